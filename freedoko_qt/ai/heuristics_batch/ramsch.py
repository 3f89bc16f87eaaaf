"""Rules of thumb for Ramsch games of a batch."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import TRUMP

from ..batch.batch import Batch
from ..batch.tables import EYES, Array
from ..heuristics.ramsch import ABOVE_WEIGHT, EYES_WEIGHT, NO_TRICK


def ramsch_values(batch: Batch, own: Array, unseen: Array) -> Array:
    """Value of each card for the seats to move in Ramsch games, the higher the better; shape (n, 24).

    `own`, `unseen`: copies of each card in the hand of that seat, and that it has not seen; shape (n, 24).
    """
    rows, position = batch.rows, batch.position
    classes, strengths, eyes = batch.classes, batch.strengths.astype(np.int64), EYES_WEIGHT * EYES.astype(np.int64)
    # One card after the other: the table of all pairs would be large.
    above = np.stack(
        [
            (unseen * ((classes == classes[:, [card]]) & (strengths > strengths[:, [card]]))).sum(1)
            for card in range(classes.shape[1])
        ],
        axis=1,
    )
    hopes = ABOVE_WEIGHT * EYES_WEIGHT * above - eyes
    if position == 0:
        result: Array = hopes
        return result
    best = batch.cards[rows, batch.trick, batch.best_position(position)]
    klass, strength = classes[rows, best][:, None], strengths[rows, best][:, None]
    second = batch.second_dolle_wins()[:, None] & (best == Card.HT)[:, None] & (np.arange(len(EYES)) == Card.HT)
    takes = np.where(classes == klass, (strengths > strength) | second, classes == TRUMP)
    taken = strengths - eyes if position == len(SEATS) - 1 else hopes
    values: Array = np.where(takes, taken, NO_TRICK + eyes + strengths)
    return values
