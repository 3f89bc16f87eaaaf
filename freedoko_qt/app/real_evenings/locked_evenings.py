"""The evenings on disk as one of several windows may change them: each under its lock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.lock import Lock
from freedoko_qt.app.notice import Notice, NoticeKind
from freedoko_qt.app.real_evenings.evening_files import Evenings
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.real_evenings.stakes import Sitting, Stakes
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.writer import Writer


class LockedEvenings(QObject):
    """Reads and changes the evenings on a thread; the one that is written stays locked until the next or `release`.

    For the thread of the window.
    """

    noticed = Signal(object)
    """A Notice about a file, from whichever thread writes."""

    def __init__(self, files: Evenings, writer: Writer, parent: QObject) -> None:
        super().__init__(parent)
        self._files = files
        self._writer = writer
        self._written = ""
        """The id of the evening that is written; empty if there is none."""
        self._lock: Lock | None = None
        """Its lock."""
        self._deleted: Evening | None = None
        self._unsaved: set[str] = set()
        """The ids of evenings that could not be saved; for the thread of the writer alone."""

    def all(self) -> list[Evening]:
        """Read all evenings, the newest first."""
        loaded = self._writer.do(lambda: [self._files.load(name) for name in self._files.names()])
        damaged = (one.notice for one in loaded if one.notice is not None)
        for notice in (*self._files.closed, *damaged):
            self.noticed.emit(notice)
        return [one.value for one in loaded if one.value is not None]

    def begin(self, names: Sequence[str], rule_set: RuleSet, stakes: Stakes | None, sitting: Sitting) -> Evening:
        """Begin an evening and save it.

        Raises BadNotation as `Evening` does.
        """
        begin = partial(self._files.begin, names, rule_set, stakes=stakes, sitting=sitting)
        evening = begin()
        while not self._take_lock(evening.id):  # begun in another window in this very second
            evening = begin()
        self.save(evening)
        return evening

    def take(self, evening: Evening) -> Evening | None:
        """Lock an evening to write it, and read it again; None if another window writes it."""
        if not self._take_lock(evening.id):
            self._say_open(evening.id)
            return None
        loaded = self._writer.do(partial(self._files.load, evening.id))
        if loaded.notice is not None:
            self.noticed.emit(loaded.notice)
        return loaded.value or evening

    def release(self) -> None:
        """Let other windows write the evening.

        To be called at the end of the program, too. Not needed for the data: that is on disk.
        """
        if self._lock is not None:
            self._writer.write(self._lock.release)
        self._lock, self._written = None, ""

    def save(self, evening: Evening) -> None:
        """Save the evening that is written, in a while."""
        self._writer.write(partial(self._save, evening))

    # What another window may have written since it was read; each returns whether it was possible.

    def delete(self, evening: Evening) -> bool:
        """Delete an evening."""
        deleted = self._change(evening.id, partial(self._delete, evening))
        if deleted and evening.id == self._written:
            self.release()
        return deleted

    def restore(self) -> Evening | None:
        """Bring back what was deleted last; None if that was not possible."""
        deleted = self._deleted
        if deleted is None or not self._change(deleted.id, partial(self._files.save, deleted)):
            return None
        return deleted

    def rename(self, evening_id: str, names: tuple[str, ...]) -> bool:
        """Give the people of an evening other names."""
        return self._change(evening_id, partial(self._rename, evening_id, names))

    def _change(self, evening_id: str, change: Callable[[], Notice | None]) -> bool:
        lock = None if evening_id == self._written else self._files.lock(evening_id)
        if lock is not None and not self._writer.do(lock.take):
            self._say_open(evening_id)
            return False
        notice = self._writer.do(change)
        if lock is not None:
            self._writer.write(lock.release)
        if notice is not None:
            self.noticed.emit(notice)
        return notice is None

    def _take_lock(self, evening_id: str) -> bool:
        """Take the lock of an evening in exchange for the last one; False if another window has it."""
        lock = self._files.lock(evening_id)
        if not self._writer.do(lock.take):
            return False
        self.release()
        self._lock, self._written = lock, evening_id
        return True

    def _say_open(self, evening_id: str) -> None:
        self.noticed.emit(Notice(NoticeKind.OPEN, self._files.path(evening_id)))

    # On the thread of the writer

    def _save(self, evening: Evening) -> None:
        notice = self._files.save(evening)
        if notice is not None:
            self._unsaved.add(evening.id)
            self.noticed.emit(notice)
        elif evening.id in self._unsaved:
            self._unsaved.remove(evening.id)
            self.noticed.emit(Notice(NoticeKind.WRITTEN, self._files.path(evening.id)))

    def _delete(self, evening: Evening) -> Notice | None:
        latest = self._files.load(evening.id).value or evening
        notice = self._files.delete(evening.id)
        if notice is None:
            self._deleted = latest
        return notice

    def _rename(self, evening_id: str, names: tuple[str, ...]) -> Notice | None:
        loaded = self._files.load(evening_id)
        return loaded.notice if loaded.value is None else self._files.save(replace(loaded.value, names=names))
