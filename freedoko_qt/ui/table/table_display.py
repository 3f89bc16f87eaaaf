"""The display of the table: views, events, and earlier tricks."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.seats import Seat
from freedoko_qt.app.settings import Bubbles, Pause, Speed
from freedoko_qt.engine.cards import Hands
from freedoko_qt.engine.contracts import CardOrder
from freedoko_qt.engine.events import Announced, CardPlayed, Event, PartnerChosen, Reserved, SoloBid, SwinesAnnounced
from freedoko_qt.engine.view import SeatView

from ..cards.deck import Deck
from ..look.theme import TableColors
from .announcement_bar import AnnouncementBar
from .card_item import CardItem
from .choreographer import FACTORS, Choreographer, Holder, Script, Wait
from .hand_motion import HandMotion
from .layout import TableLayout
from .reservation_choices import is_last_chance
from .script import deal, perform, remark
from .table_canvas import TableCanvas
from .table_state import HandOrder, TableState
from .tool_strip import ToolStrip
from .trick_review import reviewable

CHANGE_OF_MIND = 2500  # milliseconds in which a reservation may still be changed


class TableDisplay(TableCanvas):
    """Shows one thing after the other, and earlier tricks when they are wanted."""

    idle = Signal()
    """Everything is shown: the next decision may be asked for.

    Emitted again after each thing that was shown, if no other waits.
    """
    renewed = Signal()
    """Something else is shown now."""
    review_changed = Signal(bool)
    """A finished trick is being looked at, or no longer.

    Emitted with False too where a trick was wanted that may not be seen, so that a switch can follow.
    """

    def __init__(self, deck: Deck, parent: QWidget | None) -> None:
        super().__init__(deck, parent)
        self.choreographer = Choreographer(self)
        self.choreographer.idle.connect(self.idle)
        self.choreographer.waits.connect(self._ask_for_click)
        self.stage.toast.faded.connect(self._show_prompt)
        self.hand_motion = HandMotion(self.stage, self.choreographer, self)
        self.bar = AnnouncementBar(self.viewport())
        self.bar.placed.connect(self._make_room)
        self.strip = ToolStrip(self.viewport())
        self.renewed.connect(lambda: self.strip.show_useful(self.stage.view))
        self.touched: CardItem | None = None
        """The card that the person has touched last, meant where two are equal."""

    # What is shown

    @property
    def view(self) -> SeatView | None:
        """The view that is shown, or the one that was shown before the event that is under way."""
        return self.stage.view

    @property
    def shown(self) -> TableState | None:
        """The state of the table, as plain values."""
        return self.stage.shown

    def set_players(self, seats: Sequence[Seat]) -> None:
        """Set the players, by seat."""
        self.stage.set_players(seats)

    def rename(self, seats: Sequence[Seat]) -> None:
        """Set the players of the game that is shown, where their names are others in another language."""
        self.set_players(seats)
        self.stage.say_again()

    def show_view(self, view: SeatView | None, hands: Hands | None = None) -> None:
        """Show a view at once and forget what was still to be shown; None: an empty table.

        `hands`: the cards of all seats by this view, where the person may see it.

        Emits `renewed`, and `idle` in the end.
        """
        self.interrupt()
        self.stage.clear()
        self.stage.hands = hands
        if view is not None:
            self.stage.show(view)
        self.bar.offer(view)
        self.renewed.emit()
        self.choreographer.rest()

    def deal(self, view: SeatView, hands: Hands | None = None) -> None:
        """Deal the cards of a new game, then show the view."""
        self.interrupt()
        self.bar.offer(None)
        self.choreographer.play(deal(self.stage, view, hands))
        self.choreographer.play(self._offer(view))

    def enqueue(self, event: Event, view: SeatView, hands: Hands | None = None) -> None:
        """Show this event after those before it, and then the view.

        Returns at once; `renewed` is emitted when it is shown, and `idle` when nothing else waits.
        """
        self.choreographer.play(self._perform(event, view, hands))
        self.choreographer.play(self._offer(view))

    def show_remark(self, seat: int, words: Callable[[], str]) -> None:
        """Queue a remark of a seat behind all that is still to be shown."""
        self.choreographer.play(self._remark(seat, words))

    def skip(self) -> bool:
        """Go on at once: end the pause or the move that runs. False if there is none."""
        return self.choreographer.skip()

    def interrupt(self) -> None:
        """Stop all animations.

        What was queued is dropped, not shown at once; an earlier trick is taken away.
        """
        self.choreographer.clear()
        self.hand_motion.finish()
        self.touched = None
        self.show_last_trick(False)

    # The settings

    def set_speed(self, speed: Speed) -> None:
        """Set the speed of the cards."""
        self.choreographer.speed = speed
        for words in (*self.stage.bubbles, self.stage.toast):
            words.set_pace(FACTORS[speed])
        if speed is Speed.INSTANT:
            self.choreographer.skip()

    def hurry(self, hurried: bool) -> None:
        """Show what happens without moves and pauses, or at the usual speed again."""
        self.choreographer.hurried = hurried
        self.bar.offer_fast(False)
        if hurried:
            self.choreographer.skip()

    def set_pause(self, pause: Pause) -> None:
        """Set the time for which a full trick stays."""
        self.choreographer.pause = pause

    def set_bubbles(self, bubbles: Bubbles) -> None:
        """Set the time for which the bubbles of the seats stay."""
        for bubble in self.stage.bubbles:
            bubble.set_time(bubbles)

    def show_legal(self, wanted: bool) -> None:
        """Dim the cards that cannot be played, where the rules allow it, or no card."""
        if wanted == self.stage.show_legal:
            return
        self.stage.show_legal = wanted
        if self.stage.view is not None and not self.choreographer.is_busy:
            self.stage.show(self.stage.view)
            self.renewed.emit()

    def set_deck(self, deck: Deck) -> None:
        """Take another deck."""
        self.stage.deck = deck
        self.renew()

    def preview_order(self, order: CardOrder | None) -> None:
        """Sort the hand as in a solo that is being considered; None: as in the game that is played."""
        self.stage.preview = order
        self._sort_again()

    def set_hand_order(self, order: HandOrder) -> None:
        """Sort the own hand in another way; the cards move to their new places.

        While something is being shown only the next view is sorted so.
        """
        if order == self.stage.order:
            return
        self.stage.order = order
        self._sort_again()

    def open_hands(self, opened: bool) -> None:
        """Show the others' cards open, where the person may see them, or face down."""
        if opened == self.stage.faces_up:
            return
        self.hand_motion.finish()
        self.choreographer.finish_move(lambda: self.stage.turn_faces(up=opened))
        for seat in self.stage.seats:
            if seat.cards:
                self.read_out(seat.text)

    # Earlier tricks

    @property
    def is_reviewing(self) -> bool:
        """True if an earlier trick is being looked at."""
        return self.stage.review.is_open

    def show_last_trick(self, visible: bool) -> None:
        """Lay the last trick out once more, or take it away; meanwhile the game waits."""
        view = self.stage.view
        if visible and view is not None:
            self.show_trick(len(view.tricks) - self.stage.trick_stays)
        if visible and not self.is_reviewing:
            self.say(lambda: QCoreApplication.translate("Table", "There is no trick to look at now."))
            self.review_changed.emit(False)
        elif not visible and self.is_reviewing:
            self.stage.review_trick(0)
            self.choreographer.hold(Holder.REVIEW, False)
            self.renewed.emit()
            self.review_changed.emit(False)

    def show_trick(self, number: int) -> None:
        """Lay a finished trick out once more, by its number from 1, as far back as the rules let one look.

        Nothing happens for another number. The game is held until `show_last_trick(False)`.
        """
        view = self.stage.view
        if view is None or number not in reviewable(view):
            return
        was_open = self.is_reviewing
        self.choreographer.hold(Holder.REVIEW, True)
        self.stage.review_trick(number)
        self.read_out(". ".join(self.stage.review.lines))
        self.renewed.emit()
        if not was_open:
            self.review_changed.emit(True)

    # What follows what

    def _sort_again(self) -> None:
        if self.stage.view is not None and not self.choreographer.is_busy:
            self.stage.reconcile(self.stage.view)
            self.hand_motion.sort()
            self.renewed.emit()

    def _perform(self, event: Event, view: SeatView, hands: Hands | None) -> Script:
        self.hand_motion.finish()
        if isinstance(event, Reserved | SoloBid) and event.seat == view.seat:
            self.stage.preview = None  # the view knows what was called
        if isinstance(event, CardPlayed) and event.seat == view.seat and not self.bar.has_focus:
            self.bar.hide()  # the card flies where the buttons are; `_offer` shows them again
        elif isinstance(event, Announced | SwinesAnnounced | PartnerChosen) and event.seat == view.seat:
            self.bar.offer(view)  # what was said has no button while it stands in the bubble
        yield from perform(self.stage, event, view, hands, self.touched, quiet=not self.choreographer.factor)

    def _remark(self, seat: int, words: Callable[[], str]) -> Script:
        if self.choreographer.factor:
            yield from remark(self.stage, seat, words)

    def _offer(self, view: SeatView) -> Script:
        self.bar.offer(view)
        self.bar.setVisible(bool(self.bar.buttons))
        self.renewed.emit()
        if is_last_chance(view):
            yield Wait(CHANGE_OF_MIND)

    def _ask_for_click(self, waits: bool) -> None:
        """Say that a full trick waits for the person, as long as it does."""
        toast = self.stage.toast
        if waits:
            self._show_prompt()
            self.read_out(toast.text)
        elif toast.lasts:
            toast.hide()

    def _show_prompt(self) -> None:
        """Show what a full trick waits for, again after a message that was shown in between."""
        if self.choreographer.is_waiting_for_click:
            self.stage.messages.show_line(_prompt, lasts=True)

    def _make_room(self) -> None:
        """Keep the message line off the announcements."""
        self.stage.messages.make_room(self.bar.seen if self.bar.buttons else QRectF())

    def cover(self, rect: QRect) -> None:
        """Lay a panel over a part of the table; an empty rectangle: none any more."""
        self.stage.cover(QRectF(rect))

    # Size, colours, language

    def sharpen(self) -> None:
        self.hand_motion.finish()
        self.choreographer.finish_move(self.stage.sharpen)

    def arrange(self, layout: TableLayout, colors: TableColors, ratio: float, *, sharp: bool) -> None:
        self.hand_motion.finish()
        self.choreographer.finish_move(lambda: self.stage.lay_out(layout, colors, ratio, sharp=sharp))
        self.bar.lay_out(layout.bar, layout.unit, colors)
        self.strip.lay_out(layout.strip, layout.unit, colors)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.stage.say_again()
            self.renew()
        super().changeEvent(event)


def _prompt() -> str:
    """The words while a full trick waits."""
    return QCoreApplication.translate("Table", "Click or press Space to continue")
