"""A game to be played outside of any tournament: from a point of another one on, or with the cards of another seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.actions import Action, Genscher, Shift
from freedoko_qt.engine.cards import BySeat, Hands, by_seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Practice:
    """A deal, and what was done with it before the first decision."""

    setup: TournamentSetup
    """The players; its rules and seed do not matter."""
    rules: Rules
    hands: Hands
    table: Table
    seed: int | str | None
    """The seed of the computer players, as in the game before."""
    actions: tuple[Action, ...] = ()
    seat: int = 0
    """The seat whose cards the person has, in the game from which this comes."""
    origin: GameReplay | None = None
    """The game beside which this one is kept as a branch; None: it is kept nowhere."""
    deal: str = ""
    """The id of the deal of the library that is played."""
    lesson: str = ""
    """The id of the lesson of the course whose game is played."""

    def game(self) -> Game:
        """The game as it is to be gone on with, a new one each time.

        Raises GameError if the actions break the rules.
        """
        game = Game(self.rules, self.hands, self.table, seed=self.seed)
        for action in self.actions:
            game.apply(action)
        return game


def tried(replay: GameReplay, position: int, setup: TournamentSetup, seat: int = 0) -> Practice:
    """The game from a position on, the person in the place of a seat; `setup` is that of its tournament.

    Seats are turned so that the person is seat 0. The practice is kept nowhere unless `origin` is set.
    """
    done = replay.game.actions[:position]
    return replace(another_seat(replay, setup, seat), actions=tuple(moved(one, seat) for one in done))


def same_deal(replay: GameReplay, setup: TournamentSetup) -> Practice:
    """Practice with the same cards from the beginning."""
    return dealt(replay.game, setup)


def another_seat(replay: GameReplay, setup: TournamentSetup, seat: int) -> Practice:
    """Practice with the same cards, with those of a seat, 0 to 3, and its place at the table for the person."""
    return dealt(replay.game, setup, seat)


def dealt(game: Game, setup: TournamentSetup, seat: int = 0, deal: str = "") -> Practice:
    """The cards of a game from the beginning, those of a seat for the person.

    All players move round by as much, so neighbours stay neighbours.
    """
    table = game.table
    return Practice(
        setup,
        game.given_rules,
        _turned(game.dealt, seat),
        table._replace(
            first=(table.first - seat) % 4,
            duty_soli=_turned(table.duty_soli, seat),
            totals=_turned(table.totals, seat),
        ),
        # By its number the deal would come back as it was.
        seed=game.seed if seat == 0 else None,
        seat=seat,
        deal=deal,
    )


def done_better(
    replay: GameReplay, setup: TournamentSetup, position: int, seat: int, action: Action | None
) -> Practice:
    """The game from a position on, once a seat has done something else there; None: without a word.

    The person plays on in its place.
    """
    practice = tried(replay, position, setup, seat)
    return practice if action is None else replace(practice, actions=(*practice.actions, moved(action, seat)))


def moved(action: Action, seat: int) -> Action:
    """The action at a table that is turned so that a seat comes first."""
    match action._replace(seat=(action.seat - seat) % 4):
        case Shift(to=int(to)) as shift:
            return shift._replace(to=(to - seat) % 4)
        case Genscher(partner=int(partner)) as genscher:
            return genscher._replace(partner=(partner - seat) % 4)
        case other:
            return other


def _turned(values: BySeat[T], seat: int) -> BySeat[T]:
    """The values of the seats once a seat is the first of them."""
    return by_seat((*values[seat:], *values[:seat]))
