"""The players at the computer's seats: ours, and programs that the person has chosen."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import partial
from typing import TYPE_CHECKING

from freedoko_qt.ai.player import Player, make_player
from freedoko_qt.ai.style import Style
from freedoko_qt.app.external_programs import Substitution, Trouble, by_level, program_of
from freedoko_qt.app.lazy_player import LazyPlayer
from freedoko_qt.app.people import LEVEL, LEVELS, SUBSTITUTE
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.seats import seats_of
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.dealing import seed_of

if TYPE_CHECKING:
    from freedoko_qt.app.external_player import ExternalPlayer
    from freedoko_qt.engine.game import Game


def seed_at(game: Game | None, seat: int) -> int:
    """The seed of the chance at a seat in a game; the same whenever it is asked for.

    Without a game or a seed it is that of seed 0.
    """
    seed = None if game is None else game.seed
    return seed_of(seed if isinstance(seed, int) else 0, seat)


def not_chosen(setup: TournamentSetup, commands: Iterable[str]) -> Substitution | None:
    """The notice about programs that were not chosen on this computer; None where there are none."""
    names = [isolated(setup.names[seat]) for seat in _strange(setup, by_level(commands))]
    return Substitution(", ".join(names), SUBSTITUTE, Trouble.NOT_CHOSEN) if names else None


def _strange(setup: TournamentSetup, known: Container[str]) -> list[int]:
    """The seats whose program was not chosen on this computer."""
    levels = enumerate(setup.levels, start=1)
    return [seat for seat, level in levels if program_of(level) is not None and level not in known]


class Opponents:
    """The players of a tournament whom the computer plays; a program runs from game to game.

    Players of ours are made on their thread at their first decision. Programs start with their first question and run
    until `dismiss`.
    """

    def __init__(self, programs: Callable[[], Iterable[str]]) -> None:
        self._programs = programs
        self._commands: dict[str, str] = {}
        """Those that the person has chosen on this computer, by the levels that refer to them: no other is started."""
        self._names: list[str] = []
        self._levels: dict[int, str] = {}
        self._styles: dict[int, Style] = {}
        self._players: dict[int, Player] = {}
        self._engines: dict[int, ExternalPlayer] = {}
        self._substituted: set[int] = set()
        """The seats whose program has failed in this tournament."""

    @property
    def seats(self) -> list[int]:
        """The seats that the computer plays, in order."""
        return sorted(self._levels)

    def sit_down(self, setup: TournamentSetup, own_seat: int | None) -> None:
        """New players for a new game; `own_seat`: the person's, if the computer plays that, too.

        Programs that run go on; those that failed, or were not chosen on this computer, are replaced by `SUBSTITUTE`.
        """
        self._commands = by_level(self._programs())
        self._names = [seat.name for seat in seats_of(setup)]
        passed_over = self._substituted.union(_strange(setup, self._commands))
        self._levels = dict(enumerate(setup.levels, start=1)) | dict.fromkeys(passed_over, SUBSTITUTE)
        self._styles = dict(enumerate(setup.styles, start=1))
        if own_seat is not None:
            self._levels[own_seat], self._styles[own_seat] = LEVEL, Style.BALANCED
        self._players = {}

    def stand_in(self, seat: int, player: Player) -> None:
        """Let a player play on in the person's seat until the next game."""
        self._levels[seat], self._players[seat] = LEVEL, player

    def player(self, seat: int, game: Game) -> Player:
        """The player of a seat in this game.

        The same object until `sit_down`. A program is sent the game as it stands, so call this before each decision.
        """
        level = self._levels[seat]
        if level in self._commands:
            return self._engine(seat, self._commands[level], game)
        if seat not in self._players:
            level = level if level in LEVELS else LEVEL
            self._players[seat] = LazyPlayer(partial(make_player, level, seed_at(game, seat), self._styles[seat]))
        return self._players[seat]

    def observe_end(self, game: Game) -> None:
        """Send the end of a game to the programs."""
        for seat, engine in self._engines.items():
            engine.observe(game, seat)

    def replace(self, seat: int) -> Substitution | None:
        """Replace a player that has failed; returns the notice about a program.

        For one of ours rules of thumb go on, and if they failed chance. For a program one of ours goes on, also in
        the games to come.
        """
        engine = self._engines.pop(seat, None)
        if engine is None:
            self._levels[seat] = LEVEL if self._levels[seat] != LEVEL else LEVELS[0]
            self._players.pop(seat, None)
            return None
        engine.close()
        self._substituted.add(seat)
        self._levels[seat] = SUBSTITUTE
        return Substitution(self._names[seat], SUBSTITUTE, engine.trouble or Trouble.ENDED)

    def dismiss(self) -> None:
        """End the programs.

        Seats whose programs failed may have them again in the next tournament.
        """
        for engine in self._engines.values():
            engine.close()
        self._engines, self._substituted = {}, set()

    def _engine(self, seat: int, command: str, game: Game) -> Player:
        """The program of a seat, which has been sent the game."""
        if seat not in self._engines:
            from freedoko_qt.app.external_player import ExternalPlayer

            self._engines[seat] = ExternalPlayer(command)
        self._engines[seat].observe(game, seat)
        return self._engines[seat]
