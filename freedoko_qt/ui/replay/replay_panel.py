"""The panel beside a finished game: its moves, the buttons to step through it, and actions."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from ..look.design import SPACE
from ..look.icons import set_themed_icon
from ..parts.captions import add_choices
from ..parts.label import Label
from ..parts.layouts import STRETCH, grid, hbox, vbox
from ..parts.no_wheel import NoWheelComboBox
from ..parts.screen_reader import set_accessible_name
from ..parts.scrolling import VerticalArea, YieldingBody, fill
from ..parts.tip import key_name, tip, with_keys
from ..parts.translated import Translated
from ..review.review_tab import ReviewTab
from .hidden_cards_switch import HiddenCards, HiddenCardsSwitch
from .inferred_table import InferredTable
from .moves_list import MovesList


class ReplayTab(IntEnum):
    """A tab beside the table."""

    MOVES = 0
    REVIEW = 1


@dataclass(frozen=True, slots=True)
class Control:
    """A button: its sign, its meaning, and its keys."""

    id: str
    text: object
    meaning: object
    keys: str
    more_keys: str = ""
    icon: str = ""
    """The sign on it, instead of a text."""


GAMES = (
    Control("game_before", "", QT_TRANSLATE_NOOP("ReplayPanel", "The game before"), "Ctrl+Left", icon="left"),
    Control("game_after", "", QT_TRANSLATE_NOOP("ReplayPanel", "The next game"), "Ctrl+Right", icon="right"),
)
STEPS = (
    Control("first", "", QT_TRANSLATE_NOOP("ReplayPanel", "To the deal"), "Home", icon="first"),
    Control("trick_before", "", QT_TRANSLATE_NOOP("ReplayPanel", "A trick back"), "Up", "PgUp", "far_left"),
    Control("back", "", QT_TRANSLATE_NOOP("ReplayPanel", "A card back"), "Left", icon="left"),
    Control("on", "", QT_TRANSLATE_NOOP("ReplayPanel", "A card on"), "Right", icon="right"),
    Control("trick_after", "", QT_TRANSLATE_NOOP("ReplayPanel", "A trick on"), "Down", "PgDown", "far_right"),
    Control("last", "", QT_TRANSLATE_NOOP("ReplayPanel", "To the end"), "End", icon="last"),
)
ACTIONS = (
    Control(
        "try",
        QT_TRANSLATE_NOOP("ReplayPanel", "Try it from here"),
        QT_TRANSLATE_NOOP("ReplayPanel", "Play on from here in another way; the game on record stays as it is"),
        "T",
    ),
    Control(
        "same",
        QT_TRANSLATE_NOOP("ReplayPanel", "Same deal again"),
        QT_TRANSLATE_NOOP("ReplayPanel", "Play the same cards from the beginning; it does not count"),
        "D",
    ),
    Control(
        "seat",
        QT_TRANSLATE_NOOP("ReplayPanel", "Another seat…"),
        QT_TRANSLATE_NOOP("ReplayPanel", "Play the same deal with the cards of somebody else; it does not count"),
        "S",
    ),
    Control(
        "points",
        QT_TRANSLATE_NOOP("ReplayPanel", "Points…"),
        QT_TRANSLATE_NOOP("ReplayPanel", "Every point of this game, and from which rule it follows"),
        "P",
    ),
    Control(
        "copy",
        QT_TRANSLATE_NOOP("ReplayPanel", "Copy as text"),
        QT_TRANSLATE_NOOP("ReplayPanel", "The whole game in words and as a record, to be pasted elsewhere"),
        "Ctrl+C",
    ),
    Control(
        "keep",
        QT_TRANSLATE_NOOP("ReplayPanel", "Keep the deal"),
        QT_TRANSLATE_NOOP("ReplayPanel", "Add the cards of this game to the library of deals"),
        "K",
    ),
    Control(
        "open",
        QT_TRANSLATE_NOOP("ReplayPanel", "Open a file…"),
        QT_TRANSLATE_NOOP("ReplayPanel", "Look at the games in a file"),
        "Ctrl+R",
    ),
    Control(
        "leave",
        QT_TRANSLATE_NOOP("ReplayPanel", "Back"),
        QT_TRANSLATE_NOOP("ReplayPanel", "Back to the previous page"),
        "Esc",
    ),
)
CONTROLS = GAMES + STEPS + ACTIONS


class _PanelArea(VerticalArea):
    """Scrolls a panel that is higher than its page; every key is left to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class ReplayPanel(Translated, QFrame):
    """The tabs and buttons beside the table."""

    wanted = Signal(str)
    """The id of a control."""
    turned = Signal()
    """Another tab is shown, or the hidden cards are shown in another way."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title, self.subtitle = Label(self, "title", wraps=True), Label(self, "hint", wraps=True)
        self.seat = NoWheelComboBox(self)
        self.bind(partial(set_accessible_name, self.seat), lambda self: self.tr("Whose view"))
        self.bind(self.seat.setToolTip, lambda self: self.tr("From whose seat you look (keys 1 to 4)"))
        self.hidden_cards = HiddenCardsSwitch(self)
        self.hidden_cards.turned.connect(self._turn)
        self.hidden_cards.leave_keys(self)
        self.tabs = self.make_tabs(
            lambda self: self.tr("Moves"), lambda self: self.tr("Review"), name=lambda self: self.tr("Moves or review")
        )
        self.bind(
            partial(self.tabs.setTabToolTip, ReplayTab.REVIEW),
            lambda self: self.tr("What each decision of this seat was worth (V)"),
        )
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.tabs.installEventFilter(self)
        self.tabs.currentChanged.connect(self._turn)
        self.moves, self.review, self.inferred = MovesList(self), ReviewTab(self), InferredTable(self)
        self.word(self.moves, name=lambda self: self.tr("The moves of this game"))
        self.review_area = VerticalArea(self.review, self)
        self.buttons = {control.id: self._button(control) for control in CONTROLS}
        self.buttons["try"].setProperty("primary", True)
        set_themed_icon(self.buttons["leave"], "back")
        self._lay_out()
        self._turn()
        self._update_text()

    @property
    def tab(self) -> ReplayTab:
        """The tab that is chosen."""
        return ReplayTab(self.tabs.currentIndex())

    @property
    def body(self) -> QWidget:
        """The widget that has the focus when nothing else has it."""
        if self.hidden_cards.choice is HiddenCards.INFERRED:
            return self.inferred
        return (self.moves, self.review.list)[self.tab]

    def show_seats(self, names: Sequence[str], seat: int) -> None:
        """Offer the views of these seats."""
        self.seat.clear()
        add_choices(self.seat, names)
        self.seat.setCurrentIndex(seat)

    def allow(self, forbidden: set[str]) -> None:
        """Grey these controls, and no others."""
        for name, button in self.buttons.items():
            button.setEnabled(name not in forbidden)

    def control_of(self, event: QKeyEvent) -> str:
        """The id of the control that a key means; empty if it means none that can be used.

        A held key goes on through the steps, and does everything else once.
        """
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        pressed = QKeySequence(event.key() | modifiers.value)
        for control in GAMES + STEPS if event.isAutoRepeat() else CONTROLS:
            keys = {QKeySequence(control.keys), QKeySequence(control.more_keys)} - {QKeySequence()}
            if pressed in keys and self.buttons[control.id].isEnabled():
                return control.id
        return ""

    def spread(self, *, side_by_side: bool) -> None:
        """Put the buttons beside what there is to read, or below it."""
        ways = QBoxLayout.Direction
        self._halves.setDirection(ways.LeftToRight if side_by_side else ways.TopToBottom)
        self._place_review()

    def _update_text(self) -> None:
        for control in CONTROLS:
            button, meaning = self.buttons[control.id], self.tr(str(control.meaning))
            if control.icon:
                button.setAccessibleName(meaning)
                button.setAccessibleDescription(key_name(control.keys))
            else:
                button.setText(self.tr(str(control.text)))
                button.setAccessibleDescription(meaning)
            button.setToolTip(tip(with_keys(meaning, control.keys)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys walk through the game, where on a button they would move the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.control_of(event):
            event.ignore()
            return True
        return False

    def minimumSizeHint(self) -> QSize:
        """As narrow as its wider half alone, beside a scroll bar."""
        margins, bar = self._halves.contentsMargins(), self._area.verticalScrollBar().sizeHint()
        widest = max(half.minimumSize().width() for half in (self._read, self._done))
        return QSize(widest + margins.left() + margins.right() + bar.width(), super().minimumSizeHint().height())

    def _turn(self) -> None:
        """Show the chosen tab; the buttons for the game are below its moves, where there is room for them."""
        is_inferred = self.hidden_cards.choice is HiddenCards.INFERRED
        has_moves, has_review = (tab is self.tab and not is_inferred for tab in ReplayTab)
        shown = {
            self.tabs: not is_inferred,
            self.moves: has_moves,
            self._actions: has_moves,
            self.review_area: has_review,
            self.inferred: is_inferred,
        }
        for widget in sorted(shown, key=shown.__getitem__):  # hidden first: else the window grows to hold them all
            widget.setVisible(shown[widget])
        self._place_review()
        self.turned.emit()

    def _place_review(self) -> None:
        """Put the review where there is more room: side by side in place of the actions."""
        if self._halves.direction() == QBoxLayout.Direction.LeftToRight:
            self._done.insertWidget(1, self.review_area, 1)
        else:
            self._read.addWidget(self.review_area, 1)

    def _button(self, control: Control) -> QPushButton:
        sign = bool(control.icon)  # the steps, which are pressed often and fast
        button = self.make_button(
            None, lambda: self.wanted.emit(control.id), repeats=sign, icon=control.icon, compact=True, sign=sign
        )
        button.installEventFilter(self)
        return button

    def _lay_out(self) -> None:
        head = hbox((self.title, 1), *(self.buttons[control.id] for control in GAMES))
        steps = hbox(*((self.buttons[control.id], 1) for control in STEPS), spacing=4)
        self._actions = QWidget(self)
        actions = grid(on=self._actions, spacing=(SPACE.small, 2))
        first, *between, last = ACTIONS
        actions.addWidget(self.buttons[first.id], 0, 0, 1, 2)
        for place, control in enumerate(between, 2):
            actions.addWidget(self.buttons[control.id], *divmod(place, 2))
        tabs = ((tab, 1) for tab in (self.moves, self.review_area, self.inferred))
        self._read = vbox(head, self.subtitle, self.seat, self.hidden_cards, self.tabs, *tabs, STRETCH)
        self._done = vbox(steps, self._actions, STRETCH, self.buttons[last.id], spacing=2)
        body = YieldingBody(self)
        self._halves = vbox((self._read, 1), self._done, on=body, margins=(12, 12, 12, 12))
        self._area = _PanelArea(body, self)
        fill(self, self._area)
