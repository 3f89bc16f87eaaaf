"""The geometry of the table: pure functions from the size of the view to the room of everything on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ..cards.deck import ASPECT

LANDSCAPE, PORTRAIT = QSizeF(900, 540), QSizeF(606, 960)
"""The tables whose unit is one pixel; text and margins grow with the table."""

UPRIGHT = 1.2
"""A table that is less wide than so many times its height is laid out as in portrait."""

LIFT = 0.11  # of a card's height
# In units:
PLATE, PILE = QSizeF(182, 46), QSizeF(94, 46)
LINE, CORNER_HEIGHT = 20, 110  # a line in the corner; two lines with three remarks
UPPER_PLATE = 54  # from the upper edge to the plate of the upper seat
SIDE_PLATE, SIDE_END = 176, 342  # in portrait: to the plates on both sides; to the end of what belongs to them
BAR = 34  # the height of a row of buttons
TAIL = 11  # the length of a bubble's tail
GLOW = 12  # around a card that is marked


class TablePosition(IntEnum):
    """The position of a seat on the screen, clockwise from the own one."""

    BOTTOM = 0
    LEFT = 1
    TOP = 2
    RIGHT = 3


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a card: its middle, its width, and its rotation in degrees."""

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
    """The point of the bubble's tail."""
    speech: QRectF
    """The room for the bubble: no card of the trick or the own hand is there, no plate, and no other bubble."""
    fan: Place | None
    """The middle of the fan of backs; None at the own seat."""
    row: QRectF | None
    """The room for the same cards when they lie open, as high as a card: the plate covers its lower half."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The places of everything on a table of a certain size."""

    size: QSizeF
    portrait: bool
    """The seats on both sides are above their cards, and the own one is below the card of the left seat."""
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
    def hint(self) -> QRectF:
        """The room for a hint: below the plate of the left seat, left of the trick; the badges of that seat lie there.

        In portrait it is as broad as the table, between the cards on both sides and the announcements: it covers the
        own plate, and of the own card, once it has been played, the lower half.
        """
        own, left, _, _ = self.seats
        gap = 8 * self.unit
        if self.portrait:
            top_left = QPointF(self.margin, left.slot.rect.bottom() + gap / 2)
            return QRectF(top_left, QPointF(self.size.width() - self.margin, self.bar.top() - gap / 2))
        top_left = QPointF(self.margin, left.plate.bottom() + gap)
        lower_end = min(self.hand.top() - LIFT * self.card_height, own.badges.top())
        return QRectF(top_left, QPointF(self.trick.left() - gap, lower_end - gap))

    @property
    def free(self) -> QRectF:
        """The felt between the plates on both sides, below the upper seat and above the own hand.

        In portrait it is as broad as the table, below the seats on both sides.
        """
        own, left, upper, right = self.seats
        gap = 8 * self.unit
        lower_end = min(self.hand.top(), own.plate.top())
        if self.portrait:
            top_left = QPointF(self.margin, left.badges.top())
            return QRectF(top_left, QPointF(right.plate.right(), lower_end - gap / 2))
        return QRectF(
            QPointF(left.plate.right() + gap, upper.plate.bottom() + gap),
            QPointF(right.plate.left() - gap, lower_end - gap / 2),
        )


@dataclass(frozen=True, slots=True)
class _Measures:
    """The sizes from which the places follow."""

    width: float
    height: float
    portrait: bool
    unit: float
    card: float

    @property
    def margin(self) -> float:
        return 16 * self.unit

    @property
    def plate(self) -> QSizeF:
        return PLATE * self.unit

    @property
    def badges(self) -> QSizeF:
        return QSizeF(PLATE.width(), 52) * self.unit

    @property
    def pile(self) -> QSizeF:
        return PILE * self.unit

    @property
    def tall(self) -> float:
        return self.card / ASPECT

    @property
    def lifted_top(self) -> float:
        """The upper end of a lifted card of the hand."""
        return self.height - self.margin - (1 + LIFT) * self.tall

    @property
    def lower_end(self) -> float:
        """The lower end of the trick; in portrait the announcements are between it and the hand."""
        return self.lifted_top - (BAR + 8) * self.unit if self.portrait else self.lifted_top

    @property
    def upper_end(self) -> float:
        """The lower end of the upper seat."""
        return (UPPER_PLATE + 54) * self.unit

    @property
    def middle(self) -> QPointF:
        if not self.portrait:
            return QPointF(self.width / 2, (self.upper_end + self.lower_end) / 2)
        highest = SIDE_END * self.unit + self.tall / 2
        lowest = self.lower_end - self.tall - 3 * self.unit
        return QPointF(self.width / 2, (highest + lowest) / 2)


def table_layout(width: float, height: float, ratio: float = 1.0) -> TableLayout:
    """The layout for a view of this size, in logical pixels; `ratio` device pixels make one of them.

    The width of the cards is a whole number of device pixels, so that their pictures stay sharp.
    """
    m = _measures(width, height, ratio)
    unit = m.unit
    slots = _slots(m)
    upper = _upper_seat(m, slots[2])
    seats = (
        _own_seat(m, slots),
        _side_seat(m, slots[1], upper, left=True),
        upper,
        _side_seat(m, slots[3], upper, left=False),
    )
    bar_left = m.margin if m.portrait else slots[0].rect.right() + 12 * unit
    bar_top = m.lifted_top - (BAR + (4 if m.portrait else 0)) * unit
    info = QPointF(m.margin + 4 * unit, m.margin)
    info_end = min(upper.plate.left(), upper.pile.left()) - 8 * unit
    return TableLayout(
        size=QSizeF(width, height),
        portrait=m.portrait,
        unit=unit,
        margin=m.margin,
        rail=7 * unit,
        card=m.card,
        middle=m.middle,
        hand=_hand(m),
        bar=QRectF(bar_left, bar_top, width - m.margin - bar_left, BAR * unit),
        info=QRectF(info, QSizeF(min(1.2 * m.plate.width(), info_end - info.x()), CORNER_HEIGHT * unit)),
        toast=QPointF(width / 2, height - 12 * unit),
        seats=seats,
    )


def _measures(width: float, height: float, ratio: float) -> _Measures:
    portrait = width < UPRIGHT * height
    reference = PORTRAIT if portrait else LANDSCAPE
    unit = max(0.5, min(width / reference.width(), height / reference.height()))
    if portrait:
        # From the end of the seats on both sides: half a card above the middle and one below, and the hand, lifted.
        tall = (height - (SIDE_END + BAR + 27) * unit) / (2.5 + LIFT)
        card = min(tall * ASPECT, (width - 64 * unit) / 3)
    else:
        room = width - 2 * (16 + PLATE.width() + PILE.width() + 10) * unit - 40 * unit
        card = min(0.156 * height, room / 3.15)
    return _Measures(width, height, portrait, unit, whole_width(card, ratio))


def whole_width(card: float, ratio: float) -> float:
    """The width of a card in whole device pixels, of which `ratio` make a logical one."""
    return max(1, int(card * ratio)) / ratio


def _hand(m: _Measures) -> QRectF:
    left = right = m.margin
    if not m.portrait:
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


def _own_seat(m: _Measures, slots: Sequence[Place]) -> SeatLayout:
    unit = m.unit
    bottom = m.lower_end if m.portrait else m.height - m.margin
    plate = QRectF(QPointF(m.margin, bottom - m.plate.height()), m.plate)
    badges = QRectF(QPointF(m.margin, plate.top() - 58 * unit), m.badges)
    pile = QRectF(QPointF(m.width - m.margin - m.pile.width(), bottom - m.pile.height()), m.pile)
    tip = QPointF(plate.left() + 0.3 * plate.width(), plate.top() - 2 * unit)
    speech_end = min(_hand(m).left() - 6 * unit if not m.portrait else m.width, slots[0].rect.left() - GLOW * unit)
    speech_top = max(tip.y() - 90 * unit, slots[1].rect.bottom() + 4 * unit)
    speech = QRectF(QPointF(m.margin, speech_top), QPointF(speech_end, tip.y() - TAIL * unit))
    return SeatLayout(plate, badges, pile, slots[0], tip, speech, None, None)


def _side_seat(m: _Measures, slot: Place, upper: SeatLayout, *, left: bool) -> SeatLayout:
    unit = m.unit
    top = SIDE_PLATE * unit if m.portrait else m.middle.y() - 8 * unit - m.plate.height() / 2
    plate = QRectF(QPointF(m.margin, top), m.plate)
    badges = QRectF(QPointF(m.margin, plate.bottom() + 6 * unit), m.badges)
    if m.portrait:
        pile = QRectF(QPointF(m.margin, badges.bottom() + 4 * unit), m.pile)
    else:
        pile = QRectF(QPointF(plate.right() + 14 * unit, plate.top()), m.pile)
    tip = QPointF(plate.left() + 0.3 * plate.width(), plate.top() - 42 * unit)
    speech_end = min(upper.slot.rect.left() - GLOW * unit, upper.plate.left() - 8 * unit)
    speech_top = max(tip.y() - 72 * unit, upper.speech.bottom() + 2 * unit)
    speech = QRectF(QPointF(m.margin, speech_top), QPointF(speech_end, tip.y() - TAIL * unit))
    if not left:
        plate, pile, badges, speech = (_mirrored(rect, m.width) for rect in (plate, pile, badges, speech))
        tip.setX(m.width - tip.x())
    return SeatLayout(plate, badges, pile, slot, tip, speech, fan_over(plate, unit, m.card), row_over(plate, unit))


def _mirrored(rect: QRectF, width: float) -> QRectF:
    return QRectF(width - rect.right(), rect.top(), rect.width(), rect.height())


def _upper_seat(m: _Measures, slot: Place) -> SeatLayout:
    unit = m.unit
    plate = QRectF(QPointF((m.width - m.plate.width()) / 2, UPPER_PLATE * unit), m.plate)
    if m.portrait:
        pile = QRectF(QPointF((m.width - m.pile.width()) / 2, plate.bottom() + 6 * unit), m.pile)
    else:
        pile = QRectF(QPointF(plate.left() - 16 * unit - m.pile.width(), plate.top()), m.pile)
    badges = QRectF(QPointF(plate.right() + 14 * unit, plate.top() - 3 * unit), m.badges)
    tip = QPointF(plate.right() + 3 * unit, plate.top() - 6 * unit)
    speech = QRectF(tip.x() + TAIL * unit, tip.y() - 28 * unit, m.width - m.margin - tip.x() - TAIL * unit, 56 * unit)
    return SeatLayout(plate, badges, pile, slot, tip, speech, fan_over(plate, unit, m.card), row_over(plate, unit))


def fan_over(plate: QRectF, unit: float, card: float) -> Place:
    """The middle of the fan of backs over a plate."""
    width = min(0.52 * card, 42 * unit)
    return Place(plate.center().x(), plate.top() - 33 * unit + width / ASPECT / 2, width)


def row_over(plate: QRectF, unit: float) -> QRectF:
    """The room for the same cards when they lie open.

    So high and so wide that the index of each of twelve cards is seen, and beside the plate no lower half.
    """
    return QRectF(plate.left() - 3 * unit, plate.top() - 44 * unit, plate.width() + 6 * unit, 83 * unit)


def bubble_rect(layout: TableLayout, position: int, size: QSizeF) -> QRectF:
    """The rectangle of a bubble of this size, in its room and near the tip of its tail; left at the upper seat."""
    seat = layout.seats[position]
    tip, room = seat.bubble, seat.speech
    if position == TablePosition.TOP:
        return QRectF(QPointF(room.left(), tip.y() - size.height() / 2), size)
    left = tip.x() - size.width() * (0.7 if position == TablePosition.RIGHT else 0.3)
    left = max(room.left(), min(left, room.right() - size.width()))
    return QRectF(QPointF(left, room.bottom() - size.height()), size)
