"""The page with the table: the questions over it and the log beside it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.session import Seat
from freedoko_qt.app.settings import Settings
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.events import Event, ThrownIn
from freedoko_qt.engine.view import SeatView

from .deck import Deck
from .questions import Questions
from .shown import HandOrder
from .table_view import TableView
from .translated import Translated

if TYPE_CHECKING:
    from .log_panel import LogPanel


class GamePage(Translated, QWidget):
    """Shows what happens and tells what the person wants; knows no rule but what the view allows."""

    action_requested = Signal(object)
    """An Action."""
    idle = Signal()
    """Everything has been shown."""
    log_closed = Signal()

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:
            self.resize(parent.size())  # the size it will be shown in, so that the table is rendered once
        self._view: SeatView | None = None
        self._players: tuple[Seat, ...] = ()
        self._told: list[Event] = []
        self._log: LogPanel | None = None
        self.table = TableView(self)
        self.table.stage.deck = deck  # before anything is rendered
        self.questions = Questions(self.table, deck)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.table, 1)
        self.table.idle.connect(self.idle)
        self.table.action_requested.connect(self._on_requested)
        self.questions.answered.connect(self._on_answered)

    @property
    def log(self) -> "LogPanel":
        """The sentences beside the table, made when they are first wanted."""
        if self._log is None:
            from .log_panel import LogPanel

            self._log = LogPanel(self)
            self._log.hide()
            self._log.set_sentences(map(self._sentence, self._told))
            self._log.closed.connect(self.log_closed)
            layout = self.layout()
            assert layout is not None
            layout.addWidget(self._log)
        return self._log

    def show_game(self, view: SeatView, players: Sequence[Seat], events: Sequence[Event]) -> None:
        """Show a game as it stands; `events` is what has happened in it. One that has just begun is dealt."""
        self.questions.close()
        thrown_in = self._sentence(self._told[-1]) if self._told and isinstance(self._told[-1], ThrownIn) else ""
        self._view = view
        self._players = tuple(players)
        self._told = list(events)
        self.table.set_players(players)
        if events:
            self.table.show_view(view)
        else:
            self.table.deal(view)
            if thrown_in:
                self.table.say(thrown_in)
        self.retranslate()

    def show_event(self, event: Event, view: SeatView) -> None:
        """Show what has happened; `view` already knows of it."""
        self._view = view
        self._told.append(event)
        self.table.enqueue(event, view)
        sentence = self._sentence(event)
        self.table.tell(sentence)
        if self._log is not None:
            self._log.add(sentence)

    def ask(self, view: SeatView) -> None:
        """It is the person's decision: open the question that fits, or wait for a card."""
        self._view = view
        if self.questions.open_panel is None and not self.questions.ask(view, self._names):
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_best(self) -> None:
        """The keyboard goes to the question that is open, else to the table."""
        panel = self.questions.open_panel
        if panel is not None:
            panel.take_focus()
        else:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply(self, settings: Settings, deck: Deck) -> None:
        """Put the settings in force; `deck` is what they tell."""
        if deck is not self.table.stage.deck:
            self.table.set_deck(deck)
        self.table.set_speed(settings.speed)
        self.table.set_pause(settings.pause)
        self.table.set_click_mode(settings.click_mode)
        self.table.set_hand_order(HandOrder(settings.sorted_hand, settings.highest_first, settings.blocks))
        self.questions.apply(deck, settings.letters)

    def retranslate(self) -> None:
        if self._log is not None:
            self._log.set_sentences(map(self._sentence, self._told))

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self._players)

    def _sentence(self, event: Event) -> str:
        return "" if self._view is None else wording.sentence(event, self._names, self._view)

    def _on_requested(self, action: Action) -> None:
        """A card or an announcement, unless something has to be answered first."""
        view, questions = self._view, self.questions
        if view is None or questions.open_panel is not None or questions.ask_before(action, view, self._names):
            return
        self.action_requested.emit(action)

    def _on_answered(self, action: Action) -> None:
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.action_requested.emit(action)
