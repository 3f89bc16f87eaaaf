"""The geometry of the table: pure functions from the size of the view to the room of everything on it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ..cards.deck import ASPECT
from .layout import LIFT, Place, SeatLayout, TableLayout, TablePosition

LANDSCAPE, PORTRAIT = QSizeF(900, 540), QSizeF(606, 960)
"""The tables whose unit is one pixel; text and margins grow with the table."""

UPRIGHT = 1.2
"""A table less wide than this multiple of its height is laid out in portrait."""

# In units:
PLATE, BADGES = QSizeF(160, 46), QSizeF(160, 52)
STACK = 46  # the height of the cards of a pile
PILE, PILE_UPRIGHT = QSizeF(100, 84), QSizeF(150, STACK)  # with words below the cards; in portrait beside them
PILE_GAP = 14  # from the plate of a side seat to its pile
CORNER_WIDTH = 220
STRIP = QSizeF(40, 280)  # the seven buttons at the right edge
STRIP_GAP = 6  # from the seats to them
LEAST_BUTTON = 32  # logical pixels: the minimum height of buttons, on however small a table
TITLE, SUBTITLE, REMARK = 20, 17, 20  # the heights of the lines in the corner
CORNER_TOP = 13
CORNER_HEIGHT = TITLE + SUBTITLE + 3 * REMARK
UPPER_PLATE, UPPER_END = 50, 101  # from the upper edge to the plate of the upper seat; to the cards of the trick
UPPER_PILE = 17  # from there to its pile
SIDE_PLATE, SIDE_END = 206, 372  # in portrait: to the plates on both sides; to the end of what belongs to them
OWN_SEAT = 108  # the height of the own plate with its badges
BAR, TOASTS = 34, 40  # the height of a row of buttons; of the row between the trick and the hand
OPEN, OPEN_LIFT = QSizeF(204, 35), 42  # what is seen of open cards; from their upper end to the plate below them
TAIL = 11  # the length of a bubble's tail
GLOW = 12  # around a card that is marked
SLOT_GAP = 8  # between the cards of the trick
BESIDE = PLATE.width() + PILE_GAP + PILE.width() + GLOW  # from the outer end of a side seat to the trick


class _Measures(NamedTuple):
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
    def right(self) -> float:
        """The right end of the seats; beside them are the buttons of the strip, in portrait below them."""
        strip = 0 if self.portrait else STRIP_GAP * self.unit + strip_size(self.unit).width()
        return self.width - self.margin - strip

    @property
    def tall(self) -> float:
        return self.card / ASPECT

    @property
    def lifted_top(self) -> float:
        """The upper end of a lifted card of the hand."""
        return self.height - self.margin - (1 + LIFT) * self.tall

    @property
    def lower_end(self) -> float:
        """The lower end of the trick: between it and the hand is what is said, and in portrait what is announced."""
        return self.lifted_top - (TOASTS + (BAR + 4 if self.portrait else 0)) * self.unit

    @property
    def upper_end(self) -> float:
        """The lower end of the upper seat."""
        return (UPPER_END if not self.portrait else UPPER_PLATE + 54) * self.unit

    @property
    def axis(self) -> float:
        """The middle of the upper seat, the trick and the hand: of the table, if the right seat leaves the room."""
        if self.portrait:
            return self.width / 2
        return min(self.width / 2, self.right - (BESIDE + SLOT_GAP) * self.unit - 1.5 * self.card)

    @property
    def middle(self) -> QPointF:
        if not self.portrait:
            return QPointF(self.axis, (self.upper_end + self.lower_end) / 2)
        highest = SIDE_END * self.unit + self.tall / 2
        lowest = self.lower_end - max(self.tall + 3 * self.unit, OWN_SEAT * self.unit + self.tall / 2)
        return QPointF(self.axis, (highest + lowest) / 2)

    @property
    def pile(self) -> QSizeF:
        """The size of every pile."""
        return (PILE_UPRIGHT if self.portrait else PILE) * self.unit

    def mirrored(self, rect: QRectF) -> QRectF:
        """The place at the right seat that matches one at the left seat."""
        return QRectF(self.right - (rect.right() - self.margin), rect.top(), rect.width(), rect.height())


@lru_cache(maxsize=4)
def table_layout(width: float, height: float, ratio: float = 1.0) -> TableLayout:
    """The layout for a view of this size, in logical pixels; `ratio` device pixels make one of them.

    The width of the cards is a whole number of device pixels, so that their pictures stay sharp.

    Pure; called often, so keep it cheap. Everything is in logical pixels of the view.
    """
    measures = _measures(width, height, ratio)
    unit = measures.unit
    slots = _slots(measures)
    upper = _upper_seat(measures, slots[2])
    left = _side_seat(measures, slots[1], upper, left=True)
    seats = _own_seat(measures, left), left, upper, _side_seat(measures, slots[3], upper, left=False)
    hand, toasts = _hand(measures), measures.lifted_top - TOASTS * unit
    toast = QRectF(hand.left(), toasts + 3 * unit, width - measures.margin - hand.left(), (TOASTS - 6) * unit)
    bar_top = toasts + 3 * unit if not measures.portrait else measures.lower_end + 4 * unit
    info = QPointF(measures.margin + 4 * unit, CORNER_TOP * unit)
    info_end = min(measures.axis - OPEN.width() * unit / 2, upper.pile.left()) - 8 * unit
    return TableLayout(
        size=QSizeF(width, height),
        portrait=measures.portrait,
        unit=unit,
        margin=measures.margin,
        rail=7 * unit,
        card=measures.card,
        middle=measures.middle,
        hand=hand,
        bar=QRectF(hand.left(), bar_top, width - measures.margin - hand.left(), BAR * unit),
        toast=toast,
        info=QRectF(info, QSizeF(min(CORNER_WIDTH * unit, info_end - info.x()), CORNER_HEIGHT * unit)),
        strip=_strip(measures),
        hints=_hints(measures, seats, toast),
        seats=seats,
    )


def _measures(width: float, height: float, ratio: float) -> _Measures:
    portrait = width < UPRIGHT * height
    reference = PORTRAIT if portrait else LANDSCAPE
    unit = max(0.5, min(width / reference.width(), height / reference.height()))
    strip = STRIP_GAP * unit + strip_size(unit).width()
    if portrait:
        # From the end of the seats on both sides: half a card above the middle and one below, and the hand, lifted;
        # and the card of the left seat above the badges of the own one.
        rest = height - (SIDE_END + TOASTS + BAR + 4 + 16) * unit
        tall = min((rest - 3 * unit) / (2.5 + LIFT), (rest - OWN_SEAT * unit) / (2 + LIFT))
        card = min(tall * ASPECT, (width - 64 * unit - 2 * strip) / 3)
    else:
        room = width - strip - 2 * (16 + BESIDE + SLOT_GAP) * unit
        # Two cards of the trick, one above the other, and the hand, lifted.
        tall = (height - (UPPER_END + TOASTS + 16 + 6) * unit) / (3 + LIFT)
        card = min(0.156 * height, tall * ASPECT, room / 3)
    return _Measures(width, height, portrait, unit, whole_width(card, ratio))


def strip_size(unit: float) -> QSizeF:
    """The size of the strip on a table of this unit, in logical pixels."""
    return STRIP * max(unit, LEAST_BUTTON / STRIP.width())


def whole_width(card: float, ratio: float) -> float:
    """The width of a card in whole device pixels, of which `ratio` make a logical one.

    At least one device pixel. In logical pixels.
    """
    return max(1, int(card * ratio)) / ratio


def _hand(measures: _Measures) -> QRectF:
    """Around the axis; in landscape the own plate is left of it."""
    left = measures.margin if measures.portrait else measures.margin + (PLATE.width() + 20) * measures.unit
    return QRectF(left, measures.height - measures.margin - measures.tall, 2 * (measures.axis - left), measures.tall)


def _strip(measures: _Measures) -> QRectF:
    """The strip at the right edge beside the trick, above the announcements; in portrait below the right seat."""
    size = strip_size(measures.unit)
    above_bar = measures.lifted_top - TOASTS * measures.unit - size.height()
    top = SIDE_END * measures.unit if measures.portrait else min(measures.middle.y() - size.height() / 2, above_bar)
    return QRectF(QPointF(measures.width - measures.margin - size.width(), max(measures.margin, top)), size)


def _hints(measures: _Measures, seats: Sequence[SeatLayout], toast: QRectF) -> tuple[QRectF, ...]:
    """The rooms for a hint, in landscape above the own plate: beside the trick, or in a column down to the plate."""
    own, left, upper, right = seats
    gap = 6 * measures.unit
    if measures.portrait:
        top = upper.pile.bottom() + gap
        end = QPointF(right.plate.left() - gap, min(upper.slot.rect.top(), left.badges.top()) - gap)
        return (QRectF(QPointF(left.plate.right() + gap, top), end),)
    corner = QPointF(measures.margin, left.plate.bottom() + gap)
    beside = QPointF(measures.margin, max(corner.y(), left.slot.rect.bottom() + gap))
    return (
        QRectF(beside, QPointF(own.slot.rect.left() - 2 * gap, toast.top() - gap)),
        QRectF(corner, QPointF(toast.left() - gap, own.plate.top() - gap)),
    )


def _slots(measures: _Measures) -> tuple[Place, Place, Place, Place]:
    x, y = measures.middle.x(), measures.middle.y()
    aside = measures.card + SLOT_GAP * measures.unit
    gap = 6 * measures.unit
    across = min(measures.tall + gap, measures.lower_end - measures.upper_end - measures.tall - gap) / 2
    return (
        Place(x, y + across, measures.card),
        Place(x - aside, y, measures.card),
        Place(x, y - across, measures.card),
        Place(x + aside, y, measures.card),
    )


def _own_seat(measures: _Measures, left: SeatLayout) -> SeatLayout:
    unit = measures.unit
    bottom = measures.lower_end if measures.portrait else measures.height - measures.margin
    slot = _slots(measures)[TablePosition.BOTTOM]
    plate = QRectF(QPointF(measures.margin, bottom - PLATE.height() * unit), PLATE * unit)
    speech_end = slot.rect.left() - GLOW * unit if measures.portrait else _hand(measures).left() - 6 * unit
    badges = QRectF(QPointF(measures.margin, plate.top() - 58 * unit), QPointF(speech_end, plate.top() - 6 * unit))
    right = _strip(measures).left() - 8 * unit if measures.portrait else measures.width - measures.margin
    pile = QRectF(QPointF(right - measures.pile.width(), bottom - measures.pile.height()), measures.pile)
    stack = _stack(pile, unit, left=False)
    tip = QPointF(plate.left() + 0.3 * plate.width(), plate.top() - 2 * unit)
    third_row = left.badges.bottom() + (0 if measures.portrait else 28 * unit)  # of badges, with the largest words
    speech_top = max(left.slot.rect.bottom(), third_row) + 4 * unit
    speech = QRectF(QPointF(measures.margin, speech_top), QPointF(speech_end, tip.y() - TAIL * unit))
    return SeatLayout(plate, badges, pile, stack, slot, tip, speech, None, None)


def _side_seat(measures: _Measures, slot: Place, upper: SeatLayout, *, left: bool) -> SeatLayout:
    unit = measures.unit
    top = SIDE_PLATE * unit if measures.portrait else measures.middle.y() - (PLATE.height() / 2 - 4) * unit
    plate = QRectF(QPointF(measures.margin, top), PLATE * unit)
    badges = QRectF(QPointF(measures.margin, plate.bottom() + 6 * unit), BADGES * unit)
    row = QRectF(QPointF(plate.left(), plate.top() - OPEN_LIFT * unit), OPEN * unit)
    if measures.portrait:
        pile = QRectF(QPointF(measures.margin, badges.bottom() + 4 * unit), measures.pile)
        row.setWidth(plate.width())  # a hint is between the seats on both sides
        badges.setRight(upper.slot.rect.left() - GLOW * unit)
    else:
        pile = QRectF(QPointF(plate.right() + PILE_GAP * unit, plate.top() + 2 * unit), measures.pile)
    tip = QPointF(plate.left() + 0.3 * plate.width(), row.top() + 2 * unit)
    if left:
        speech_end = min(upper.slot.rect.left() - GLOW * unit, upper.pile.left() - 8 * unit)
    else:
        inner = max(upper.slot.rect.right() + GLOW * unit, upper.plate.right() + 8 * unit)
        speech_end = measures.margin + measures.right - inner
    above = (CORNER_TOP + CORNER_HEIGHT) * unit if left else upper.badges.bottom()
    speech_top = max(tip.y() - 72 * unit, above + 2 * unit)
    speech = QRectF(QPointF(measures.margin, speech_top), QPointF(speech_end, tip.y() - TAIL * unit))
    if not left:
        plate, pile, badges, speech, row = (measures.mirrored(rect) for rect in (plate, pile, badges, speech, row))
        tip.setX(measures.right - (tip.x() - measures.margin))
    stack = _stack(pile, unit, left=left)
    return SeatLayout(plate, badges, pile, stack, slot, tip, speech, fan_over(plate, unit, measures.card), row)


def _upper_seat(measures: _Measures, slot: Place) -> SeatLayout:
    unit = measures.unit
    plate = QRectF(QPointF(measures.axis - PLATE.width() * unit / 2, UPPER_PLATE * unit), PLATE * unit)
    row = QRectF(QPointF(measures.axis - OPEN.width() * unit / 2, plate.top() - OPEN_LIFT * unit), OPEN * unit)
    if measures.portrait:
        pile = QRectF(QPointF(measures.axis - measures.pile.width() / 2, plate.bottom() + 6 * unit), measures.pile)
    else:
        pile = QRectF(QPointF(row.left() - 8 * unit - measures.pile.width(), UPPER_PILE * unit), measures.pile)
    badges = QRectF(QPointF(row.right() + 8 * unit, plate.top() + 10 * unit), BADGES * unit)
    badges.setRight(min(measures.right, badges.left() + 240 * unit))
    tip = QPointF(row.right() + 2 * unit, plate.top() - 8 * unit)
    speech = QRectF(QPointF(tip.x() + TAIL * unit, 12 * unit), QPointF(measures.right, badges.top() - 3 * unit))
    stack = _stack(pile, unit, left=False)
    return SeatLayout(plate, badges, pile, stack, slot, tip, speech, fan_over(plate, unit, measures.card), row)


def _stack(pile: QRectF, unit: float, *, left: bool) -> Place:
    tall = STACK * unit
    width = tall * ASPECT
    return Place(pile.left() + width / 2 if left else pile.right() - width / 2, pile.top() + tall / 2, width)


def fan_over(plate: QRectF, unit: float, card: float) -> Place:
    """The middle of the fan of backs over a plate."""
    width = min(0.52 * card, 42 * unit)
    return Place(plate.center().x(), plate.top() - 33 * unit + width / ASPECT / 2, width)


def bubble_rect(layout: TableLayout, position: int, size: QSizeF, lift: float = 0.0) -> QRectF:
    """The rectangle of a bubble of this size, in its room and near the tip of its tail.

    `lift`: the height by which it is moved up, above the badges.

    Within `SeatLayout.speech`, unless it is larger than that.
    """
    seat = layout.seats[position]
    tip, room = seat.bubble, seat.speech
    if position == TablePosition.TOP:
        top = min(max(room.top(), tip.y() - size.height() / 2), room.bottom() - size.height())
        return QRectF(QPointF(room.left(), top), size)
    left = tip.x() - size.width() * (0.7 if position == TablePosition.RIGHT else 0.3)
    left = max(room.left(), min(left, room.right() - size.width()))
    return QRectF(QPointF(left, room.bottom() - lift - size.height()), size)
