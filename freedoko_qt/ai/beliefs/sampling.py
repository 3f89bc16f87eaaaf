"""Sampling of deals and games, weighted by the likelihood of answers, announcements and cards of the others.

Uniformly drawn deals are too optimistic: they give soloists and announcing seats average hands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self, TypeAlias

import numpy as np

from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.view import SeatView

from ..batch.batch import Batch
from ..batch.tables import Array, as_single_values
from ..encoding.features import encode
from ..encoding.info_set import info_sets_of_batch
from ..heuristics.convention import is_agreed, is_early
from ..heuristics_batch import null_chances
from ..networks.action_value_network import FIRST_WON_OUTCOME, ActionValueNetwork
from ..networks.opponent_model import NETWORK_TYPE, OpponentModel, sample_types, skill_edge
from . import facts_of, sample_uniform
from .convention import likelihood_by_convention
from .determinization import determinize, determinize_start
from .likelihood import likelihood_of_plays, log_likelihood, opponent_type_posterior, posterior_of

CANDIDATES = 600
"""Minimum number of uniformly drawn deals from which others are resampled."""
CANDIDATES_PER_HIDDEN_CARD = 60
"""Number of deals, for each hidden card, whose likelihood of cards is computed."""
LATE_TRICKS, LATE_CANDIDATES_PER_HIDDEN_CARD = 5, 300
"""Number of last tricks in which more deals are weighed, and how many for each hidden card: each hand occurs in many
deals, and is evaluated once."""
ENOUGH = 150
"""Effective sample size at which no further deals are weighed."""

# In uniformly drawn deals soloists and their opponents see chances to win that are far too high.
PROMISE_CHANCE, PROMISE_WIDTH = 0.62, 0.08
"""Chance to keep a promise at which a solo or announcement is half as likely, and the width of the logistic curve."""

# Hardly any player keeps a marriage secret, yet it is common among uniformly drawn deals.
SILENT_MARRIAGE_RATE = 0.03
"""Share of holders of both ♣Q who do not announce a marriage."""

DealWeigher: TypeAlias = Callable[[SeatView, Array], Array]
"""Return the likelihood of deals, of hands before the first card, shape (deals, 4, 24); shape (deals,)."""


@dataclass(frozen=True, slots=True)
class WeightedDeterminizations:
    """Sampled games with the types of their players; likelier games are drawn more often."""

    games: Batch
    types: Array
    """Type of each seat in each game, shape (games, 4)."""
    skill_edge: Array
    """Advantage of the seat's side over equal players in each game, logits, shape (games,)."""
    draws: Array
    """Row of the game of each draw, shape (draws,)."""

    @classmethod
    def among_equals(cls, games: Batch) -> Self:
        """Wrap equally likely games in which all seats play by the network."""
        return cls(games, np.full((games.n, len(SEATS)), NETWORK_TYPE), np.zeros(games.n), games.rows)

    @property
    def weights(self) -> Array:
        """Share of the draws that fell on each game, shape (games,)."""
        return np.asarray(np.bincount(self.draws, minlength=self.games.n) / len(self.draws))

    def parts(self, number: int, rng: np.random.Generator) -> list[Self]:
        """Divide the games at random into parts of about `number` games at most, each with its draws."""
        of_part = np.array_split(rng.permutation(self.games.n), -(-self.games.n // number))
        return [self._part(np.sort(rows)) for rows in of_part]

    def _part(self, rows: Array) -> Self:
        draws = np.searchsorted(rows, self.draws[np.isin(self.draws, rows)])
        return replace(
            self, games=self.games.take(rows), types=self.types[rows], skill_edge=self.skill_edge[rows], draws=draws
        )

    def standard_error(self, values: Array) -> float:
        """Standard error of the mean of values of the draws, shape (draws,); draws of the same game are dependent."""
        apart = np.bincount(self.draws, values - values.mean())
        return float(np.sqrt((apart**2).sum()) / len(values))


@dataclass(frozen=True, slots=True)
class _WeighedDeals:
    """Different deals, and how well they explain the cards of the others."""

    hands: Array
    """Hands before the first card, shape (deals, 4, 24)."""
    likely: Array
    """Weights of the types of the others, shape (deals, 4, OPPONENT_TYPES)."""
    weights: Array
    """Weights of the deals, shape (deals,)."""

    @classmethod
    def of(cls, view: SeatView, hands: Array, log_likelihoods: Array) -> Self:
        """Weigh deals, some of which may be equal, by the result of `log_likelihood`."""
        likely, whole = posterior_of(log_likelihoods, view.seat), as_single_values(hands.reshape(len(hands), -1))
        _, first, deal = np.unique(whole, return_index=True, return_inverse=True)
        return cls(hands[first], likely[first], np.bincount(deal, likelihood_of_plays(likely)))

    @property
    def effective_size(self) -> float:
        """Effective sample size: the number of equally likely deals that would tell as much."""
        return float(self.weights.sum() ** 2 / (self.weights**2).sum())


def sample_weighted(
    view: SeatView,
    rng: np.random.Generator,
    number: int,
    network: ActionValueNetwork,
    opponent_model: OpponentModel,
    *,
    weighed: tuple[int, int] = (CANDIDATES_PER_HIDDEN_CARD, CANDIDATES_PER_HIDDEN_CARD),
) -> WeightedDeterminizations:
    """Sample games that fit the view, weighted by the likelihood of announcements and cards.

    `number`: draws, of which equal ones are one game; `weighed`: number of deals for each hidden card that are
    weighed at first, and at most, until their effective sample size is ENOUGH. Raises ValueError if no deal fits
    the view.
    """
    if len(view.hand) <= LATE_TRICKS:
        weighed = LATE_CANDIDATES_PER_HIDDEN_CARD, LATE_CANDIDATES_PER_HIDDEN_CARD
    least, most = weighed
    hidden = sum(view.hand_sizes) - len(view.hand)
    hands = sample_deals(view, rng, max(least * hidden, number), network)
    log_likelihoods = log_likelihood(view, hands, opponent_model)
    deals = _WeighedDeals.of(view, hands, log_likelihoods)
    more = min(most * hidden, int(len(hands) * ENOUGH / deals.effective_size)) - len(hands)
    if more > 0:
        further = sample_deals(view, rng, more, network)
        log_likelihoods = np.concatenate((log_likelihoods, log_likelihood(view, further, opponent_model)))
        deals = _WeighedDeals.of(view, np.concatenate((hands, further)), log_likelihoods)
    some, draws = np.unique(resample(deals.weights, number, rng), return_inverse=True)
    games, types = determinize(view, deals.hands[some]), sample_types(view.seat, deals.likely[some], rng)
    return WeightedDeterminizations(games, types, skill_edge(view.seat, types, games.re), draws)


def by_calls(network: ActionValueNetwork) -> DealWeigher:
    """Weigh deals by the likelihood of announcements."""
    return lambda view, hands: _call_likelihood(view, hands, network)


def by_plays(network: ActionValueNetwork, opponent_model: OpponentModel) -> DealWeigher:
    """Weigh deals by the likelihood of announcements and cards."""

    def weigh(view: SeatView, hands: Array) -> Array:
        likely = likelihood_of_plays(opponent_type_posterior(view, hands, opponent_model))
        return np.asarray(_call_likelihood(view, hands, network) * likely)

    return weigh


def sample_games(
    view: SeatView, rng: np.random.Generator, number: int, network: ActionValueNetwork, drawn: int = CANDIDATES
) -> Batch:
    """Sample games that fit the view, weighted by the likelihood of announcements.

    `number`: games, which may repeat; `drawn`: minimum number of candidates.
    """
    return determinize(view, sample_deals(view, rng, number, network, drawn))


def sample_deals(
    view: SeatView, rng: np.random.Generator, number: int, network: ActionValueNetwork, drawn: int = CANDIDATES
) -> Array:
    """Sample the hands before the first card of such games, shape (number, 4, 24).

    `drawn`: minimum number of candidates.
    """
    hands, draws = _sample_and_resample(view, rng, number, network, drawn)
    return np.asarray(hands[draws])


def _sample_and_resample(
    view: SeatView, rng: np.random.Generator, number: int, network: ActionValueNetwork, drawn: int
) -> tuple[Array, Array]:
    """Draw candidate deals uniformly; return them and the indices resampled from them."""
    hands = sample_uniform(facts_of(view), max(number, drawn), rng)
    return hands, resample(_call_likelihood(view, hands, network), number, rng)


def resample(likelihood: Array, number: int, rng: np.random.Generator) -> Array:
    """Systematic resampling: return `number` indices in proportion to their likelihood.

    `likelihood`: shape (deals,), not all 0. The indices, shape (number,), are sorted; likely ones repeat.
    """
    upto = np.cumsum(likelihood) / likelihood.sum()
    return np.minimum(np.searchsorted(upto, (np.arange(number) + rng.random()) / number), len(likelihood) - 1)


def _call_likelihood(view: SeatView, hands: Array, network: ActionValueNetwork) -> Array:
    """Likelihood of answers and announcements of the others in each deal, shape (deals,)."""
    likelihood = np.ones(len(hands))
    if view.contract in (Contract.NORMAL, Contract.SILENT_MARRIAGE):
        others = np.arange(4) != view.seat
        likelihood[(hands[:, others, Card.CQ] == 2).any(1)] = SILENT_MARRIAGE_RATE
    if is_agreed(view):
        likelihood *= likelihood_by_convention(view, hands)
    promises = _promised_levels(view)
    if view.contract is Contract.SOLO_NULL and view.soloist is not None:
        soloist = hands[:, view.soloist].astype(np.int64)
        chance = null_chances(soloist, hands.sum(1, dtype=np.int64) - soloist)
        return _of_promise(chance) if promises else likelihood
    if promises:
        games = determinize_start(view, hands)
        for seat, level in promises.items():
            info = encode(info_sets_of_batch(games, games.rows, np.full(games.n, seat)))
            chance = network.outcome_chances(info)[:, FIRST_WON_OUTCOME[level] :].sum(1)
            likelihood *= _of_promise(chance)
    return likelihood


def _of_promise(chance: Array) -> Array:
    """Likelihood that a seat promises what can be kept with this chance."""
    result: Array = 1 / (1 + np.exp((PROMISE_CHANCE - chance) / PROMISE_WIDTH))
    return result


def _promised_levels(view: SeatView) -> dict[int, int]:
    """Highest level each other seat promised, 0 for a solo."""
    levels: dict[int, int] = {}
    if view.contract is not None and view.contract.is_solo and view.soloist is not None:
        levels[view.soloist] = 0
    for made in view.announcements:
        if is_agreed(view) and not is_early(view, made.held):
            continue  # a late announcement depends on the tricks, not on the hand
        levels[made.seat] = max(levels.get(made.seat, 0), made.call.level)
    return {seat: level for seat, level in levels.items() if seat != view.seat}
