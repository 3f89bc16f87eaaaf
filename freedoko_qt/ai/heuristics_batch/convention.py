"""Strength of many hands by the convention, vectorised."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.rules import Rules

from ..batch.tables import Array
from ..heuristics.convention import counted_cards


def hand_strengths(hands: Array, rules: Rules) -> Array:
    """Return the strength of hands before the first card, as `heuristics.convention.hand_strength` does.

    `hands`: counts, shape (..., 24); the result has shape (...).
    """
    trumps, aces = counted_cards(rules)
    return np.asarray(hands @ np.array(trumps) + (hands[..., sorted(aces)] > 0).sum(-1))
