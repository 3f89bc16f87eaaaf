"""How strong the levels are, as far as somebody has measured it."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class MeasuredMatch:
    """A match of one player against three of a weaker level, each deal four times (`freedoko-qt simulate`)."""

    points: float
    """Points a game, less the mean of the table."""
    ci95: float
    """Half the width of the 95 % interval."""
    against: str
    """The weaker level."""
    rules: str
    """The preset."""
    deals: int
    seeds: tuple[int, ...]
    date: str
    """YYYY-MM-DD."""


STRENGTH: Mapping[str, MeasuredMatch] = MappingProxyType(
    {
        "casual": MeasuredMatch(0.29, 0.15, against="beginner", rules="ddv", deals=200, seeds=(31,), date="2026-11-23"),
        "strong": MeasuredMatch(1.05, 0.20, against="casual", rules="ddv", deals=300, seeds=(31,), date="2026-11-24"),
        "expert": MeasuredMatch(
            0.49, 0.27, against="strong", rules="ddv", deals=120, seeds=(31, 32), date="2026-11-25"
        ),
    }
)
"""What a level earns against the next weaker one that a person is offered; none where nobody measured it."""
