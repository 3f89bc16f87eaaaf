"""The arrangement of a table that is broad: all that belongs to a seat stands beside its card of the trick."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ..cards.deck import ASPECT
from .arrangement import (
    BADGES,
    BAR,
    GLOW,
    OPEN,
    OPEN_LIFT,
    PLATE,
    SLOT_GAP,
    TOASTS,
    Arrangement,
    badges_beside,
)
from .layout import LIFT, Place, SeatLayout, TablePosition

# In units:
UPPER_END, UPPER_PILE = 101, 17  # from the upper edge to the trick; to the pile of the upper seat
PILE_GAP = 14  # from the plate of a side seat to its pile
SIDE_BADGES = 80  # the height of the badges of a side seat: three rows, with the largest words


class Landscape(Arrangement):
    """The piles are between the plates and the trick, with words below them, and the own plate beside the hand."""

    reference = QSizeF(900, 540)
    pile = QSizeF(100, 84)
    beside = PLATE.width() + PILE_GAP + pile.width() + GLOW
    """From the outer end of a side seat to the trick, in units."""

    @property
    def _widest_card(self) -> float:
        room = self._beside_strip - self.margin - 2 * (self.beside + SLOT_GAP) * self.unit
        # Two cards of the trick, one above the other, and the hand, lifted.
        tall = (self.height - (UPPER_END + TOASTS + 16 + 6) * self.unit) / (3 + LIFT)
        return min(0.156 * self.height, tall * ASPECT, room / 3)

    @property
    def upper_end(self) -> float:
        return UPPER_END * self.unit

    @property
    def lower_end(self) -> float:
        """Between it and the hand is what is said and announced."""
        return self.lifted_top - TOASTS * self.unit

    @property
    def right(self) -> float:
        return self._beside_strip

    @property
    def axis(self) -> float:
        """The middle of the table, if the right seat leaves the room."""
        return min(self.width / 2, self.right - (self.beside + SLOT_GAP) * self.unit - 1.5 * self.card)

    @property
    def middle(self) -> QPointF:
        return QPointF(self.axis, (self.upper_end + self.lower_end) / 2)

    @property
    def hand(self) -> QRectF:
        """Around the axis; the own plate is left of it."""
        left = self.margin + (PLATE.width() + 20) * self.unit
        return QRectF(left, self.height - self.margin - self.tall, 2 * (self.axis - left), self.tall)

    @property
    def bar(self) -> QRectF:
        return self._row(BAR)

    @property
    def toast(self) -> QRectF:
        return self._row(TOASTS - 6)

    def _row(self, height: float) -> QRectF:
        """The row between the trick and the hand."""
        left = self.hand.left()
        return QRectF(left, self.lower_end + 3 * self.unit, self.width - self.margin - left, height * self.unit)

    @property
    def strip(self) -> QRectF:
        """Beside the trick, above the announcements."""
        size = self.strip_size
        top = min(self.middle.y() - size.height() / 2, self.lower_end - size.height())
        return QRectF(QPointF(self.width - self.margin - size.width(), max(self.margin, top)), size)

    def _hints(self, seats: Sequence[SeatLayout]) -> tuple[QRectF, ...]:
        """Above the own plate: beside the trick, or in a column down to the plate."""
        own, left, *_ = seats
        gap = 6 * self.unit
        corner = QPointF(self.margin, left.plate.bottom() + gap)
        beside = QPointF(self.margin, max(corner.y(), left.slot.rect.bottom() + gap))
        return (
            QRectF(beside, QPointF(own.slot.rect.left() - 2 * gap, self.toast.top() - gap)),
            QRectF(corner, QPointF(self.toast.left() - gap, own.plate.top() - gap)),
        )

    def _free(self, seats: Sequence[SeatLayout]) -> QRectF:
        """Between the plates on both sides, below the upper seat and above the row of the messages."""
        top = seats[TablePosition.TOP].plate.bottom() + 8 * self.unit
        return self._between_plates(seats, top, self.toast.top() - 4 * self.unit)

    def _upper_places(self, plate: QRectF, row: QRectF) -> tuple[QRectF, QRectF]:
        unit = self.unit
        pile = QRectF(QPointF(row.left() - 8 * unit - self.pile_size.width(), UPPER_PILE * unit), self.pile_size)
        return badges_beside(plate, row, unit, self.right), pile

    def _side_places(self, slot: Place, upper: SeatLayout) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        unit = self.unit
        plate = QRectF(QPointF(self.margin, self.middle.y() - (PLATE.height() / 2 - 4) * unit), PLATE * unit)
        badges = QRectF(plate.left(), plate.bottom() + 6 * unit, BADGES.width() * unit, SIDE_BADGES * unit)
        pile = QRectF(QPointF(plate.right() + PILE_GAP * unit, plate.top() + 2 * unit), self.pile_size)
        return plate, badges, pile, QRectF(QPointF(plate.left(), plate.top() - OPEN_LIFT * unit), OPEN * unit)

    def _own_places(self, slot: Place) -> tuple[QRectF, QRectF, float]:
        unit, bottom = self.unit, self.height - self.margin
        plate = QRectF(QPointF(self.margin, bottom - PLATE.height() * unit), PLATE * unit)
        right = self.width - self.margin
        size = self.pile_size
        pile = QRectF(QPointF(right - size.width(), bottom - size.height()), size)
        return plate, pile, self.hand.left() - 6 * unit
