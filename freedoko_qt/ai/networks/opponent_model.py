"""Policies of other players by type: like the network, by rules of thumb, or like recorded players.

One narrow network approximates all three; rules of thumb can also be asked directly (`heuristics_batch`).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Self

import numpy as np

from freedoko_qt.engine.cards import SEATS

from ..batch.tables import Array
from ..encoding.card_encoding import SLOTS
from ..encoding.features import SCALE
from ..heuristics_batch import heuristic_choice
from .action_value_network import ActionValueNetwork
from .layers import CardLayers, DenseLayers, read_weights
from .policies import CardPolicy, PolicyLogits, greedy_policy

NETWORK_TYPE, CASUAL_TYPE, RECORDED_TYPE = OPPONENT_TYPES = range(3)
"""Types of players."""

# The value network assumes equal players. A seat that looks ahead wins more against weaker types and less alone against
# equals; the types of the others show late, so these are compromises. Recorded players are assumed to stand between.
TYPE_SKILL: Array = np.array([0.0, -0.5, -0.3])
"""Skill of each type, as logits of winning against the network."""
LOOKAHEAD_SKILL, LOOKAHEAD_SKILL_ALONE = 0.3, -0.3
"""Skill of a seat that looks ahead, with a partner, and alone against three who may look ahead too."""

EPSILON = 0.15
"""Share of cards that none of the types would play."""


class OpponentModel:
    """The policies of all types of players, from one narrow network."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._layers, self._cards = DenseLayers(weights, SCALE), CardLayers(weights)

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a model from a file of weights; raises `OSError` if it cannot be read."""
        return cls(read_weights(path))

    def policy_logits(self, kind: int) -> PolicyLogits:
        """Return the logits of one type as a function of encoded rows."""
        return lambda rows: self.logits(rows)[:, :, kind]

    def logits(self, rows: Array) -> Array:
        """Policy logits of each type for encoded rows, shape (rows, SLOTS, OPPONENT_TYPES)."""
        hidden = self._layers.hidden(rows)
        by_slot = self._by_slot(hidden)
        self._cards.add_card_outputs(by_slot, rows, hidden)
        return by_slot

    def play_chances(self, rows: Array, played_slots: Array) -> Array:
        """Chance that each type plays the card in a given slot, shape (rows, OPPONENT_TYPES).

        `rows`: encoded, shape (rows, INPUTS); `played_slots`: the slot of each row, shape (rows,). A share of
        EPSILON is spread evenly over the playable cards.
        """
        hidden = self._layers.hidden(rows)
        at, slots, logits = self._cards.card_outputs(rows, hidden)
        logits += self._by_slot(hidden).reshape(-1, len(OPPONENT_TYPES)).take(SLOTS * at + slots, axis=0)
        first = np.flatnonzero(np.diff(at, prepend=-1))
        odds = np.exp(logits - np.maximum.reduceat(logits, first)[at])
        played = np.flatnonzero(slots == played_slots[at])
        chance = np.zeros((len(rows), len(OPPONENT_TYPES)))
        chance[at[played]] = odds[played] / np.add.reduceat(odds, first)[at[played]]
        return (1 - EPSILON) * chance + EPSILON / np.bincount(at)[:, None]

    def _by_slot(self, hidden: Array) -> Array:
        return self._layers.last(hidden).reshape(-1, SLOTS, len(OPPONENT_TYPES))


def opponent_policies(network: ActionValueNetwork, opponent_model: OpponentModel) -> list[CardPolicy]:
    """Return the policies of the types: network, rules of thumb, recorded players."""
    return [
        greedy_policy(network.slot_logits),
        heuristic_choice,
        greedy_policy(opponent_model.policy_logits(RECORDED_TYPE)),
    ]


def sample_types(seat: int, likely: Array, rng: np.random.Generator) -> Array:
    """Sample a type for each seat in each deal, shape (deals, 4), stratified over the deals.

    `likely`: weights of the types, shape (deals, 4, OPPONENT_TYPES). The given seat plays by the network.
    """
    upto = (likely / likely.sum(2, keepdims=True)).cumsum(2)
    lots = (np.arange(len(likely)) + rng.random()) / len(likely)
    types: Array = (np.stack([rng.permutation(lots) for _ in SEATS], axis=1)[:, :, None] > upto[:, :, :-1]).sum(2)
    types[:, seat] = NETWORK_TYPE
    return types


def skill_edge(seat: int, types: Array, re: Array) -> Array:
    """Advantage of the side of a seat that looks ahead over equal players, logits, shape (games,).

    `types`: type of each seat; `re`: True for Re; both of shape (games, 4).
    """
    skill, own = TYPE_SKILL[types], re == re[:, [seat]]
    skill[:, seat] = np.where(own.sum(1) > 1, LOOKAHEAD_SKILL, LOOKAHEAD_SKILL_ALONE)
    sizes = [np.maximum(side.sum(1), 1) for side in (own, ~own)]
    of_own, of_others = ((skill * side).sum(1) / size for side, size in zip((own, ~own), sizes, strict=True))
    result: Array = np.minimum(*sizes) * (of_own - of_others)
    return result
