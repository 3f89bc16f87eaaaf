"""Inference of hidden cards for a seat, and the value of a deal with open hands."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from freedoko_qt.engine.cards import CARDS, SEATS, BySeat, Card, by_seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from .batch.rollout import play_card, points_per_unit
from .batch.tables import Array, counts
from .beliefs.determinization import determinize
from .beliefs.likelihood import likelihood_of_plays, opponent_type_posterior
from .beliefs.sampling import sample_deals
from .heuristics.unlearned import UNLEARNED
from .networks.policies import greedy_policy, shared_policy
from .networks.value_network import value_inputs
from .networks.weights import action_value_network, opponent_model, value_network
from .search.evaluation import heuristic_units

DEALS = 800
"""Number of weighted deals from which chances are counted."""
EFFECTIVE_DEALS = 300
"""Effective sample size of these deals, roughly: they are not equally likely."""


@dataclass(frozen=True, slots=True)
class HiddenCard:
    """A card that the seat cannot see."""

    card: Card
    number: int
    """Number of hidden copies, 1 or 2."""
    chances: BySeat[float]
    """Chance, by seat, of holding a given copy; they add up to 1, and the seat itself has 0."""


@dataclass(frozen=True, slots=True)
class Inference:
    """Chances that a seat can infer at a moment."""

    hidden: tuple[HiddenCard, ...]
    """Hidden cards, the highest first."""
    partners: BySeat[float] | None
    """Chance, by seat, of being on this seat's side, 1 for the seat itself; None before there are sides."""


def infer(view: SeatView, seed: int) -> Inference | None:
    """Infer the hidden cards; None if no cards are being played.

    Equal views and seeds give equal chances: those of DEALS deals, weighted by how well they explain the others' play.
    """
    if view.phase is not Phase.PLAY:
        return None
    hands = sample_deals(view, np.random.default_rng([seed, view.seat]), DEALS, action_value_network())
    likely = likelihood_of_plays(opponent_type_posterior(view, hands, opponent_model()))
    games = determinize(view, hands)
    held = np.tensordot(likely / likely.sum(), games.hands, 1)
    held[view.seat] = 0
    total = held.sum(0)
    unseen = [card for card in sorted(CARDS, key=view.order.sort_key) if total[card] > 0]
    hidden = tuple(HiddenCard(card, round(total[card]), _by_seat(held[:, card] / total[card])) for card in unseen)
    if view.side is None:
        return Inference(hidden, None)
    return Inference(hidden, _by_seat(_weighted_shares(likely, games.re == games.re[:, view.seat, None])))


def _weighted_shares(likely: Array, true: Array) -> Array:
    """Weighted share of the deals in which something is true of each seat, shape (4,); exactly 0 or 1 if all agree."""
    yes, no = likely @ true, likely @ ~true
    return np.asarray(yes / (yes + no))


def deal_values(game: Game) -> BySeat[float]:
    """Evaluate a deal with open hands for each seat at its first card, by the value network.

    `game` stands before its first card; until a seat's turn all play greedily by the network. In points of the game
    above the mean of the four seats, without bock.
    """
    assert game.turn is not None
    batch = determinize(game.view(game.turn), np.array([[counts(hand) for hand in game.hands]]))
    if game.contract in UNLEARNED:
        rows = np.zeros(len(SEATS), np.int64)
        return _by_seat(heuristic_units(batch.take(rows), np.array(SEATS)) * points_per_unit(game.rules))
    policy, rng = shared_policy(greedy_policy(action_value_network().slot_logits)), np.random.default_rng(0)
    worth = np.zeros(len(SEATS))
    for _ in SEATS:
        rows, turn = batch.rows, batch.turn
        worth[turn] = value_network().expected_units(*value_inputs(batch, rows, turn))
        play_card(batch, policy(batch, rng))
    return _by_seat(worth * points_per_unit(game.rules))


def _by_seat(values: Array) -> BySeat[float]:
    return by_seat(values.tolist())
