"""The figures of a player's games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from typing import Generic, NamedTuple, TypeVar

from freedoko_qt.app.statistics.facts import CallFacts
from freedoko_qt.app.statistics.measures import Average, Share, average, share
from freedoko_qt.app.statistics.selection import Played, RulesName, rules_name
from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.score.special_rules import Special

K = TypeVar("K")


class Part(StrEnum):
    """The side on which a player played."""

    RE = "re"
    CONTRA = "contra"
    ALONE = "alone"
    AGAINST_ONE = "against_one"
    EACH_ALONE = "each_alone"


@dataclass(frozen=True, slots=True)
class Result:
    """The points of some games, counted plus and minus, and the number of them that were won."""

    points: Average
    won: Share


class _Outcome(NamedTuple):
    """The end of a game for the player, counted plus and minus."""

    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class Row(Generic[K]):
    """The result of the games of one kind."""

    key: K
    result: Result


@dataclass(frozen=True, slots=True)
class Calls:
    """The worth of some announcements; those that the rules demanded are never among them."""

    kept: Share
    earned: Average
    """More than without them, counted plus and minus."""


@dataclass(frozen=True, slots=True)
class CallRow:
    """The worth of the announcements of one kind."""

    call: Call
    made: Calls


@dataclass(frozen=True, slots=True)
class Figures:
    """All numbers of a player's games, counted plus and minus; rows only of what has happened."""

    total: Result
    written: int
    """The sum of what stands in the lists, by whatever rules."""
    contracts: tuple[Row[Contract], ...]
    """By game type, the most frequent first."""
    parts: tuple[Row[Part], ...]
    positions: tuple[Row[int], ...]
    """By the place at the table: 0 left of the dealer, who leads, to 3 for the dealer."""
    rules: tuple[Row[RulesName], ...]
    """By rule set, the most frequent first."""
    soli: tuple[Row[Contract], ...]
    """The soli that were called by the person, the most frequent first."""
    all_soli: Result
    duty_soli: Result
    """Those among them that met a duty."""
    calls: tuple[CallRow, ...]
    announcements: Calls
    """Re, Kontra, knocks and replies."""
    denials: Calls
    foxes_caught: int
    foxes_lost: int
    charlies: int
    """Last tricks won with Karlchen."""
    charlies_caught: int
    charlies_lost: int
    doppelkoepfe: int
    curve: tuple[int, ...]
    """The running sum after each game, the oldest first."""
    won_curve: tuple[float, ...]
    """The share of the games won until then, in the same way."""


def figures(played: Iterable[Played]) -> Figures:
    """The numbers of these games, which come the oldest first.

    An empty iterable gives zeros and no rows.
    """
    games = list(played)
    ends = [_Outcome(one.game.points[one.seat], one.game.won(one.seat)) for one in games]
    soli = [
        (one.game, end)
        for one, end in zip(games, ends, strict=True)
        if one.game.contract.is_solo and one.game.soloist == one.seat
    ]
    calls = [made for one in games for made in one.game.calls if made.seat == one.seat and not made.forced]
    by_call = {call: [made for made in calls if made.call is call] for call in Call}
    return Figures(
        total=_result(ends),
        written=sum([one.game.written[one.seat] for one in games]),
        contracts=_rows([one.game.contract for one in games], ends),
        parts=tuple(sorted(_rows(map(_part, games), ends), key=lambda row: [*Part].index(row.key))),
        positions=tuple(sorted(_rows(map(_place, games), ends), key=lambda row: row.key)),
        rules=_rows([rules_name(one.tournament) for one in games], ends),
        soli=_rows([game.contract for game, _ in soli], [end for _, end in soli]),
        all_soli=_result([end for _, end in soli]),
        duty_soli=_result([end for game, end in soli if game.duty]),
        calls=tuple(CallRow(call, _came_to(made)) for call, made in by_call.items() if made),
        announcements=_came_to([made for made in calls if not made.call.is_denial]),
        denials=_came_to([made for made in calls if made.call.is_denial]),
        foxes_caught=_earned(games, Special.FOX_CAUGHT),
        foxes_lost=_lost(games, Special.FOX_CAUGHT),
        charlies=_earned(games, Special.CHARLIE),
        charlies_caught=_earned(games, Special.CHARLIE_CAUGHT),
        charlies_lost=_lost(games, Special.CHARLIE_CAUGHT),
        doppelkoepfe=_earned(games, Special.DOPPELKOPF),
        curve=tuple(accumulate([end.points for end in ends])),
        won_curve=tuple(won / number for number, won in enumerate(accumulate([end.won for end in ends]), 1)),
    )


def _result(ends: Sequence[_Outcome]) -> Result:
    return Result(average([end.points for end in ends]), share([end.won for end in ends]))


def _place(one: Played) -> int:
    """The place at the table: 0 left of the dealer, to 3 for the dealer."""
    return (one.seat - one.game.first) % len(SEATS)


def _part(one: Played) -> Part:
    game = one.game
    if game.soloist is not None:
        return Part.ALONE if game.soloist == one.seat else Part.AGAINST_ONE
    if game.contract is Contract.RAMSCH:
        return Part.EACH_ALONE
    return Part(game.side_of(one.seat).value)


def _rows(keys: Iterable[K], ends: Iterable[_Outcome]) -> tuple[Row[K], ...]:
    """The games by their keys, the most frequent first."""
    found: dict[K, list[_Outcome]] = {}
    for key, end in zip(keys, ends, strict=True):
        found.setdefault(key, []).append(end)
    rows = [Row(key, _result(there)) for key, there in found.items()]
    return tuple(sorted(rows, key=lambda row: -row.result.points.number))


def _came_to(made: Sequence[CallFacts]) -> Calls:
    return Calls(share([one.kept for one in made]), average([one.earned for one in made]))


def _earned(games: Iterable[Played], point: Special) -> int:
    return sum([special.point is point and special.seat == one.seat for one in games for special in one.game.specials])


def _lost(games: Iterable[Played], point: Special) -> int:
    return sum(
        [special.point is point and special.loser == one.seat for one in games for special in one.game.specials]
    )
