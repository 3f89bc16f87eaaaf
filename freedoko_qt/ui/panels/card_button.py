"""A card that can be picked: it rises when it is."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from freedoko_qt.app import wording
from freedoko_qt.engine.cards import Card

from ..cards.deck import ASPECT, CORNER, Deck, face_rect
from ..parts.tip import tip
from ..parts.translated import Translated

LIFT = 12  # logical pixels
EDGE = 5  # room for the frame around the card


class CardButton(Translated, QAbstractButton):
    """A checkable button that looks like a card; one that may not be picked is darkened."""

    def __init__(self, deck: Deck, card: Card, width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._deck = deck
        self.card = card
        self._width = width
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.word(
            self,
            name=lambda self: wording.card_name(self.card),
            tip=lambda self: tip(wording.card_name(self.card)),
        )

    def sizeHint(self) -> QSize:
        return QSize(self._width + 2 * EDGE, round(self._width / ASPECT) + LIFT + 2 * EDGE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        picture = self._deck.picture(self.card, self._width, ratio, dim=not self.isEnabled())
        top = EDGE + (0 if self.isChecked() else LIFT)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(QPointF(EDGE, top) - face_rect(round(self._width * ratio), ratio).topLeft(), picture)
        frame = QRectF(EDGE, top, self._width, self._width / ASPECT)
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        if self.isChecked() or self.hasFocus():
            color = QColor("#ffcf5a") if self.hasFocus() else accent
            painter.setPen(QPen(color, 3))
            painter.drawRoundedRect(frame, CORNER * self._width, CORNER * self._width)
        painter.end()
