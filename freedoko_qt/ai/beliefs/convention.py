"""Likelihood of deals by the convention: early announcements promise a strong hand, silence a weaker one."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.view import SeatView

from ..batch.tables import Array
from ..heuristics.convention import PROMISED_STRENGTH, is_early
from ..heuristics_batch import hand_strengths

BROKEN = 0.1
"""Likelihood of an early announcement by a hand weaker than it promises: people sit there too."""
SILENT_RE, SILENT_CONTRA = 0.2, 0.6
"""Likelihood of a strong hand being silent while all are; Kontra is announced less readily than Re."""


def likelihoods_by_convention(view: SeatView, hands: Array) -> Array:
    """Likelihood of the early announcements of the others, and of silence where none was made early, by seat.

    `hands`: counts of the hands before the first card, shape (deals, 4, 24); the result has shape (deals, 4).
    """
    likelihoods = np.ones((len(hands), len(SEATS)))
    early = [made for made in view.announcements if is_early(view, made.held)]
    promising = {made.seat for made in early if not made.forced}
    strong = hand_strengths(hands, view.rules) >= PROMISED_STRENGTH
    for seat in SEATS:
        if seat == view.seat:
            continue
        if seat in promising:
            likelihoods[~strong[:, seat], seat] = BROKEN
        elif not early and not is_early(view, view.hand_sizes[seat]):
            silent = np.where(hands[:, seat, Card.CQ] > 0, SILENT_RE, SILENT_CONTRA)
            likelihoods[:, seat] = np.where(strong[:, seat], silent, 1)
    return likelihoods
