"""An external program as the candidate of a match."""

from __future__ import annotations

from freedoko_qt.app.external_player import ExternalPlayer
from freedoko_qt.app.external_programs import EngineFailure
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.view import SeatView


class ExternalCandidate:
    """A player of many games, one after the other, that asks an external program.

    The program is started once and runs until `close`; for each game it gets the events of its seat.
    """

    def __init__(self, command: str) -> None:
        self._command = command
        self._program = ExternalPlayer(command)
        self._current: tuple[Game, int] | None = None

    def join(self, game: Game, seat: int, seed: int) -> ExternalCandidate:
        """Take a seat in the next game; the program makes its own random numbers, `seed` is not used."""
        self._observe()
        self._current = game, seat
        return self

    def decide(self, view: SeatView) -> Action | None:
        """The program's answer. Raises GameError, in one sentence, if it cannot be played with."""
        self._observe()
        try:
            return self._program.decide(view)
        except EngineFailure as failure:
            raise GameError(f"The program '{self._command}' cannot play: {failure}.") from failure

    def close(self) -> None:
        """End the program."""
        self._observe()
        self._program.close()

    def _observe(self) -> None:
        if self._current is not None:
            self._program.observe(*self._current)
