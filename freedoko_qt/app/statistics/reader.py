"""Reads all tournaments on a thread of its own, so that the window never waits."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QThread, Signal

from freedoko_qt.app.history import History
from freedoko_qt.app.statistics.archive import Archive, read_archive

log = logging.getLogger(__name__)


class _Left(Exception):
    """Nobody waits for the archive any more."""


class ArchiveReader(QThread):
    """Reads the archive whenever it is started."""

    progressed = Signal(int, int)
    """So many tournaments have been worked out, of so many that have changed."""
    read = Signal(object)
    """The Archive."""

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history

    def run(self) -> None:
        try:
            archive = read_archive(self._history, self._tell)
        except _Left:
            return
        except Exception:  # whatever a file does to us, the window goes on
            log.exception("The archive cannot be read")
            archive = Archive()
        self.read.emit(archive)

    def close(self) -> None:
        """Leave off, and wait until the thread has ended."""
        self.requestInterruption()
        self.wait()

    def _tell(self, done: int, of: int) -> None:
        if self.isInterruptionRequested():
            raise _Left
        self.progressed.emit(done, of)
