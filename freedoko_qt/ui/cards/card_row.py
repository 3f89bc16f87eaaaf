"""A hand as a small row of overlapping cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.step_timer import StepTimer

from ..parts.translated import Translated
from .deck import ASPECT, Deck, face_rect

if TYPE_CHECKING:
    from freedoko_qt.engine.cards import Card

STEP = 0.5  # of a card's width, from card to card, where there is room
NARROWEST = 22  # logical pixels of a card
HEIGHT_SHARE = 0.9


class CardRow(Translated, QWidget):
    """Shows cards that cannot be played; they move together where the row is narrow.

    They are seen when all of them are drawn; until then those of the size before are.
    """

    step = STEP
    """The step from card to card where there is room, in widths of a card."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self._cards: tuple[Card, ...] = ()
        self._wanted: object = None  # what is drawn or was drawn last
        self._pictures: Sequence[QPixmap] = ()
        self._drawn = 1.0  # the width of a card in the pictures
        self._drawing = StepTimer(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_cards(self, deck: Deck, cards: Sequence[Card]) -> None:
        """Show these, from left to right."""
        if self._cards != tuple(cards):
            self._pictures, self._wanted = (), None
        self._deck, self._cards = deck, tuple(cards)
        self._update_text()
        self.update()

    def _update_text(self) -> None:
        self.setAccessibleName(wording.card_names(self._cards) or " ")

    def sizeHint(self) -> QSize:
        return QSize(300, round(2 * NARROWEST / ASPECT) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(210, round(NARROWEST / ASPECT) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._cards:
            return
        ratio = self.devicePixelRatioF()
        gaps = len(self._cards) - 1
        width = min(HEIGHT_SHARE * self.height() * ASPECT, (self.width() - 8) / (1 + gaps * self.step))
        step = min(self.step * width, (self.width() - 8 - width) / max(1, gaps))
        if self._wanted != (wanted := (self._deck, self._cards, width, ratio)):
            self._wanted = wanted
            self._drawing.begin(self._draw(*wanted))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            inset = face_rect(round(self._drawn * ratio), ratio).topLeft()
            for place, picture in enumerate(self._pictures):
                painter.save()
                painter.translate(round(4 + place * step), round((self.height() - width / ASPECT) / 2))
                painter.scale(width / self._drawn, width / self._drawn)
                painter.drawPixmap(-inset, picture)
                painter.restore()

    def _draw(self, deck: Deck, cards: Sequence[Card], width: float, ratio: float) -> Iterator[None]:
        pictures = []
        for card in cards:
            pictures.append(deck.picture(card, width, ratio))
            yield
        self._pictures, self._drawn = pictures, width
        self.update()
