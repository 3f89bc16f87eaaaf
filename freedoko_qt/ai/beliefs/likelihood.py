"""Likelihood of the cards played by the others, and the posterior of their types."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.view import SeatView

from ..batch.rollout import play_card
from ..batch.tables import CODE, Array, as_single_values
from ..encoding.card_encoding import SLOT_OF_CARD
from ..encoding.features import encode
from ..encoding.info_set import info_sets_of_batch
from ..heuristics_batch import CardDecisions, heuristic_cards, is_unlearned
from ..networks.opponent_model import CASUAL_TYPE, EPSILON, NETWORK_TYPE, OPPONENT_TYPES, RECORDED_TYPE, OpponentModel
from .determinization import determinize_start

# Chosen by the cross-entropy of the true sides and locations of unseen cards.
LIKELIHOOD_EXPONENT: Array = np.array([0.5, 1.0, 0.5])
"""Power to which the likelihood of cards is raised, by type; below 1 where a network only approximates the policy."""

SAME_TYPE_PRIOR = 0.5
"""Prior probability that all others are of one type; else their types are independent."""

NETWORK_POLICY_TYPES = [NETWORK_TYPE, RECORDED_TYPE]
"""Types whose policies are approximated by a network; rules of thumb are asked directly."""


def opponent_type_posterior(view: SeatView, hands: Array, opponent_model: OpponentModel) -> Array:
    """Joint weight of each type of each other seat and its cards, deal by deal; shape (deals, 4, OPPONENT_TYPES).

    `hands`: counts of the hands before the first card, shape (deals, 4, 24). The mean over the deals is the posterior
    of the types. The seat's own cards carry no information.
    """
    return posterior_of(log_likelihood(view, hands, opponent_model), view.seat)


def posterior_of(log_likelihoods: Array, seat: int) -> Array:
    """Result of `opponent_type_posterior` from that of `log_likelihood`."""
    trusted = np.exp(log_likelihoods * LIKELIHOOD_EXPONENT)
    result: Array = _type_posterior(np.exp(log_likelihoods).mean(0), seat) * trusted / trusted.mean(0)
    return result


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
    if is_unlearned(np.array(CODE[view.contract or Contract.NORMAL])):
        return np.zeros((len(hands), len(SEATS), len(OPPONENT_TYPES)))
    # The policy of a seat depends on its own hand only: each different hand is evaluated once.
    examples, alike = zip(*(_unique_hands(hands[:, seat]) for seat in SEATS), strict=True)
    used, row = np.unique(np.concatenate(examples), return_inverse=True)
    first = np.split(row, np.cumsum([len(rows) for rows in examples])[:-1])
    games = determinize_start(view, hands[used])
    log_likelihoods = np.zeros((games.n, len(SEATS), len(OPPONENT_TYPES)))
    places, decisions = list[tuple[Array, int, Card]](), list[CardDecisions]()
    for card in view.played:
        seat = int(games.turn[0])
        rows = first[seat][games.legal()[first[seat]].sum(1) > 1]
        if seat != view.seat and len(rows):
            some = games.take(rows)
            info = info_sets_of_batch(some, some.rows)
            chances = opponent_model.play_chances(encode(info), SLOT_OF_CARD[info.order, card])
            log_likelihoods[rows[:, None], seat, NETWORK_POLICY_TYPES] += np.log(chances[:, NETWORK_POLICY_TYPES])
            places.append((rows, seat, card))
            decisions.append(CardDecisions.of(some, some.rows, info))
        play_card(games, np.full(games.n, card))
    if decisions:  # in one call, which is faster than many small ones
        every = CardDecisions.joined(decisions)
        ends = np.cumsum([len(rows) for rows, _, _ in places])[:-1]
        chosen, by_chance = (np.split(part, ends) for part in (heuristic_cards(every), EPSILON / every.legal.sum(1)))
        for (rows, seat, card), named, share in zip(places, chosen, by_chance, strict=True):
            log_likelihoods[rows, seat, CASUAL_TYPE] += np.log((1 - EPSILON) * (named == card) + share)
    return np.stack([log_likelihoods[first[seat][alike[seat]], seat] for seat in SEATS], axis=1)


def _unique_hands(hands: Array) -> tuple[Array, Array]:
    """First row of each different hand of shape (deals, 24), and the index of its hand for each deal."""
    _, first, alike = np.unique(as_single_values(hands), return_index=True, return_inverse=True)
    return first, alike
