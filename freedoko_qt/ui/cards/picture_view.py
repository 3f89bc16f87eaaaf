"""A small picture made of cards, drawn with the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..look.painting import chip, font
from .deck import ASPECT, face_rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from freedoko_qt.app.card_picture import CardFan, CardPicture

    from .deck import Deck

WIDEST_CARD = 92  # logical pixels
# In widths of a card:
STEP = 0.56  # from card to card
GAP, SIGN = 0.28, 0.62  # between two groups, and the place of a sign in it
LIFT = 0.16  # of the card that wins over those beside it
EDGE = 0.05  # around everything
BADGE = 0.34  # its height
WIDEST_BADGE = 0.52
CROSS = "#c8372d"


class PictureView(QWidget):
    """Shows a picture as large as there is room, in the middle; it has no words of its own.

    Mouse clicks go through it to what lies below; the widget around it must have an accessible name. `height` is that
    of the hint, in logical pixels.
    """

    def __init__(self, deck: Deck, picture: CardPicture, parent: QWidget, *, height: int) -> None:
        super().__init__(parent)
        self._deck, self._picture, self._height = deck, picture, height
        self.alike: Sequence[PictureView] = (self,)
        """The views, this one among them, whose cards are as large as in the smallest of them."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def room(self) -> float:
        """The width that a card can have here."""
        return card_width(self._picture, QRectF(self.rect()))

    def show_picture(self, picture: CardPicture) -> None:
        """Show another one."""
        self._picture = picture
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._height * breadth(self._picture)), self._height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            unit = min(one.room for one in self.alike)
            paint_picture(painter, self._deck, self._picture, QRectF(self.rect()), unit=unit, palette=self.palette())


def breadth(picture: CardPicture) -> float:
    """The width of a picture by its height."""
    width, height = _size(picture)
    return width / height


def card_width(picture: CardPicture, place: QRectF) -> float:
    """The width that the cards of a picture can have in a place."""
    width, height = _size(picture)
    return min(place.width() / width, place.height() / height, WIDEST_CARD)


def paint_picture(
    painter: QPainter, deck: Deck, picture: CardPicture, place: QRectF, *, unit: float, palette: QPalette
) -> None:
    """Paint a picture in the middle of a place; `unit` is the width of a card.

    Everything in logical pixels; the painter's state is restored.
    """
    width, height = _size(picture)
    box = QRectF(0, 0, width * unit, height * unit)
    box.moveCenter(place.center())
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    ink = palette.color(QPalette.ColorRole.WindowText)
    left = box.left() + EDGE * unit
    for number, group in enumerate(picture.fans):
        if number:
            space = (SIGN if group.sign else GAP) * unit
            painter.setPen(ink)
            painter.setFont(font(0.5 * unit, bold=True))
            painter.drawText(QRectF(left, box.top(), space, box.height()), Qt.AlignmentFlag.AlignCenter, group.sign)
            left += space
        _paint_group(painter, deck, group, QRectF(left, box.top(), unit, box.height()), palette)
        left += _width(group) * unit
    if picture.crossed:
        _cross_out(painter, box, unit)
    painter.restore()


def _size(picture: CardPicture) -> tuple[float, float]:
    """Width and height in widths of a card."""
    gaps = sum(SIGN if group.sign else GAP for group in picture.fans[1:])
    lift = LIFT if any(_has_winner(group) for group in picture.fans) else 0
    return sum(map(_width, picture.fans)) + gaps + 2 * EDGE, 1 / ASPECT + lift + 2 * EDGE


def _width(group: CardFan) -> float:
    return 1 + STEP * (len(group.cards) - 1)


def _has_winner(group: CardFan) -> bool:
    return len({card.dim for card in group.cards}) == 2


def _paint_group(painter: QPainter, deck: Deck, group: CardFan, place: QRectF, palette: QPalette) -> None:
    """Paint the cards of a group, the winner on top; `place` is as wide as a card and as high as the picture."""
    unit = place.width()
    ratio = painter.device().devicePixelRatioF()
    inset = face_rect(round(unit * ratio), ratio).topLeft()
    rises = LIFT * unit if _has_winner(group) else 0
    faces = []
    for number, card in enumerate(group.cards):
        top = place.bottom() - EDGE * unit - unit / ASPECT - (0 if card.dim else rises)
        faces.append(QRectF(place.left() + number * STEP * unit, top, unit, unit / ASPECT))
    from_below = sorted(range(len(faces)), key=lambda number: not group.cards[number].dim)
    for layer, number in enumerate(from_below):
        card, face, above = group.cards[number], faces[number], from_below[layer + 1 :]
        painter.drawPixmap(face.topLeft() - inset, deck.picture(card.card, unit, ratio, dim=card.dim))
        if card.badge:
            hidden = (1 - STEP) * unit
            seen = face.adjusted(hidden if number - 1 in above else 0, 0, -hidden if number + 1 in above else 0, 0)
            _paint_badge(painter, card.badge, seen, unit, palette)


def _paint_badge(painter: QPainter, badge: str, seen: QRectF, unit: float, palette: QPalette) -> None:
    """Paint a few letters at the bottom of what is seen of a card."""
    place = QRectF(0, 0, WIDEST_BADGE * unit, BADGE * unit)
    place.moveCenter(seen.center())
    place.moveBottom(seen.bottom() - 2 * EDGE * unit)
    role = QPalette.ColorRole
    colors = palette.color(role.Highlight).name(), palette.color(role.HighlightedText).name()
    chip(painter, place, badge, font(0.3 * unit, bold=True), colors)


def _cross_out(painter: QPainter, box: QRectF, unit: float) -> None:
    """Draw a cross over everything, with a light edge so that it is seen on every card."""
    inner = box.adjusted(0.3 * unit, 0.3 * unit, -0.3 * unit, -0.3 * unit)
    for color, width in (("#ffffff", 0.2), (CROSS, 0.13)):
        painter.setPen(QPen(QColor(color), width * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
