"""The middle of the table: a slot for each seat, who led, and who is winning."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ..cards.deck import CORNER
from ..look.painting import glow
from ..look.theme import TableColors
from .card_item import CardItem
from .layout import Place, TableLayout, TablePosition
from .motion import Goal
from .picture_item import PictureItem, PictureScene

Z_SLOT, Z_CARD = 1.0, 30.0
EDGE = 12.0  # units around a card for the marks


class TrickArea:
    """The cards of the trick by position, with the marks on them.

    It adds only the marks to the scene; the items of the cards are added and removed by the caller.
    """

    def __init__(self, scene: PictureScene, z: float = 0.0) -> None:
        self.items: dict[int, CardItem] = {}
        self._z = z
        self._slots = [PictureItem(scene, z + Z_SLOT) for _ in TablePosition]
        self._lit_slot = PictureItem(scene, z + Z_SLOT)
        self._winner = PictureItem(scene, z + Z_CARD - 1)
        self._leader = PictureItem(scene, z + Z_CARD + 5)
        self._layout: TableLayout
        self._has_slots = False
        self._lit: int | None = None

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Take the places of this layout; the cards stay where they are until `goals` is asked for."""
        self._layout = layout
        size = QSizeF(layout.card, layout.card_height)
        unit = layout.unit
        around = QSizeF(size.width() + 2 * EDGE * unit, size.height() + 2 * EDGE * unit)
        rect = QRectF(QPointF(EDGE, EDGE) * unit, size)
        plain, light = QColor(colors.inlay), QColor(colors.light)
        for position, slot in enumerate(self._slots):
            slot.setPos(self._corner(position))
            slot.redraw(around, ratio, lambda p: _slot(p, rect, unit, plain, lit=False))
        self._lit_slot.redraw(around, ratio, lambda p: _slot(p, rect, unit, light, lit=True))
        self._winner.redraw(around, ratio, lambda p: _winner(p, rect, unit, colors))
        self._leader.redraw(QSizeF(28, 28) * unit, ratio, lambda p: _leader(p, unit, colors))
        self.light(None)

    def slot(self, position: int) -> Place:
        """The place of the card of a position."""
        return self._layout.seats[position].slot

    def lay(self, position: int, item: CardItem) -> None:
        """Take a card into the trick, above the cards that were played before."""
        self.items[position] = item
        item.setZValue(self._z + Z_CARD + len(self.items))

    def clear(self) -> list[CardItem]:
        """Take all cards out of the trick; they stay on the table.

        Removing them from the scene is left to the caller.
        """
        items = list(self.items.values())
        self.items = {}
        self.mark(None, None)
        return items

    def goals(self) -> list[Goal]:
        """The goals of the cards."""
        return [Goal(item, self.slot(position)) for position, item in self.items.items()]

    def light(self, position: int | None) -> None:
        """Light the slot of whose turn it is."""
        self._lit = position
        if position is not None:
            self._lit_slot.setPos(self._corner(position))
        self.show_slots(self._has_slots)

    def show_slots(self, visible: bool) -> None:
        """Show the outlines of the slots or not."""
        self._has_slots = visible
        self._lit_slot.reveal(visible and self._lit is not None)
        for position, slot in enumerate(self._slots):
            slot.reveal(visible and position != self._lit)

    def mark(self, leader: int | None, winner: int | None) -> None:
        """Mark who led and who is winning."""
        self._winner.reveal(winner is not None)
        if winner is not None:
            self._winner.setPos(self._corner(winner))
            if winner in self.items:
                self._winner.setZValue(self.items[winner].zValue() - 0.5)
        self._leader.reveal(leader is not None)
        if leader is not None:
            rect = self.slot(leader).rect
            self._leader.setPos(rect.topRight() - QPointF(15, 13) * self._layout.unit)

    def _corner(self, position: int) -> QPointF:
        """The corner of the marks around a card."""
        return self.slot(position).rect.topLeft() - QPointF(EDGE, EDGE) * self._layout.unit


def _slot(painter: QPainter, rect: QRectF, unit: float, color: QColor, *, lit: bool) -> None:
    """The outline of a card in the felt."""
    radius = CORNER * rect.width()
    if lit:
        glow(painter, rect, radius, 9 * unit, color)
    line = QColor(color)
    line.setAlphaF(0.95 if lit else 0.6)
    painter.setPen(QPen(line, (2.2 if lit else 1.3) * unit))
    painter.setBrush(QColor(0, 0, 0, 26))
    painter.drawRoundedRect(rect.adjusted(unit, unit, -unit, -unit), radius, radius)


def _winner(painter: QPainter, rect: QRectF, unit: float, colors: TableColors) -> None:
    """A frame of light behind the card."""
    radius = CORNER * rect.width()
    light = QColor(colors.winner)
    glow(painter, rect, radius, 11 * unit, light)
    painter.setPen(QPen(light, 4 * unit))
    painter.setBrush(light)
    painter.drawRoundedRect(rect.adjusted(-unit, -unit, unit, unit), radius, radius)


def _leader(painter: QPainter, unit: float, colors: TableColors) -> None:
    """A disc with a chevron at the card that was led."""
    painter.scale(unit, unit)
    painter.setPen(QPen(QColor(colors.plate_ink), 1.2))
    painter.setBrush(QColor(colors.plate))
    painter.drawEllipse(QPointF(14, 14), 11, 11)
    path = QPainterPath(QPointF(10.5, 8.5))
    path.lineTo(19, 14)
    path.lineTo(10.5, 19.5)
    path.closeSubpath()
    painter.fillPath(path, QColor(colors.plate_ink))
