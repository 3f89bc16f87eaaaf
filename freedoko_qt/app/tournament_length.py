"""The length of a tournament: rounds, games, a pot of points, or as long as one likes."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from freedoko_qt.engine.rounds import GAMES_IN_A_ROUND

if TYPE_CHECKING:
    from freedoko_qt.engine.rules import Rules


class LengthKind(StrEnum):
    """The end of a tournament."""

    ROUNDS = "rounds"
    """A number of rounds; a solo after which the same player deals again comes on top where the rules say so."""
    GAMES = "games"
    """A number of games, soli among them: rounds that soli fill, too, so that it is a multiple of four."""
    POINTS = "points"
    """A pot of points; only where the rules do not count plus and minus."""
    ENDLESS = "endless"
    """No end but the person's decision."""


class TournamentLength(NamedTuple):
    """The length of a tournament."""

    end: LengthKind
    number: int = 0
    """The number of rounds, games or points."""


EVENING = TournamentLength(LengthKind.ROUNDS, 5)
"""The length where neither the rules nor the person set one."""

ROUND = TournamentLength(LengthKind.GAMES, GAMES_IN_A_ROUND)
"""Quickly played: each deals once."""


def length_of(rules: Rules) -> TournamentLength:
    """The length of a tournament by its rules alone; where they limit rounds and points, the rounds.

    Never `GAMES`, which only a person chooses.
    """
    rules = rules.in_force()
    if rules.number_of_rounds_limited:
        return TournamentLength(LengthKind.ROUNDS, rules.number_of_rounds)
    return (
        TournamentLength(LengthKind.POINTS, rules.points)
        if rules.points_limited
        else TournamentLength(LengthKind.ENDLESS)
    )


def lasting(rules: Rules, length: TournamentLength) -> Rules:
    """The rules of a tournament that lasts so long. A pot that they have limits its rounds or games as before.

    Raises BadRules for a number that cannot be.
    """
    for option, value in _options(length).items():
        rules = rules.changed(option, value)
    return rules


def _options(length: TournamentLength) -> Mapping[str, Any]:
    match length.end:
        case LengthKind.ROUNDS:
            return {"number_of_rounds": length.number, "number_of_rounds_limited": True}
        case LengthKind.GAMES:
            return {
                "games_per_round_without_solo": False,
                **_options(TournamentLength(LengthKind.ROUNDS, _rounds(length.number))),
            }
        case LengthKind.POINTS:
            return {"number_of_rounds_limited": False, "points": length.number, "points_limited": True}
        case LengthKind.ENDLESS:
            return {"number_of_rounds_limited": False, "points_limited": False}


def is_possible(rules: Rules, end: LengthKind) -> bool:
    """True if a tournament by these rules can end so."""
    return end is not LengthKind.POINTS or not rules.unmet("points_limited")


def fitting(rules: Rules, before: TournamentLength | None) -> TournamentLength | None:
    """The length of a tournament once it is played by these rules.

    None: as they say; where they leave the end open it is as before, or an evening if that cannot be.
    """
    if length_of(rules).end is not LengthKind.ENDLESS:
        return None
    return before if before is not None and is_possible(rules, before.end) else EVENING


def restated(length: TournamentLength, end: LengthKind, rules: Rules) -> TournamentLength:
    """The length with another kind of end, as near to it as can be.

    `rules` give the number of points; the length itself is not checked against them.
    """
    match length.end, end:
        case (LengthKind.ROUNDS, LengthKind.GAMES):
            return TournamentLength(end, length.number * GAMES_IN_A_ROUND)
        case (LengthKind.GAMES, LengthKind.ROUNDS):
            return TournamentLength(end, _rounds(length.number))
        case (_, LengthKind.ROUNDS):
            return EVENING
        case (_, LengthKind.GAMES):
            return TournamentLength(end, EVENING.number * GAMES_IN_A_ROUND)
        case (_, LengthKind.POINTS):
            return TournamentLength(end, rules.points)
        case _:
            return TournamentLength(end)


def _rounds(games: int) -> int:
    """The number of rounds that so many games fill."""
    return -(-games // GAMES_IN_A_ROUND)
