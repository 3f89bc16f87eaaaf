"""What is known of many decisions: arrays of one length."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Self

from ..batch.tables import Array


@dataclass(slots=True)
class Columns:
    """Arrays with a row for each decision."""

    def take(self, some: Array) -> Self:
        """Some of them, by index."""
        return type(self)(*(getattr(self, one.name)[some] for one in fields(self)))
