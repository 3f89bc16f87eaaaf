"""One program at a time plays a tournament: the others may look on, but write nothing to it."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from freedoko_qt.engine.errors import BadSave


class InUse(BadSave):
    """A tournament that somebody else plays at this moment."""


class Lock:
    """Held by whoever plays a tournament; what a killed program has left behind hinders nobody."""

    def __init__(self, path: Path) -> None:
        self._folder = path.parent
        self._file = QLockFile(str(path))
        self._file.setStaleLockTime(0)  # an evening is long: a lock does not grow old

    def take(self) -> bool:
        """Whether nobody else holds it; also where no lock can be written, for there nobody can write at all."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        if self._file.tryLock(0) or self._file.error() is not QLockFile.LockError.LockFailedError:
            return True
        # What is written in the file may be of any age, or nonsense. It can be removed only if nobody holds it.
        return self._file.removeStaleLockFile() and self._file.tryLock(0)

    def release(self) -> None:
        """Let others have it."""
        self._file.unlock()
