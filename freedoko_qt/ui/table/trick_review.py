"""A finished trick, laid out on the table once more."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from freedoko_qt.app import wording
from freedoko_qt.app.plain import NARROW, shortened
from freedoko_qt.engine.view import SeatView

from ..cards.deck import Deck
from ..look.painting import fitted, font
from ..look.theme import TableColors
from .card_item import CardItem
from .layout import TableLayout, TablePosition
from .picture_item import PictureItem, PictureScene
from .trick_area import TrickArea

Z = 100.0
LINE = 17.0  # units, the height of a line of the caption
SIDES, ROUND = 12.0, 10.0  # units: beside the cards, and the radius of all corners


class TrickReview:
    """The layer over the table that shows an earlier trick."""

    def __init__(self, scene: PictureScene) -> None:
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

    @property
    def cards(self) -> Collection[CardItem]:
        """The cards of the trick; none if it is not open."""
        return self._area.items.values()

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
        """Go back to the present."""
        self.number = 0
        self._veil.reveal(False)
        for item in self._area.clear():
            self._scene.removeItem(item)

    def caption(self) -> str:
        """The caption of what is being looked at."""
        trick = self._view.tricks[self.number - 1]
        text = QCoreApplication.translate("Table", "Trick {number}: {name}, {eyes} card points")
        return shortened(text.format(number=self.number, name=self._names[trick.winner], eyes=trick.eyes), NARROW)

    @property
    def lines(self) -> list[str]:
        """The caption, and who has played which card, for those who cannot see it."""
        trick = self._view.tricks[self.number - 1]
        line = QCoreApplication.translate("Table", "{name}: {card}")
        played = (
            line.format(name=self._names[trick.seat_of(place)], card=wording.card_name(card))
            for place, card in enumerate(trick.cards)
        )
        return [self.caption(), *played]

    @property
    def parts(self) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """The rectangles that it covers: the upper card, those at both sides, the own one, and the caption beside it.

        So the seats and the message line stay in sight. The last one lies over that of the own card, too, unless the
        own pile is there.
        """
        unit, seats = self._layout.unit, self._layout.seats
        own, left, upper, right = (seat.slot.rect for seat in seats)
        one, other = seats[TablePosition.LEFT], seats[TablePosition.RIGHT]
        broad = self._edge(one.plate | one.pile, other.plate | other.pile)
        edge = min(broad, self._edge(one.row or QRectF(), other.row or QRectF()))  # beside open cards, too
        sides = (left | right).adjusted(-min(edge, SIDES * unit), -4 * unit, edge, 4 * unit)
        below = own.adjusted(-SIDES * unit, 0, SIDES * unit, 4 * unit)
        words_top = sides.bottom() - 2 * ROUND * unit
        words = QRectF(QPointF(own.right(), words_top), QPointF(right.right() + broad, below.bottom()))
        pile = seats[TablePosition.BOTTOM].pile
        if words.intersects(pile):
            words.setBottom(pile.top() - 4 * unit)
        else:
            words.setLeft(below.left())
        return upper.adjusted(-SIDES * unit, -4 * unit, SIDES * unit, 0), sides, below, words

    def _edge(self, one: QRectF, other: QRectF) -> float:
        """The breadth of the edge between the cards and what is left and right of them, or above them at the sides."""
        unit, seats = self._layout.unit, self._layout.seats
        left, right = (seats[side].slot.rect for side in (TablePosition.LEFT, TablePosition.RIGHT))
        beside = min(left.left() - one.right(), other.left() - right.right())
        return min(30 * unit, beside - 2 * unit) if beside > 0 else 14 * unit

    @property
    def _rect(self) -> QRectF:
        upper, sides, below, words = self.parts
        return upper | sides | below | words

    def _draw(self, painter: QPainter) -> None:
        unit = self._layout.unit
        painter.translate(-self._rect.topLeft())
        back = QColor(self._colors.ground_edge)
        back.setAlphaF(0.96)
        painter.setPen(QPen(QColor(self._colors.light), 1.6 * unit))
        painter.setBrush(back)
        painter.drawPath(_around([part.adjusted(unit, unit, -unit, -unit) for part in self.parts], ROUND * unit))
        self._write(painter)

    def _write(self, painter: QPainter) -> None:
        """Write the caption right of the own card, below the card of the right seat."""
        unit = self._layout.unit
        _, sides, below, words = self.parts
        lines = [part for half in self.caption().split(": ", 1) for part in half.rsplit(", ", 1)]
        left = max(words.left(), below.right() - SIDES * unit)
        room = QRectF(left + 14 * unit, 0, words.right() - left - 24 * unit, LINE * unit)
        room.moveTop((sides.bottom() + words.bottom()) / 2 - LINE * unit * len(lines) / 2)
        painter.setPen(QColor(self._colors.ink))
        for number, line in enumerate(lines):
            painter.setFont(fitted(line, font(14 * unit, bold=number == 0), room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, line)
            room.translate(0, LINE * unit)


def _around(parts: Collection[QRectF], radius: float) -> QPainterPath:
    """The outline of rectangles that overlap, with each of its corners round, inwards and outwards."""
    outline = QPainterPath()
    for part in parts:
        rect = QPainterPath()
        rect.addRect(part)
        outline |= rect
    edge = QPainterPathStroker()
    edge.setWidth(2 * radius)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    outline |= edge.createStroke(outline)
    outline -= edge.createStroke(outline)
    outline -= edge.createStroke(outline)
    outline |= edge.createStroke(outline)
    return outline.simplified()


def reviewable(view: SeatView) -> range:
    """The numbers of the tricks that the rules let one look at."""
    last = len(view.tricks)
    return range(max(1, last - view.rules.show_tricks_number + 1), last + 1)
