"""One card on the table: a pixmap that Qt paints by itself."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from freedoko_qt.engine.cards import Card

from ..cards.deck import ASPECT, CORNER, Deck, face_rect
from ..look.painting import picture
from .layout import Place

VEIL = QColor(214, 224, 215, 132)
"""Over a card that cannot be played: light, so that its index can still be read."""


class CardItem(QGraphicsPixmapItem):
    """A card, face up or (card None) face down; its origin is its middle.

    At rest its picture has exactly the device pixels of its place, rotated where the place is: Qt only copies it.
    On the way the picture is scaled, rotated and smoothed. Where a card is drawn in another size only, its picture is
    a draft at first, scaled from that one: to draw many cards at once would hold everything up.
    """

    def __init__(self, deck: Deck, ratio: float, card: Card | None = None) -> None:
        super().__init__()
        self.card = card
        self.place = Place(0, 0, 1)
        self.dim = False
        """True if the card cannot be played now: its place in the hand has a veil."""
        self.held = False
        """True if the person has it between the fingers: nothing else moves it then."""
        self.is_draft = False
        """True if its picture is only scaled from another size, until `sharpen`."""
        self._deck = deck
        self._ratio = ratio
        self._drawn = 0.0  # the width of the card in the picture; 0: there is none yet
        self._size = QSizeF()  # of the whole picture
        self._seen = 1.0  # the share of the card's height that the picture ends with
        self._rest: Place | None = None  # where it was put, as long as it lies there
        self._veil: QGraphicsPixmapItem | None = None  # made when it is first needed
        self._veiled = 0.0  # the width of the card that it is painted for
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def turn_up(self, card: Card | None) -> None:
        """Show this face, or the back."""
        if card != self.card:
            self.card = card
            self._redraw()

    def set_pictures(self, deck: Deck, ratio: float) -> None:
        """Use the pictures of another deck, or for another pixel ratio.

        Redrawn at its next `put` or `glide` in the place where it is.
        """
        if (deck, ratio) != (self._deck, self._ratio):
            self._deck, self._ratio, self._rest = deck, ratio, None
            self._redraw()

    def paint_ahead(self, deck: Deck, place: Place, ratio: float) -> None:
        """Have the deck make the picture of this card at rest at a place.

        So that laying it there later costs nothing; nothing is shown.
        """
        deck.picture(self.card, place.width, ratio, rotation=place.rotation)

    def sharpen(self) -> None:
        """Draw its picture if that is only a draft."""
        if self.is_draft:
            self._redraw(sharp=True)

    def put(self, place: Place) -> None:
        """Rest here on whole device pixels, drawn sharp; a draft where the card is drawn only in another size.

        Does nothing while the card is held.
        """
        if not self.held:
            self.carry(place)

    def carry(self, place: Place) -> None:
        """Move here under the pointer, drawn as sharp as at rest."""
        if place == self._rest:
            return
        self.place = self._rest = place
        self._drawn = place.width
        self._redraw()
        self._draw_veil(place.veil)
        self.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self.setRotation(0.0)
        self.setScale(1.0)
        half = self._size / 2
        x = self._whole(place.x - half.width()) + half.width()
        y = self._whole(place.y - half.height()) + half.height()
        self.setPos(x, y)

    def glide(self, place: Place) -> None:
        """Move here during an animation, with the current picture.

        Does nothing while the card is held. The picture is scaled, not rendered.
        """
        if self.held:
            return
        self.place = place
        if not self._drawn or self._rest is not None or self._seen != place.seen:
            self._drawn = self._drawn or place.width
            self._rest = None
            self._redraw()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._draw_veil(place.veil)
        self.setPos(place.x, place.y)
        self.setRotation(place.rotation)
        self.setScale(place.width / self._drawn)

    def prepare(self, place: Place) -> None:
        """Before a way to this place: have the picture for its end, where it is larger."""
        if place.width > self._drawn:
            self._drawn = place.width
            self._rest = None
            self._redraw()
            self.glide(self.place)

    def _redraw(self, *, sharp: bool = False) -> None:
        if not self._drawn:
            return
        rotation = self._rest.rotation if self._rest else 0.0
        draft = None if sharp else self._deck.draft(self.card, self._drawn, self._ratio, rotation=rotation)
        self.is_draft = draft is not None
        pixmap = draft or self._deck.picture(self.card, self._drawn, self._ratio, rotation=rotation)
        self._size, self._seen = pixmap.deviceIndependentSize(), self.place.seen
        self.setPixmap(pixmap if self._seen >= 1 else self._cut(pixmap))
        self.setOffset(-self._size.width() / 2, -self._size.height() / 2)

    def _cut(self, pixmap: QPixmap) -> QPixmap:
        """The upper end of the picture of a card."""
        face = face_rect(round(self._drawn * self._ratio), self._ratio)
        end = round((face.top() + self._seen * face.height()) * self._ratio)
        return pixmap.copy(0, 0, pixmap.width(), end)

    def _draw_veil(self, share: float) -> None:
        """Lay so much of a veil over the card."""
        if self._veil is None:
            if not share:
                return
            self._veil = QGraphicsPixmapItem(self)
            self._veil.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        if self._veiled != self._drawn and share:
            self._veiled = self._drawn
            size = QSizeF(self._drawn, self._drawn / ASPECT)
            self._veil.setPixmap(picture(size, self._ratio, lambda painter: _paint_veil(painter, size)))
            self._veil.setOffset(-size.width() / 2, -size.height() / 2)
        self._veil.setOpacity(share)
        self._veil.setVisible(share > 0)

    def _whole(self, value: float) -> float:
        return round(value * self._ratio) / self._ratio


def _paint_veil(painter: QPainter, size: QSizeF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(VEIL)
    painter.drawRoundedRect(QRectF(0, 0, size.width(), size.height()), CORNER * size.width(), CORNER * size.width())
