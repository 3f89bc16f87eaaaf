"""Inputs of the layers that evaluate each playable card."""

from __future__ import annotations

import numpy as np

from ..batch.tables import Array
from .card_encoding import SLOTS
from .features import CLASS_OF_SLOT, LAYOUT, PLANES, SCALE


def playable_inputs(rows: Array) -> tuple[Array, Array, Array]:
    """Return row, slot and inputs of each playable card of encoded rows, sorted by row.

    `rows`: uint8, shape (rows, INPUTS). The first two results have shape (cards,); the inputs are bytes, shape
    (cards, CARD_INPUTS), to be multiplied by `CARD_SCALE`.
    """
    at, slots = np.divmod(np.flatnonzero(rows[:, LAYOUT["legal"]].astype(bool)), SLOTS)
    columns = _COLUMNS.take(slots, axis=0) + (at * rows.shape[1])[:, None]
    return at, slots, rows.reshape(-1).take(columns)


def _columns() -> Array:
    """Columns of a row that describe the card of each slot and its class, shape (SLOTS, CARD_INPUTS)."""
    slots, roles = np.arange(SLOTS)[:, None], CLASS_OF_SLOT.argmax(1)[:, None]
    winning = np.arange(LAYOUT["winning"].start, LAYOUT["winning"].stop)
    return np.concatenate(
        [
            LAYOUT["places"].start + slots * PLANES + np.arange(PLANES),
            *(LAYOUT[name].start + slots for name in ("high", "wins", "above")),
            LAYOUT["void"].start + roles + CLASS_OF_SLOT.shape[1] * np.arange(3),
            *(LAYOUT[name].start + roles for name in ("was_led", "led", "own_number", "unseen_number")),
            np.broadcast_to(winning, (SLOTS, len(winning))),
        ],
        axis=1,
    )


_COLUMNS: Array = _columns()

CARD_INPUTS: int = _COLUMNS.shape[1]

CARD_SCALE: Array = SCALE[_COLUMNS[0]]
"""Factors of the inputs of a card, the same for every slot; shape (CARD_INPUTS,)."""
