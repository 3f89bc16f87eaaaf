"""Reads all tournaments on a thread of its own, so that the window never waits."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QThread, Signal

from freedoko_qt.app.background import Background
from freedoko_qt.app.history import History
from freedoko_qt.app.statistics.archive import Archive, keep_up, read_archive

log = logging.getLogger(__name__)

REST = 100
"""Milliseconds between two tournaments while no page waits for them."""


class _Cancelled(Exception):
    """Raised in the thread when the result is no longer wanted."""


class ArchiveReader(QObject):
    """Keeps the facts of the games up to date, and reads them whenever they are wanted.

    Signals are emitted on its thread and arrive in that of the window through the event loop.
    """

    progressed = Signal(int, int)
    """The numbers of tournaments that have been worked out, and of all that have changed."""
    noticed = Signal(object)
    """A Notice about a file, from keeping up."""
    read = Signal(object)
    """The Archive; before it, where much is to be worked out, a part of it."""

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._is_wanted = self._has_changed = self._is_running = self._is_closed = False
        self._background = Background(self)

    @property
    def is_running(self) -> bool:
        """True while something is being worked out."""
        return self._is_running

    def read_all(self) -> None:
        """Have the archive read.

        `read` follows, perhaps twice: first with what is known already. Asked again meanwhile it is read once more
        afterwards, if need be.
        """
        self._is_wanted = True
        self._go()

    def keep_up(self) -> None:
        """Work out the facts of a game that has just ended, in advance.

        Returns at once and goes slowly, `REST` milliseconds between two tournaments, so that the game is not disturbed.
        """
        self._has_changed = True
        self._go()

    def close(self) -> None:
        """Stop, and wait until the thread has ended.

        The tournament under way is finished; no signal follows.
        """
        self._is_closed = True
        self._background.close()

    def _go(self) -> None:
        if (self._is_wanted or self._has_changed) and not (self._is_closed or self._is_running):
            self._is_running = True
            self._background.submit(self._work, self._on_done)

    def _on_done(self, _: object) -> None:
        self._is_running = False
        self._go()

    # On the thread

    def _work(self) -> None:
        try:
            self._has_changed = False
            if not self._is_wanted:
                for notice in keep_up(self._history, self._report_progress):
                    self.noticed.emit(notice)
            if self._is_wanted:
                self._show(read_archive(self._history, self._report_progress, self.read.emit))
        except _Cancelled:
            return
        except Exception:  # whatever a file does to us, the window goes on
            log.exception("The archive cannot be read")
            if self._is_wanted:
                self._show(Archive())

    def _show(self, archive: Archive) -> None:
        self._is_wanted = False
        self.read.emit(archive)

    def _report_progress(self, done: int, of: int) -> None:
        if self._is_closed:
            raise _Cancelled
        self.progressed.emit(done, of)
        if not self._is_wanted:
            QThread.msleep(REST)
