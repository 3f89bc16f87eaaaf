"""The page of the trainer: the choice of questions, and one question after the other."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.seats import Seat
from freedoko_qt.app.settings import Settings
from freedoko_qt.app.trainer.exercise import Exercise
from freedoko_qt.app.trainer.questions import Answer, Question, QuestionKind
from freedoko_qt.app.trainer.trainer import Trainer
from freedoko_qt.app.trainer.trainer_words import origin
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.rules import Rules

from ..cards.deck import Deck
from ..parts.yielding import Stack
from .exercise_page import ExercisePage
from .kinds_page import KindsPage
from .kinds_table import KindLine


class TrainerPage(Stack):
    """Asks one question of the trainer after the other, until the person has enough.

    The trainer belongs to the caller; the page follows its `changed`.
    """

    left = Signal()

    def __init__(self, trainer: Trainer, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self.resize(parent.size())
        self._trainer = trainer
        self._players: Callable[[], Sequence[Seat]] = tuple
        self._wanted_kinds: tuple[QuestionKind, ...] = tuple(QuestionKind)
        self._asked: Exercise | None = None
        self.kinds, self.exercise = KindsPage(self), ExercisePage(deck, self)
        self.addWidget(self.kinds)
        self.addWidget(self.exercise)
        trainer.changed.connect(self._update_text)
        self.kinds.started.connect(self._begin)
        self.kinds.marked.connect(self._update_state)
        self.kinds.left.connect(self.leave)
        self.exercise.answered.connect(self._on_answered)
        self.exercise.went_on.connect(self._ask)
        self.exercise.left.connect(self._end)

    def open(self, rules: Rules, players: Callable[[], Sequence[Seat]]) -> None:
        """Open the trainer; new questions are by these rules, and `players` says who sits at the table.

        Starts looking for questions in the background, until `left` is emitted.
        """
        self._players = players
        self._trainer.open(rules)
        self._end()

    def leave(self) -> None:
        """Look for no more questions, and emit `left`."""
        self._trainer.rest()
        self.left.emit()

    def apply_settings(self, settings: Settings, deck: Deck) -> None:
        """Put the settings in force; `deck` is the one they choose."""
        self.exercise.apply_settings(settings, deck)

    def _update_text(self) -> None:
        """Show the progress."""
        book, trainer = self._trainer.book, self._trainer
        self.kinds.show_lines([KindLine(kind, progress, trainer.due(kind)) for kind, progress in book.progress])
        self._update_state()

    def _update_state(self) -> None:
        is_ready = self._trainer.next(self.kinds.table.kinds) is not None
        self.kinds.show_state(ready=is_ready, running=self._trainer.is_running)

    def _begin(self, kinds: tuple[QuestionKind, ...]) -> None:
        self._wanted_kinds, self._asked = kinds, None
        self._ask()

    def _ask(self) -> None:
        """Ask the next question; where there is none, go back to the choice of kinds."""
        last = None if self._asked is None else self._asked.kind
        while (exercise := self._trainer.next(self._wanted_kinds, last)) is not None:
            question = _fair_question(exercise)
            if question is None:
                self._trainer.drop(exercise)
                continue
            self._asked = exercise
            self.setCurrentWidget(self.exercise)
            self.exercise.ask(partial(origin, exercise), question, self._players)
            return
        self._end()

    def _on_answered(self, answer: Answer) -> None:
        if self._asked is not None:
            self._trainer.answer(self._asked, answer)

    def _end(self) -> None:
        self.setCurrentWidget(self.kinds)
        self._update_text()
        self.kinds.focus_best()


def _fair_question(exercise: Exercise) -> Question | None:
    """The question; None if its game is damaged, or if nothing can be learned from it as questions are made today."""
    try:
        question = exercise.question()
    except GameError:
        return None
    return question if question.is_fair else None
