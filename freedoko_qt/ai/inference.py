"""What a seat can infer of the cards it does not see, and what a deal was worth once all hands lie open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.cards import CARDS, SEATS, Card
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from .batch.rollout import play_card, points_per_unit
from .batch.tables import Array, counts
from .beliefs.determinization import determinize
from .beliefs.likelihood import likelihood_of_plays, opponent_type_posterior
from .beliefs.sampling import sample_deals
from .networks.policies import greedy_policy, shared_policy
from .networks.value_network import value_inputs
from .networks.weights import action_value_network, opponent_model, value_network

DEALS = 800
"""From so many deals, each as far as it is likely, the chances are counted."""
EFFECTIVE_DEALS = 300
"""They tell about as much as so many equally likely ones: 235 to 660 in the mean, by trick (eight games, ddv)."""

BySeat: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class HiddenCard:
    """A card that the seat does not see."""

    card: Card
    number: int
    """How many of it are hidden, 1 or 2."""
    chances: BySeat
    """For each seat the chance that one of these is there, together 1; the own seat has 0."""


@dataclass(frozen=True, slots=True)
class Inference:
    """What a seat could know at a moment, had it thought of everything."""

    hidden: tuple[HiddenCard, ...]
    """The highest card first."""
    partners: BySeat | None
    """For each seat the chance that it is on the own side, 1 for the own seat; None where there are no sides yet."""


def infer(view: SeatView, seed: int, number: int = DEALS) -> Inference | None:
    """Where the hidden cards may be; None where no cards are played. Equal views and seeds give equal chances."""
    if view.phase is not Phase.PLAY:
        return None
    hands = sample_deals(view, np.random.default_rng([seed, view.seat]), number, action_value_network())
    likely = likelihood_of_plays(opponent_type_posterior(view, hands, opponent_model()))
    games = determinize(view, hands)
    held = np.tensordot(likely / likely.sum(), games.hands, 1)
    held[view.seat] = 0
    total = held.sum(0)
    unseen = [card for card in sorted(CARDS, key=view.order.sort_key) if total[card] > 0]
    hidden = tuple(HiddenCard(card, round(total[card]), _by_seat(held[:, card] / total[card])) for card in unseen)
    partners = (
        None if view.side is None else _by_seat(_weighted_shares(likely, games.re == games.re[:, view.seat, None]))
    )
    return Inference(hidden, partners)


def _weighted_shares(likely: Array, true: Array) -> Array:
    """How likely something is true of each seat; what is so in all deals, or in none, is sure. Shape (4,)."""
    yes, no = likely @ true, likely @ ~true
    return np.asarray(yes / (yes + no))


def deal_values(game: Game) -> BySeat:
    """What the oracle, who sees all hands, expects of a deal for each seat when it is to play its first card.

    In points of the game beyond the mean of the four seats, without bock. Until then all play as the network would.
    `game` stands before its first card.
    """
    assert game.turn is not None
    batch = determinize(game.view(game.turn), np.array([[counts(hand) for hand in game.hands]]))
    policy, rng = shared_policy(greedy_policy(action_value_network().slot_logits)), np.random.default_rng(0)
    worth = np.zeros(len(SEATS))
    for _ in SEATS:
        rows, turn = batch.rows, batch.turn
        worth[turn] = value_network().expected_units(*value_inputs(batch, rows, turn))
        play_card(batch, policy(batch, rng))
    return _by_seat(worth * points_per_unit(game.rules))


def _by_seat(values: Array) -> BySeat:
    first, second, third, fourth = values.tolist()
    return first, second, third, fourth
