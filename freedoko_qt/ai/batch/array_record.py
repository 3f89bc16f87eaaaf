"""What is known of many decisions or moments: arrays of one length."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Self

import numpy as np

from .tables import Array


@dataclass(slots=True)
class ArrayRecord:
    """Arrays with a row for each."""

    def take(self, some: Array) -> Self:
        """Some of them, by index."""
        return type(self)(*(getattr(self, one.name)[some] for one in fields(self)))

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """All rows of some parts, in their order."""
        return cls(*(np.concatenate([getattr(part, one.name) for part in parts]) for one in fields(cls)))
