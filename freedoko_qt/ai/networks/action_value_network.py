"""The trained network: expected points of every card and call, in numpy alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..batch.calls import CALL_COLUMNS
from ..batch.tables import CARDS, Array
from ..encoding.card_encoding import SLOT_OF_CARD, SLOTS
from ..encoding.features import SCALE, encode
from ..encoding.info_set import InfoSetBatch
from .layers import CardLayers, DenseLayers, read_weights

OUTCOMES = 11
"""How a game can end for the own side: no trick, below 30, 60, 90, 120 eyes, 120, 121 to 150, ..., all tricks."""

FIRST_WON_OUTCOME = (6, 6, 7, 8, 9, 10)
"""The first of the outcomes that keeps an announced level, by level; 0 is a solo without a word."""

OUTPUTS = 1 + SLOTS + CALL_COLUMNS + OUTCOMES

SLOT_COLUMNS = slice(1, 1 + SLOTS)
"""Which of the outputs tell of the places of cards."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What the network expects, in its units, for some rows of knowledge."""

    value: Array
    """Whatever is done, shape (rows,)."""
    cards: Array
    """If a card is played, shape (rows, 24); only cards in the hand mean something."""
    calls: Array
    """If this is announced now (column 0: nothing), shape (rows, 7)."""
    outcomes: Array
    """The chances of the ends, shape (rows, 11)."""


class ActionValueNetwork:
    """What a seat may expect of its cards and calls, from what it knows."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._layers, self._cards = DenseLayers(weights, SCALE), CardLayers(weights)

    @classmethod
    def load(cls, path: Path) -> ActionValueNetwork:
        """The network in a file of weights; raises ``OSError`` if there is none."""
        return cls(read_weights(path))

    def outputs(self, rows: Array) -> Array:
        """What comes out for encoded rows, shape (rows, OUTPUTS): value, places, calls, outcomes."""
        hidden = self._layers.hidden(rows)
        outputs = self._layers.last(hidden)
        self._cards.add_card_outputs(outputs[:, SLOT_COLUMNS], rows, hidden)
        return outputs

    def slot_logits(self, rows: Array) -> Array:
        """What the card of each place adds to the value of an encoded row, shape (rows, SLOTS)."""
        return self.outputs(rows)[:, SLOT_COLUMNS]

    def outcome_chances(self, rows: Array) -> Array:
        """The chances of the outcomes alone for encoded rows, shape (rows, OUTCOMES)."""
        return softmax(self._layers.outputs(rows)[:, -OUTCOMES:])

    def estimate(self, info: InfoSetBatch) -> Estimate:
        """What is to be expected of every card and call."""
        return split_outputs(self.outputs(encode(info)), info.order)


def split_outputs(outputs: Array, order: Array) -> Estimate:
    """The outputs by what they mean; ``order`` are the orders of the cards."""
    value, said = outputs[:, :1], outputs[:, 1 + SLOTS : 1 + SLOTS + CALL_COLUMNS]
    cards = value + slots_to_cards(outputs[:, SLOT_COLUMNS], order)
    return Estimate(value[:, 0], cards, value + said, softmax(outputs[:, -OUTCOMES:]))


def slots_to_cards(places: Array, order: Array) -> Array:
    """What is told of places, shape (rows, SLOTS), by the cards at them, shape (rows, 24); the rest is -infinite."""
    padded = np.concatenate([places, np.full((len(places), 1), -np.inf, np.float32)], axis=1)
    cards = np.take_along_axis(padded, SLOT_OF_CARD[order].astype(np.int64), 1)
    assert cards.shape[1] == CARDS
    return cards


def softmax(logits: Array) -> Array:
    """Chances that add up to 1, row by row."""
    odds = np.exp(logits - logits.max(1, keepdims=True))
    result: Array = odds / odds.sum(1, keepdims=True)
    return result
