"""Store of labelled decisions, in memory and in files."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from pathlib import Path

import numpy as np

from .models import BATCH_ROWS
from .self_play import Samples
from .suit_permutation import permute_suits

BATCHES_PER_SAMPLE = 8
"""Number of stored batches that one sample mixes."""
HELD_OUT_EVERY = 15
"""Interval of the batches that are held out for validation, beginning with the second."""

_COLUMNS = [one.name for one in fields(Samples)]


@dataclass(slots=True)
class DecisionStore:
    """Decisions of a folder, with one file per batch of games.

    Files of an earlier run are read first, so that training goes on with them.
    """

    folder: Path
    kept: list[Samples] = field(default_factory=list)
    held_out: list[Samples] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for file in sorted(self.folder.glob("*.npz")):
            with np.load(file) as stored:
                self._take(Samples(*(stored[name] for name in _COLUMNS)))

    @property
    def batches(self) -> int:
        """Number of stored batches."""
        return len(self.kept) + len(self.held_out)

    @property
    def number(self) -> int:
        """Number of decisions to train on."""
        return sum(len(some.rows) for some in self.kept)

    def add(self, played: Samples) -> int:
        """Store the labelled decisions of a batch of games; return their number."""
        some, part = played.labelled(), self.folder / "next.part"
        with part.open("wb") as file:
            np.savez(file, allow_pickle=False, **{name: getattr(some, name) for name in _COLUMNS})
        part.replace(self.folder / f"{self.batches:05}.npz")
        self._take(some)
        return len(some.rows)

    def _take(self, some: Samples) -> None:
        (self.held_out if self.batches % HELD_OUT_EVERY == 1 else self.kept).append(some)

    def sample(self, rng: np.random.Generator) -> Samples:
        """Draw BATCH_ROWS decisions, with plain suits permuted."""
        parts = [self.kept[one] for one in rng.integers(0, len(self.kept), BATCHES_PER_SAMPLE)]
        taken = [part.take(rng.integers(0, len(part.rows), BATCH_ROWS // BATCHES_PER_SAMPLE)) for part in parts]
        return permute_suits(Samples.joined(taken), rng)
