"""The order in which tournaments were played last, whatever the clock says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

MOST_SITTINGS = 10**12
"""Nobody sits down so often; a greater number comes from elsewhere and tells nothing."""


def sitting_in(values: Mapping[str, Any]) -> int:
    """The place of a tournament in the order of playing; 0, before all others, where it tells none."""
    sitting: int = values["sitting"]
    return sitting if 0 < sitting < MOST_SITTINGS else 0
