"""The marks on the own hand: where the keyboard is, which card goes next, and which one is advised."""

from enum import Enum, auto
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from ..cards.deck import CORNER
from ..look.theme import TableColors
from .layout import TableLayout
from .picture_item import PictureItem

STAR_LEFT, STAR_TOP = 0.05, 0.42  # of a card, below its index
EDGE = 7  # units from the cards to the frame around them


class HandMark(Enum):
    """A mark on a card; the later ones lie above."""

    RING = auto()
    """The keyboard is here."""
    PIN = auto()
    """This card goes next."""
    STAR = auto()
    """This card is advised."""


class HandMarks:
    """A mark of each kind, and the frame around all cards."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self._frame = PictureItem(scene, z - 1)
        self._items = {mark: PictureItem(scene, z) for mark in HandMark}
        self._layout: TableLayout
        self._colors: TableColors
        self._ratio = 1.0
        self._framed = QRectF()  # what the frame is painted for

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Take the sizes of this layout."""
        self._layout, self._colors, self._ratio = layout, colors, ratio
        self._framed = QRectF()
        size, unit = QSizeF(layout.card, layout.card_height), layout.unit
        disc = QSizeF(26, 26) * unit
        self._items[HandMark.RING].redraw(_grown(size, 4 * unit), ratio, lambda p: _ring(p, size, unit, colors))
        self._items[HandMark.PIN].redraw(disc, ratio, lambda p: _pin(p, unit, colors))
        self._items[HandMark.STAR].redraw(disc, ratio, lambda p: _star(p, unit, colors))

    def show(self, mark: HandMark, card: QRectF, z: float) -> None:
        """Lay a mark on a card: the ring around it, the others where the next card does not cover it."""
        item = self._items[mark]
        item.reveal(True)
        size = item.pixmap().deviceIndependentSize()
        match mark:
            case HandMark.RING:
                place = card.center() - QPointF(size.width() / 2, size.height() / 2)
            case HandMark.PIN:
                place = card.topLeft() - QPointF(0.1 * size.width(), 0.8 * size.height())
            case HandMark.STAR:
                place = card.topLeft() + QPointF(STAR_LEFT * card.width(), STAR_TOP * card.height())
        item.setPos(place)
        item.setZValue(z + (0.4 if mark is HandMark.RING else 0.5))

    def is_shown(self, mark: HandMark) -> bool:
        """True if a card has this mark."""
        return self._items[mark].isVisible()

    def hide(self, mark: HandMark) -> None:
        """No card has this mark."""
        self._items[mark].reveal(False)

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


def _pin(painter: QPainter, unit: float, colors: TableColors) -> None:
    """A disc with an arrow upwards: this card goes next."""
    painter.scale(unit, unit)
    painter.setPen(QPen(QColor(colors.light_ink), 1.5))
    painter.setBrush(QColor(colors.light))
    painter.drawEllipse(QPointF(13, 13), 11, 11)
    painter.setPen(QPen(QColor(colors.light_ink), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(13, 19), QPointF(13, 8))
    painter.drawPolyline(QPolygonF([QPointF(8.5, 12), QPointF(13, 7.5), QPointF(17.5, 12)]))


def _star(painter: QPainter, unit: float, colors: TableColors) -> None:
    """A disc with a star: this card is advised."""
    painter.scale(unit, unit)
    painter.setPen(QPen(QColor(colors.light_ink), 1.5))
    painter.setBrush(QColor(colors.light))
    painter.drawEllipse(QPointF(13, 13), 11, 11)
    tips = [(8.0 if tip % 2 == 0 else 3.4, tip * pi / 5) for tip in range(10)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.light_ink))
    painter.drawPolygon(QPolygonF([QPointF(13 + far * sin(turn), 13 - far * cos(turn)) for far, turn in tips]))
