"""Deals weighed by the likelihood of what the others announced and played.

What a player announces and plays depends on one hand alone, so that the likelihood of a deal is the product of those of
its hands. Where too few of uniformly drawn deals explain what was played, hands of the seat whose cards tell the most
are drawn first, and the other hands around them: sequential importance sampling.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.view import SeatView

from ..batch.tables import Array, as_single_values
from ..networks.action_value_network import ActionValueNetwork
from ..networks.opponent_model import OpponentModel
from .call_likelihood import call_likelihoods
from .card_facts import CardFacts
from .deal_sampler import deal_sampler, redeal, sample_uniform
from .enumeration import enumerate_deals
from .hand_cache import HandCache
from .likelihood import NOTHING_PLAYED, TypeBeliefs, hand_log_likelihoods
from .view_facts import facts_of

MAX_ENUMERATED = 300_000
"""Maximum number of deals, counting equal cards as different, that are all weighed instead of drawn."""
PILOT = 160
"""Number of the uniformly drawn deals that are weighed first: mostly these show already that all are too few."""
REDEALS = 3
"""Number of times that the cards of two seats are dealt anew, as not every deal fits the facts."""


@dataclass(frozen=True, slots=True)
class WeighedDeals:
    """Different deals, and how well they explain what the others announced and played."""

    hands: Array
    """Hands before the first card, shape (deals, 4, 24)."""
    likely: Array
    """Weights of the types of the others, shape (deals, 4, OPPONENT_TYPES)."""
    weights: Array
    """Weights of the deals, shape (deals,)."""
    origins: Array
    """Number of the uniformly drawn deal that each of them comes from, shape (deals,); those of one are dependent."""
    complete: bool
    """True if these are all deals that fit."""


def evaluated_hands(view: SeatView, network: ActionValueNetwork, opponent_model: OpponentModel) -> HandCache:
    """Make a cache of how well hands explain what their seats announced and played."""

    def evaluate(hands: Array, of_seat: Mapping[int, Array]) -> Array:
        plays = hand_log_likelihoods(view, hands, of_seat, opponent_model)
        calls = call_likelihoods(view, hands, network, of_seat)
        return np.concatenate((plays, calls[:, :, None]), axis=2)

    return HandCache(evaluate, np.append(NOTHING_PLAYED, 1), view.seat)


def weigh_deals(
    view: SeatView,
    rng: np.random.Generator,
    network: ActionValueNetwork,
    opponent_model: OpponentModel,
    *,
    least: int,
    most: int,
    enough: float,
    enumerated: int = MAX_ENUMERATED,
    known: HandCache | None = None,
) -> WeighedDeals:
    """Weigh all deals that fit a view if they are few, else drawn ones.

    `least`: number of deals drawn uniformly; `most`: maximum number drawn for the hand of one seat where their
    effective sample size is less than `enough`; `enumerated`: how many are few, counting equal cards as different;
    `known`: of `evaluated_hands`, to be shared by several samples of one view, so that no hand is evaluated twice.
    Raises ValueError if no deal fits.
    """
    facts = facts_of(view)
    weigher = _Weigher(facts, view.seat, evaluated_hands(view, network, opponent_model) if known is None else known)
    if 0 < deal_sampler(facts).number <= enumerated:
        hands, ways = enumerate_deals(facts)
        weigher.learn_types(hands, SEATS, ways)
        return weigher.weigh(hands, ways, np.arange(len(hands)), complete=True)
    hands = sample_uniform(facts, least, rng)
    for some in (hands[:PILOT], hands):
        weigher.learn_types(some, SEATS)
        told = weigher.likelihoods(some)
        # The effective size is that of all of them if the others are like these.
        if effective_size(told.prod(1)) * len(hands) < enough * len(some):
            break
    else:
        return weigher.weigh(hands, np.ones(len(hands)), np.arange(len(hands)))
    share = [effective_size(told[:, seat]) / len(told) for seat in SEATS]
    first, second, third = sorted((seat for seat in SEATS if seat != view.seat), key=share.__getitem__)
    numbers = [min(most, int(enough / part)) for part in (share[first], share[second] * share[third])]
    hands = np.concatenate((hands, sample_uniform(facts, max(0, numbers[0] - len(hands)), rng)))
    return _weigh_by_seats(weigher, hands, (first, second, third), numbers[1], rng)


def _weigh_by_seats(
    weigher: _Weigher, hands: Array, seats: tuple[int, int, int], number: int, rng: np.random.Generator
) -> WeighedDeals:
    """Draw hands of the first of some seats, then of the second, by their likelihood, and weigh the deals.

    `hands`: uniformly drawn deals, shape (deals, 4, 24); `number`: of hands that are drawn.
    """
    first, second, third = seats
    weigher.learn_types(hands, [first])
    drawn_by = weigher.likelihoods(hands, [first])[:, first]
    origins = resample(drawn_by, number, rng)
    hands, drawn_by = hands[origins], drawn_by[origins]
    for _ in range(REDEALS):
        hands = redeal(weigher.facts, hands, (second, third), rng)
    weigher.learn_types(hands, [second])
    by_second = weigher.likelihoods(hands, [second])[:, second]
    drawn, times = np.unique(resample(by_second, number, rng), return_counts=True)
    hands, drawn_by = hands[drawn], (drawn_by * by_second)[drawn]
    weigher.learn_types(hands, [third], times)
    return weigher.weigh(hands, times / drawn_by, origins[drawn])


class _Weigher:
    """Weighs deals by what it has learned about the types of the others."""

    def __init__(self, facts: CardFacts, seat: int, cache: HandCache) -> None:
        """`seat`: the observer."""
        self.facts = facts
        self._seat, self._cache = seat, cache
        self._known: dict[int, tuple[Array, Array]] = {}

    def _plays_and_calls(self, hands: Array, seats: Sequence[int]) -> tuple[Array, Array]:
        """Log-likelihoods of cards by type, shape (deals, 4, OPPONENT_TYPES), and likelihoods of calls."""
        values = self._cache.of(hands, seats)
        return values[:, :, :-1], values[:, :, -1]

    def learn_types(self, hands: Array, seats: Sequence[int], ways: Array | None = None) -> None:
        """Learn the types of some seats from deals drawn without regard to the cards they have played.

        `ways`: weights of the deals, shape (deals,), by default equal.
        """
        plays, calls = self._plays_and_calls(hands, seats)
        for seat in seats:
            self._known[seat] = plays[:, seat], calls[:, seat] if ways is None else calls[:, seat] * ways
        log_likelihoods, weights = zip(*(self._known[seat] for seat in SEATS), strict=True)
        self._beliefs = TypeBeliefs.of(log_likelihoods, weights, self._seat)

    def likelihoods(self, hands: Array, seats: Sequence[int] = SEATS) -> Array:
        """Likelihood of what some seats announced and played, else of nothing, in each deal; shape (deals, 4)."""
        plays, calls = self._plays_and_calls(hands, seats)
        told = np.ones((len(hands), len(SEATS)))
        told[:, seats] = self._beliefs.likely(plays).sum(2)[:, seats]
        return told * calls

    def weigh(self, hands: Array, ways: Array, origins: Array, *, complete: bool = False) -> WeighedDeals:
        """Weigh deals, some of which may be equal, by all likelihoods; `ways`: their weights before.

        `origins` and `complete` as in `WeighedDeals`.
        """
        plays, calls = self._plays_and_calls(hands, SEATS)
        likely, whole = self._beliefs.likely(plays), as_single_values(hands.reshape(len(hands), -1))
        _, first, deal = np.unique(whole, return_index=True, return_inverse=True)
        weights = np.bincount(deal, ways * (likely.sum(2) * calls).prod(1))
        return WeighedDeals(hands[first], likely[first], weights, origins[first], complete)


def effective_size(weights: Array) -> float:
    """Effective sample size: the number of equally likely deals that would tell as much."""
    return float(weights.sum() ** 2 / (weights**2).sum())


def resample(likelihood: Array, number: int, rng: np.random.Generator) -> Array:
    """Systematic resampling: return `number` indices in proportion to their likelihood.

    `likelihood`: shape (deals,), not all 0. The indices, shape (number,), are sorted; likely ones repeat.
    """
    upto = np.cumsum(likelihood) / likelihood.sum()
    return np.minimum(np.searchsorted(upto, (np.arange(number) + rng.random()) / number), len(likelihood) - 1)


def error_by_origins(values: Array, weights: Array, origins: Array) -> float:
    """Standard error of the weighted mean of values, of which those of one origin are dependent.

    `values`, `weights`, together 1, and `origins`, numbers: shape (values,). A single origin cannot tell: then the
    least that it may be, as if values were independent; 0 if a single value has all the weight.
    """
    share = np.bincount(origins, weights)
    if np.count_nonzero(share) == 1 < np.count_nonzero(weights):
        return error_by_origins(values, weights, np.arange(len(values)))
    apart, is_part = np.bincount(origins, weights * (values - weights @ values)), share < 1
    # An origin draws the mean towards itself, by its share.
    return float(np.linalg.norm(apart[is_part] / np.sqrt(1 - share[is_part])))


def systematic_error(values: Array, number: float) -> float:
    """Standard error of the mean of values in deals that were resampled from all that there are.

    `values`: of draws, or of the games that they fell on, in the order of the deals; `number`: of draws. Only what
    neighbours differ by is left to chance.
    """
    return float(np.linalg.norm(np.diff(values)) / 2**0.5 / number)
