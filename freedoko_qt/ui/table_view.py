"""The table on the screen: it shows views and events, and tells what the person wants to do."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.settings import Bubbles, ClickMode, Pause, Speed
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.cards import Card, Hands
from freedoko_qt.engine.contracts import CardOrder
from freedoko_qt.engine.events import Event
from freedoko_qt.engine.view import SeatView

from .announcement_bar import AnnouncementBar
from .card_item import CardItem
from .choreographer import Choreographer, Holder, Script, Wait
from .deck import Deck
from .hand_motion import HandMotion
from .layout import TableLayout
from .reservation_choices import is_last_chance
from .script import deal, perform
from .seat_item import Seat
from .shown import HandOrder, Shown
from .table_canvas import TableCanvas
from .theme import TableColors
from .trick_review import reviewable

CHANGE_OF_MIND = 2500  # milliseconds in which a reservation may still be changed
CARD_KEYS = "1234567890abc"
TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class TableView(TableCanvas):
    """The table. It knows no rule: it shows what a view allows, and asks for everything else."""

    idle = Signal()
    """Everything is shown: the next decision may be asked for."""
    action_requested = Signal(object)
    """The person wants to do this; it need not be legal."""
    change_requested = Signal()
    """The person wants to say something else than the reservation it has made."""
    review_changed = Signal(bool)
    """A finished trick is being looked at, or no longer."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, parent)
        self.choreographer = Choreographer(self)
        self.choreographer.idle.connect(self.idle)
        self.bar = AnnouncementBar(self.viewport())
        self.bar.action_requested.connect(self.action_requested)
        self.bar.change_requested.connect(self.change_requested)
        self.bar.left.connect(self.setFocus)
        self._touched: CardItem | None = None
        self._click_mode = ClickMode.ONE_CLICK
        self.hand_motion = HandMotion(self.stage, self.choreographer, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._retranslate()
        self.settle()

    # What is shown

    @property
    def view(self) -> SeatView | None:
        """The view that is shown, or the one that was shown before the event that is under way."""
        return self.stage.view

    @property
    def shown(self) -> Shown | None:
        """What lies on the table, as plain values."""
        return self.stage.shown

    def set_players(self, seats: Sequence[Seat]) -> None:
        """These sit at the table, by seat."""
        self.stage.set_players(seats)

    def show_view(self, view: SeatView | None, hands: Hands | None = None) -> None:
        """Show a view at once and forget what was still to be shown; None: an empty table.

        `hands`: what everybody holds by this view, where the person may see it.
        """
        self._interrupt()
        self.stage.clear()
        self.stage.hands = hands
        if view is not None:
            self.stage.show(view)
        self.bar.offer(view)
        self.choreographer.rest()

    def deal(self, view: SeatView, hands: Hands | None = None) -> None:
        """Deal the cards of a new game, then show the view."""
        self._interrupt()
        self.bar.offer(None)
        self.choreographer.play(deal(self.stage, view, hands))
        self.choreographer.play(self._offer(view))

    def enqueue(self, event: Event, view: SeatView, hands: Hands | None = None) -> None:
        """Show this event after those before it, and then the view."""
        self.choreographer.play(self._perform(event, view, hands))
        self.choreographer.play(self._offer(view))

    def skip(self) -> bool:
        """Go on at once: end the pause or the move that runs. False if there is none."""
        return self.choreographer.skip()

    def pre_select(self, card: Card | None) -> None:
        """Mark the card that will be played when it is the own turn; None: no card."""
        self.stage.hand.chosen = None if card is None else self._item_of(card)
        self.hand_motion.lift()

    def advise(self, card: Card | None) -> None:
        """Lift and mark the card that is advised; None: no card."""
        self.stage.hand.advised = None if card is None else self._item_of(card)
        self.hand_motion.lift()

    def shake(self, card: Card | None = None) -> None:
        """A card cannot be played: it shakes its head. None: the card that was touched last."""
        self.stage.hand.chosen = None
        item = self._touched if card is None else self._item_of(card)
        if item in self.stage.hand.items:
            self.hand_motion.shake(item)

    # The settings

    def set_speed(self, speed: Speed) -> None:
        """How fast cards move."""
        self.choreographer.speed = speed
        if speed is Speed.INSTANT:
            self.choreographer.skip()

    def set_pause(self, pause: Pause) -> None:
        """How long a full trick lies."""
        self.choreographer.pause = pause

    def set_bubbles(self, bubbles: Bubbles) -> None:
        """How long it can be read what somebody says."""
        for bubble in self.stage.bubbles:
            bubble.set_time(round(bubbles.seconds * 1000))

    def show_legal(self, wanted: bool) -> None:
        """Dim the cards that cannot be played, where the rules allow it, or no card."""
        if wanted == self.stage.show_legal:
            return
        self.stage.show_legal = wanted
        if self.stage.view is not None and not self.choreographer.busy:
            self.stage.show(self.stage.view)

    def set_click_mode(self, mode: ClickMode) -> None:
        """Whether one click plays a card, or the second on the same card."""
        self._click_mode = mode

    def set_deck(self, deck: Deck) -> None:
        """Take another deck."""
        self.stage.deck = deck
        self.settle()

    def preview_order(self, order: CardOrder | None) -> None:
        """Sort the hand as in a solo that is being considered; None: as in the game that is played."""
        self.stage.preview = order
        self._sort_again()

    def set_hand_order(self, order: HandOrder) -> None:
        """Sort the own hand in another way; the cards wander to their new places."""
        if order == self.stage.order:
            return
        self.stage.order = order
        self._sort_again()

    def open_hands(self, opened: bool) -> None:
        """Have the others' cards lie open, where the person may see them, or face down."""
        if opened == self.stage.faces_up:
            return
        self.hand_motion.finish()
        self.choreographer.finish_move(lambda: self.stage.turn_faces(up=opened))
        for seat in self.stage.seats:
            if seat.cards:
                self.tell(seat.text)

    # Earlier tricks

    @property
    def reviewing(self) -> bool:
        """Whether an earlier trick is being looked at."""
        return self.stage.review.is_open

    def show_last_trick(self, visible: bool) -> None:
        """Lay the last trick out once more, or take it away; meanwhile the game does not go on."""
        view = self.stage.view
        if visible and view is not None:
            self.show_trick(len(view.tricks) - self.stage.lying)
        if visible and not self.reviewing:
            self.review_changed.emit(False)
        elif not visible and self.reviewing:
            self.stage.review.close()
            self.choreographer.hold(Holder.REVIEW, False)
            self.review_changed.emit(False)

    def show_trick(self, number: int) -> None:
        """Lay a finished trick out once more, by its number from 1, as far back as the rules let one look."""
        view = self.stage.view
        if view is None or number not in reviewable(view):
            return
        was_open = self.reviewing
        self.choreographer.hold(Holder.REVIEW, True)
        self.stage.review.open(view, number, self.stage.names)
        self.tell(self.stage.review.caption())
        if not was_open:
            self.review_changed.emit(True)

    # The keyboard and the mouse

    def announce(self) -> None:
        """Bring the keyboard to what may be announced; if nothing may be, say so."""
        if not self.bar.take_focus():
            self.say(self.tr("There is nothing to announce now."))

    def play_number(self, index: int) -> None:
        """Play the card at this place of the hand, from 0; nothing if there is none."""
        if 0 <= index < len(self.stage.hand.items):
            self._play(self.stage.hand.items[index])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            super().keyPressEvent(event)
            return
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
                self._walk(1 if key == Qt.Key.Key_Right else -1)
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._confirm()
            case Qt.Key.Key_Escape if self.reviewing:
                self.show_last_trick(False)
            case _ if event.text() and event.text() in CARD_KEYS and not self.reviewing:
                self.play_number(CARD_KEYS.index(event.text()))
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in TAB and self.stage.hand.focused is None:
            self._walk(1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in TAB:
            self.stage.hand.focused = None
            self.hand_motion.lift()

    def _walk(self, step: int) -> None:
        if self.reviewing:
            self.show_trick(self.stage.review.number + step)
            return
        self.stage.hand.step_focus(step)
        self.hand_motion.lift()
        focused = self.stage.hand.focused
        if focused is not None and focused.card is not None:
            self.tell(wording.card_name(focused.card))

    def _confirm(self) -> None:
        if self.reviewing:
            self.show_last_trick(False)
        elif self.choreographer.pausing:
            self.skip()
        elif self.stage.hand.focused is not None:
            self._play(self.stage.hand.focused)
        else:
            self.skip()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        point = self.mapToScene(event.position().toPoint())
        if self.reviewing:
            self.show_last_trick(False)
        elif self.choreographer.pausing:
            self.skip()
        elif (item := self.stage.hand.at(point)) is not None:
            self.stage.hand.focused = None
            self._play(item)
        elif any(pile.contains(point) for pile in self.stage.piles):
            self.show_last_trick(True)
        else:
            self.skip()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the press has done everything

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.stage.hand.at(self.mapToScene(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def _hover(self, item: CardItem | None) -> None:
        hand = self.stage.hand
        if self.reviewing:
            item = None
        if item is not hand.hovered:
            hand.hovered = item
            shape = Qt.CursorShape.PointingHandCursor if item else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.hand_motion.lift()

    def _play(self, item: CardItem) -> None:
        view, hand = self.stage.view, self.stage.hand
        if view is None or item.card is None:
            return
        self._touched = item
        if self._click_mode is ClickMode.LIFT and hand.chosen is not item:
            hand.chosen = item
            self.hand_motion.lift()
            return
        self.action_requested.emit(Play(view.seat, item.card))

    # What follows what

    def _item_of(self, card: Card) -> CardItem | None:
        """This card in the hand; of two equal ones the one that was touched."""
        equal = [item for item in self.stage.hand.items if item.card == card]
        return self._touched if self._touched in equal else next(iter(equal), None)

    def _sort_again(self) -> None:
        if self.stage.view is not None and not self.choreographer.busy:
            self.stage.reconcile(self.stage.view)
            self.hand_motion.sort()

    def _interrupt(self) -> None:
        """Stop everything that moves."""
        self.choreographer.clear()
        self.hand_motion.finish()
        self._touched = None
        self.show_last_trick(False)

    def _perform(self, event: Event, view: SeatView, hands: Hands | None) -> Script:
        self.hand_motion.finish()
        yield from perform(self.stage, event, view, hands, self._touched, quiet=not self.choreographer.factor)

    def _offer(self, view: SeatView) -> Script:
        self.bar.offer(view)
        if is_last_chance(view):
            yield Wait(CHANGE_OF_MIND)

    # Size, colours, language

    def arrange(self, layout: TableLayout, colors: TableColors, ratio: float, *, sharp: bool) -> None:
        self.hand_motion.finish()
        self.choreographer.finish_move(lambda: self.stage.lay_out(layout, colors, ratio, sharp=sharp))
        self.bar.lay_out(layout.bar, layout.unit, colors)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.stage.seat_people()
            if self.stage.view is not None and not self.choreographer.busy:
                self.stage.show(self.stage.view)
            self.settle()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Table"))
        self.setAccessibleDescription(
            self.tr("Arrow keys choose a card, Enter plays it, L shows the last trick, N announces, H gives a hint.")
        )
