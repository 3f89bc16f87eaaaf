"""A finished game from its deal to its score, forwards and back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from freedoko_qt.app.plain import isolated
from freedoko_qt.engine.cards import SEATS, Hands
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.events import CardPlayed, Event, TrickTaken
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import game_from_record
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """The state after some actions."""

    number: int
    """The number of actions done, from 0."""
    view: SeatView
    """The view of the seat that looks on."""
    hands: Hands
    """The hands of all seats."""
    events: tuple[Event, ...]
    """Everything that had happened."""


@dataclass(frozen=True, slots=True)
class GameReplay:
    """A game that is over. Positions are counted in actions: 0 is the deal, `last` the score.

    Immutable but for `game`, which must not be changed. Making one replays the whole game.
    """

    record: Mapping[str, Any]
    names: tuple[str, ...]
    """The names as they can stand in a sentence."""
    game: Game
    """The game as it ended; to be looked at only."""
    events: tuple[tuple[Event, ...], ...]
    """The events of each action."""
    stops: tuple[int, ...]
    """The positions to rest at when going by tricks: the deal, the first lead, the end of each trick, the end."""

    @classmethod
    def of(cls, record: Mapping[str, Any], names: Sequence[str] = ()) -> GameReplay:
        """The replay of a record; without names those in it. Raises GameError if it is none of a whole game."""
        game = game_from_record(record)
        if game.phase is not Phase.OVER:
            raise BadNotation("the game of this record is not over")
        again = game.replayed(0)
        events = tuple(tuple(again.apply(action)) for action in game.actions)
        return cls(record, tuple(names) or _names(record), game, events, tuple(sorted({*_stops(events)})))

    @property
    def last(self) -> int:
        """The position at the end."""
        return len(self.events)

    def at(self, number: int, seat: int) -> ReplayPosition:
        """A position as a seat sees it; numbers beyond the ends are the ends.

        Replayed from the deal at each call.
        """
        number = min(max(number, 0), self.last)
        game = self.game_at(number)
        events = tuple(event for brought in self.events[:number] for event in brought)
        return ReplayPosition(number, game.view(seat), hands_of(game.hands), events)

    def game_at(self, number: int) -> Game:
        """The game at a position, of its own: changing it changes nothing here."""
        return self.game.replayed(number)

    def trick_after(self, number: int) -> int:
        """The position where one rests next.

        The end if there is none.
        """
        return self.stops[min(bisect_right(self.stops, number), len(self.stops) - 1)]

    def trick_before(self, number: int) -> int:
        """The position where one has rested before.

        0, the deal, if there is none.
        """
        return self.stops[max(bisect_left(self.stops, number) - 1, 0)]


def _names(record: Mapping[str, Any]) -> tuple[str, ...]:
    match record.get("players"):
        case [{"name": str(first)}, {"name": str(second)}, {"name": str(third)}, {"name": str(fourth)}]:
            return isolated(first), isolated(second), isolated(third), isolated(fourth)
    return tuple(str(seat + 1) for seat in SEATS)


def _stops(events: Sequence[Sequence[Event]]) -> Iterator[int]:
    yield 0
    yield len(events)
    played = False
    for number, brought in enumerate(events):
        if not played and any(isinstance(event, CardPlayed) for event in brought):
            played = True
            yield number
        if any(isinstance(event, TrickTaken) for event in brought):
            yield number + 1
