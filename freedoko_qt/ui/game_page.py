"""The page with the table: the questions over it and the side panel beside it."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.seats import Seat
from freedoko_qt.app.settings import InWords, Settings, SidePageKind
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
from .look.window_style import follow_window_style
from .panels.reservation_choices import is_change
from .panels.table_questions import TableQuestions
from .parts.focus import give_focus, holds_focus
from .parts.layouts import hbox
from .parts.lazy import made
from .parts.screen_reader import is_heard
from .parts.translated import Translated
from .side.side_state import SideState
from .side.table_splitter import TableSplitter
from .table.choreographer import Holder, Script
from .table.hints import Hints
from .table.sounds import Loudspeaker, TableSounds
from .table.table_view import TableView

if TYPE_CHECKING:
    from freedoko_qt.app.remarks import Remark

    from .panels.panel import Panel
    from .panels.trumps_panel import TrumpsPanel
    from .table.hand_list import HandList


class GamePage(Translated, QWidget):
    """The page of a game; it knows no rules but the legal actions of the view.

    Emits actions and never applies them: the page changes only by `show_game` and `show_event`.
    """

    action_requested = Signal(object)
    """An Action."""
    idle = Signal()
    """Everything has been shown.

    After every event and question, once nothing moves and nothing holds the game.
    """
    trumps_shown = Signal(bool)
    """True if the order of the cards is being looked at."""
    words_closed = Signal()
    """The table in words is not wanted any more."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        follow_window_style(self)
        if parent is not None:
            self.resize(parent.size())  # the size it will be shown in, so that the table is rendered once
        self._view: SeatView | None = None
        self._asked: SeatView | None = None  # the decision that was announced last
        self._players: tuple[Seat, ...] = ()
        self._events: list[Event] = []
        self._sheet: Sheet | None = None
        self._in_words = InWords.NEVER
        self.table = TableView(deck, self)
        self.sounds = TableSounds(self.table)
        self._loudspeaker = Loudspeaker()
        self.questions = TableQuestions(self.table)
        self.hints = Hints(self.table, self.questions)
        self.side = TableSplitter(self.table, self)
        hbox((self.side, 1), on=self, spacing=0)
        self.sounds.heard.connect(self._loudspeaker.play)
        self.table.idle.connect(self.idle)
        self.table.action_requested.connect(self._on_requested)
        self.table.change_requested.connect(self._on_change)
        self.table.review_changed.connect(self._on_review_changed)
        self.table.buttons_left.connect(self.focus_best)
        self.questions.answered.connect(self._on_answered)
        self.questions.left.connect(self._on_left)
        self.questions.foreseen_changed.connect(self._update_side)

    @cached_property
    def hand_list(self) -> "HandList":
        """The table in words, made when it is first wanted."""
        from .table.hand_list import HandList

        words = HandList(self.table, self)
        words.hide()
        words.closed.connect(self._on_words_closed)
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        layout.insertWidget(0, words)
        words.follow(self.table)
        return words

    @property
    def shows_words(self) -> bool:
        """True if the table in words is shown."""
        return any(not words.isHidden() for words in made(self, "hand_list"))

    def show_words(self, visible: bool) -> None:
        """Show the table in words, or no longer."""
        if visible is not self.shows_words:
            had_focus = self.shows_words and self.hand_list.has_focus
            self.hand_list.setVisible(visible)
            if had_focus:
                self.focus_best()

    @cached_property
    def trumps(self) -> "TrumpsPanel":
        """The order of the cards, made when it is first wanted."""
        from .panels.trumps_panel import TrumpsPanel

        panel = TrumpsPanel(self.table.stage.deck, self.table)
        panel.choreographer = self.table.choreographer
        panel.placed.connect(self.table.cover)
        panel.closed.connect(lambda: self.show_trumps(False))
        return panel

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
        self.table.choreographer.play(self._read_out(sentence, is_shown=self._is_told_by_nobody))
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

    @property
    def shows_trumps(self) -> bool:
        """True if the order of the cards is being looked at."""
        return any(not panel.isHidden() for panel in made(self, "trumps"))

    def show_trumps(self, visible: bool) -> None:
        """Show in which order the cards rank in this game, or no longer; meanwhile the game does not go on.

        `trumps_shown` follows in any case.
        """
        view = self._view
        if visible and view is not None:
            self.hints.close()
            self.table.show_last_trick(False)
            self.table.choreographer.hold(Holder.TRUMPS, True)
            self.trumps.question = self.questions.open_panel
            self.trumps.show_order(self.questions.foreseen(view))
            self.trumps.open()
            self.table.read_out(self.trumps.words)
        elif self.shows_trumps:
            self.focus_best()  # before it is hidden: else the focus moves to the first card and lifts it
            self.trumps.hide()
            self.table.choreographer.hold(Holder.TRUMPS, False)
        self.trumps_shown.emit(self.shows_trumps)

    def show_side(self, page: SidePageKind | None) -> None:
        """Show a page beside the table; None: the table alone."""
        if page is None and self.side.has_focus:
            self.focus_best()
        self.side.show_page(page)

    def focus_best(self) -> None:
        """Focus the question that is open, else the table."""
        panel = self._panel_to_answer
        if panel is not None:
            panel.take_focus()
        else:
            self._focus_hand()

    @property
    def _panel_to_answer(self) -> "Panel | None":
        """The question that is open, unless it is answered with cards of the hand."""
        return None if self.table.picker.wants_cards else self.questions.open_panel

    def _focus_hand(self) -> None:
        """Focus the hand, on the table or in words, wherever the focus was last."""
        if not self.shows_words or not self.hand_list.is_home:
            give_focus(self.table)
        elif not self.hand_list.has_focus:
            self.hand_list.take_focus()

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

    def _update_text(self) -> None:
        self.hints.update_text()

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
    def _is_told_by_nobody(self) -> bool:
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

    def _on_words_closed(self) -> None:
        self.show_words(False)
        self.words_closed.emit()

    def _close_questions(self) -> None:
        self.hints.close()
        self.questions.close()
        self.table.choreographer.hold(Holder.CHANGE, False)

    def _step_aside(self) -> None:
        """Move the focus to the side panel, or back to the hand."""
        if not self.side.has_focus:
            self.side.take_focus()
        elif self.shows_words:
            self._focus_hand()
        else:
            self.table.setFocus(Qt.FocusReason.TabFocusReason)

    def _step_back(self) -> bool:
        """Move the focus to the question that is open, else from the words to the table; False if it is there."""
        panel = self._panel_to_answer
        if panel is not None and not holds_focus(panel):
            panel.take_focus()
        elif panel is None and self.shows_words and self.hand_list.has_focus:
            self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            return False
        return True

    def _update_side(self) -> None:
        if self._view is not None:
            view = self.questions.foreseen(self._view)
            self.side.show_state(SideState(view, self._names, tuple(self._events), self._sheet))

    def _on_review_changed(self, reviewing: bool) -> None:
        if reviewing:
            self.hints.close()
            self.show_trumps(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.shows_trumps:
            self.show_trumps(False)
        elif event.key() == Qt.Key.Key_Escape and self.hints.is_open:
            self.hints.close()
        elif event.key() == Qt.Key.Key_Escape and not self.table.is_reviewing and self._step_back():
            pass
        elif event.key() == Qt.Key.Key_F6:
            self._step_aside()
        else:
            super().keyPressEvent(event)
