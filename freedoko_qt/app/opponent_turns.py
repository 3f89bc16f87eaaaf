"""The turns of the opponents: which of them is asked next, and the substitute for one that fails."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.opponents import Opponents
from freedoko_qt.app.thinker import Thinker
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.game import Game, Move


class OpponentTurns(QObject):
    """Asks the opponents for their decisions, one after the other.

    A seat that decides to do nothing is not asked again in the same position.
    """

    moved = Signal(object)
    """The Move that a seat wants to make."""
    passed = Signal()
    """A seat has decided to do nothing, or has got a substitute: call `ask_next` again."""
    noticed = Signal(object)
    """The Substitution of a program that could not decide."""

    def __init__(self, opponents: Opponents, thinker: Thinker) -> None:
        super().__init__(thinker)
        self._opponents, self._thinker = opponents, thinker
        self._asked: tuple[int, Game] | None = None
        """The seat whose decision is awaited, and the game as it stands."""
        self._offered: set[int] = set()
        """The seats that had their chance to announce in this position."""
        thinker.answered.connect(self._on_decided)
        thinker.failed.connect(self._on_failed)

    @property
    def is_thinking(self) -> bool:
        """True if a decision is awaited."""
        return self._asked is not None

    def forget(self) -> None:
        """Drop the question: the position is another one."""
        self._asked = None
        self._offered.clear()

    def ask_next(self, game: Game) -> bool:
        """Ask the first seat that could announce, else the seat to move; returns True if it is an opponent's turn.

        `moved` or `passed` follows, unless the thinker forgets the question.
        """
        seat = self._next_to_ask(game)
        if seat is None:
            return False
        self._asked = seat, game
        self._thinker.ask(self._opponents.player(seat, game), game.view(seat))
        return True

    def _next_to_ask(self, game: Game) -> int | None:
        for seat in self._opponents.seats:
            if seat != game.turn and seat not in self._offered and game.legal(seat):
                return seat
        return game.turn if game.turn in self._opponents.seats else None

    def _on_decided(self, action: Action | None) -> None:
        if self._asked is None:
            return
        (seat, game), self._asked = self._asked, None
        if action is None:
            self._offered.add(seat)
            self.passed.emit()
        elif isinstance(move := game.attempt(action), Move):
            self.moved.emit(move)
        else:
            self._replace(seat)

    def _on_failed(self) -> None:
        if self._asked is not None:
            (seat, _), self._asked = self._asked, None
            self._replace(seat)

    def _replace(self, seat: int) -> None:
        """Let another player go on in the seat of one that could not decide."""
        if (notice := self._opponents.replace(seat)) is not None:
            self.noticed.emit(notice)
        self.passed.emit()
