"""The messages at the table: the bubbles of the seats and the line over the hand."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRectF

from ..look.theme import TableColors
from .bubble_item import BubbleItem, ToastItem
from .layout import TableLayout, TablePosition
from .picture_item import PictureScene
from .seat_item import SeatItem
from .trick_review import TrickReview


class TableMessages:
    """The bubbles and the message line, which keep off the badges, an earlier trick and the panels.

    `lay_out` must be called before anything is said.
    """

    def __init__(
        self, parent: QObject, scene: PictureScene, seats: Sequence[SeatItem], review: TrickReview
    ) -> None:
        self._seats, self._review = seats, review
        self.bubbles = [BubbleItem(parent, scene, position) for position in TablePosition]
        self.toast = ToastItem(parent, scene, self._obstacles)
        self._layout: TableLayout
        self._colors: TableColors
        self._ratio = 1.0

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Take the places of this layout. `ratio`: device pixels per logical pixel."""
        self._layout, self._colors, self._ratio = layout, colors, ratio
        self._lift_own_bubble()
        for bubble in self.bubbles:
            bubble.lay_out(layout, colors, ratio)
        self.place_toast()

    def avoid_badges(self) -> None:
        """Move out of the way of the badges after a change of these."""
        self._lift_own_bubble()
        self.place_toast()

    def place_toast(self) -> None:
        """Find the place of the message line anew."""
        self.toast.lay_out(self._layout, self._colors, self._ratio)

    def say(self, position: int, words: Callable[[], str]) -> None:
        """Show the words of a seat in its bubble.

        Nothing is shown where the bubble has no room.
        """
        self._lift_own_bubble()
        if self.bubbles[position].has_room(self._layout):
            self.bubbles[position].say(words, self._layout, self._colors, self._ratio)

    def show_line(self, words: Callable[[], str], *, lasts: bool = False) -> None:
        """Show a line over the hand for a while, or until it is hidden if it `lasts`."""
        self.toast.say(words, self._layout, self._colors, self._ratio, lasts=lasts)

    def say_again(self) -> None:
        """Show the visible messages in the current language."""
        for item in (*self.bubbles, self.toast):
            if item.visible:
                item.say_again(self._layout, self._colors, self._ratio)

    def make_room(self, announcements: QRectF) -> None:
        """Keep the message line off the buttons for announcements; empty: there are none."""
        self.toast.announcements = announcements
        self.place_toast()

    def cover(self, panel: QRectF) -> None:
        """Keep the message line off a panel; empty: there is none."""
        self.toast.panel = panel
        self.place_toast()

    def hide(self) -> None:
        """Hide all messages at once."""
        for item in (*self.bubbles, self.toast):
            item.hide()

    def _obstacles(self) -> tuple[QRectF, ...]:
        """An earlier trick and the badges of the right seat, which the message line must not cover."""
        trick = self._review.parts if self._review.is_open else ()
        return *trick, self._seats[TablePosition.RIGHT].badges_rect

    def _lift_own_bubble(self) -> None:
        """Put the own bubble above the own badges; one that is there already makes room for a new badge."""
        badges, bubble = self._seats[TablePosition.BOTTOM].badges_rect, self.bubbles[TablePosition.BOTTOM]
        lift = 0.0 if badges.isEmpty() else self._layout.seats[TablePosition.BOTTOM].plate.top() - badges.top()
        if lift == bubble.lift:
            return
        bubble.lift = lift
        if bubble.has_room(self._layout):
            bubble.lay_out(self._layout, self._colors, self._ratio)
        else:
            bubble.hide()
