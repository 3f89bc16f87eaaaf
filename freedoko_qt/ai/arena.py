"""Games and matches between computer players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeAlias

from freedoko_qt.engine.actions import Action, Announce, AnnounceSwines
from freedoko_qt.engine.cards import SEATS, BySeat, by_seat
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.score import above_mean
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.view import SeatView

from .player import Player, make_player

MAX_ATTEMPTS = 200
"""Maximum number of redeals for one deal of a match."""

PlayerFactory: TypeAlias = Callable[[Game, int, int], Player]
"""Make a player from a dealt game, its seat, and a seed for both."""


def level_factory(level: str) -> PlayerFactory:
    """Return a factory of players of a level.

    Raises GameError if there is no such level.
    """
    make_player(level, 0)
    return lambda game, seat, seed: make_player(level, seed)


@dataclass(slots=True)
class TimedPlayer:
    """A player whose decisions are timed; `seconds` has one entry per decision."""

    player: Player
    seconds: list[float] = field(default_factory=list)

    def decide(self, view: SeatView) -> Action | None:
        """Decide as the wrapped player does."""
        start = perf_counter()
        action = self.player.decide(view)
        self.seconds.append(perf_counter() - start)
        return action


def play(game: Game, players: Sequence[Player]) -> Game:
    """Play a game to its end: the seat to move decides; before each lead the others may announce.

    Raises TypeError if a player that has to decide returns None, IllegalAction if an action is illegal.
    """
    while game.turn is not None:
        if game.phase is Phase.PLAY and not game.trick and not game.pending:
            _let_announce(game, players, game.turn)
        action = players[game.turn].decide(game.view(game.turn))
        if action is None:
            raise TypeError(f"The player in seat {game.turn} has to decide.")
        game.apply(action)
    return game


def _let_announce(game: Game, players: Sequence[Player], turn: int) -> None:
    for seat in (game.seat_after(turn, step) for step in (1, 2, 3)):
        while any(isinstance(action, Announce | AnnounceSwines) for action in game.legal(seat)):
            action = players[seat].decide(game.view(seat))
            if action is None:
                break
            game.apply(action)


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a deal played four times, with the candidate once in each seat.

    All in game points; a seating in which the deal was thrown in counts 0.
    """

    points: BySeat[float]
    """Score of the candidate, by its seat, minus the mean of the four scores; 0 on average among equal players."""
    candidate_seconds: tuple[float, ...]
    """Seconds of each decision of the candidate."""
    opponents_seconds: tuple[float, ...]

    @property
    def mean(self) -> float:
        """Points of the candidate per game."""
        return sum(self.points) / len(self.points)


def play_deal(rules: Rules, seed: int, number: int, candidate: PlayerFactory, opponents: PlayerFactory) -> DealResult:
    """Play one deal of a match with the candidate once in each seat; deal `number` sets who leads.

    A deal that all four seatings throw in is redealt. If only some do, throwing in was a player's choice and counts 0.
    Raises GameError if MAX_ATTEMPTS deals in a row are thrown in.
    """
    table = Table(first=SEATS[number % 4])
    for attempt in range(MAX_ATTEMPTS):
        result = _seatings(rules, seed_of(seed, number, attempt), table, candidate, opponents)
        if result is not None:
            return result
    raise GameError(f"Under these rules {MAX_ATTEMPTS} deals in a row were thrown in.")


def _seatings(
    rules: Rules, seed: int, table: Table, candidate: PlayerFactory, opponents: PlayerFactory
) -> DealResult | None:
    points, played = [], False
    own: list[float] = []
    others: list[float] = []
    for place in SEATS:
        game = Game.deal(rules, seed, table)
        seats = [
            TimedPlayer((candidate if seat == place else opponents)(game, seat, seed_of(seed, seat))) for seat in SEATS
        ]
        score = play(game, seats).score
        played = played or score is not None
        points.append(0.0 if score is None else above_mean(score.scores, place))
        for seat, timed in enumerate(seats):
            (own if seat == place else others).extend(timed.seconds)
    return DealResult(by_seat(points), tuple(own), tuple(others)) if played else None
