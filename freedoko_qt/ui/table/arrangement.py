"""The arrangements of the table: their measures, and the places that follow from these alike in each of them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ..cards.deck import ASPECT
from .layout import LIFT, Place, SeatLayout, TableLayout, TablePosition

# In units:
PLATE, BADGES = QSizeF(160, 46), QSizeF(160, 52)
STACK = 46  # the height of the cards of a pile
BROAD_PILE = QSizeF(150, STACK)  # with words beside the cards
CORNER_WIDTH = 220
STRIP = QSizeF(40, 280)  # the seven buttons at the right edge
STRIP_GAP = 6  # from the seats to them
LEAST_BUTTON = 32  # logical pixels: the minimum height of buttons, on however small a table
TITLE, SUBTITLE, REMARK = 20, 17, 20  # the heights of the lines in the corner
CORNER_TOP = 13
CORNER_HEIGHT = TITLE + SUBTITLE + 3 * REMARK
UPPER_PLATE = 50  # from the upper edge to the plate of the upper seat
BAR, TOASTS = 34, 40  # the height of a row of buttons; of the row between the trick and the hand
BUTTON_GAP = 6  # from button to button; the gap above and below belongs to them, for fingers
OPEN, OPEN_LIFT = QSizeF(204, 35), 42  # what is seen of open cards; from their upper end to the plate below them
TAIL = 11  # the length of a bubble's tail
GLOW = 12  # around a card that is marked
SLOT_GAP = 8  # between the cards of the trick


class Arrangement(ABC):
    """The places of everything on tables of one shape; they follow from the size of the table alone."""

    reference: ClassVar[QSizeF]
    """The table whose unit is one pixel; text and margins grow with the table."""
    pile: ClassVar[QSizeF]
    """The size of every pile, in units."""

    def __init__(self, width: float, height: float, ratio: float) -> None:
        self.width, self.height = width, height
        self.unit = max(0.5, min(width / self.reference.width(), height / self.reference.height()))
        self.margin = 16 * self.unit
        self.card = whole_width(self._widest_card, ratio)
        self.tall = self.card / ASPECT
        self.lifted_top = height - self.margin - (1 + LIFT) * self.tall
        """The upper end of a lifted card of the hand."""

    def layout(self) -> TableLayout:
        """The layout of this table."""
        slots = self._slots
        upper = self._upper_seat(slots[TablePosition.TOP])
        left = self._side_seat(slots[TablePosition.LEFT], upper, left=True)
        right = self._side_seat(slots[TablePosition.RIGHT], upper, left=False)
        seats = self._own_seat(slots[TablePosition.BOTTOM], left), left, upper, right
        info = QPointF(self.margin + 4 * self.unit, CORNER_TOP * self.unit)
        info_end = min(self.axis - OPEN.width() * self.unit / 2, upper.pile.left()) - 8 * self.unit
        return TableLayout(
            size=QSizeF(self.width, self.height),
            unit=self.unit,
            margin=self.margin,
            rail=7 * self.unit,
            card=self.card,
            middle=self.middle,
            hand=self.hand,
            bar=self.bar,
            toast=self.toast,
            info=QRectF(info, QSizeF(min(CORNER_WIDTH * self.unit, info_end - info.x()), CORNER_HEIGHT * self.unit)),
            strip=self.strip,
            hints=self._hints(seats),
            hints_over_cards=self._hints_over_cards(seats),
            free=self._free(seats),
            free_before_play=self._free_before_play(seats),
            seats=seats,
        )

    # The measures

    @property
    @abstractmethod
    def _widest_card(self) -> float:
        """The width of a card for which there is room, where the unit is known."""

    @property
    @abstractmethod
    def upper_end(self) -> float:
        """The upper end of the trick."""

    @property
    @abstractmethod
    def lower_end(self) -> float:
        """The lower end of the trick."""

    @property
    @abstractmethod
    def axis(self) -> float:
        """The middle of the upper seat and the trick."""

    @property
    @abstractmethod
    def middle(self) -> QPointF:
        """The middle of the trick."""

    @property
    @abstractmethod
    def right(self) -> float:
        """The right end of the seats."""

    @cached_property
    def strip_size(self) -> QSizeF:
        """The size of the strip; its buttons are never too small for a finger."""
        return STRIP * max(self.unit, LEAST_BUTTON / STRIP.width())

    @property
    def _beside_strip(self) -> float:
        """The right end of the seats where the strip is beside them."""
        return self.width - self.margin - STRIP_GAP * self.unit - self.strip_size.width()

    @property
    def pile_size(self) -> QSizeF:
        """The size of every pile, in logical pixels."""
        return self.pile * self.unit

    def mirrored(self, rect: QRectF) -> QRectF:
        """The place at the right seat that matches one at the left seat."""
        return QRectF(self.right - (rect.right() - self.margin), rect.top(), rect.width(), rect.height())

    # The rooms

    @property
    @abstractmethod
    def hand(self) -> QRectF:
        """The room for the own hand."""

    @property
    @abstractmethod
    def bar(self) -> QRectF:
        """The room for one row of announcements."""

    def two_rows_top(self, row: QRectF) -> float:
        """The upper end of two rows of announcements of which the lower one is this, with what is there for fingers."""
        margin = max(BUTTON_GAP * self.unit / 2, (LEAST_BUTTON - row.height()) / 2)
        return row.top() - row.height() - 3 * margin - 2  # for what is rounded

    @property
    @abstractmethod
    def toast(self) -> QRectF:
        """The room for the message line."""

    @property
    @abstractmethod
    def strip(self) -> QRectF:
        """The room for the buttons at the right edge."""

    @abstractmethod
    def _hints(self, seats: Sequence[SeatLayout]) -> tuple[QRectF, ...]:
        """The rooms for a hint, the best first."""

    def _hints_over_cards(self, seats: Sequence[SeatLayout]) -> tuple[QRectF, ...]:
        """The rooms for a hint that finds no other."""
        return ()

    @abstractmethod
    def _free(self, seats: Sequence[SeatLayout]) -> QRectF:
        """The felt for a question."""

    def _free_before_play(self, seats: Sequence[SeatLayout]) -> QRectF:
        """The felt for the question before the game."""
        return self._free(seats)

    def _between_plates(self, seats: Sequence[SeatLayout], top: float, bottom: float) -> QRectF:
        _, left, _, right = seats
        gap = 8 * self.unit
        return QRectF(QPointF(left.plate.right() + gap, top), QPointF(right.plate.left() - gap, bottom))

    @property
    def _sides(self) -> float:
        """The height at which the middle of the cards of both sides is."""
        return self.middle.y()

    @property
    def _slots(self) -> tuple[Place, Place, Place, Place]:
        x, y = self.middle.x(), self.middle.y()
        aside = self.card + SLOT_GAP * self.unit
        gap = 6 * self.unit
        across = min(self.tall + gap, self.lower_end - self.upper_end - self.tall - gap) / 2
        return (
            Place(x, y + across, self.card),
            Place(x - aside, self._sides, self.card),
            Place(x, y - across, self.card),
            Place(x + aside, self._sides, self.card),
        )

    # The seats

    @abstractmethod
    def _upper_places(self, plate: QRectF, row: QRectF) -> tuple[QRectF, QRectF]:
        """The badges and the pile of the upper seat."""

    @abstractmethod
    def _side_places(self, slot: Place, upper: SeatLayout) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """The plate, the badges, the pile and the open cards of the left seat, with its card at `slot`."""

    @abstractmethod
    def _own_places(self, slot: Place) -> tuple[QRectF, QRectF, float]:
        """The plate and the pile of the own seat, and the right end of what is above the plate."""

    def _upper_seat(self, slot: Place) -> SeatLayout:
        unit = self.unit
        plate = QRectF(QPointF(self.axis - PLATE.width() * unit / 2, UPPER_PLATE * unit), PLATE * unit)
        row = QRectF(QPointF(self.axis - OPEN.width() * unit / 2, plate.top() - OPEN_LIFT * unit), OPEN * unit)
        badges, pile = self._upper_places(plate, row)
        tip = QPointF(row.right() + 2 * unit, plate.top() - 8 * unit)
        below = min(rect.top() for rect in (badges, pile) if rect.right() > row.right())
        speech = QRectF(QPointF(tip.x() + TAIL * unit, 12 * unit), QPointF(self.right, below - 3 * unit))
        stack = stack_in(pile, unit, left=pile.left() > plate.right())
        return SeatLayout(plate, badges, pile, stack, slot, tip, speech, fan_over(plate, unit, self.card), row)

    def _side_seat(self, slot: Place, upper: SeatLayout, *, left: bool) -> SeatLayout:
        unit = self.unit
        plate, badges, pile, row = self._side_places(slot, upper)
        tip = QPointF(plate.left() + 0.3 * plate.width(), row.top() + 2 * unit)
        if left:
            others = upper.pile.left(), upper.badges.left()
            speech_end = min(upper.slot.rect.left() - GLOW * unit, *(other - 8 * unit for other in others))
        else:
            inner = max(upper.slot.rect.right() + GLOW * unit, upper.plate.right() + 8 * unit)
            speech_end = self.margin + self.right - inner
        above = (CORNER_TOP + CORNER_HEIGHT) * unit if left else upper.badges.bottom()
        speech_top = max(tip.y() - 72 * unit, above + 2 * unit)
        speech = QRectF(QPointF(self.margin, speech_top), QPointF(speech_end, tip.y() - TAIL * unit))
        if not left:
            plate, pile, badges, speech, row = map(self.mirrored, (plate, pile, badges, speech, row))
            tip.setX(self.right - (tip.x() - self.margin))
        stack = stack_in(pile, unit, left=left)
        return SeatLayout(plate, badges, pile, stack, slot, tip, speech, fan_over(plate, unit, self.card), row)

    def _own_seat(self, slot: Place, left: SeatLayout) -> SeatLayout:
        unit = self.unit
        plate, pile, end = self._own_places(slot)
        badges = QRectF(QPointF(self.margin, plate.top() - 58 * unit), QPointF(end, plate.top() - 6 * unit))
        tip = QPointF(plate.left() + 0.3 * plate.width(), plate.top() - 2 * unit)
        speech_top = max(left.slot.rect.bottom(), left.badges.bottom(), left.pile.bottom()) + 4 * unit
        speech = QRectF(QPointF(self.margin, speech_top), QPointF(end, tip.y() - TAIL * unit))
        stack = stack_in(pile, unit, left=pile.left() < self.axis)
        return SeatLayout(plate, badges, pile, stack, slot, tip, speech, None, None)


def whole_width(card: float, ratio: float) -> float:
    """The width of a card in whole device pixels, of which `ratio` make a logical one.

    At least one device pixel. In logical pixels.
    """
    return max(1, int(card * ratio)) / ratio


def stack_in(pile: QRectF, unit: float, *, left: bool) -> Place:
    """The place of the cards of a pile, at the left or at the right end of its room."""
    tall = STACK * unit
    width = tall * ASPECT
    return Place(pile.left() + width / 2 if left else pile.right() - width / 2, pile.top() + tall / 2, width)


def badges_beside(plate: QRectF, row: QRectF, unit: float, right: float) -> QRectF:
    """The room for badges right of a plate and of the open cards above it, up to this right end."""
    badges = QRectF(QPointF(row.right() + 8 * unit, plate.top() + 10 * unit), BADGES * unit)
    badges.setRight(min(right, badges.left() + 240 * unit))
    return badges


def fan_over(plate: QRectF, unit: float, card: float) -> Place:
    """The middle of the fan of backs over a plate."""
    width = min(0.52 * card, 42 * unit)
    return Place(plate.center().x(), plate.top() - 33 * unit + width / ASPECT / 2, width)
