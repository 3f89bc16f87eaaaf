"""The library of deals on disk: one file each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from freedoko_qt.app.dates import dated_name
from freedoko_qt.app.deals.deal import KeptDeal, exported
from freedoko_qt.app.document import Document, exclusively
from freedoko_qt.app.files import Stamp, stamp_of
from freedoko_qt.app.notice import Notice, closed
from freedoko_qt.app.storage import Loaded, discard, document_names, export
from freedoko_qt.app.writer import Do, at_once

KIND = "deal"


class Deals:
    """All deals of a user, in one folder.

    Each call looks into the folder, so two windows agree; a file is read anew only if it is another one. Damage is
    reported by a Notice and never raised.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now, do: Do = at_once) -> None:
        self._folder = folder
        self._do = do
        self._read: dict[str, tuple[Stamp, Loaded[KeptDeal]]] = {}
        """The sound deals that were read, and the stamps of their files."""
        self.now = now

    def all(self) -> tuple[tuple[KeptDeal, ...], tuple[Notice, ...]]:
        """Every deal, the newest first, and notices about files that are none.

        Files of newer programs are left alone and are missing here, with a notice.
        """
        return self._do(self._all)

    def _all(self) -> tuple[tuple[KeptDeal, ...], tuple[Notice, ...]]:
        loaded = [self.load(name) for name in document_names(self._folder)]
        deals = sorted((one.value for one in loaded if one.value), key=lambda deal: (deal.kept, deal.id), reverse=True)
        return tuple(deals), (*closed(self._folder), *(one.notice for one in loaded if one.notice))

    def load(self, name: str) -> Loaded[KeptDeal]:
        """Read a deal; a damaged file is set aside, and its backup takes its place.

        No value and no notice: there is no such deal.
        """
        stamp = stamp_of(self._path(name))
        if name in self._read and self._read[name][0] == stamp:
            return self._read[name][1]
        loaded = self._document(name).load()
        if stamp is not None and loaded.notice is None:
            self._read[name] = stamp, loaded
        return loaded

    def add(self, deal: KeptDeal) -> Loaded[KeptDeal]:
        """Keep a deal under an id that no other has; there is one deal of a day.

        The folder is locked meanwhile. The value of the result has the id; it is None, with a notice, if nothing was
        written. A deal of a day that is there already is returned as it is.
        """
        return self.add_all([deal])[0]

    def add_all(self, deals: Sequence[KeptDeal]) -> list[Loaded[KeptDeal]]:
        """Do the same with each of these deals."""
        return self._do(lambda: [self._add(deal) for deal in deals])

    def _add(self, deal: KeptDeal) -> Loaded[KeptDeal]:
        when = self.now()
        with exclusively(self._folder / KIND):  # two windows find two names
            taken = set(document_names(self._folder))
            name = f"day-{deal.day}" if deal.day else dated_name(when, taken.__contains__)
            new = replace(deal, id=name, kept=when.isoformat(timespec="seconds"))
            return self._document(name).update(lambda found: found.value or new)

    def change(self, deal: KeptDeal, **values: Any) -> Notice | None:
        """Write other values into a deal that has an id, and the whole of it if it is gone; returns what went wrong.

        `values` are fields of `KeptDeal`. They are put into the deal as it is on disk by now.
        """
        document = self._document(deal.id)
        return self._do(lambda: document.update(lambda found: replace(found.value or deal, **values))).notice

    def delete(self, deal: KeptDeal) -> Notice | None:
        """Delete a deal; returns what went wrong.

        Its backup goes too.
        """
        return self._do(partial(discard, self._path(deal.id)))

    def note_points(self, name: str, points: int) -> Notice | None:
        """Keep what was written at the first try, and leave it be at every further one."""
        loaded = self.load(name)
        if loaded.value is None or loaded.value.points is not None:
            return loaded.notice
        return self.change(loaded.value, points=points)

    def export(self, path: Path, deals: Sequence[KeptDeal]) -> Notice | None:
        """Write deals into a file to give away; returns what went wrong."""
        return self._do(lambda: export(path, exported(deals)))

    def _document(self, name: str) -> Document[KeptDeal]:
        return Document(self._path(name), KIND, lambda values: KeptDeal.from_dict(name, values), KeptDeal.to_dict)

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"
