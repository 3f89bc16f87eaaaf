"""The sides known for certain to a seat, from its hand, the tricks and the announcements."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from ..cards import SEATS, Card, by_seat
from ..contracts import TRUMP, Contract
from ..state import GameState
from ..teams import CONTRA, RE, Side, Sides

_CQ = Card.CQ

_PLACEMENTS = tuple(combinations_with_replacement(SEATS, 2))
"""The seats that hold the two ♣Q, in every possible way, a silent marriage included."""


def known_sides(state: GameState, seat: int | None) -> Sides:
    """The side of each seat as far as one seat (None: everybody) knows it for sure.

    ♣Q played, suits not followed, announcements and, for a seat, its own hand as dealt count; likelihood does not.
    """
    unknown: Sides = (None, None, None, None)
    match state.contract:
        case None | Contract.RAMSCH:
            return unknown
        case Contract.NORMAL | Contract.SILENT_MARRIAGE:
            return _sides_by_queens(*_queens(state, seat))
        case Contract.MARRIAGE if state.clarified is None:
            return by_seat(RE if one == state.soloist else None for one in SEATS)
        case Contract.POVERTY if state.taker is None:
            return unknown
        case _:
            return by_seat(RE if re else CONTRA for re in state.re)


def _queens(state: GameState, seat: int | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The least and the most ♣Q that each seat can have been dealt, as far as a seat may know.

    From the tricks, announcements and the own hand.
    """
    shown = [0, 0, 0, 0]
    without_trump: set[int] = set()
    classes = state.order.classes
    for leader, cards in [(trick.leader, trick.cards) for trick in state.tricks] + [(state.leader, tuple(state.trick))]:
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
    if not state.rules.knocking:
        for made in state.announcements:
            if state.re[made.seat]:
                least[made.seat] = max(least[made.seat], 1)
            else:
                most[made.seat] = 0
    if seat is not None:
        least[seat] = most[seat] = state.dealt[seat].count(_CQ)
    return tuple(least), tuple(most)


@cache
def _sides_by_queens(least: tuple[int, ...], most: tuple[int, ...]) -> Sides:
    """The sides on which all placements of ♣Q agree that keep within these bounds."""
    possible = [pair for pair in _PLACEMENTS if all(least[one] <= pair.count(one) <= most[one] for one in SEATS)]
    return by_seat(_side_in(possible, seat) for seat in SEATS)


def _side_in(placements: list[tuple[int, int]], seat: int) -> Side | None:
    holds = {seat in placement for placement in placements}
    if len(holds) != 1:
        return None
    return RE if holds.pop() else CONTRA
