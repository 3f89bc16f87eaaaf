"""The arrangement of a table that is nearly square."""

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
    SLOT_GAP,
    Arrangement,
)
from .layout import LIFT, Place, SeatLayout, TablePosition

# In units:
UPPER_END = 127  # from the upper edge to the trick; one row of badges is above it
SIDE_PLATE = 211  # to the plates on both sides
OWN_PLATE = 445  # to the own plate, at least
RAISED = 18  # the cards of both sides, above the middle of the trick
BESIDE_PLATE = 14  # from the own plate with its pointer to the own pile
OWN_WIDTH = 170  # of what is above the own plate
OWN_END = PLATE.height() + 4  # from there to the lifted hand
BAR_END = 4  # from the announcements to the own plate

INDEX_END = 0.3  # of a card's height: the end of what tells which card it is


class Square(Arrangement):
    """The seats on both sides are beside their cards, with badges and piles below the plates.

    Above the hand are the own plate and pile and what is said, in one row, and above that what is announced. A hint
    lies where the own card is to be played.
    """

    reference = QSizeF(710, 648)
    pile = BROAD_PILE
    beside = PLATE.width() + GLOW
    """From the outer end of a side seat to the trick, in units."""

    @property
    def _widest_card(self) -> float:
        unit = self.unit
        room = self.right - self.margin - 2 * (self.beside + SLOT_GAP) * unit
        below_left = (self.height - (OWN_PLATE + OWN_END + 16) * unit) / (1 + LIFT)
        below_trick = (self.height - (UPPER_END + 6 + 4 + BAR + BAR_END + OWN_END + 16) * unit) / (3 + LIFT)
        return min(room / 3, min(below_left, below_trick) * ASPECT)

    @property
    def upper_end(self) -> float:
        return UPPER_END * self.unit

    @property
    def lower_end(self) -> float:
        return self.bar.top() - 4 * self.unit

    @property
    def right(self) -> float:
        return self._beside_strip

    @property
    def axis(self) -> float:
        """The middle between the seats on both sides."""
        return (self.margin + self.right) / 2

    @property
    def middle(self) -> QPointF:
        return QPointF(self.axis, (self.upper_end + self.lower_end) / 2)

    @property
    def _sides(self) -> float:
        """A little above the middle, so that a hint has room below the cards: about level with the plates."""
        return self.middle.y() - RAISED * self.unit

    @property
    def _row_top(self) -> float:
        """The upper end of the row above the hand."""
        return self.lifted_top - OWN_END * self.unit

    @property
    def hand(self) -> QRectF:
        return QRectF(self.margin, self.height - self.margin - self.tall, self.width - 2 * self.margin, self.tall)

    @property
    def bar(self) -> QRectF:
        """Right of what is above the own plate."""
        left = self.margin + (OWN_WIDTH + 8) * self.unit
        top = self._row_top - (BAR_END + BAR) * self.unit
        return QRectF(left, top, self.width - self.margin - left, BAR * self.unit)

    @property
    def toast(self) -> QRectF:
        """Right of the own plate and pile."""
        left = self.margin + (PLATE.width() + BESIDE_PLATE + self.pile.width() + 8) * self.unit
        return QRectF(left, self._row_top, self.width - self.margin - left, PLATE.height() * self.unit)

    @property
    def strip(self) -> QRectF:
        """Beside the right seat, above two rows of announcements."""
        size = self.strip_size
        top = min(self.middle.y(), self.two_rows_top(self.bar) - size.height() / 2) - size.height() / 2
        return QRectF(QPointF(self.width - self.margin - size.width(), max(self.margin, top)), size)

    def _hints(self, seats: Sequence[SeatLayout]) -> tuple[QRectF, ...]:
        """Below the other cards of the trick, between the piles; or below the piles."""
        own, left, _, right = seats
        gap = 6 * self.unit
        bottom = own.plate.top() - gap
        between = QPointF(own.badges.right() + gap, left.slot.rect.bottom() + gap)
        return (
            QRectF(between, QPointF(right.pile.left() - gap, bottom)),
            QRectF(QPointF(self.margin, left.pile.bottom() + gap), QPointF(self.right, bottom)),
        )

    def _hints_over_cards(self, seats: Sequence[SeatLayout]) -> tuple[QRectF, ...]:
        """Over the cards of both sides below their indexes, between the plates."""
        own, left, _, right = seats
        gap = 6 * self.unit
        top_left = QPointF(own.badges.right() + gap, left.slot.rect.top() + INDEX_END * self.tall)
        return (QRectF(top_left, QPointF(right.plate.left() - gap, own.plate.top() - gap)),)

    def _free(self, seats: Sequence[SeatLayout]) -> QRectF:
        """Between the plates on both sides, below the upper seat and above the announcements and the own badges."""
        top = seats[TablePosition.TOP].badges.bottom() + 8 * self.unit
        return self._between_plates(seats, top, seats[TablePosition.BOTTOM].badges.top() - 4 * self.unit)

    def _free_before_play(self, seats: Sequence[SeatLayout]) -> QRectF:
        """Between the plates on both sides down to the row above the hand."""
        free = self._free(seats)
        free.setBottom(self._row_top - 6 * self.unit)
        return free

    def _upper_places(self, plate: QRectF, row: QRectF) -> tuple[QRectF, QRectF]:
        unit = self.unit
        top = plate.bottom() + 3 * unit
        badges = QRectF(plate.left(), top, self.right - plate.left(), self.upper_end - 5 * unit - top)
        return badges, QRectF(QPointF(plate.right() + 8 * unit, plate.top() + 2 * unit), self.pile_size)

    def _side_places(self, slot: Place, upper: SeatLayout) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        unit = self.unit
        plate = QRectF(QPointF(self.margin, SIDE_PLATE * unit), PLATE * unit)
        badges = QRectF(QPointF(self.margin, plate.bottom() + 5 * unit), BADGES * unit)
        pile = QRectF(QPointF(self.margin, badges.bottom() + 3 * unit), self.pile_size)
        row = QRectF(QPointF(plate.left(), plate.top() - OPEN_LIFT * unit), OPEN * unit)
        row.setRight(min(row.right(), self._slots[TablePosition.LEFT].rect.left() - 3 * unit))
        return plate, badges, pile, row

    def _own_places(self, slot: Place) -> tuple[QRectF, QRectF, float]:
        plate = QRectF(QPointF(self.margin, self._row_top), PLATE * self.unit)
        pile = QRectF(QPointF(plate.right() + BESIDE_PLATE * self.unit, plate.top()), self.pile_size)
        return plate, pile, self.margin + OWN_WIDTH * self.unit
