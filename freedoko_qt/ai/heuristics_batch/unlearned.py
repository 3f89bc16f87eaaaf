"""Rules of thumb for the contracts of which the networks know nothing."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.contracts import Contract

from ..batch.batch import Batch
from ..batch.tables import NULL, RAMSCH, Array
from .null import null_values
from .ramsch import ramsch_values

_VALUES = {NULL: null_values, RAMSCH: ramsch_values}
_IS_UNLEARNED: Array = np.isin(np.arange(len(Contract)), [*_VALUES])


def is_unlearned(contracts: Array) -> Array:
    """True for the codes of contracts that no network has learned."""
    result: Array = _IS_UNLEARNED[contracts]
    return result


def unlearned_cards(batch: Batch, _: np.random.Generator | None = None) -> Array:
    """Choose in games of such contracts alone, the first of equal cards; a `BatchPolicy`, shape (n,).

    In games of other contracts the result is 0, which may be illegal.
    """
    chosen = np.zeros(batch.n, np.int64)
    for contract, values in _VALUES.items():
        rows = np.flatnonzero(batch.contract == contract)
        if len(rows):
            games = batch if len(rows) == batch.n else batch.take(rows)
            own = games.hands[games.rows, games.turn].astype(np.int64)
            unseen = games.start.hands.sum(1, dtype=np.int64) - own - games.played.sum(1, dtype=np.int64)
            chosen[rows] = np.where(games.legal(), values(games, own, unseen), np.iinfo(np.int64).min).argmax(1)
    return chosen
