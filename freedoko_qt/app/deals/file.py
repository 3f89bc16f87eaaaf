"""The library of deals on disk: one file each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from freedoko_qt.app.deals.deal import KeptDeal
from freedoko_qt.app.storage import Loaded, Notice, closed, dated_name, discard, documents, keep, load

KIND = "deal"


class Deals:
    """All deals of a user, in one folder."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self._folder = folder
        self.now = now

    def all(self) -> tuple[tuple[KeptDeal, ...], tuple[Notice, ...]]:
        """Every deal, the one kept last first, and what is to be told about files that are none."""
        loaded = [self.load(path.stem) for path in documents(self._folder)]
        deals = sorted((one.value for one in loaded if one.value), key=lambda deal: (deal.kept, deal.id), reverse=True)
        return tuple(deals), (*closed(self._folder), *(one.notice for one in loaded if one.notice))

    def load(self, name: str) -> Loaded[KeptDeal]:
        """Read a deal; a damaged file is set aside, and its backup takes its place."""
        return load(self._path(name), KIND, lambda values: KeptDeal.from_dict(name, values))

    def add(self, deal: KeptDeal) -> Loaded[KeptDeal]:
        """Keep a deal under an id that no other has; there is one deal of a day."""
        when = self.now()
        taken = documents(self._folder)
        name = f"day-{deal.day}" if deal.day else dated_name(when, lambda name: self._path(name) in taken)
        kept = replace(deal, id=name, kept=when.isoformat(timespec="seconds"))
        notice = self.save(kept)
        return Loaded(kept if notice is None else None, notice)

    def save(self, deal: KeptDeal) -> Notice | None:
        """Write a deal that has an id; returns what went wrong."""
        return keep(self._path(deal.id), KIND, deal.to_dict())

    def delete(self, deal: KeptDeal) -> Notice | None:
        """Throw a deal away; returns what went wrong."""
        return discard(self._path(deal.id))

    def note_points(self, name: str, points: int) -> Notice | None:
        """Keep what was written at the first try, and leave it be at every further one."""
        loaded = self.load(name)
        if loaded.value is None or loaded.value.points is not None:
            return loaded.notice
        return self.save(replace(loaded.value, points=points))

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"
