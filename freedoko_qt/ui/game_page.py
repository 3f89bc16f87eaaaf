"""The page of a game: its events and its decisions on the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.seats import Seat
from freedoko_qt.app.settings import InWords, Settings
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.cards import Hands
from freedoko_qt.engine.events import (
    Announced,
    ContractChosen,
    Event,
    MarriageClarified,
    PovertyAnswered,
    SwinesAnnounced,
    ThrownIn,
)
from freedoko_qt.engine.view import SeatView

from .cards.deck import Deck
from .parts.lazy import made
from .parts.screen_reader import is_heard
from .side.side_state import SideState
from .table.choreographer import Holder, Script
from .table.reservation_choices import is_change
from .table.sounds import Loudspeaker, TableSounds
from .table_page import TablePage

if TYPE_CHECKING:
    from freedoko_qt.app.remarks import Remark


class GamePage(TablePage):
    """The page of a game; it knows no rules but the legal actions of the view.

    Emits actions and never applies them: the page changes only by `show_game` and `show_event`.
    """

    action_requested = Signal(object)
    """An Action."""
    idle = Signal()
    """Everything has been shown.

    After every event and question, once nothing moves and nothing holds the game.
    """

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, parent)
        self._asked: SeatView | None = None  # the decision that was announced last
        self._players: tuple[Seat, ...] = ()
        self._events: list[Event] = []
        self._sheet: Sheet | None = None
        self._in_words = InWords.NEVER
        self.sounds = TableSounds(self.table)
        self._loudspeaker = Loudspeaker()
        self.sounds.heard.connect(self._loudspeaker.play)
        self.table.idle.connect(self.idle)
        self.table.action_requested.connect(self._on_requested)
        self.table.change_requested.connect(self._on_change)
        self.questions.answered.connect(self._on_answered)
        self.questions.left.connect(self._on_left)
        self.questions.foreseen_changed.connect(self._update_side)

    def show_game(
        self,
        view: SeatView,
        players: Sequence[Seat],
        events: Sequence[Event],
        hands: Hands | None = None,
        sheet: Sheet | None = None,
    ) -> None:
        """Show the present state of a game; `events` are those so far. A game that has just begun is dealt.

        `hands`: the hands of all seats, where the person may see them. `sheet`: the list of the tournament.
        """
        self._close_questions()
        self.show_trumps(False)
        before, last = self._view, self._events[-1] if self._events else None
        self._view = view
        self._players = tuple(players)
        self._events = list(events)
        self._sheet = sheet
        self.show_words(self._in_words.is_shown(heard=is_heard()))
        self.table.set_players(players)
        if events:
            self.table.show_view(view, hands)
        else:
            self.table.deal(view, hands)
            self.sounds.deal()
            if before is not None and isinstance(last, ThrownIn):
                self.table.show_line(partial(self._sentence, last, before))  # it has been read out already
            else:
                self.table.read_out(self.tr("New cards are dealt."))
        self._update_side()

    def rename(self, players: Sequence[Seat], sheet: Sheet | None = None) -> None:
        """Show other names of the players, also on the list of the tournament."""
        self._players, self._sheet = tuple(players), sheet
        self.table.rename(players)
        self._update_side()

    def show_event(self, event: Event, view: SeatView, hands: Hands | None = None) -> None:
        """Show an event; `view` and `hands` are those after it.

        Returns at once: the animation is queued behind those that run.
        """
        self._view = view
        self._events.append(event)
        self._renew_hint(event, view)
        if self.questions.is_changing and not is_change(view):
            self._close_questions()
        if self.shows_trumps:
            self.trumps.show_order(self.questions.foreseen(view))
        self.table.choreographer.play(self.sounds.before(event, view))
        sentence = partial(self._sentence, event, view)
        self.table.choreographer.play(self._read_out(sentence, is_shown=self._is_unspoken))
        self.table.enqueue(event, view, hands)
        self._update_side()

    def show_remark(self, remark: "Remark") -> None:
        """Queue a remark of a player behind the events."""
        self.table.choreographer.play(self._read_out(lambda: f"{self._names[remark.seat]}: {remark.text}"))
        self.table.show_remark(remark.seat, lambda: remark.text)

    def ask(self, view: SeatView) -> None:
        """Open the question for the person's decision, or wait for a card.

        May be called again for the same decision.
        """
        self._view = view
        is_asked = self.questions.open_panel is not None or self.questions.ask(view, self._names)
        if (not is_asked or self.table.picker.wants_cards) and not self.side.has_focus:
            self._focus_hand()
        self.hints.settle()
        if view is not self._asked:
            self._asked = view
            panel = self.questions.open_panel
            self.table.read_out(wording.waiting(view, self._names) if panel is None else panel.title.text())

    def ask_hint(self) -> None:
        """Ask what would be best to do now; where a hint is shown already it is put away.

        `hints.asked` follows; the advice comes through `hints.show`.
        """
        if self.hints.is_open:
            self.hints.close()
        elif self._view is not None:
            self.show_trumps(False)
            self.table.show_last_trick(False)
            self.hints.ask(self._view, self._names)

    def ask_to_give_up(self) -> None:
        """Ask whether the rest of the game is given up."""
        self.hints.close()
        self.show_trumps(False)
        self.table.show_last_trick(False)
        self.questions.give_up.ask()
        self.table.read_out(self.questions.give_up.title.text())

    def hurry(self, hurried: bool) -> None:
        """Play the rest without pauses, or at the usual speed again."""
        self.hints.close()
        self.table.hurry(hurried)

    def _renew_hint(self, event: Event, view: SeatView) -> None:
        """Close an outdated hint; ask for a new one after an announcement."""
        was_open = self.hints.is_open
        self.hints.close()
        is_word = isinstance(event, Announced | SwinesAnnounced) and event.seat != view.seat
        if was_open and is_word and view.my_turn:
            self.hints.ask(view, self._names)

    def apply_settings(self, settings: Settings, deck: Deck) -> None:
        """Put the settings in force; `deck` is theirs."""
        self.table.set_speed(settings.speed)
        self.table.set_pause(settings.pause)
        self.table.set_bubbles(settings.bubbles)
        self._loudspeaker.apply_settings(settings)
        self.table.apply_settings(settings, deck)
        self.table.open_hands(settings.show_all_hands)
        self.questions.set_letters(deck.letters)
        for trumps in made(self, "trumps"):
            trumps.set_deck(deck)
        self.side.take_deck()
        self._in_words = settings.in_words
        self.show_words(self._in_words.is_shown(heard=is_heard()))

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self._players)

    def _sentence(self, event: Event, view: SeatView) -> str:
        return wording.sentence(event, self._names, view)

    def _on_requested(self, action: Action) -> None:
        """Play a card or make an announcement, unless something has to be answered first."""
        view, questions = self._view, self.questions
        if view is None or questions.open_panel is not None:
            return
        if questions.ask_before(action, view, self._names):
            self.hints.close()
            return
        self.action_requested.emit(action)

    def _on_answered(self, action: Action) -> None:
        self._on_left()
        self.action_requested.emit(action)

    def _on_change(self) -> None:
        """Let the person change the reservation; the game waits meanwhile."""
        if self._view is not None and is_change(self._view) and self.questions.open_panel is None:
            self.hints.close()
            self.table.choreographer.hold(Holder.CHANGE, True)
            self.questions.ask_again(self._view)

    def _on_left(self) -> None:
        self.hints.close()
        self.table.choreographer.hold(Holder.CHANGE, False)
        self._focus_hand()

    @property
    def _is_unspoken(self) -> bool:
        """True if no player says what has just happened: the game that follows when all refuse a poverty."""
        match self._events[-2:]:
            case [PovertyAnswered(), ContractChosen()]:
                return True
            case [*_, MarriageClarified(partner=None)]:
                return True
        return False

    def _read_out(self, sentence: Callable[[], str], *, is_shown: bool = False) -> Script:
        """Read a sentence out when the table shows its event, and show it as a line where it is to be seen."""
        if is_shown:
            self.table.show_line(sentence)
        self.table.read_out(sentence())
        yield from ()

    def _update_side(self) -> None:
        if self._view is not None:
            view = self.questions.foreseen(self._view)
            self.side.show_state(SideState(view, self._names, tuple(self._events), self._sheet))
