"""The two sides, and what a seat may know about them for sure."""

from __future__ import annotations

from enum import StrEnum
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, TypeAlias

from .cards import SEATS, Card
from .contracts import Contract

if TYPE_CHECKING:
    from .game import Game


class Side(StrEnum):
    """Re or contra."""

    RE = "re"
    CONTRA = "contra"

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.CONTRA if self is Side.RE else Side.RE


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
            return _sides(tuple(_side_by_queens(world) for world in _worlds(game, seat)))
        case Contract.MARRIAGE if game.clarified is None:
            bride = (one == game.soloist for one in SEATS)
            first, second, third, fourth = (Side.RE if is_bride else None for is_bride in bride)
            return first, second, third, fourth
        case Contract.POVERTY if game.taker is None:
            return unknown
        case _:
            return _sides((tuple(Side.RE if re else Side.CONTRA for re in game.re),))


def _side_by_queens(world: tuple[int, int]) -> tuple[Side, ...]:
    return tuple(Side.RE if seat in world else Side.CONTRA for seat in SEATS)


def _sides(worlds: tuple[tuple[Side, ...], ...]) -> Sides:
    """What all the worlds agree on."""
    possible = [{world[seat] for world in worlds} for seat in SEATS]
    first, second, third, fourth = (next(iter(sides)) if len(sides) == 1 else None for sides in possible)
    return first, second, third, fourth


def _worlds(game: Game, seat: int | None) -> list[tuple[int, int]]:
    """Where the ♣Q can have been dealt, as far as a seat may know: from the tricks, announcements and the own hand."""
    shown = [0, 0, 0, 0]
    without_trump: set[int] = set()
    for leader, cards in (*((t.leader, t.cards) for t in game.tricks), (game.leader, tuple(game.trick))):
        for position, card in enumerate(cards):
            one = (leader + position) % 4
            shown[one] += card == Card.CQ
            if game.order.is_trump(cards[0]) and not game.order.is_trump(card):
                without_trump.add(one)
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
        least[seat] = most[seat] = game.dealt[seat].count(Card.CQ)
    return [world for world in _WORLDS if all(least[one] <= world.count(one) <= most[one] for one in SEATS)]
