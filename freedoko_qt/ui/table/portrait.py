"""The arrangement of a table that is upright: the seats on both sides are above their cards of the trick."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ..cards.deck import ASPECT
from .arrangement import (
    BADGES,
    BAR,
    BROAD_PILE,
    GLOW,
    OPEN,
    OPEN_LIFT,
    PLATE,
    STRIP_GAP,
    TOASTS,
    UPPER_PLATE,
    Arrangement,
    badges_beside,
)
from .layout import LIFT, Place, SeatLayout

# In units:
SIDE_PLATE, SIDE_END = 206, 372  # to the plates on both sides; to the end of what belongs to them
OWN_SEAT = 108  # the height of the own plate with its badges


class Portrait(Arrangement):
    """Badges and piles are below the plates, the strip below the right seat, and the own seat above the hand."""

    reference = QSizeF(606, 960)
    pile = BROAD_PILE

    @property
    def _widest_card(self) -> float:
        # From the end of the seats on both sides: half a card above the middle and one below, and the hand, lifted;
        # and the card of the left seat above the badges of the own one.
        rest = self.height - (SIDE_END + TOASTS + BAR + 4 + 16) * self.unit
        tall = min((rest - 3 * self.unit) / (2.5 + LIFT), (rest - OWN_SEAT * self.unit) / (2 + LIFT))
        strip = STRIP_GAP * self.unit + self.strip_size.width()
        return min(tall * ASPECT, (self.width - 64 * self.unit - 2 * strip) / 3)

    @property
    def upper_end(self) -> float:
        return (UPPER_PLATE + 54) * self.unit

    @property
    def lower_end(self) -> float:
        """Between it and the hand is what is announced, and below that what is said."""
        return self.lifted_top - (TOASTS + BAR + 4) * self.unit

    @property
    def right(self) -> float:
        return self.width - self.margin

    @property
    def axis(self) -> float:
        return self.width / 2

    @property
    def middle(self) -> QPointF:
        highest = SIDE_END * self.unit + self.tall / 2
        lowest = self.lower_end - max(self.tall + 3 * self.unit, OWN_SEAT * self.unit + self.tall / 2)
        return QPointF(self.axis, (highest + lowest) / 2)

    @property
    def hand(self) -> QRectF:
        return self._row(self.height - self.margin - self.tall, self.tall)

    @property
    def bar(self) -> QRectF:
        """From edge to edge, or from the strip on a low table, where that reaches down to it."""
        row = self._row(self.lower_end + 4 * self.unit, BAR * self.unit)
        if self.strip.bottom() > row.top():
            row.setRight(self.strip.left() - 8 * self.unit)
        return row

    @property
    def toast(self) -> QRectF:
        return self._row(self.lifted_top - (TOASTS - 3) * self.unit, (TOASTS - 6) * self.unit)

    def _row(self, top: float, height: float) -> QRectF:
        """A row from edge to edge."""
        return QRectF(self.margin, top, self.width - 2 * self.margin, height)

    @property
    def strip(self) -> QRectF:
        """Below the right seat."""
        size = self.strip_size
        top = max(self.margin, SIDE_END * self.unit)
        return QRectF(QPointF(self.width - self.margin - size.width(), top), size)

    def _hints(self, seats: Sequence[SeatLayout]) -> tuple[QRectF, ...]:
        """Between the seats on both sides."""
        _, left, upper, right = seats
        gap = 6 * self.unit
        end = QPointF(right.plate.left() - gap, min(upper.slot.rect.top(), left.badges.top()) - gap)
        return (QRectF(QPointF(left.plate.right() + gap, upper.pile.bottom() + gap), end),)

    def _free(self, seats: Sequence[SeatLayout]) -> QRectF:
        """Below the piles on both sides, as broad as the table without the strip."""
        own, left, *_ = seats
        gap = 8 * self.unit
        top_left = QPointF(self.margin, left.pile.bottom() + gap)
        return QRectF(top_left, QPointF(self.strip.left() - gap, own.badges.top() - gap / 2))

    def _upper_places(self, plate: QRectF, row: QRectF) -> tuple[QRectF, QRectF]:
        top_left = QPointF(self.axis - self.pile_size.width() / 2, plate.bottom() + 6 * self.unit)
        return badges_beside(plate, row, self.unit, self.right), QRectF(top_left, self.pile_size)

    def _side_places(self, slot: Place, upper: SeatLayout) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        unit = self.unit
        plate = QRectF(QPointF(self.margin, SIDE_PLATE * unit), PLATE * unit)
        badges = QRectF(QPointF(self.margin, plate.bottom() + 6 * unit), BADGES * unit)
        pile = QRectF(QPointF(self.margin, badges.bottom() + 4 * unit), self.pile_size)
        badges.setRight(upper.slot.rect.left() - GLOW * unit)
        row = QRectF(plate.left(), plate.top() - OPEN_LIFT * unit, plate.width(), OPEN.height() * unit)
        return plate, badges, pile, row  # a hint is between the seats on both sides

    def _own_places(self, slot: Place) -> tuple[QRectF, QRectF, float]:
        unit, size = self.unit, self.pile_size
        plate = QRectF(QPointF(self.margin, self.lower_end - PLATE.height() * unit), PLATE * unit)
        right = self.strip.left() - 8 * unit
        pile = QRectF(QPointF(right - size.width(), self.lower_end - size.height()), size)
        return plate, pile, slot.rect.left() - GLOW * unit
