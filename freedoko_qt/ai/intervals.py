"""Standard errors and intervals of confidence."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .batch.tables import Array

NORMAL_95 = 1.96
"""Standard deviations from the mean to either end of a 95 % interval."""


def standard_error(values: Array) -> float:
    """Return the standard error of the mean of independent values."""
    return float(values.std()) / sqrt(len(values))
