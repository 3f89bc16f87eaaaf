"""The two sides, and what a seat may know about them for sure."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, TypeAlias

from .cards import SEATS, Card
from .contracts import TRUMP, Contract

if TYPE_CHECKING:
    from .game import Game


class Side(StrEnum):
    """Re or contra."""

    RE = "re"
    CONTRA = "contra"

    @property
    def other(self) -> Side:
        """The opponents."""
        return _OTHER[self]


RE, CONTRA = Side.RE, Side.CONTRA
"""Short names for what every action asks for: found in a module ten times as fast as in an enum."""

_CQ = Card.CQ
_OTHER = {RE: CONTRA, CONTRA: RE}

Sides: TypeAlias = tuple[Side | None, Side | None, Side | None, Side | None]

_WORLDS = tuple(combinations_with_replacement(SEATS, 2))
"""Every way in which the two ♣Q can lie with the seats, a silent marriage included."""


def known_sides(game: Game, seat: int | None) -> Sides:
    """The side of each seat as far as one seat (None: everybody) knows it for sure."""
    unknown: Sides = (None, None, None, None)
    match game.contract:
        case None:
            return unknown
        case Contract.NORMAL | Contract.SILENT_MARRIAGE:
            return _sides_by_queens(*_queens(game, seat))
        case Contract.MARRIAGE if game.clarified is None:
            first, second, third, fourth = [RE if one == game.soloist else None for one in SEATS]
        case Contract.POVERTY if game.taker is None:
            return unknown
        case _:
            first, second, third, fourth = [RE if re else CONTRA for re in game.re]
    return first, second, third, fourth


def _queens(game: Game, seat: int | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many ♣Q at least and at most each seat can have been dealt, as far as a seat may know.

    From the tricks, announcements and the own hand.
    """
    shown = [0, 0, 0, 0]
    without_trump: set[int] = set()
    classes = game.order.classes
    for leader, cards in [(trick.leader, trick.cards) for trick in game.tricks] + [(game.leader, tuple(game.trick))]:
        if _CQ in cards:
            for position, card in enumerate(cards):
                shown[(leader + position) % 4] += card == _CQ
        if cards and classes[cards[0]] == TRUMP:
            for position, card in enumerate(cards):
                if classes[card] != TRUMP:
                    without_trump.add((leader + position) % 4)
    least, most = list(shown), [2, 2, 2, 2]
    for one in without_trump:
        most[one] = shown[one]
    if not game.rules.knocking:
        for made in game.announcements:
            if game.re[made.seat]:
                least[made.seat] = max(least[made.seat], 1)
            else:
                most[made.seat] = 0
    if seat is not None:
        least[seat] = most[seat] = game.dealt[seat].count(_CQ)
    return tuple(least), tuple(most)


@cache
def _sides_by_queens(least: tuple[int, ...], most: tuple[int, ...]) -> Sides:
    """What all the ways agree on in which the ♣Q can lie, so many with each seat."""
    worlds = [world for world in _WORLDS if all(least[one] <= world.count(one) <= most[one] for one in SEATS)]
    first, second, third, fourth = (_side_in(worlds, seat) for seat in SEATS)
    return first, second, third, fourth


def _side_in(worlds: list[tuple[int, int]], seat: int) -> Side | None:
    holds = {seat in world for world in worlds}
    if len(holds) != 1:
        return None
    return RE if holds.pop() else CONTRA
