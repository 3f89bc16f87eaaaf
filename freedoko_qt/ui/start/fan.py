"""The cards at the top of the pages of the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from freedoko_qt.app.step_timer import StepTimer
from freedoko_qt.engine.cards import Card

from ..cards.deck import ASPECT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPixmap

    from ..cards.deck import Deck

FAN = (Card.DA, Card.HT, Card.CQ, Card.SJ, Card.CJ)
SPREAD = 13.0  # degrees from card to card
CARD_SHARE = 0.72  # of the height of the fan
BREADTH = 2.1  # of the fan, in heights of a card


class Fan(QWidget):
    """A fan of five cards, held in a hand; in another size there are drafts until all of them are drawn."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._deck = deck
        self._wanted: object = None  # what is being drawn
        self._drawing = StepTimer(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(64)

    def show_deck(self, deck: Deck) -> None:
        """Draw with another deck."""
        self._deck = deck
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, 220)

    def paintEvent(self, event: QPaintEvent) -> None:
        height = min(self.height() * CARD_SHARE, self.width() / BREADTH)
        top = (self.height() - height / CARD_SHARE) / 2 + 0.12 * height / CARD_SHARE
        reach = 1.6 * height  # from the hand that holds them to the upper edge
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(self.width() / 2, top + reach)
            painter.rotate(-SPREAD * (len(FAN) - 1) / 2)
            for card in FAN:
                picture = self._picture(card, height * ASPECT, self.devicePixelRatioF())
                size = picture.deviceIndependentSize()
                painter.drawPixmap(QPointF(-size.width() / 2, -reach - (size.height() - height) / 2), picture)
                painter.rotate(SPREAD)

    def _picture(self, card: Card, width: float, ratio: float) -> QPixmap:
        draft = self._deck.draft(card, width, ratio)
        if draft is None:
            return self._deck.picture(card, width, ratio)
        if self._wanted != (wanted := (self._deck, width, ratio)):
            self._wanted = wanted
            self._drawing.begin(self._draw(*wanted))
        return draft

    def _draw(self, deck: Deck, width: float, ratio: float) -> Iterator[None]:
        for card in FAN:
            deck.picture(card, width, ratio)
            yield
        self._wanted = None  # the deck may forget them
        self.update()
