"""Endgames solved exactly, by players who know no hidden card.

All courses of the last tricks are laid out in all deals together. Wherever a seat has a choice, it makes it once for
all deals that it cannot tell apart: those with the same own hand and the same cards played. Backwards from the results,
each seat chooses what is best for itself on average. At first the deals count by their weight alone; then again, by
how well they explain the choices of the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import factorial, prod

import numpy as np

from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.view import SeatView

from ..batch.batch import Batch
from ..batch.rollout import play_card, units
from ..batch.tables import CARDS, NONE, Array, as_single_values
from ..beliefs import facts_of
from ..beliefs.determinization import determinize
from ..beliefs.enumeration import enumerate_deals
from ..beliefs.sampling import DealWeigher
from ..beliefs.weighing import resample
from .look_ahead import CardValues

LAST_TRICKS = 3
"""Number of last tricks that are solved."""
MAX_COURSES = 50000
"""Maximum number of courses, over all deals; more deals than that are sampled by their weight."""
SWEEPS = 2
"""Number of times that all choices are made."""
DOUBT = 0.05
"""Share of the weight that deals have however badly they explain what was played: no model explains every play."""
SLIP = 0.2
"""Share of cards that each of the other seats is assumed to play by chance."""


@dataclass(frozen=True, slots=True)
class Endgame:
    """A solved endgame."""

    games: Batch
    """The deals in which it was solved."""
    tried: CardValues


@dataclass(frozen=True, slots=True)
class _Ply:
    """A card of the endgame in all courses of all deals; a row is one course of one deal."""

    parent: Array
    """Row of the ply before, shape (rows,)."""
    seat: Array
    """Seat that plays the card, shape (rows,)."""
    card: Array
    option: Array
    """Index of the choice, the card in one information set, shape (rows,)."""
    info: Array
    """Information set of each option, shape (options,)."""

    def best_rows(self, values: Array, weights: Array) -> Array:
        """Mark the rows with the card that its seat chooses; bool, shape (rows,)."""
        own = values[np.arange(len(values)), self.seat]
        worth = np.bincount(self.option, weights[self.parent] * own)
        first = np.flatnonzero(np.diff(self.info, prepend=-1))
        best = worth == np.maximum.reduceat(worth, first)[self.info]
        best[np.flatnonzero(best)[1:][np.diff(self.info[best]) == 0]] = False  # the first of equals
        return np.asarray(best[self.option])

    def values_before(self, values: Array, best: Array, slip: Array) -> Array:
        """Values before the ply if its seat plays the best rows, and by chance in a share of cases, shape (rows,)."""
        first = np.flatnonzero(np.diff(self.parent, prepend=-1))
        by_chance = np.add.reduceat(values, first) / np.diff(first, append=len(values))[:, None]
        share = slip[first, None]
        return np.asarray((1 - share) * values[best] + share * by_chance)


def solve_endgame(
    view: SeatView, weigh: DealWeigher, rng: np.random.Generator, courses: int = MAX_COURSES
) -> Endgame | None:
    """Solve the endgame of a view, in `courses` courses at most; None if more than LAST_TRICKS tricks are left.

    The view is one in which the seat is to play a card. `weigh`: likelihood of the deals that fit.
    """
    if len(view.hand) > LAST_TRICKS:
        return None
    hands, ways = enumerate_deals(facts_of(view))
    likely = ways * weigh(view, hands)
    number = max(1, courses // prod(factorial(size) for size in view.hand_sizes))
    weights, exact = (1 - DOUBT) * likely / likely.sum() + DOUBT * ways / ways.sum(), len(hands) <= number
    if not exact:
        drawn, times = np.unique(resample(weights, number, rng), return_counts=True)
        hands, weights = hands[drawn], times / number
    games = determinize(view, hands)
    values = solve(games, weights)[:, list(view.playable)]
    return Endgame(games, CardValues(view.playable, values, weights, games.rows, exact))


def solve(games: Batch, weights: Array, slip: float = SLIP) -> Array:
    """Value of each card of the seat to move in each game, in units; shape (games, 24), NaN for other cards.

    `games`: all deals that are possible for the seat to move; `weights`: their weights, shape (games,); `slip`:
    share of cards that the other seats play by chance.
    """
    seat = games.turn[0]
    plies, results = _lay_out(games)
    chosen: list[Array] = []
    values = results
    for _ in range(SWEEPS):
        reached = _reach(plies, weights, chosen)
        values, chosen = results, []
        for ply, reach in zip(plies[:0:-1], reached[:0:-1], strict=True):
            best = ply.best_rows(values, reach)
            chosen.append(best)
            values = ply.values_before(values, best, np.where(ply.seat == seat, 0.0, slip))
        chosen.reverse()
    table = np.full((games.n, CARDS), np.nan)
    table[plies[0].parent, plies[0].card] = values[:, seat]
    return table


def _reach(plies: list[_Ply], weights: Array, chosen: list[Array]) -> list[Array]:
    """Weights of the rows before each ply."""
    reached = [weights]
    for number, ply in enumerate(plies[:-1]):
        weight = reached[-1][ply.parent]
        if number and chosen:
            weight = weight * np.where(chosen[number - 1], 1, SLIP)
        reached.append(weight)
    return reached


def _lay_out(games: Batch) -> tuple[list[_Ply], Array]:
    """Play all courses; return the plies in which anybody has a choice, and the units of the seats at their ends."""
    held = np.stack([_numbered(games.hands[:, seat]) for seat in SEATS], axis=1)
    deal, course = games.rows, np.zeros(games.n, np.int64)
    plies: list[_Ply] = []
    while not games.over:
        legal = games.legal()
        if legal.sum() == games.n and plies:
            card = legal.argmax(1)
        else:
            row, card = np.nonzero(legal)
            seat = games.turn
            _, info = np.unique(course * len(held) + held[deal, seat], return_inverse=True)
            options, option = np.unique(info[row] * CARDS + card, return_inverse=True)
            games, deal, course = games.take(row), deal[row], course[row]
            plies.append(_Ply(row, seat[row], card, option, options // CARDS))
        play_card(games, card)
        seen = course * CARDS + card
        for holder in (games.swines, games.superswines, games.hyperswines, games.heidmann):  # announced with a card
            seen = seen * (len(SEATS) + 1) + holder - NONE
        _, course = np.unique(seen, return_inverse=True)
    return plies, units(games)


def _numbered(hands: Array) -> Array:
    """Number equal hands, shape (deals, 24), alike."""
    return np.asarray(np.unique(as_single_values(hands), return_inverse=True)[1])
