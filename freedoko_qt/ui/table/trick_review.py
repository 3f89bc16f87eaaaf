"""A finished trick, laid out on the table once more."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from freedoko_qt.app.plain import NARROW, shortened
from freedoko_qt.engine.view import SeatView

from ..cards.deck import Deck
from ..look.painting import fitted, font
from ..look.theme import TableColors
from .card_item import CardItem
from .layout import TableLayout, TablePosition
from .picture_item import PictureItem
from .trick_area import TrickArea

Z = 100.0


class TrickReview:
    """Lies over the trick while an earlier one is being looked at."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.number = 0
        """The trick that is shown, from 1; 0 if none is."""
        self._scene = scene
        self._veil = PictureItem(scene, Z)
        self._area = TrickArea(scene, Z)
        self._view: SeatView
        self._names: tuple[str, ...] = ()
        self._layout: TableLayout
        self._colors: TableColors
        self._deck: Deck
        self._ratio = 1.0

    @property
    def is_open(self) -> bool:
        """True if a trick is being looked at."""
        return self.number > 0

    def lay_out(self, layout: TableLayout, deck: Deck, colors: TableColors, ratio: float) -> None:
        """Take the places of this layout."""
        self._layout, self._deck, self._colors, self._ratio = layout, deck, colors, ratio
        self._area.lay_out(layout, colors, ratio)
        if self.is_open:
            self.open(self._view, self.number, self._names)

    def open(self, view: SeatView, number: int, names: tuple[str, ...]) -> None:
        """Show a finished trick, by its number from 1; `names` by seat."""
        self.close()
        self.number, self._view, self._names = number, view, names
        trick = view.tricks[number - 1]
        rect = self._rect
        self._veil.redraw(rect.size(), self._ratio, self._draw)
        self._veil.setPos(rect.topLeft())
        self._veil.reveal(True)
        for place, card in enumerate(trick.cards):
            position = (trick.seat_of(place) - view.seat) % 4
            item = CardItem(self._deck, self._ratio, card)
            item.put(self._area.slot(position))
            self._scene.addItem(item)
            self._area.lay(position, item)
        self._area.mark((trick.leader - view.seat) % 4, (trick.winner - view.seat) % 4)

    def close(self) -> None:
        """Show the present again."""
        self.number = 0
        self._veil.reveal(False)
        for item in self._area.clear():
            self._scene.removeItem(item)

    def caption(self) -> str:
        """The caption of what is being looked at."""
        trick = self._view.tricks[self.number - 1]
        text = QCoreApplication.translate("Table", "Trick {number}: {name}, {eyes} eyes")
        return shortened(text.format(number=self.number, name=self._names[trick.winner], eyes=trick.eyes), NARROW)

    @property
    def _rect(self) -> QRectF:
        """Around the trick, but not over the numbers beside the piles."""
        unit, trick = self._layout.unit, self._layout.trick
        beside = trick.left() - self._layout.seats[TablePosition.LEFT].pile.right()
        edge = min(30 * unit, beside - 2 * unit) if beside > 0 else 14 * unit
        return trick.adjusted(-edge, -10 * unit, edge, 10 * unit)

    def _draw(self, painter: QPainter) -> None:
        unit = self._layout.unit
        painter.translate(-self._rect.topLeft())
        rect = self._rect.adjusted(unit, unit, -unit, -unit)
        back = QColor(self._colors.ground_edge)
        back.setAlphaF(0.96)
        painter.setPen(QPen(QColor(self._colors.light), 1.6 * unit))
        painter.setBrush(back)
        painter.drawPath(self._outline(rect))
        corner = QRectF(rect.topLeft() + QPointF(12, 10) * unit, QSizeF(self._side_room, 24 * unit))
        painter.setPen(QColor(self._colors.ink))
        for line in self.caption().split(": ", 1):
            painter.setFont(fitted(line, font(14 * unit, bold=True), corner.width()))
            painter.drawText(corner, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, line)
            corner.translate(0, 20 * unit)

    def _outline(self, whole: QRectF) -> QPainterPath:
        """The rectangle, but not below the cards on both sides where the own plate would be under it."""
        unit, seats = self._layout.unit, self._layout.seats
        radius = 18 * unit
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        if not whole.intersects(seats[TablePosition.BOTTOM].plate):
            path.addRoundedRect(whole, radius, radius)
            return path
        own, left = seats[TablePosition.BOTTOM].slot.rect, seats[TablePosition.LEFT].slot.rect
        edge = left.left() - whole.left()
        upper, lower = QRectF(whole), QRectF(whole)
        upper.setBottom(left.bottom() + 2 * unit)
        lower.setLeft(own.left() - edge)
        lower.setRight(own.right() + edge)
        for part in (upper, lower):
            path.addRoundedRect(part, radius, radius)
        return path.simplified()

    @property
    def _side_room(self) -> float:
        """The width left of the upper slot."""
        return self._layout.seats[TablePosition.TOP].slot.rect.left() - self._rect.left() - 20 * self._layout.unit


def reviewable(view: SeatView) -> range:
    """The numbers of the tricks that the rules let one look at."""
    last = len(view.tricks)
    return range(max(1, last - view.rules.show_tricks_number + 1), last + 1)
