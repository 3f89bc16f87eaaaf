"""A game to be played outside of any tournament: from a point of another one on, or with the cards of another seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from freedoko_qt.app.replay.replay import Replay
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.cards import Hands
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Practice:
    """A deal, and what has been done with it before anybody is asked."""

    setup: TournamentSetup
    """Who sits there; its rules and seed do not matter."""
    rules: Rules
    hands: Hands
    table: Table
    seed: int | str | None
    """From which the chance of the computer players comes, as in the game before."""
    actions: tuple[Action, ...] = ()

    def game(self) -> Game:
        """The game as it is to be gone on with, a new one each time."""
        game = Game(self.rules, self.hands, self.table, seed=self.seed)
        for action in self.actions:
            game.apply(action)
        return game


def tried(replay: Replay, position: int, setup: TournamentSetup) -> Practice:
    """The game from a position on; `setup` is that of its tournament."""
    return replace(same_deal(replay, setup), actions=tuple(replay.game.actions[:position]))


def same_deal(replay: Replay, setup: TournamentSetup) -> Practice:
    """The same cards once more from the beginning."""
    game = replay.game
    return Practice(setup, game.given_rules, game.dealt, game.table, game.seed)


def another_seat(replay: Replay, setup: TournamentSetup, seat: int) -> Practice:
    """The same cards, but the person gets those of a seat, 0 to 3, and its place at the table.

    Everybody moves round by as much, so who sat to the left of somebody still does.
    """
    practice = same_deal(replay, setup)
    hands, table = practice.hands, practice.table
    return replace(
        practice,
        hands=_turned(hands, seat),
        table=replace(
            table,
            first=(table.first - seat) % 4,
            duty_soli=_turned(table.duty_soli, seat),
            totals=_turned(table.totals, seat),
        ),
        # By its number the deal would come back as it was.
        seed=practice.seed if seat == 0 else None,
    )


def _turned(values: tuple[T, T, T, T], seat: int) -> tuple[T, T, T, T]:
    """What belongs to the seats once a seat is the first of them."""
    first, second, third, fourth = (*values[seat:], *values[:seat])
    return first, second, third, fourth
