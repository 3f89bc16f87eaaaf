"""The files of a tournament that is being played, and how they follow what happens; on whichever thread writes them."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from freedoko_qt.app.help_used import HelpUsed
from freedoko_qt.app.history import History
from freedoko_qt.app.journal import Journal
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.lock import Lock
from freedoko_qt.app.notice import Notice, NoticeKind, unwritable

Report = Callable[[Notice], None]


class MatchFiles:
    """Writes what it is given, one thing after the other.

    A game is in the journal, action by action; when it is over its record goes into the file of the
    tournament, and only then may the journal of the next game take its place. So the two together always
    show at which action the tournament stands. What cannot be written is reported, and written later.

    Every method belongs on one and the same thread, and none raises OSError. A failure is reported once, and so is the
    next write to that file that works.
    """

    def __init__(self, history: History, kept: Tournament, lock: Lock, report: Report) -> None:
        self._history = history
        self._kept = kept
        self._lock = lock
        self._report = report
        self._journal: Journal | None = None
        self._unsaved = False
        self._failing: set[Path] = set()

    def save(self, kept: Tournament) -> None:
        """Write the tournament."""
        self._kept = kept
        self._save()

    def begin_journal(self, record: dict[str, Any], help_used: HelpUsed) -> None:
        """Begin the journal of the running game, of which this is the record so far, in place of any other one.

        `record` loses its actions: it is the caller's no longer.
        """
        self._forget_journal()
        entries = record.pop("actions")
        before = self._kept.records[-1:]
        header = {"deal": len(self._kept.records), "game": record, "before": before, **help_used.noted()}
        self._journal = Journal(self._history.journal(self._kept.id), header, entries)
        self._write_journal(self._journal)

    def add(self, entry: dict[str, Any]) -> None:
        """Write an action into the journal.

        Does nothing without a journal. It is synced to disk when this returns, unless a failure was reported.
        """
        if self._journal is not None:
            self._journal.add(entry)
            self._write_journal(self._journal)

    def finish(self, kept: Tournament) -> None:
        """Write the tournament with the game that is over; when all of it is over, the journal goes."""
        self.save(kept)
        if kept.finished and not self._unsaved:
            self._save()  # now the backup, too, can do without the journal
            self._forget_journal()
            path = self._history.journal(kept.id)
            self._try(partial(path.unlink, missing_ok=True), path)

    def close(self) -> None:
        """Close the files; what could not be written is tried once more.

        Releases the lock of the tournament.
        """
        if self._unsaved:
            self._save()
        if self._failing and self._journal is not None:
            self._write_journal(self._journal)
        self._forget_journal()
        self._lock.release()

    def _write_journal(self, journal: Journal) -> None:
        """Bring the journal up to the last action of the running game.

        Not while the game before is in the journal only, for this one would take its place.
        """
        path = self._history.path(self._kept.id)
        is_gone = not self._unsaved and not os.path.exists(path)  # taken away while we play, be it with its whole disk
        if self._unsaved or is_gone:
            self._save()
        if is_gone and not self._unsaved:
            self._report(Notice(NoticeKind.REWRITTEN, path))
        if not self._unsaved:
            self._try(journal.write, self._history.journal(self._kept.id))

    def _forget_journal(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _save(self) -> None:
        self._unsaved = not self._try(partial(self._history.save, self._kept), self._history.path(self._kept.id))

    def _try(self, write: Callable[[], object], path: Path) -> bool:
        """Write something; the first failure is reported, and the first time that it works again."""
        try:
            write()
        except OSError as error:
            if path not in self._failing:
                self._failing.add(path)
                self._report(unwritable(path, error))
            return False
        if path in self._failing:
            self._failing.remove(path)
            self._report(Notice(NoticeKind.WRITTEN, path))
        return True
