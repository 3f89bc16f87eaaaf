"""Labelled decisions that are all kept: in memory to be learned from, in files to go on with another day."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from pathlib import Path

import numpy as np

from .models import BATCH_ROWS
from .self_play import Samples
from .suit_permutation import permute_suits

BATCHES_PER_SAMPLE = 8
"""Rows that are learned from together come from so many batches of games."""
HELD_OUT_EVERY = 15
"""One of so many batches, the second for a start, is not learned from: it tells how good a network is."""

_COLUMNS = [one.name for one in fields(Samples)]


@dataclass(slots=True)
class DecisionStore:
    """Those of a folder, a file for each batch of games."""

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
        """Of so many batches of games there are decisions."""
        return len(self.kept) + len(self.held_out)

    @property
    def number(self) -> int:
        """So many decisions are there to learn from."""
        return sum(len(some.rows) for some in self.kept)

    def add(self, played: Samples) -> int:
        """Keep the labelled decisions of a batch of games; how many they are."""
        some, part = played.labelled(), self.folder / "next.part"
        with part.open("wb") as file:
            np.savez(file, allow_pickle=False, **{name: getattr(some, name) for name in _COLUMNS})
        part.replace(self.folder / f"{self.batches:05}.npz")
        self._take(some)
        return len(some.rows)

    def _take(self, some: Samples) -> None:
        (self.held_out if self.batches % HELD_OUT_EVERY == 1 else self.kept).append(some)

    def sample(self, rng: np.random.Generator) -> Samples:
        """As many as are learned from together, with the plain suits in some order."""
        parts = [self.kept[one] for one in rng.integers(0, len(self.kept), BATCHES_PER_SAMPLE)]
        taken = [part.take(rng.integers(0, len(part.rows), BATCH_ROWS // BATCHES_PER_SAMPLE)) for part in parts]
        return permute_suits(Samples.joined(taken), rng)
