"""Sampling of deals and games, weighted by the likelihood of answers, announcements and cards of the others.

Uniformly drawn deals are too optimistic: they give soloists and announcing seats average hands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self, TypeAlias

import numpy as np

from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.view import SeatView

from ..batch.batch import Batch
from ..batch.tables import Array
from ..networks.action_value_network import ActionValueNetwork
from ..networks.opponent_model import NETWORK_TYPE, OpponentModel, sample_types, skill_edge
from . import facts_of, sample_uniform
from .call_likelihood import call_likelihoods
from .determinization import determinize
from .hand_cache import HandCache
from .likelihood import likelihood_of_plays, opponent_type_posterior
from .weighing import error_by_origins, resample, systematic_error, weigh_deals

CANDIDATES = 600
"""Minimum number of uniformly drawn deals from which others are resampled."""
CANDIDATES_PER_HIDDEN_CARD = 20, 60
"""Number of deals, for each hidden card, that are weighed at first, and at most for the hand of one seat."""
ENOUGH = 300
"""Effective sample size of the weighed deals that is enough for any number of draws."""
DRAWS_PER_GAME = 16
"""Maximum number of draws of a deal that are one game, for the types of players differ as well."""
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
    """Row of the game of each draw, in the order of the games, shape (draws,)."""
    origins: Array
    """Number of the drawn deal that each game comes from, shape (games,); games of one are dependent."""
    complete: bool = False
    """True if the draws are systematic ones of all deals that fit."""

    @classmethod
    def among_equals(cls, games: Batch) -> Self:
        """Wrap equally likely games in which all seats play by the network."""
        return cls(games, np.full((games.n, len(SEATS)), NETWORK_TYPE), np.zeros(games.n), games.rows, games.rows)

    @property
    def weights(self) -> Array:
        """Share of the draws that fell on each game, shape (games,)."""
        return np.asarray(np.bincount(self.draws, minlength=self.games.n) / len(self.draws))

    def take(self, rows: Array) -> Self:
        """Take some of the games, once each."""
        return replace(
            self,
            games=self.games.take(rows),
            types=self.types[rows],
            skill_edge=self.skill_edge[rows],
            draws=np.arange(len(rows)),
            origins=self.origins[rows],
        )

    def thinned(self, step: int) -> Self:
        """Keep one of so many draws."""
        rows, draws = np.unique(self.draws[::step], return_inverse=True)
        return replace(self.take(rows), draws=draws)

    def standard_error(self, values: Array) -> float:
        """Standard error of the mean of values of the draws, shape (draws,); those of one origin are dependent."""
        if self.complete:
            return systematic_error(values, len(values))
        return error_by_origins(values, np.full(len(values), 1 / len(values)), self.origins[self.draws])


def sample_weighted(
    view: SeatView,
    rng: np.random.Generator,
    number: int,
    network: ActionValueNetwork,
    opponent_model: OpponentModel,
    *,
    weighed: tuple[int, int] = CANDIDATES_PER_HIDDEN_CARD,
    known: HandCache | None = None,
) -> WeightedDeterminizations:
    """Sample games that fit the view, weighted by the likelihood of announcements and cards.

    `number`: draws, of which equal ones are one game; `weighed`: number of deals, for each hidden card, that are
    weighed at first, and at most for the hand of one seat; `known`: as in `weigh_deals`. Raises ValueError if no deal
    fits the view.
    """
    least, most = weighed
    hidden = sum(view.hand_sizes) - len(view.hand)
    least, most = max(least * hidden, number), most * hidden
    enough = min(number, ENOUGH)
    deals = weigh_deals(view, rng, network, opponent_model, least=least, most=most, enough=enough, known=known)
    drawn = resample(deals.weights, number, rng)
    place = np.arange(number) - np.searchsorted(drawn, drawn)  # among the draws of the same deal
    first, draws = np.unique(drawn * number + place // DRAWS_PER_GAME, return_inverse=True)
    some = first // number
    games, types = determinize(view, deals.hands[some]), sample_types(view.seat, deals.likely[some], rng)
    edge, origins = skill_edge(view.seat, types, games.re), deals.origins[some]
    return WeightedDeterminizations(games, types, edge, draws, origins, deals.complete)


def by_calls(network: ActionValueNetwork) -> DealWeigher:
    """Weigh deals by the likelihood of announcements."""
    return lambda view, hands: call_likelihoods(view, hands, network).prod(1)


def by_plays(network: ActionValueNetwork, opponent_model: OpponentModel) -> DealWeigher:
    """Weigh deals by the likelihood of announcements and cards."""

    def weigh(view: SeatView, hands: Array) -> Array:
        likely = likelihood_of_plays(opponent_type_posterior(view, hands, opponent_model))
        return np.asarray(call_likelihoods(view, hands, network).prod(1) * likely)

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
    return hands, resample(call_likelihoods(view, hands, network).prod(1), number, rng)
