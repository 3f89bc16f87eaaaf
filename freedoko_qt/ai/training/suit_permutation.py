"""Data augmentation by permuting the plain suits, which are equivalent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

import numpy as np

from ..batch.tables import Array
from ..encoding.card_encoding import SLOTS, TRUMP_SLOTS
from ..encoding.features import INPUTS, LAYOUT, PLANES
from ..encoding.info_set import rule_column
from ..networks.value_network import HIDDEN_INPUTS, HIDDEN_PLANES
from .self_play import Samples

ORDERS: tuple[tuple[int, ...], ...] = tuple(permutations(range(3)))
"""Permutations of the first three plain suits; a game has three, some soli four."""

_HEART_TRICK = LAYOUT["rules"].start + rule_column("extrapoint_heart_trick")


def permute_suits(samples: Samples, rng: np.random.Generator) -> Samples:
    """Permute the plain suits of decisions at random, except where a heart trick counts."""
    order = ORDERS[rng.integers(len(ORDERS))]
    alike = samples.rows[:, _HEART_TRICK] == 0
    rows, hidden, labels = samples.rows.copy(), samples.hidden.copy(), samples.labels.copy()
    for array, columns in ((rows, row_columns(order)), (hidden, hidden_columns(order)), (labels, _slots(order))):
        array[alike] = array[alike][:, columns]
    return replace(samples, rows=rows, hidden=hidden, labels=labels)


def row_columns(order: Sequence[int]) -> Array:
    """Source column of each column of an encoded row, shape (INPUTS,).

    `order`: a permutation of the plain suits 0 to 2.
    """
    slots, roles, conditions = _slots(order), [*order, 3, 4], [0, 1, 2, *(3 + suit for suit in order)]
    columns = np.arange(INPUTS)
    for name, taken, depth in (
        ("places", slots, PLANES), ("high", slots, 1), ("legal", slots, 1), ("wins", slots, 1), ("above", slots, 1),
        ("void", roles, 1), ("was_led", roles, 1), ("led", roles, 1),
        ("selector", conditions, 1), ("own_number", roles, 1), ("unseen_number", roles, 1),
    ):  # fmt: skip
        part = columns[LAYOUT[name]].reshape(-1, len(taken), depth)
        columns[LAYOUT[name]] = part[:, taken].ravel()
    return columns


def hidden_columns(order: Sequence[int]) -> Array:
    """Source column of each hidden input, shape (HIDDEN_INPUTS,)."""
    columns = np.arange(HIDDEN_INPUTS)
    places = columns[: SLOTS * HIDDEN_PLANES].reshape(SLOTS, HIDDEN_PLANES)
    columns[: SLOTS * HIDDEN_PLANES] = places[_slots(order)].ravel()
    return columns


def _slots(order: Sequence[int]) -> Array:
    """Source slot of each slot, shape (SLOTS,)."""
    suits = np.arange(TRUMP_SLOTS, SLOTS).reshape(4, -1)
    return np.concatenate([np.arange(TRUMP_SLOTS), suits[[*order, 3]].ravel()])
