"""Network layers in numpy."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from ..batch.tables import Array
from ..encoding.card_inputs import CARD_SCALE, playable_inputs


def read_weights(path: Path) -> dict[str, Array]:
    """Read a file of weights, arrays by name; raises `OSError` if it cannot be read."""
    with np.load(path) as stored:
        return {name: stored[name] for name in stored.files}


class DenseLayers:
    """Residual layers with weights w1, b1, ...; the first and the last are plain.

    Weights have shape (inputs, units), biases (units,); they are computed with in float32.
    """

    def __init__(self, weights: Mapping[str, Array], scale: Array) -> None:
        """`scale`: factors of the integer inputs, shape (inputs,)."""
        number = sum(name.startswith("w") for name in weights)
        self._layers = [
            (weights[f"w{layer}"].astype(np.float32), weights[f"b{layer}"].astype(np.float32))
            for layer in range(1, number + 1)
        ]
        self._layers[0] = (self._layers[0][0] * scale[:, None], self._layers[0][1])

    def hidden(self, rows: Array) -> Array:
        """Return the last hidden layer for encoded rows, shape (rows, width)."""
        (weight, bias), *hidden, _ = self._layers
        # In sampled games of one moment most inputs are equal: they are multiplied once for all rows.
        differ = np.flatnonzero((rows != rows[0]).any(0))
        common = rows[0].astype(np.float32)
        common[differ] = 0
        x = rows.take(differ, axis=1).astype(np.float32) @ weight[differ]
        x += common @ weight + bias
        np.maximum(x, 0, out=x)
        for weight, bias in hidden:
            inner = x @ weight
            inner += bias
            x += np.maximum(inner, 0, out=inner)
        return np.asarray(x)

    def last(self, hidden: Array) -> Array:
        """Return the outputs for the last hidden layer, shape (rows, outputs)."""
        weight, bias = self._layers[-1]
        return np.asarray(hidden @ weight + bias)

    def outputs(self, rows: Array) -> Array:
        """Return the outputs for encoded rows, shape (rows, outputs)."""
        return self.last(self.hidden(rows))


class CardLayers:
    """Layers shared by all playable cards; inputs are the card's columns of a row, and the row's last hidden layer."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._inputs, self._place, self._context, self._weight, self._bias, self._last = (
            weights[f"card_{name}"].astype(np.float32)
            for name in ("told", "place", "context", "weight", "bias", "last")
        )
        self._inputs = self._inputs * CARD_SCALE[:, None]

    def card_outputs(self, rows: Array, hidden: Array) -> tuple[Array, Array, Array]:
        """Return row, slot and outputs of each playable card; outputs of shape (cards, ...).

        `rows`: encoded, shape (rows, INPUTS); `hidden`: their last hidden layer, shape (rows, width).
        """
        at, slots, inputs = playable_inputs(rows)
        x = inputs.astype(np.float32) @ self._inputs
        x += self._place.take(slots, axis=0)
        x += (hidden @ self._context).take(at, axis=0)
        np.maximum(x, 0, out=x)
        inner = x @ self._weight
        inner += self._bias
        x += np.maximum(inner, 0, out=inner)
        return at, slots, x @ self._last

    def add_card_outputs(self, by_slot: Array, rows: Array, hidden: Array) -> None:
        """Add the outputs of each playable card to those of its slot in `by_slot`, shape (rows, SLOTS, ...).

        `rows` and `hidden` as in `card_outputs`; `by_slot` is changed in place.
        """
        at, slots, added = self.card_outputs(rows, hidden)
        by_slot[at, slots] += added
