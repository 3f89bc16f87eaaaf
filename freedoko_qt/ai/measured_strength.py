"""Measured strength of the levels."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class MeasuredMatch(NamedTuple):
    """A match of one player against three of a weaker level, each deal played four times (`freedoko-qt simulate`)."""

    points: float
    """Points per game above the mean of the table."""
    ci95: float
    """Half the width of the 95 % interval of the points."""
    against: str
    """Level of the three opponents."""
    rules: str
    """Name of the preset."""
    deals: int
    seeds: tuple[int, ...]
    date: str
    """Date as YYYY-MM-DD."""


STRENGTH: Mapping[str, MeasuredMatch] = MappingProxyType(
    {
        "casual": MeasuredMatch(0.29, 0.15, against="beginner", rules="ddv", deals=200, seeds=(31,), date="2026-11-23"),
        "strong": MeasuredMatch(1.05, 0.20, against="casual", rules="ddv", deals=300, seeds=(31,), date="2026-11-24"),
        "expert": MeasuredMatch(
            0.49, 0.27, against="strong", rules="ddv", deals=120, seeds=(31, 32), date="2026-11-25"
        ),
    }
)
"""Match of each level against the next weaker one that is offered; levels without a match are missing."""
