"""Likelihood of the cards played by the others, and the posterior of their types."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

import numpy as np

from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.view import SeatView

from ..batch.rollout import play_card
from ..batch.tables import CODE, Array
from ..encoding.card_encoding import SLOT_OF_CARD
from ..encoding.features import encode
from ..encoding.info_set import InfoSetBatch, info_sets_of_batch
from ..heuristics_batch import CardDecisions, heuristic_cards, is_unlearned
from ..networks.opponent_model import CASUAL_TYPE, EPSILON, OPPONENT_TYPES, OpponentModel
from .determinization import determinize_start
from .hand_cache import HandCache

# Chosen by the cross-entropy of the true sides and locations of unseen cards.
LIKELIHOOD_EXPONENT: Array = np.array([0.5, 1.0, 0.5])
"""Power to which the likelihood of cards is raised, by type; below 1 where a network only approximates the policy."""

SAME_TYPE_PRIOR = 0.5
"""Prior probability that all others are of one type; else their types are independent."""

TOGETHER = 1000
"""Number of decisions from which on a group is evaluated without waiting for further ones."""

NOTHING_PLAYED: Array = np.zeros(len(OPPONENT_TYPES))
"""Log-likelihoods of no cards."""


@dataclass(frozen=True, slots=True)
class TypeBeliefs:
    """The types of the others, as inferred from the cards they have played."""

    posterior: Array
    """Posterior of the types of each seat, shape (4, OPPONENT_TYPES)."""
    evidence: Array
    """Mean likelihood of the cards of each seat by type, raised to `LIKELIHOOD_EXPONENT`; same shape."""

    @classmethod
    def of(cls, log_likelihoods: Collection[Array], weights: Collection[Array], seat: int) -> Self:
        """Infer the types from deals; `seat`: the observer.

        `log_likelihoods`: of the cards of each seat, shape (deals, OPPONENT_TYPES); `weights`: those of its hands.
        """
        shares = [own / own.sum() for own in weights]
        means, evidence = (
            np.stack([share @ np.exp(own * power) for share, own in zip(shares, log_likelihoods, strict=True)])
            for power in (1.0, LIKELIHOOD_EXPONENT)
        )
        return cls(_type_posterior(means, seat), evidence)

    def likely(self, log_likelihoods: Array) -> Array:
        """Joint weight of each type of each seat and its cards, deal by deal; shape (deals, 4, OPPONENT_TYPES)."""
        return np.asarray(self.posterior * np.exp(log_likelihoods * LIKELIHOOD_EXPONENT) / self.evidence)


def opponent_type_posterior(view: SeatView, hands: Array, opponent_model: OpponentModel) -> Array:
    """Joint weight of each type of each other seat and its cards, deal by deal; shape (deals, 4, OPPONENT_TYPES).

    `hands`: counts of the hands before the first card, shape (deals, 4, 24). The mean over the deals is the posterior
    of the types. The seat's own cards carry no information.
    """
    log_likelihoods = log_likelihood(view, hands, opponent_model)
    equal = np.ones((len(SEATS), len(hands)))
    return TypeBeliefs.of(log_likelihoods.transpose(1, 0, 2), equal, view.seat).likely(log_likelihoods)


def _type_posterior(likelihoods: Array, seat: int) -> Array:
    """Posterior of the types from the likelihood of the cards, shape (4, OPPONENT_TYPES)."""
    others, types = np.arange(len(SEATS)) != seat, likelihoods / likelihoods.sum(1, keepdims=True)
    all_alike = len(OPPONENT_TYPES) ** (others.sum() - 1) * types[others].prod(0)
    types[others] = SAME_TYPE_PRIOR * all_alike + (1 - SAME_TYPE_PRIOR) * types[others]
    result: Array = types / types.sum(1, keepdims=True)
    return result


def likelihood_of_plays(likely: Array) -> Array:
    """Likelihood of the others' cards in each deal, shape (deals,), from the result of `opponent_type_posterior`."""
    likelihood: Array = likely.sum(2).prod(1)
    return likelihood


def log_likelihood(view: SeatView, hands: Array, opponent_model: OpponentModel) -> Array:
    """Log-likelihood of the cards of each seat by type, shape (deals, 4, OPPONENT_TYPES); 0 for the seat itself.

    `hands` as in `opponent_type_posterior`. 0 for all seats in contracts that no model has learned.
    """
    evaluate = partial(hand_log_likelihoods, view, opponent_model=opponent_model)
    return HandCache(evaluate, NOTHING_PLAYED, view.seat).of(hands)


def hand_log_likelihoods(
    view: SeatView, hands: Array, of_seat: Mapping[int, Array], opponent_model: OpponentModel
) -> Array:
    """Log-likelihoods as of `log_likelihood`, by a policy that depends on one hand apart from what everybody has seen.

    `of_seat`: the deals whose hands are evaluated for each seat.
    """
    log_likelihoods = np.zeros((len(hands), len(SEATS), len(OPPONENT_TYPES)))
    if is_unlearned(np.array(CODE[view.contract or Contract.NORMAL])):
        return log_likelihoods
    for some in _grouped(_plays(view, hands, of_seat)):
        ends = np.cumsum([len(play.rows) for play in some])[:-1]
        for play, told in zip(some, np.split(_log_chances(some, opponent_model), ends), strict=True):
            log_likelihoods[play.rows, play.seat] += told
    return log_likelihoods


@dataclass(frozen=True, slots=True)
class _PlayedCard:
    """One card that was played, in the deals in which it was a choice of a hand that is evaluated."""

    rows: Array
    """The deals, shape (rows,)."""
    seat: int
    card: Card
    info: InfoSetBatch
    decisions: CardDecisions


def _plays(view: SeatView, hands: Array, of_seat: Mapping[int, Array]) -> Iterator[_PlayedCard]:
    games = determinize_start(view, hands)
    for card in view.played:
        seat = int(games.turn[0])
        rows = of_seat.get(seat, np.zeros(0, np.int64))
        rows = rows[games.legal()[rows].sum(1) > 1]
        if len(rows):
            info = info_sets_of_batch(games, rows)
            yield _PlayedCard(rows, seat, card, info, CardDecisions.of(games, rows, info))
        play_card(games, np.full(games.n, card))


def _grouped(plays: Iterable[_PlayedCard]) -> Iterator[list[_PlayedCard]]:
    """Group plays of few decisions up to `TOGETHER`, in their order.

    One of few takes nearly as long as several together; one of many is faster alone, as its inputs have more in common.
    """
    group = list[_PlayedCard]()
    for play in plays:
        group.append(play)
        if sum(len(one.rows) for one in group) >= TOGETHER:
            yield group
            group = []
    if group:
        yield group


def _log_chances(plays: Sequence[_PlayedCard], opponent_model: OpponentModel) -> Array:
    """Log-likelihoods of the cards by type, shape (rows of all plays, OPPONENT_TYPES)."""
    info = InfoSetBatch.joined([play.info for play in plays])
    decisions = CardDecisions.joined([play.decisions for play in plays])
    card = np.repeat([play.card for play in plays], [len(play.rows) for play in plays])
    chances = opponent_model.play_chances(encode(info), SLOT_OF_CARD[info.order, card])
    chances[:, CASUAL_TYPE] = (1 - EPSILON) * (heuristic_cards(decisions) == card) + EPSILON / decisions.legal.sum(1)
    return np.asarray(np.log(chances))
