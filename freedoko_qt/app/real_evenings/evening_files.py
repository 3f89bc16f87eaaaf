"""The evenings on disk: one file each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from freedoko_qt.app.dates import dated_name
from freedoko_qt.app.lock import Lock
from freedoko_qt.app.notice import Notice, closed
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.real_evenings.stakes import Sitting, Stakes
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.storage import Loaded, discard, document_names, keep, load

KIND = "evening"


class Evenings:
    """All evenings of a user, in one folder.

    Nothing is kept in memory. What goes wrong with a file is reported by a Notice and never raised.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self._folder = folder
        self._now = now

    def begin(
        self,
        names: Sequence[str],
        rule_set: RuleSet,
        *,
        dealer: int = 0,
        title: str = "",
        stakes: Stakes | None = None,
        sitting: Sitting = Sitting.NOTHING,
    ) -> Evening:
        """A new evening for four to seven people, under a name that no other has; it is not yet on disk.

        Raises BadNotation as `Evening` does. Take its lock before it is saved.
        """
        begun = self._now()
        taken = set(document_names(self._folder))
        return Evening(
            id=dated_name(begun, lambda name: name in taken or self._lock_file(name).exists()),
            begun=begun.isoformat(timespec="seconds"),
            names=tuple(names),
            rule_set=rule_set,
            title=title,
            dealer=dealer,
            stakes=stakes,
            sitting=sitting,
        )

    def lock(self, name: str) -> Lock:
        """The lock that whoever writes an evening holds.

        Not yet taken.
        """
        return Lock(self._lock_file(name))

    def path(self, name: str) -> Path:
        """The file of an evening."""
        return self._folder / f"{name}.json"

    def save(self, evening: Evening) -> Notice | None:
        """Write an evening; returns what went wrong."""
        return keep(self.path(evening.id), KIND, evening.to_dict())

    def delete(self, name: str) -> Notice | None:
        """Delete an evening with its backup; returns what went wrong."""
        return discard(self.path(name))

    def load(self, name: str) -> Loaded[Evening]:
        """Read an evening; a damaged file is set aside, and its backup takes its place.

        Neither value nor notice: there is no such evening.
        """
        return load(self.path(name), KIND, lambda values: Evening.from_dict(name, values))

    def names(self) -> list[str]:
        """The names of all evenings, the newest first; at the end those of a clock that was ahead."""
        now = f"{self._now():%Y-%m-%d-%H%M%S}"
        return sorted(document_names(self._folder), key=lambda name: (name[: len(now)] <= now, name), reverse=True)

    @property
    def closed(self) -> tuple[Notice, ...]:
        """The notice if their folder cannot be listed; none if it can."""
        return closed(self._folder)

    def _lock_file(self, name: str) -> Path:
        return self._folder / f"{name}.lock"
