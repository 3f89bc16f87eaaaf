"""Rules of thumb for the contracts of which the networks know nothing."""

from __future__ import annotations

import numpy as np

from ..batch.batch import Batch
from ..batch.tables import NULL, RAMSCH, Array
from .null import null_cards
from .ramsch import ramsch_cards

_CARDS = {NULL: null_cards, RAMSCH: ramsch_cards}


def is_unlearned(contracts: Array) -> Array:
    """True for the codes of contracts that no network has learned."""
    result: Array = np.isin(contracts, [*_CARDS])
    return result


def unlearned_cards(batch: Batch, _: np.random.Generator | None = None) -> Array:
    """Choose in games of such contracts alone; a ``BatchPolicy``, shape (n,).

    In games of other contracts the result is 0, which may be illegal.
    """
    chosen = np.zeros(batch.n, np.int64)
    for contract, cards in _CARDS.items():
        rows = np.flatnonzero(batch.contract == contract)
        if len(rows):
            chosen[rows] = cards(batch if len(rows) == batch.n else batch.take(rows))
    return chosen
