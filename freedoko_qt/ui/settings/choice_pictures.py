"""The small pictures of the settings that are chosen by how they look."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from freedoko_qt.app.settings import Back, Letters, Surface
from freedoko_qt.engine.cards import Card

from ..cards.deck import ASPECT, CORNER
from ..cards.faces import FRENCH, BadDeck, open_faces
from ..look.design import RADIUS
from ..look.painting import font
from ..look.theme import table_colors
from ..table.felt import table_picture
from .preview_layout import preview_layout

SIZE = QSize(76, 66)
STRIP = 0.6  # of a card, seen of the one below
CARDS = Card.SK, Card.DA
"""A black and a red one, whose letters are the same in every language."""

Draw = Callable[[str, QPainter, QRectF], None]


def _draw_deck(name: str, painter: QPainter, room: QRectF) -> None:
    """Two cards; of a deck of another program, which takes long to read, a card with its first letter."""
    width = room.height() * ASPECT
    left = room.center().x() - (1 + STRIP) * width / 2
    places = [QRectF(left + at * STRIP * width, room.top(), width, room.height()) for at in range(len(CARDS))]
    if "/" in name:
        _draw_unread(name, painter, places)
        return
    try:
        faces = open_faces(name, Letters.INTERNATIONAL, Back.BLUE)
    except BadDeck:
        _draw_unread(name, painter, places)
        return
    for card, place in zip(CARDS, places, strict=True):
        faces.paint(card, painter, place)


def _draw_unread(name: str, painter: QPainter, places: list[QRectF]) -> None:
    for place in places:
        painter.setPen(QPen(QColor("#8d877a"), 1))
        painter.setBrush(QColor("#fffdf7"))
        painter.drawRoundedRect(place, CORNER * place.width(), CORNER * place.width())
    painter.setPen(QColor("#5d584d"))
    painter.setFont(font(22, bold=True))
    letter = name.rpartition("/")[2].removeprefix("svg-")[:1].upper()
    painter.drawText(places[-1], Qt.AlignmentFlag.AlignCenter, letter)


def _draw_back(back: str, painter: QPainter, room: QRectF) -> None:
    width = room.height() * ASPECT
    place = QRectF(room.center().x() - width / 2, room.top(), width, room.height())
    open_faces(FRENCH, Letters.INTERNATIONAL, Back(back)).paint(None, painter, place)


def _draw_surface(surface: str, painter: QPainter, room: QRectF) -> None:
    """A piece of the table, as it is by day."""
    layout = preview_layout(4 * room.width(), 4 * room.height(), 1.0)
    whole = table_picture(layout, table_colors(dark=False, surface=Surface(surface)), 1.0)
    shape = QPainterPath()
    shape.addRoundedRect(room, RADIUS.sign, RADIUS.sign)
    painter.setClipPath(shape)
    painter.drawPixmap(room, whole, QRectF(QPointF(), room.size() * 2))


_DRAWN: Mapping[str, Draw] = {"deck": _draw_deck, "back": _draw_back, "surface": _draw_surface}


def has_pictures(field: str) -> bool:
    """True if the values of a setting are chosen by their pictures."""
    return field in _DRAWN


def pictures_of(field: str, values: Mapping[str, object]) -> dict[str, Callable[[QPainter, QRectF], None]]:
    """The painter of each value of a setting.

    Each paints into a place of the size `SIZE`. KeyError for a field without pictures.
    """
    return {value: partial(_DRAWN[field], value) for value in values}
