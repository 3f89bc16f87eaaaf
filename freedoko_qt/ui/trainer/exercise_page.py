"""A question: the table as the seat sees it, and beside it what is asked."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.seats import Seat
from freedoko_qt.app.settings import Settings
from freedoko_qt.app.trainer.questions import Answer, Question
from freedoko_qt.engine.actions import Action

from ..cards.deck import Deck
from ..parts.single_keys import is_escape
from ..parts.table_and_panel import PageWithPanel, TableAndPanel
from ..parts.translated import Translated
from .exercise_panel import ExercisePanel
from .trainer_table import TrainerTable


class ExercisePage(Translated, PageWithPanel):
    """Takes one answer, by mouse or keys, and shows what it was worth."""

    answered = Signal(object)
    """The Answer that was given.

    Emitted once per question, before the worth is shown.
    """
    went_on = Signal()
    left = Signal()

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self.question: Question | None = None
        self._players: Callable[[], Sequence[Seat]] = tuple
        self._is_answered = False
        self.table = TrainerTable(deck, self)
        self.panel = ExercisePanel(self)
        self._halves = TableAndPanel(self, self.table, self.panel)
        self.table.action_requested.connect(self._on_requested)
        self.table.buttons_left.connect(self.focus_best)
        self.table.numbered.connect(self._on_numbered)
        self.panel.answers.chosen.connect(self._on_numbered)
        self.panel.tricks_wanted.connect(self._show_trick)
        self.panel.went_on.connect(self.went_on)
        self.panel.left.connect(self.left)

    def ask(self, origin: Callable[[], str], question: Question, players: Callable[[], Sequence[Seat]]) -> None:
        """Ask a question; `origin` gives the text that says where it comes from, `players` who sits at the table.

        Both are called again after a change of language.
        """
        self.question, self._is_answered = question, False
        self._players = players
        self.table.set_players(players())
        self.table.show_question(question)
        self.panel.show_question(origin, question, self._names, lambda: self.table.stage.deck.letters)
        self.focus_best()
        self.table.read_out(self.panel.spoken_text)

    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self._players())

    def _update_text(self) -> None:
        if self.question is not None:
            self.table.set_players(self._players())

    def focus_best(self) -> None:
        """Focus the table, as in a game; once an answer is given, the button for the next question."""
        (self.panel.on if self._is_answered else self.table).setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_settings(self, settings: Settings, deck: Deck) -> None:
        """Put the settings in force; `deck` is the one they choose."""
        self.table.apply_settings(settings, deck)

    def _on_requested(self, action: Action) -> None:
        """Take a card for the answer, if a card is asked for and this one can be played."""
        if self.question is None or self._is_answered or not self.table.asks_card:
            return
        answer = next((one for one in self.question.answers if one.what == action), None)
        if answer is None:
            self.table.shake()
        else:
            self._give(answer)

    def _on_numbered(self, place: int) -> None:
        if self.question is not None and not self._is_answered and place < len(self.question.answers):
            self._give(self.question.answers[place])

    def _give(self, answer: Answer) -> None:
        assert self.question is not None  # it was answered
        self._is_answered = True
        self.answered.emit(answer)
        self.table.show_worth(self.question, answer)
        self.panel.show_answer(answer)
        self.table.read_out(self.panel.spoken_text)

    def _show_trick(self, step: int) -> None:
        """Lay out the trick before or after the one that is looked at; after the last one the present again."""
        view, review = self.table.view, self.table.stage.review
        last = 0 if view is None else len(view.tricks)
        number = (review.number if review.is_open else last + 1) + step
        if number > last:
            self.table.show_last_trick(False)
        else:
            self.table.show_trick(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass the keys on to the table, whatever has the focus."""
        match Qt.Key(event.key()):
            case _ if is_escape(event):
                self.left.emit()
            case Qt.Key.Key_L if not event.modifiers():
                self.table.show_last_trick(not self.table.is_reviewing)
            case _ if not self.table.hasFocus():
                self.table.keyPressEvent(event)
            case _:
                super().keyPressEvent(event)
