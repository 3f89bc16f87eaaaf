"""Action-value network: expected units of every card and call, and chances of every outcome."""

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
"""Number of outcomes for the own side: no trick, below 30, 60, 90, 120 eyes, 120, 121 to 150, ..., all tricks."""

FIRST_WON_OUTCOME = (6, 6, 7, 8, 9, 10)
"""Lowest outcome that keeps an announced level, by level; 0 is a solo without announcement."""

OUTPUTS = 1 + SLOTS + CALL_COLUMNS + OUTCOMES

SLOT_COLUMNS = slice(1, 1 + SLOTS)
"""Columns of the outputs by slot."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Expected units and outcome chances for some information sets."""

    value: Array
    """Value of the information set, shape (rows,)."""
    cards: Array
    """Value of playing each card, shape (rows, 24); meaningful for cards in the hand."""
    calls: Array
    """Value of each call (column 0: none), shape (rows, 7)."""
    outcomes: Array
    """Chances of the outcomes, shape (rows, OUTCOMES)."""


class ActionValueNetwork:
    """Estimates values of cards and calls from information sets.

    Rows are information sets encoded by `features.encode`, uint8, shape (rows, INPUTS). Values are units of the seat.
    """

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._layers, self._cards = DenseLayers(weights, SCALE), CardLayers(weights)

    @classmethod
    def load(cls, path: Path) -> ActionValueNetwork:
        """Read a network from a file of weights; raises `OSError` if it cannot be read."""
        return cls(read_weights(path))

    def outputs(self, rows: Array) -> Array:
        """Outputs for encoded rows, shape (rows, OUTPUTS): value, slots, calls, outcome logits.

        Slots and calls are advantages over the value; slots whose card is not playable lack the output of the card
        layers.
        """
        hidden = self._layers.hidden(rows)
        outputs = self._layers.last(hidden)
        self._cards.add_card_outputs(outputs[:, SLOT_COLUMNS], rows, hidden)
        return outputs

    def slot_logits(self, rows: Array) -> Array:
        """Advantage of the card in each slot, for encoded rows, shape (rows, SLOTS)."""
        return self.outputs(rows)[:, SLOT_COLUMNS]

    def outcome_chances(self, rows: Array) -> Array:
        """Chances of the outcomes for encoded rows, without the card layers; shape (rows, OUTCOMES)."""
        return softmax(self._layers.outputs(rows)[:, -OUTCOMES:])

    def estimate(self, info: InfoSetBatch) -> Estimate:
        """Estimate all cards and calls.

        Values of cards and calls that are not legal are there as well, and have no meaning.
        """
        return split_outputs(self.outputs(encode(info)), info.order)


def split_outputs(outputs: Array, order: Array) -> Estimate:
    """Split outputs into an estimate; `order`: indices of card orders, shape (rows,).

    `outputs`: shape (rows, OUTPUTS).
    """
    value, calls = outputs[:, :1], outputs[:, 1 + SLOTS : 1 + SLOTS + CALL_COLUMNS]
    cards = value + slots_to_cards(outputs[:, SLOT_COLUMNS], order)
    return Estimate(value[:, 0], cards, value + calls, softmax(outputs[:, -OUTCOMES:]))


def slots_to_cards(by_slot: Array, order: Array) -> Array:
    """Reorder columns from slots, shape (rows, SLOTS), to cards, shape (rows, 24); -inf for cards without a slot."""
    padded = np.concatenate([by_slot, np.full((len(by_slot), 1), -np.inf, np.float32)], axis=1)
    cards: Array = padded.reshape(-1).take(SLOT_OF_CARD[order] + padded.shape[1] * np.arange(len(padded))[:, None])
    assert cards.shape[1] == CARDS
    return cards


def softmax(logits: Array) -> Array:
    """Row-wise softmax.

    `logits`: shape (rows, columns), -inf for what is impossible, with a finite one in each row.
    """
    odds = np.exp(logits - logits.max(1, keepdims=True))
    result: Array = odds / odds.sum(1, keepdims=True)
    return result
