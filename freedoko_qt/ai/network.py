"""The trained network: expected points of every card and call, in numpy alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .batch.calls import CALLS
from .batch.tables import CARDS, Array
from .features import SCALE, encode
from .knowledge import Knowledge
from .slots import SLOT, SLOTS

OUTCOMES = 11
"""How a game can end for the own side: no trick, below 30, 60, 90, 120 eyes, 120, 121 to 150, ..., all tricks."""

OUTPUTS = 1 + SLOTS + CALLS + OUTCOMES


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


class Layers:
    """Layers of weights; their names are w1, b1, ..., each later hidden layer adds to what it is given."""

    def __init__(self, weights: Mapping[str, Array], scale: Array) -> None:
        """``scale`` is what the inputs, small whole numbers, are multiplied by; shape (inputs,)."""
        self._layers = [
            (weights[f"w{layer}"].astype(np.float32), weights[f"b{layer}"].astype(np.float32))
            for layer in range(1, len(weights) // 2 + 1)
        ]
        self._layers[0] = (self._layers[0][0] * scale[:, None], self._layers[0][1])

    def outputs(self, rows: Array) -> Array:
        """What comes out for encoded rows, shape (rows, outputs)."""
        first, *hidden, last = self._layers
        x = np.maximum(rows.astype(np.float32) @ first[0] + first[1], 0)
        for weight, bias in hidden:
            x = x + np.maximum(x @ weight + bias, 0)
        return np.asarray(x @ last[0] + last[1])


def stored_weights(path: Path) -> dict[str, Array]:
    """The weights in a file; raises ``OSError`` if there is none."""
    with np.load(path) as stored:
        return {name: stored[name] for name in stored.files}


class Network:
    """What a seat may expect of its cards and calls, from what it knows."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._layers = Layers(weights, SCALE)

    @classmethod
    def load(cls, path: Path) -> Network:
        """The network in a file of weights; raises ``OSError`` if there is none."""
        return cls(stored_weights(path))

    def outputs(self, rows: Array) -> Array:
        """What comes out for encoded rows, shape (rows, OUTPUTS): value, places, calls, outcomes."""
        return self._layers.outputs(rows)

    def estimate(self, known: Knowledge) -> Estimate:
        """What is to be expected of every card and call."""
        return split(self.outputs(encode(known)), known.order)


def split(outputs: Array, order: Array) -> Estimate:
    """The outputs by what they mean; ``order`` are the orders of the cards."""
    value, places, said = outputs[:, :1], outputs[:, 1 : 1 + SLOTS], outputs[:, 1 + SLOTS : 1 + SLOTS + CALLS]
    places = np.concatenate([places, np.full((len(places), 1), -np.inf, np.float32)], axis=1)
    cards = value + np.take_along_axis(places, SLOT[order].astype(np.int64), 1)
    assert cards.shape[1] == CARDS
    return Estimate(value[:, 0], cards, value + said, chances(outputs[:, -OUTCOMES:]))


def chances(logits: Array) -> Array:
    """Chances that add up to 1, row by row."""
    odds = np.exp(logits - logits.max(1, keepdims=True))
    result: Array = odds / odds.sum(1, keepdims=True)
    return result
