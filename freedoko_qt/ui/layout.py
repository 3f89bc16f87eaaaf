"""The geometry of the table: pure functions from the size of the view to the place of everything."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, QSizeF

ASPECT = 240 / 370
"""Width of a card by its height."""

REFERENCE = QSizeF(900, 540)
"""The table whose unit is one pixel; text and margins grow with the table."""

MAX_STEP = 0.64  # of a card's width, from one card of the own hand to the next
LIFT = 0.11  # of a card's height
FAN_TURN = 13.0  # degrees, the outermost card of a full fan
FAN_CARDS = 12
ROW_STEP = 0.36  # of a card's width, from one open card of another seat to the next
LINE, CORNER_HEIGHT = 20, 110  # units of a line in the corner, and of two lines with three remarks


class Position(IntEnum):
    """Where a seat is on the screen, clockwise from the own one."""

    BOTTOM = 0
    LEFT = 1
    TOP = 2
    RIGHT = 3


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: its middle, its width, and its rotation in degrees."""

    x: float
    y: float
    width: float
    rotation: float = 0.0

    @property
    def height(self) -> float:
        """The height of the card."""
        return self.width / ASPECT

    @property
    def rect(self) -> QRectF:
        """The rectangle of the card if it were not rotated."""
        return QRectF(self.x - self.width / 2, self.y - self.height / 2, self.width, self.height)

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> "Place":
        """The same a little further right and down."""
        return Place(self.x + dx, self.y + dy, self.width, self.rotation)


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """The places of one seat."""

    plate: QRectF
    badges: QRectF
    pile: QRectF
    slot: Place
    bubble: QPointF
    """What the bubble's tail points at."""
    fan: Place | None
    """The middle of the fan of backs; None at the own seat."""
    row: QRectF | None
    """The room for the same cards when they lie open, as high as a card: the plate covers its lower half."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The places of everything on a table of a certain size."""

    size: QSizeF
    unit: float
    """One reference pixel; sizes of text are given in it."""
    margin: float
    rail: float
    card: float
    """The width of a card in the hand and in the trick."""
    middle: QPointF
    """The middle of the trick."""
    hand: QRectF
    """The room for the own hand."""
    bar: QRectF
    """The room for one row of the buttons of the announcements; a second one is above it."""
    info: QRectF
    """The corner where the game's kind and the number of the trick stand."""
    toast: QPointF
    """The lower end of the line that says why: it covers no index of a card."""
    seats: tuple[SeatLayout, SeatLayout, SeatLayout, SeatLayout]
    """By position."""

    @property
    def card_height(self) -> float:
        """The height of a card in the hand and in the trick."""
        return self.card / ASPECT

    @property
    def trick(self) -> QRectF:
        """The rectangle around the four slots."""
        area = QRectF()
        for seat in self.seats:
            area |= seat.slot.rect
        return area

    @property
    def beside_trick(self) -> QRectF:
        """The felt between the left seat and the hand, left of the trick; the badges of the left seat lie there."""
        own, left, _, _ = self.seats
        gap = 8 * self.unit
        lower_end = min(self.hand.top() - LIFT * self.card_height, own.badges.top())
        top_left = QPointF(self.margin, left.plate.bottom() + gap)
        return QRectF(top_left, QPointF(self.trick.left() - gap, lower_end - gap))

    @property
    def free(self) -> QRectF:
        """The felt between the plates on both sides, below the upper seat and above the own hand."""
        own, left, upper, right = self.seats
        gap = 8 * self.unit
        lower_end = min(self.hand.top(), own.plate.top())
        return QRectF(
            QPointF(left.plate.right() + gap, upper.plate.bottom() + gap),
            QPointF(right.plate.left() - gap, lower_end - gap / 2),
        )


@dataclass(frozen=True, slots=True)
class _Measures:
    """The sizes from which the places follow."""

    width: float
    height: float
    unit: float
    margin: float
    narrow: bool
    """The table is so narrow that the own seat is above the hand, and the piles are below the seats."""
    plate: QSizeF
    pile: QSizeF
    card: float

    @property
    def tall(self) -> float:
        return self.card / ASPECT

    @property
    def lifted_top(self) -> float:
        """Where a lifted card of the hand ends."""
        return self.height - self.margin - (1 + LIFT) * self.tall

    @property
    def upper_end(self) -> float:
        """Where the upper seat ends."""
        return self.margin + 38 * self.unit + self.plate.height() + 8 * self.unit

    @property
    def lower_end(self) -> float:
        """Where the own seat and the hand begin, as far as the trick is concerned."""
        return self.lifted_top - (self.plate.height() + 4 * self.unit if self.narrow else 0)

    @property
    def middle(self) -> QPointF:
        return QPointF(self.width / 2, (self.upper_end + self.lower_end) / 2)


def table_layout(width: float, height: float, ratio: float = 1.0) -> TableLayout:
    """The layout for a view of this size, in logical pixels; `ratio` device pixels make one of them.

    The width of the cards is a whole number of device pixels, so that their pictures stay sharp.
    """
    m = _measures(width, height, ratio)
    unit = m.unit
    slots = _slots(m)
    seats = (
        _own_seat(m, slots[0]),
        _side_seat(m, slots[1], left=True),
        _upper_seat(m, slots[2]),
        _side_seat(m, slots[3], left=False),
    )
    bar_left = slots[0].rect.right() + 12 * unit
    info = QPointF(m.margin + 4 * unit, m.margin)
    info_end = seats[Position.TOP].pile.left() - 8 * unit
    bar_height = 34 * unit
    bar_end = m.lifted_top - (m.pile.height() + 12 * unit if m.narrow else 0)
    return TableLayout(
        size=QSizeF(width, height),
        unit=unit,
        margin=m.margin,
        rail=7 * unit,
        card=m.card,
        middle=m.middle,
        hand=_hand(m),
        bar=QRectF(bar_left, bar_end - bar_height, width - m.margin - bar_left, bar_height),
        info=QRectF(info, QSizeF(min(1.2 * m.plate.width(), info_end - info.x()), CORNER_HEIGHT * unit)),
        toast=QPointF(width / 2, height - 12 * unit),
        seats=seats,
    )


def _measures(width: float, height: float, ratio: float) -> _Measures:
    unit = max(0.5, min(width / REFERENCE.width(), height / REFERENCE.height()))
    margin = 16 * unit
    narrow = width < 1.2 * height
    plate = QSizeF(182, 46) * unit
    pile = QSizeF(94, 46) * unit
    beside = 0 if narrow else pile.width() + 10 * unit
    room = width - 2 * (margin + plate.width() + beside) - 40 * unit
    card = min(0.156 * height, room / 3.15)
    return _Measures(width, height, unit, margin, narrow, plate, pile, max(1, int(card * ratio)) / ratio)


def _hand(m: _Measures) -> QRectF:
    left = right = m.margin
    if not m.narrow:
        left += m.plate.width() + 20 * m.unit
        right += m.pile.width() + 14 * m.unit
    return QRectF(left, m.height - m.margin - m.tall, m.width - left - right, m.tall)


def _slots(m: _Measures) -> tuple[Place, Place, Place, Place]:
    x, y = m.middle.x(), m.middle.y()
    aside = m.card + 8 * m.unit
    across = min(m.tall + 6 * m.unit, m.lower_end - m.upper_end - m.tall - 6 * m.unit) / 2
    return (
        Place(x, y + across, m.card),
        Place(x - aside, y, m.card),
        Place(x, y - across, m.card),
        Place(x + aside, y, m.card),
    )


def _own_seat(m: _Measures, slot: Place) -> SeatLayout:
    bottom = m.lifted_top - 4 * m.unit if m.narrow else m.height - m.margin
    plate = QRectF(QPointF(m.margin, bottom - m.plate.height()), m.plate)
    badges = QRectF(m.margin, plate.top() - 58 * m.unit, m.plate.width(), 52 * m.unit)
    pile = QRectF(QPointF(m.width - m.margin - m.pile.width(), bottom - m.pile.height()), m.pile)
    tip = QPointF(plate.left() + 0.3 * plate.width(), plate.top() - 2 * m.unit)
    return SeatLayout(plate, badges, pile, slot, tip, None, None)


def _side_seat(m: _Measures, slot: Place, *, left: bool) -> SeatLayout:
    unit = m.unit
    plate = QRectF(QPointF(m.margin, m.middle.y() - 8 * unit - m.plate.height() / 2), m.plate)
    pile = QRectF(QPointF(m.margin if m.narrow else plate.right() + 14 * unit, plate.top()), m.pile)
    badges = QRectF(plate.left(), plate.bottom() + 6 * unit, plate.width(), 52 * unit)
    tip = QPointF(plate.left() + 0.3 * plate.width(), plate.top() - 42 * unit)
    if m.narrow:
        pile.moveTop(badges.bottom() + 4 * unit)
        tip.setY(min(tip.y(), slot.rect.top()))
    if not left:
        plate, pile, badges = (_mirrored(rect, m.width) for rect in (plate, pile, badges))
        tip.setX(m.width - tip.x())
    return SeatLayout(plate, badges, pile, slot, tip, _fan(plate, unit, m.card), _row(plate, unit))


def _mirrored(rect: QRectF, width: float) -> QRectF:
    return QRectF(width - rect.right(), rect.top(), rect.width(), rect.height())


def _upper_seat(m: _Measures, slot: Place) -> SeatLayout:
    unit = m.unit
    plate = QRectF(QPointF((m.width - m.plate.width()) / 2, m.margin + 38 * unit), m.plate)
    pile = QRectF(QPointF(plate.left() - 16 * unit - m.pile.width(), plate.top()), m.pile)
    badges = QRectF(plate.right() + 14 * unit, plate.top() - 3 * unit, plate.width(), 52 * unit)
    tip = QPointF(plate.right() + 3 * unit, plate.top() - 6 * unit)
    return SeatLayout(plate, badges, pile, slot, tip, _fan(plate, unit, m.card), _row(plate, unit))


def _fan(plate: QRectF, unit: float, card: float) -> Place:
    width = min(0.52 * card, 42 * unit)
    return Place(plate.center().x(), plate.top() - 33 * unit + width / ASPECT / 2, width)


def _row(plate: QRectF, unit: float) -> QRectF:
    """So high and so wide that the index of each of twelve cards is seen, and beside the plate no lower half."""
    return QRectF(plate.left() - 3 * unit, plate.top() - 44 * unit, plate.width() + 6 * unit, 83 * unit)


def hand_places(layout: TableLayout, number: int) -> list[Place]:
    """The places of so many cards in the own hand, left to right; in the middle of the table if they can be."""
    return _side_by_side(layout.hand, number, layout.card, MAX_STEP, layout.size.width() / 2)


def row_places(row: QRectF, number: int) -> list[Place]:
    """The places of so many open cards at another seat, left to right."""
    return _side_by_side(row, number, row.height() * ASPECT, ROW_STEP, row.center().x())


def _side_by_side(room: QRectF, number: int, card: float, max_step: float, middle: float) -> list[Place]:
    """So many cards of this width overlapping in a room, around a middle if they can be."""
    step = min(max_step * card, (room.width() - card) / max(1, number - 1))
    half = (card + (number - 1) * step) / 2
    first = min(max(middle, room.left() + half), room.right() - half) - half + card / 2
    return [Place(first + i * step, room.center().y(), card) for i in range(number)]


def card_at(layout: TableLayout, places: Sequence[Place], point: QPointF) -> int | None:
    """The card of the own hand under a point: the last that covers it, lifted or not; None beside the hand."""
    above = layout.hand.top() - LIFT * layout.card_height
    if not above <= point.y() <= layout.size.height():
        return None
    for index in reversed(range(len(places))):
        rect = places[index].rect
        if rect.left() <= point.x() <= rect.right():
            return index
    return None


def fan_places(fan: Place, number: int, room: float) -> list[Place]:
    """The places of so many backs, left to right, fanned over a plate that leaves `room` for them."""
    if number == 0:
        return []
    step = min(0.3 * fan.width, (room - 1.4 * fan.width) / (FAN_CARDS - 1))
    turn = 2 * FAN_TURN / (FAN_CARDS - 1)
    places = []
    for index in range(number):
        off = index - (number - 1) / 2
        sink = 0.0065 * fan.width * off * off
        places.append(Place(fan.x + off * step, fan.y + sink, fan.width, off * turn))
    return places


def pool_places(layout: TableLayout, number: int) -> list[Place]:
    """The places of the cards of a poverty that lie in the middle."""
    step = 0.45 * layout.card
    return [
        Place(layout.middle.x() + (i - (number - 1) / 2) * step, layout.middle.y(), layout.card)
        for i in range(number)
    ]


def pile_place(pile: QRectF, position: int) -> Place:
    """Where the cards of a won trick go: to the end of the pile's room that is nearer to the seat."""
    width = pile.height() * ASPECT
    left = pile.left() if position == Position.LEFT else pile.right() - width
    return Place(left + width / 2, pile.center().y(), width)


def bubble_places(
    layout: TableLayout, position: int, size: QSizeF, tail: float
) -> tuple[QRectF, QPointF]:
    """The rectangle of a bubble of this size and the tip of its tail, which points down; left at the upper seat.

    It stays on the table and off the cards of the trick and the hand.
    """
    tip = QPointF(layout.seats[position].bubble)
    if position == Position.TOP:
        return QRectF(QPointF(tip.x() + tail, tip.y() - size.height() / 2), size), tip
    left = tip.x() - size.width() * (0.7 if position == Position.RIGHT else 0.3)
    left = max(layout.margin, min(left, layout.size.width() - layout.margin - size.width()))
    if position == Position.BOTTOM and left + size.width() > layout.hand.left():
        tip.setY(min(tip.y(), layout.hand.top() - LIFT * layout.card_height))
    return QRectF(QPointF(left, tip.y() - tail - size.height()), size), tip
