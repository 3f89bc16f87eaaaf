"""The order in which tournaments were played last, whatever the clock says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

MOST_SITTINGS = 10**12
"""No one sits down so often: a greater number comes from elsewhere and means nothing."""


def sitting_in(values: Mapping[str, Any]) -> int:
    """The place of a tournament in the order of playing; 0, before all others, where it has none."""
    sitting: int = values["sitting"]
    return sitting if 0 < sitting < MOST_SITTINGS else 0
