"""A guided game on its way: the same signals as a session at the table, and no files."""

from collections import deque

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal

from freedoko_qt.app.game_signals import TableSignals
from freedoko_qt.app.guide.step import GuidedGame, GuideStep
from freedoko_qt.app.people import ANIMALS, LEVEL, NAMES
from freedoko_qt.app.seats import HUMAN, Seat
from freedoko_qt.app.wording import shown_name
from freedoko_qt.app.wording.translating import translated
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.cards import BySeat
from freedoko_qt.engine.game import Game, Move
from freedoko_qt.engine.refusals import Refusal
from freedoko_qt.engine.score.score import Score
from freedoko_qt.engine.view import SeatView

_READ_ON = QT_TRANSLATE_NOOP("Wording", "Read on first: it will be your turn in a moment.")


class GuideSession(TableSignals):
    """Leads through a guided game. The table calls `ready` when it has shown everything, as it does with a `Session`.

    The game is replayed from the deal at every step back. Everything happens in the thread of the window.
    """

    step_shown = Signal()
    """The situation of the step lies on the table: its words are to be shown."""
    corrected = Signal(str)
    """The reason why something else is better now than what the learner wanted."""
    finished = Signal()
    """The learner has read the last step."""

    def __init__(self, guided: GuidedGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.guided = guided
        self._learner = ""
        self._number = 0
        self._game = guided.game_at(0)
        self._left: deque[Action] = deque()
        """The actions that the others still have to do before the step is shown."""
        self._is_step_shown = False

    # What the table reads

    @property
    def view(self) -> SeatView:
        """The learner's view of the game."""
        return self._game.view(HUMAN)

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self._game

    @property
    def players(self) -> BySeat[Seat]:
        """The players at the table, the learner first."""
        first, second, third = (Seat(name, LEVEL, avatar) for name, avatar in zip(NAMES[1:], ANIMALS, strict=True))
        return Seat(shown_name(self._learner), None), first, second, third

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, for sentences."""
        return tuple(seat.name for seat in self.players)

    @property
    def score(self) -> Score | None:
        """The score; None while the game runs."""
        return self._game.score

    @property
    def step(self) -> GuideStep:
        """The step that is shown or comes next."""
        return self.guided.steps[self._number]

    @property
    def number(self) -> int:
        """The number of the step, from 0."""
        return self._number

    @property
    def is_step_shown(self) -> bool:
        """True if the others are done and it is for the learner to read or to act."""
        return self._is_step_shown

    @property
    def is_last(self) -> bool:
        """True if this is the last step."""
        return self._number == len(self.guided.steps) - 1

    @property
    def title(self) -> str:
        """The title of the step."""
        return translated(self.step.title)

    @property
    def words(self) -> str:
        """The words of the step."""
        return translated(self.step.words)

    # What the table and the panel want

    def begin(self, learner: str) -> None:
        """Begin at the first step, for a learner with this name.

        `redrawn` follows. An empty name becomes the usual word for the person.
        """
        self._learner = learner
        self._number = 0
        self._set_up()

    def go_on(self) -> None:
        """Go to the next step, doing for the learner what this one asks for.

        Does nothing until the step is shown. After the last step `finished` follows.
        """
        wanted = self.step.wanted
        if not self._is_step_shown:
            return
        if wanted is not None:
            self.act(wanted)
        elif self.is_last:
            self.finished.emit()
        else:
            self._enter(self._number + 1)
            self.ready()

    def go_back(self) -> None:
        """Go back one step, undoing what was done since.

        `redrawn` follows if something had been done, else `step_shown`. Does nothing at the first step.
        """
        if self._number == 0:
            return
        self._number -= 1
        if len(self.guided.game_at(self._number).actions) == len(self._game.actions):
            self._left.clear()
            self._show_step()
        else:
            self._set_up()

    def act(self, action: Action) -> None:
        """Apply the learner's action if the step asks for it, else emit a correction.

        Emits `happened` for what it brings about, or `refused`, or `corrected`. The action of the next step is taken,
        too, if only reading lies between.
        """
        if not self._is_step_shown:
            return
        move = self._game.attempt(action)
        if isinstance(move, Refusal):
            self.refused.emit(move)
        elif action == self.step.wanted:
            self._do(move, self._number + 1)
        elif self.step.wanted is not None:
            self.corrected.emit(translated(self.step.better))
        elif self._is_ahead(action):
            self._do(move, self._number + 2)
        else:
            self.corrected.emit(translated(_READ_ON))

    def ready(self) -> None:
        """Go on with the others or show the step, once the table has shown everything."""
        if self._left:
            for event in self._game.apply(self._left.popleft()):
                self.happened.emit(event)
        elif not self._is_step_shown:
            self._show_step()

    # How it goes on

    def _is_ahead(self, action: Action) -> bool:
        """True if the next step wants this, and no other seat does anything before."""
        following = None if self.is_last else self.guided.steps[self._number + 1]
        return following is not None and not following.others and action == following.wanted

    def _set_up(self) -> None:
        """Set the game up at the current step."""
        self._game = self.guided.game_at(self._number)
        self._left.clear()
        self._is_step_shown = False
        self.redrawn.emit()

    def _enter(self, number: int) -> None:
        """Go to a step, which is shown once the others have done their part."""
        self._number = number
        self._left.extend(self.step.others)
        self._is_step_shown = False

    def _do(self, move: Move, number: int) -> None:
        """Make the learner's move and go to a step; the table calls `ready` afterwards."""
        self._enter(number)
        self._game = move.after
        for event in move.events:
            self.happened.emit(event)

    def _show_step(self) -> None:
        self._is_step_shown = True
        self.step_shown.emit()
        if self.step.wanted is not None:
            self.asked.emit()
