"""The levels that can be announced beside Re and Kontra, one row for each (RULES.md 10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .score import ScoreReason


class Denial(NamedTuple):
    """A level from no 90 to black: its bound, and for what it counts.

    Each of the reasons is a line of the score (RULES.md 13, lines 2 to 5).
    """

    eyes: int
    """The eyes below which the other side must stay; for black it must not take a trick."""
    reached: ScoreReason
    """The other side did, announced or not."""
    announced: ScoreReason
    """It was announced."""
    failed: ScoreReason
    """It was announced, and the other side has the eyes of the level before."""
    broken: ScoreReason
    """It was announced and not kept, where the other side gets what was promised."""


DENIALS: Mapping[int, Denial] = {
    2: Denial(
        90, ScoreReason.NO_90, ScoreReason.NO_90_SAID, ScoreReason.AGAINST_NO_90, ScoreReason.BROKEN_NO_90
    ),
    3: Denial(
        60, ScoreReason.NO_60, ScoreReason.NO_60_SAID, ScoreReason.AGAINST_NO_60, ScoreReason.BROKEN_NO_60
    ),
    4: Denial(
        30, ScoreReason.NO_30, ScoreReason.NO_30_SAID, ScoreReason.AGAINST_NO_30, ScoreReason.BROKEN_NO_30
    ),
    5: Denial(
        0, ScoreReason.BLACK, ScoreReason.BLACK_SAID, ScoreReason.AGAINST_BLACK, ScoreReason.BROKEN_BLACK
    ),
}
"""The rows by level; level 1 is Re or Kontra alone."""

LEVEL_EYES = (120, *(denial.eyes for denial in DENIALS.values()))
"""The eyes below which the levels 2 to 5 keep the other side; the first is that of Re and Kontra."""
