"""The interactive table: keys, mouse and touch, and the requests they make."""

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QInputDevice, QKeyEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.settings import ClickMode, Settings
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.cards import Card

from ..cards.deck import Deck
from ..parts.click_sequence import ClickSequence
from ..parts.translated import Translated
from .card_item import CardItem
from .card_picker import CardPicker
from .hand_words import item_words
from .pointer import Pointer
from .table_display import TableDisplay
from .table_state import HandOrder
from .touch_pane import TouchPane

CARD_KEYS = "1234567890abc"
WALKING_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
COMING = (*TAB, Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ShortcutFocusReason)


class TableView(Translated, TableDisplay):
    """The interactive table; it knows no rules but the legal actions of the view.

    While `picker` is open a card that is meant is picked and not played.
    """

    action_requested = Signal(object)
    """The person wants to do this; it need not be legal.

    An `Action` for the seat of the view; a card is asked for by `Play`.
    """
    entered = Signal()
    """The person has come to the table, with the keyboard or the mouse."""
    change_requested = Signal()
    """The person wants to say something else than the reservation it has made."""
    buttons_left = Signal()
    """The focus has to leave the buttons on the table."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, parent)
        self.bar.action_requested.connect(self.action_requested)
        self.bar.change_requested.connect(self.change_requested)
        self.bar.left.connect(self.buttons_left)
        self.strip.left.connect(self.buttons_left)
        self._accepted: CardItem | None = None
        self._pre_selected: Card | None = None
        self._click_mode = ClickMode.ONE_CLICK
        self.picker = CardPicker(self.stage, self.hand_motion, self)
        self.picker.changed.connect(self.renewed)
        self.pointer = Pointer(self.stage, self.hand_motion, self.viewport())
        self.pointer.clicked.connect(self._on_clicked)
        self.pointer.dropped.connect(self._on_dropped)
        self._clicks = ClickSequence()
        self._touch_pane = TouchPane(self.pointer, self._on_touched)
        self.stage.scene.addItem(self._touch_pane)
        self._by_keys = True  # whether the keyboard was used last, and not the mouse
        self._mouse_at: QPointF | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.bind(self.setAccessibleName, lambda self: self.tr("Table"))
        self.bind(
            self.setAccessibleDescription,
            lambda self: self.tr(
                "Arrow keys choose a card, Enter plays it, L shows the last trick, N announces, H gives a hint, W puts "
                "the table into words."
            ),
        )
        self.settle()

    def accept(self, card: Card) -> None:
        """Mark the card that is about to be played; it stays where it was put down.

        It is no action: nothing is emitted.
        """
        self._accepted = self._item_of(card)
        self._choose(self._accepted)

    def pre_select(self, card: Card | None) -> None:
        """Mark the card that will be played when it is the own turn; None: no card."""
        self._pre_selected, self._accepted = card, None
        self._choose(None if card is None else self._item_of(card))
        self._let_go()

    def advise(self, card: Card | None) -> None:
        """Lift and mark the card that is advised; None: no card.

        Stays until the next call or until the card has left the hand.
        """
        self.stage.hand.advised = None if card is None else self._item_of(card)
        self.hand_motion.lift()

    def shake(self, card: Card | None = None) -> None:
        """Play the rejection animation of a card; None: of the one touched last."""
        self.stage.hand.chosen = None
        item = self.touched if card is None else self._item_of(card)
        if item is not None and item is self.hand_motion.held:
            self.hand_motion.give_back()
        elif item in self.stage.hand.items:
            self.hand_motion.shake(item)
        self.renewed.emit()

    def set_click_mode(self, mode: ClickMode) -> None:
        """Set whether one click plays a card, or the second click on the same card."""
        self._click_mode = mode

    def apply_settings(self, settings: Settings, deck: Deck) -> None:
        """Put the settings of every interactive table in force; `deck` is theirs."""
        if deck is not self.stage.deck:
            self.set_deck(deck)
        self.stage.set_avatar(settings.avatar)
        self.set_click_mode(settings.click_mode)
        self.show_legal(settings.show_legal)
        self.set_hand_order(HandOrder(settings.sorted_hand, settings.highest_first, settings.blocks))

    # The keyboard

    def announce(self) -> None:
        """Focus the announcements; if there are none, say so."""
        if not self.bar.take_focus():
            self.say(lambda: self.tr("There is nothing to announce now."))

    def play_number(self, index: int) -> None:
        """Play the card at this place of the hand, from 0; nothing if there is none.

        In the mode LIFT the first call only lifts the card; `action_requested` follows with the second.
        """
        if 0 <= index < len(self.stage.hand.items):
            self._play(self.stage.hand.items[index])

    def ask_for(self, index: int) -> None:
        """Ask for the card at this place of the hand, in both click modes, unless something has to end first.

        The first call may only put an earlier trick away or end a pause.
        """
        if not self._go_on() and 0 <= index < len(self.stage.hand.items):
            self._request(self.stage.hand.items[index])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            super().keyPressEvent(event)
            return
        self._use_keys(True)
        if event.isAutoRepeat() and event.key() not in WALKING_KEYS:
            return  # a key that is held plays one card
        match event.key():
            case Qt.Key.Key_Escape if self.pointer.dragging:
                self.pointer.cancel()
            case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
                self._walk(1 if key == Qt.Key.Key_Right else -1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.picker.is_complete:
                self.picker.confirmed.emit()
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._confirm()
            case Qt.Key.Key_Escape if self.is_reviewing:
                self.show_last_trick(False)
            case Qt.Key.Key_Escape if self.stage.hand.chosen is not None and self._accepted is None:
                self._put_back()
            case _ if event.text() and event.text() in CARD_KEYS and not self.is_reviewing:
                self.play_number(CARD_KEYS.index(event.text()))
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in TAB:
            self._by_keys = True
            if self.stage.hand.focused is None:
                self._walk(1)
        if event.reason() in COMING:
            self.entered.emit()
        self._show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointer.cancel()
        if event.reason() in TAB:
            self.stage.hand.focused = None
            self.hand_motion.lift()
        self._show_focus()

    def _use_keys(self, by_keys: bool) -> None:
        """Note whether the keyboard or the mouse was used last: with the mouse no frame shows the focus."""
        if by_keys is not self._by_keys:
            self._by_keys = by_keys
            self._show_focus()

    def _show_focus(self) -> None:
        self.stage.hand.has_focus = self.hasFocus()
        self.stage.hand.framed = self._by_keys and self.hasFocus()
        self.stage.hand.mark()

    def _walk(self, step: int) -> None:
        if self.is_reviewing:
            self.show_trick(self.stage.review.number + step)
            return
        self.stage.hand.step_focus(step)
        self.hand_motion.lift()
        if self.stage.hand.focused is not None:
            self.read_out(self._words_at(self.stage.hand.focused))

    def _words_at(self, item: CardItem) -> str:
        """A card of the hand and its place there, by which equal ones are told apart."""
        items = self.stage.hand.items
        words = self.tr("{card}, {place} of {number}")
        return words.format(card=item_words(self.stage, item), place=items.index(item) + 1, number=len(items))

    def _confirm(self) -> None:
        if self._go_on():
            return
        if self.stage.hand.focused is not None:
            self._play(self.stage.hand.focused)
        elif self.stage.hand.advised is not None:
            self._walk(1)  # it is lifted as if it were chosen: Enter again plays it
        else:
            self.skip()

    def _go_on(self) -> bool:
        """Put an earlier trick away, or end the pause; False if there is neither."""
        if self.is_reviewing:
            self.show_last_trick(False)
            return True
        return self.choreographer.is_pausing and self.skip()

    # The mouse and fingers

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._use_keys(False)
        point = self.mapToScene(event.position().toPoint())
        if not self._clicks.press(event):
            return
        if self._go_on():
            if self.stage.hand.at(point) is not None:
                self._clicks.consume()  # a double click ends a pause and plays nothing
        elif not self.pointer.press(point):
            self._press_felt(point)

    def _press_felt(self, point: QPointF) -> None:
        """Show the trick of a pile, or end what moves."""
        if any(pile.contains(point) for pile in self.stage.piles):
            self._clicks.consume()
            self.show_last_trick(True)
        else:
            self.skip()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.release()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointer.move(point)
        elif not self.is_reviewing and event.device().type() is not QInputDevice.DeviceType.TouchScreen:
            self.pointer.hover(point)
        # A page that turns up under the mouse causes a move event too: only a mouse that has changed place is used.
        if self._mouse_at not in (None, event.globalPosition()):
            self._use_keys(False)
        self._mouse_at = event.globalPosition()

    def leaveEvent(self, event: QEvent) -> None:
        self.pointer.hover(None)
        super().leaveEvent(event)

    def _on_touched(self, event: QTouchEvent) -> bool:
        """Return True if a touch is taken for one of the hand; several fingers at once mean no card of it."""
        point = event.points()[0].scenePosition()
        if not self._is_free(point) or self.stage.hand.at(point) is None:
            return False
        if event.pointCount() == 1 and self._clicks.press(event):
            self.pointer.press(point, finger=True)
        return True

    def _is_free(self, point: QPointF) -> bool:
        """True if a finger here means the hand, and not a button above it, a pause, or a trick that is looked at."""
        covered = self.viewport().childAt(self.mapFromScene(point)) is not None
        return not (covered or self.is_reviewing or self.choreographer.is_pausing)

    def _on_clicked(self, item: CardItem) -> None:
        self._use_keys(False)
        self.stage.hand.focused = None
        self._play(item)

    def _on_dropped(self, item: CardItem) -> None:
        """Play a card that was dropped on the table, in both click modes."""
        self._use_keys(False)
        view = self.stage.view
        if view is not None and (view.my_turn or item.card != self._pre_selected):
            self._request(item)
        self._let_go()

    def _let_go(self) -> None:
        """Leave a dropped card on the table while it is about to be played, else return it to the hand."""
        item = self.hand_motion.held
        if item is not None and not self.pointer.dragging and not self._goes_now(item):
            self.hand_motion.give_back()

    def _goes_now(self, item: CardItem) -> bool:
        """True if the game will take this card as soon as the others have had their chance to announce."""
        view = self.stage.view
        is_marked = item is self._accepted or item.card == self._pre_selected
        return view is not None and view.my_turn and is_marked

    def _play(self, item: CardItem) -> None:
        """Ask for a card, or lift it where the second click is to play it."""
        hand = self.stage.hand
        if not self.picker.is_open and self._click_mode is ClickMode.LIFT and hand.chosen is not item:
            self.touched = item
            self._choose(item)
        else:
            self._request(item)

    def _choose(self, item: CardItem | None) -> None:
        """Lift a card that is to be played later, and mark it."""
        self.stage.hand.chosen = item
        self.hand_motion.lift()
        self.renewed.emit()
        if item is not None and not self._goes_now(item):
            self.read_out(item_words(self.stage, item))

    def _put_back(self) -> None:
        """Lower a card that is only lifted, or take back the one that is to be played later: it is asked for again."""
        view = self.stage.view
        if self._pre_selected is None:
            self._choose(None)
        elif view is not None and not view.my_turn:
            self.action_requested.emit(Play(view.seat, self._pre_selected))

    def _request(self, item: CardItem) -> None:
        view = self.stage.view
        if self.picker.is_open:
            self._pick(item)
        elif view is not None and item.card is not None:
            self._clicks.consume()
            self.touched = item
            self.action_requested.emit(Play(view.seat, item.card))

    def _pick(self, item: CardItem) -> None:
        """Pick a card, or put it back, or play the rejection animation."""
        self._clicks.consume()
        if self.picker.toggle(item):
            self.read_out(item_words(self.stage, item))
        else:
            self.hand_motion.shake(item)

    def _item_of(self, card: Card) -> CardItem | None:
        """The item of this card in the hand; of two equal ones the one that was touched."""
        equal = [item for item in self.stage.hand.items if item.card == card]
        return self.touched if self.touched in equal else next(iter(equal), None)

    # What interrupts it

    def interrupt(self) -> None:
        self.pointer.cancel()
        super().interrupt()

    def show_trick(self, number: int) -> None:
        self.pointer.cancel()
        super().show_trick(number)
