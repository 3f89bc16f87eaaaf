"""The marks on the own hand: the focus, and the cards that go next, are picked, have come or are advised."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ..cards.deck import CORNER
from ..look.theme import TableColors
from .layout import TableLayout
from .picture_item import PictureItem, PictureScene

LEFT = 0.05  # of a card, to a sign on it
EDGE = 7  # units from the cards to the frame around them


class HandMark(Enum):
    """A mark on a card; later ones are painted above earlier ones."""

    RING = auto()
    """This card has the focus."""
    FRAME = auto()
    """This card is picked: the line around it."""
    RECEIVED = auto()
    """This card has come from another seat."""
    PICKED = auto()
    """This card is picked: the tick on it."""
    PIN = auto()
    """This card goes next."""
    STAR = auto()
    """This card is advised."""


TOPS = {HandMark.STAR: 0.42, HandMark.PIN: 0.6, HandMark.PICKED: 0.78, HandMark.RECEIVED: 0.78}
"""The places of signs below the index, in shares of a card: above the hand are announcements and the own plate."""


class HandMarks:
    """The marks of a hand, as many of each kind as there are cards for it, and the frame around all cards."""

    def __init__(self, scene: PictureScene, z: float) -> None:
        self._frame = PictureItem(scene, z - 1)
        self._scene, self._z = scene, z
        self._items: dict[HandMark, list[PictureItem]] = {mark: [] for mark in HandMark}
        self._layout: TableLayout
        self._colors: TableColors
        self._ratio = 1.0
        self._framed = QRectF()  # what the frame is painted for

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Take the sizes of this layout."""
        self._layout, self._colors, self._ratio = layout, colors, ratio
        self._framed = QRectF()
        for mark, items in self._items.items():
            for item in items:
                self._draw(mark, item)

    def show(self, mark: HandMark, cards: Sequence[tuple[QRectF, float]]) -> None:
        """Lay a mark on each of these cards, given with their z values, and on no other.

        Rings and frames go around a card, the others where the next card does not cover it.

        Rectangles in the scene. `lay_out` must have been called.
        """
        items = self._items[mark]
        while len(items) < len(cards):
            items.append(PictureItem(self._scene, self._z))
            self._draw(mark, items[-1])
        for item, (card, z) in zip(items, cards, strict=False):
            item.reveal(True)
            size = item.size
            match mark:
                case HandMark.RING | HandMark.FRAME:
                    place = card.center() - QPointF(size.width() / 2, size.height() / 2)
                case _:
                    place = card.topLeft() + QPointF(LEFT * card.width(), TOPS[mark] * card.height())
            item.setPos(place)
            item.setZValue(z + (0.4 if mark in (HandMark.RING, HandMark.FRAME) else 0.5))
        for item in items[len(cards) :]:
            item.reveal(False)

    def rects(self, mark: HandMark) -> list[QRectF]:
        """The rectangles where a mark is seen, in the scene."""
        return [QRectF(item.pos(), item.size) for item in self._items[mark] if item.isVisible()]

    def is_shown(self, mark: HandMark) -> bool:
        """True if a card has this mark."""
        return bool(self.rects(mark))

    def _draw(self, mark: HandMark, item: PictureItem) -> None:
        size, unit, colors = QSizeF(self._layout.card, self._layout.card_height), self._layout.unit, self._colors
        match mark:
            case HandMark.RING:
                item.redraw(_grown(size, 4 * unit), self._ratio, lambda p: _ring(p, size, unit, colors))
            case HandMark.FRAME:
                item.redraw(_grown(size, 4 * unit), self._ratio, lambda p: _line_around(p, size, unit, colors))
            case _:
                item.redraw(QSizeF(26, 26) * unit, self._ratio, lambda p: _disc(p, unit, colors, SIGNS[mark]))

    def show_frame(self, cards: QRectF | None) -> None:
        """Frame these cards; None: there is no frame."""
        if cards is not None and cards != self._framed:
            self._framed = cards
            colors, edge, size = self._colors, EDGE * self._layout.unit, cards.size()
            self._frame.redraw(_grown(size, edge), self._ratio, lambda p: _frame(p, size, edge, colors))
            self._frame.setPos(cards.topLeft() - QPointF(edge, edge))
        self._frame.reveal(cards is not None)


def _grown(size: QSizeF, edge: float) -> QSizeF:
    return QSizeF(size.width() + 2 * edge, size.height() + 2 * edge)


def _ring(painter: QPainter, size: QSizeF, unit: float, colors: TableColors) -> None:
    """A double line around the card, visible on light and on dark."""
    edge = 4 * unit
    rect = QRectF(QPointF(edge, edge), size)
    radius = CORNER * size.width()
    painter.setPen(QPen(QColor(colors.light_ink), 4 * unit))
    painter.drawRoundedRect(rect.adjusted(-unit, -unit, unit, unit), radius, radius)
    painter.setPen(QPen(QColor(colors.light), 2.4 * unit))
    painter.drawRoundedRect(rect.adjusted(-unit, -unit, unit, unit), radius, radius)


def _frame(painter: QPainter, size: QSizeF, edge: float, colors: TableColors) -> None:
    """A quiet line around all cards of the hand."""
    line = QColor(colors.light)
    line.setAlphaF(0.8)
    painter.setPen(QPen(line, edge / 4))
    rect = QRectF(QPointF(edge, edge), size).adjusted(-edge / 2, -edge / 2, edge / 2, edge / 2)
    painter.drawRoundedRect(rect, edge, edge)


def _line_around(painter: QPainter, size: QSizeF, unit: float, colors: TableColors) -> None:
    """A line of light around a card."""
    edge, radius = 4 * unit, CORNER * size.width()
    painter.setPen(QPen(QColor(colors.light), 3 * unit))
    painter.drawRoundedRect(QRectF(QPointF(edge, edge), size), radius, radius)


def _disc(painter: QPainter, unit: float, colors: TableColors, sign: Callable[[QPainter], None]) -> None:
    """A disc of light with a sign in it."""
    painter.scale(unit, unit)
    painter.setPen(QPen(QColor(colors.light_ink), 1.5))
    painter.setBrush(QColor(colors.light))
    painter.drawEllipse(QPointF(13, 13), 11, 11)
    painter.setPen(QPen(QColor(colors.light_ink), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    sign(painter)


def _arrow_up(painter: QPainter) -> None:
    painter.drawLine(QPointF(13, 19), QPointF(13, 8))
    painter.drawPolyline(QPolygonF([QPointF(8.5, 12), QPointF(13, 7.5), QPointF(17.5, 12)]))


def _arrow_down(painter: QPainter) -> None:
    painter.drawLine(QPointF(13, 7), QPointF(13, 18))
    painter.drawPolyline(QPolygonF([QPointF(8.5, 14), QPointF(13, 18.5), QPointF(17.5, 14)]))


def _tick(painter: QPainter) -> None:
    painter.drawPolyline(QPolygonF([QPointF(7.5, 13.5), QPointF(11.5, 17.5), QPointF(18.5, 9)]))


def _star(painter: QPainter) -> None:
    tips = [(8.0 if tip % 2 == 0 else 3.4, tip * pi / 5) for tip in range(10)]
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(QPolygonF([QPointF(13 + far * sin(turn), 13 - far * cos(turn)) for far, turn in tips]))


SIGNS: Mapping[HandMark, Callable[[QPainter], None]] = {
    HandMark.PIN: _arrow_up,
    HandMark.RECEIVED: _arrow_down,
    HandMark.PICKED: _tick,
    HandMark.STAR: _star,
}
"""The sign on the disc of each mark that has one."""
