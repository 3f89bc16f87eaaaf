"""The places on the table: of the cards, of what belongs to a seat, and of everything else."""

from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ..cards.deck import ASPECT

LIFT, SINK = 0.11, 0.06  # of a card's height, for one that is meant and one that cannot be played


class TablePosition(IntEnum):
    """The position of a seat on the screen, clockwise from the own one."""

    BOTTOM = 0
    LEFT = 1
    TOP = 2
    RIGHT = 3


class Place(NamedTuple):
    """The place of a card: its middle, its width, its rotation in degrees, its veil, and how much of it is seen."""

    x: float
    y: float
    width: float
    rotation: float = 0.0
    veil: float = 0.0
    """The strength of the veil, from 0, none, to 1, that of a card that cannot be played."""
    seen: float = 1.0
    """The share of its height that is seen, from its upper end; the rest is behind a holder."""

    @property
    def height(self) -> float:
        """The height of the card."""
        return self.width / ASPECT

    @property
    def rect(self) -> QRectF:
        """The rectangle of the card if it were not rotated."""
        return QRectF(self.x - self.width / 2, self.y - self.height / 2, self.width, self.height)

    @property
    def seen_rect(self) -> QRectF:
        """The part of that rectangle that is seen."""
        return QRectF(self.rect.topLeft(), QSizeF(self.width, self.seen * self.height))

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> "Place":
        """The same a little further right and down."""
        return self._replace(x=self.x + dx, y=self.y + dy)


class SeatLayout(NamedTuple):
    """The places of one seat."""

    plate: QRectF
    badges: QRectF
    pile: QRectF
    """The room for the tricks that the seat has won, and their numbers."""
    stack: Place
    """The cards of the pile: at its upper end, and at that which is nearer to the seat."""
    slot: Place
    bubble: QPointF
    """The point of the bubble's tail."""
    speech: QRectF
    """The room for the bubble: no card of the trick or the own hand is there, no plate, and no other bubble."""
    fan: Place | None
    """The middle of the fan of backs; None at the own seat."""
    row: QRectF | None
    """The room above the plate for the visible part of these cards when they are open, in their holder."""


class TableLayout(NamedTuple):
    """The places of everything on a table of a certain size.

    Rectangles in logical pixels, with the origin at the upper left corner of the view.
    """

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
    """The room for one row of the buttons of the announcements, at its right end; a second one is above it."""
    toast: QRectF
    """The room for the line that says why, above the hand; the announcements, if any, may be at its right end."""
    info: QRectF
    """The corner with the game type and the number of the trick."""
    strip: QRectF
    """The room for the buttons at the right edge, in its middle."""
    hints: tuple[QRectF, ...]
    """The rooms for a hint, the best first; announcements and badges of the own and left seat may reach into them."""
    hints_over_cards: tuple[QRectF, ...]
    """The rooms for a hint that finds no other, over cards of the trick, but for their indexes."""
    free: QRectF
    """The felt for a question."""
    free_before_play: QRectF
    """The felt for the question before the game, when nothing can be announced."""
    seats: tuple[SeatLayout, SeatLayout, SeatLayout, SeatLayout]
    """The layouts of the seats, by position."""

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
    def clear(self) -> float:
        """The width around the middle of the trick that the piles leave: all of the free felt, if none is on it."""
        _, left, _, right = self.seats
        if not self.free.intersects(left.pile):
            return self.free.width()
        nearest = min(self.middle.x() - left.pile.right(), right.pile.left() - self.middle.x())
        return 2 * (nearest - 2 * self.unit)

    @property
    def upper_badges_end(self) -> float:
        """The lower end of the badges that are above the middle of the trick."""
        ends = (seat.badges.bottom() for seat in self.seats)
        return max(end for end in ends if end < self.middle.y())
