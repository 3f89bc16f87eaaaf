"""The oracle: what a seat will earn where all hands are seen. It plays games that are imagined, never the real one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from .batch.games import Batch
from .batch.scoring import scores_at
from .batch.tables import CARDS, Array
from .features import SCALE
from .network import Layers, stored_weights
from .playouts import units_of
from .slots import CARD_AT, SLOTS

STAKES = (105, 135)
"""With so many eyes of the own side the oracle is told what the game would count: lost, and won."""

HIDDEN = 3 * SLOTS + 4 + len(STAKES)

MOST = 4.0
"""How far beyond won and lost a game can be expected to end, when lost is -1 and won 1."""

_STAKES_SCALE = 16

ORACLE_SCALE: Array = np.concatenate(
    [SCALE, np.ones(HIDDEN - len(STAKES), np.float32), np.full(len(STAKES), 1 / _STAKES_SCALE, np.float32)]
)
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
        relative = self._layers.outputs(np.concatenate([rows, hidden], axis=1))[:, 0]
        return in_units(relative, hidden)


def in_units(relative: Array, hidden: Array) -> Array:
    """Units for ends told relative to what is at stake: lost is -1, won 1."""
    middle, half = range_of(hidden)
    result: Array = middle + half * np.clip(relative, -MOST, MOST)
    return result


def range_of(hidden: Array) -> tuple[Array, Array]:
    """The middle between lost and won, and half the distance, in units; shape (rows,) each."""
    lost, won = (hidden[:, column].astype(np.float32) / 2 - 64 for column in (-2, -1))
    return (won + lost) / 2, np.maximum((won - lost) / 2, 0.5)


def hidden_in_batch(batch: Batch, rows: Array, seats: Array) -> Array:
    """The other hands by the places of the cards, who is Re, and what is at stake; shape (rows, HIDDEN)."""
    around = (seats[:, None] + np.arange(4)) % 4
    hands = np.zeros((len(rows), CARDS + 1, 3), np.uint8)
    hands[:, :CARDS] = batch.hands[rows[:, None], around[:, 1:]].transpose(0, 2, 1)
    at = CARD_AT[batch.order[rows]] + (CARDS + 1) * np.arange(len(rows))[:, None]
    places = hands.reshape(-1, 3).take(at, axis=0).reshape(len(rows), -1)
    return np.concatenate(
        [places, batch.re[rows[:, None], around].astype(np.uint8), _stakes(batch, rows, seats)], axis=1
    )


def _stakes(batch: Batch, rows: Array, seats: Array) -> Array:
    """What the seats would earn at each of ``STAKES``, in half units around 128; shape (rows, len(STAKES))."""
    if len(rows) < batch.n:
        batch = batch.take(rows)
    re = batch.re[batch.rows, seats]
    low, high = (units_of(batch, scores)[batch.rows, seats] for scores in scores_at(batch, STAKES))
    lost, won = np.where(re, low, high), np.where(re, high, low)
    result: Array = np.clip(np.rint(2 * np.stack([lost, won], axis=1)) + 128, 0, 255).astype(np.uint8)
    return result
