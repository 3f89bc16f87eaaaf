"""Which cards the rules of thumb choose."""

from __future__ import annotations

import numpy as np

from ..batch.games import Batch
from ..batch.tables import NOBODY, Array
from ..encoding.info_set import InfoSetBatch
from .following import follows
from .leading import leads
from .moments import Moments
from .plays import Plays


def heuristic_choice(batch: Batch, rows: Array, known: InfoSetBatch) -> Array:
    """What rules of thumb choose for the seats to move in some games of a batch; shape (rows,)."""
    return chosen_cards(Moments.of(batch, rows, known))


def chosen_cards(m: Moments) -> Array:
    """The card of the first rule that names one, of equally good ones the first by number; shape (rows,)."""
    chosen = np.full(len(m), NOBODY)
    for some, rules in ((m.position == 0, leads), (m.position > 0, follows)):
        rows = np.flatnonzero(some)
        if len(rows):
            plays = Plays(m.take(rows))
            named = np.stack(rules(plays))
            chosen[rows] = plays.card[named[(named >= 0).argmax(0), np.arange(len(rows))]]
    return chosen
