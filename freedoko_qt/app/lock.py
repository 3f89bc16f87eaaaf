"""A lock file: only one process plays a tournament, the others read it."""

import logging
import stat
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from freedoko_qt.app.atomic import set_aside
from freedoko_qt.app.files import make_folder, make_private
from freedoko_qt.app.qt_path import qt_path
from freedoko_qt.engine.errors import BadSave

log = logging.getLogger(__name__)

LARGEST = 10_000
"""Bytes; no lock comes near it."""


class InUse(BadSave):
    """A tournament that another process is playing."""


class Lock:
    """The lock of a tournament; one left behind by a killed process does not count.

    Not reentrant: a second lock on the same path in the same process is refused, too. Released when the process
    ends.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: QLockFile | None = None  # until it is wanted: its folder may not be there yet

    def take(self) -> bool:
        """Take the lock; True unless another process holds it, also where no lock can be written at all.

        Never blocks.
        """
        with suppress(OSError):
            make_folder(self._path.parent)
            self._make_room()
        file = self._file = self._file or QLockFile(qt_path(self._path))
        file.setStaleLockTime(0)  # an evening is long: a lock does not grow old
        taken = self._try(file)
        make_private(self._path)
        return taken

    def release(self) -> None:
        """Release the lock.

        The file is deleted. Does nothing if it was not taken.
        """
        if self._file is not None:
            self._file.unlock()

    @staticmethod
    def _try(file: QLockFile) -> bool:
        if file.tryLock(0) or file.error() is not QLockFile.LockError.LockFailedError:
            return True
        # What is written in the file may be of any age, or nonsense. It can be removed only if no process holds it.
        return file.removeStaleLockFile() and file.tryLock(0)

    def _make_room(self) -> None:
        """Set aside what can be no lock: it would never be given back, and some of it is not to be opened."""
        found = self._path.lstat()
        if not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST:
            log.warning("What stood in place of a lock is kept as %s", set_aside(self._path))
