"""The oracle: what a seat will earn where all hands are seen. It plays games that are imagined, never the real one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from .batch.games import Batch
from .batch.tables import CARDS, Array
from .features import SCALE
from .network import Layers, stored_weights
from .slots import CARD_AT, SLOTS

HIDDEN = 3 * SLOTS + 4

MOST = 30.0
"""Units; what the oracle expects beyond is the error of a rare game."""

ORACLE_SCALE: Array = np.concatenate([SCALE, np.ones(HIDDEN, np.float32)])
"""Of its inputs: a seat's encoded row, and what the seat does not know."""


class Oracle:
    """Layers of weights that see a seat's row and the hands of the others."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._layers = Layers(weights, ORACLE_SCALE)

    @classmethod
    def load(cls, path: Path) -> Oracle:
        """The oracle in a file of weights; raises ``OSError`` if there is none."""
        return cls(stored_weights(path))

    def expect(self, rows: Array, hidden: Array) -> Array:
        """Units for encoded rows and what ``hidden_in_batch`` tells, shape (rows,)."""
        seen = np.concatenate([rows, hidden], axis=1)
        return np.clip(self._layers.outputs(seen)[:, 0], -MOST, MOST)


def hidden_in_batch(batch: Batch, rows: Array, seats: Array) -> Array:
    """The hands of the three other seats by the places of the cards, and who is Re; shape (rows, HIDDEN)."""
    around = (seats[:, None] + np.arange(4)) % 4
    hands = np.zeros((len(rows), CARDS + 1, 3), np.uint8)
    hands[:, :CARDS] = batch.hands[rows[:, None], around[:, 1:]].transpose(0, 2, 1)
    at = CARD_AT[batch.order[rows]] + (CARDS + 1) * np.arange(len(rows))[:, None]
    places = hands.reshape(-1, 3).take(at, axis=0).reshape(len(rows), -1)
    return np.concatenate([places, batch.re[rows[:, None], around].astype(np.uint8)], axis=1)
