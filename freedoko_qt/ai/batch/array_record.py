"""Dataclasses of arrays of equal length."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Self

import numpy as np

from .tables import Array


@dataclass(slots=True)
class ArrayRecord:
    """Base class of dataclasses whose fields are arrays with the same number of rows."""

    def take(self, some: Array) -> Self:
        """Select rows by index.

        `some`: indices, shape (taken,); they may repeat.
        """
        return type(self)(*(getattr(self, one.name).take(some, axis=0) for one in fields(self)))

    def between(self, start: int, end: int) -> Self:
        """Select the rows from `start` to before `end`; they share memory with this record."""
        return type(self)(*(getattr(self, one.name)[start:end] for one in fields(self)))

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """Concatenate records.

        Raises ValueError if there are none, or shapes beyond the first axis differ.
        """
        return cls(*(np.concatenate([getattr(part, one.name) for part in parts]) for one in fields(cls)))
