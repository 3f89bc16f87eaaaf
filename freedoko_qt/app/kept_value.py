"""A value that is changed in memory at once and on disk in a while, whatever other windows change in its document."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import partial, reduce
from threading import Lock
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.writer import Write, at_once

if TYPE_CHECKING:
    from freedoko_qt.app.document import Document
    from freedoko_qt.app.notice import Notice
    from freedoko_qt.app.storage import Loaded

T = TypeVar("T")
Change: TypeAlias = Callable[[T], T]

log = logging.getLogger(__name__)


class KeptValue(QObject, Generic[T]):
    """The content of a document. Changes that could not be written are written with the next ones."""

    changed = Signal()
    """Another window has changed the value, and this one has taken it over."""
    noticed = Signal(object)
    """A Notice about the file, emitted once; another follows when it can be written again."""
    _updated = Signal(object)

    def __init__(
        self, document: Document[T], value: T, write: Write = at_once, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.value = value
        """The value with every change, be it on disk or not."""
        self.notice: Notice | None = None
        """The last notice about the file; None once it could be written."""
        self._document, self._write = document, write
        self._lock = Lock()
        self._changes: list[Change[T]] = []
        """The changes that are not on disk."""
        self._on_disk: T | None = None
        self._updated.connect(self._take_over)

    def load(self) -> None:
        """Read the value; it stays as it is if that cannot be."""
        loaded = self._document.load()
        with self._lock:
            if loaded.value is not None:
                self.value = _with(self._changes, loaded.value)
        if self._is_new(loaded.notice):
            self.noticed.emit(loaded.notice)

    def change(self, change: Change[T]) -> None:
        """Change the value; `keep` writes it."""
        changed = change(self.value)
        if changed != self.value:
            with self._lock:
                self.value = changed
                self._changes.append(change)

    def keep(self) -> None:
        """Have the changes written that are not on disk."""
        if self._changes:
            self._write(self._update)

    def _update(self) -> None:
        """Write the changes so far, on whichever thread; they may be on disk already."""
        with self._lock:
            value, changes = self.value, tuple(self._changes)
        if not changes:
            return
        kept = self._document.update(partial(_merged, changes, value))
        if kept.value is not None:
            with self._lock:
                self._on_disk = kept.value
                del self._changes[: len(changes)]
        before = self.notice
        notice = kept.notice if self._is_new(kept.notice) else None
        if kept.notice is None and before is not None:
            notice = before.mended
        self._updated.emit(notice)

    def _take_over(self, notice: Notice | None) -> None:
        """Take over what other windows have written, in the thread of the window."""
        with self._lock:
            before = self.value
            if self._on_disk is not None:
                self.value = _with(self._changes, self._on_disk)
        if self.value != before:
            self.changed.emit()
        if notice is not None:
            self.noticed.emit(notice)

    def _is_new(self, notice: Notice | None) -> bool:
        is_new = notice is not None and notice != self.notice
        self.notice = notice
        if is_new:
            log.warning("%s", notice)
        return is_new


def _merged(changes: Iterable[Change[T]], value: T, found: Loaded[T]) -> T:
    """The value on disk with these changes; after damage the value as it is here."""
    return value if found.value is None or found.notice is not None else _with(changes, found.value)


def _with(changes: Iterable[Change[T]], value: T) -> T:
    return reduce(lambda so_far, change: change(so_far), changes, value)
