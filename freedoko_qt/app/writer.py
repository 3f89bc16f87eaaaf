"""A thread for writing files, so that the window never waits for a disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

log = logging.getLogger(__name__)

Job = Callable[[], object]


class Writer(QObject):
    """Does one job after the other, in the order in which they are given.

    One thread, begun with the first job. An exception in a job is logged, and the next job runs. All methods are for
    the thread of the window.
    """

    _reached = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: ThreadPoolExecutor | None = None
        self._reached.connect(self._go_on, Qt.ConnectionType.QueuedConnection)

    def write(self, job: Job) -> None:
        """Queue a job; returns at once.

        The thread runs `job` later, so it must hold values that no longer change.
        """
        if self._thread is None:
            from concurrent.futures import ThreadPoolExecutor  # which the first picture need not wait for

            self._thread = ThreadPoolExecutor(1)
        self._thread.submit(_do, job)

    def then(self, go_on: Job) -> None:
        """Call back in the thread of the window once all queued jobs are done; returns at once.

        `go_on` is called from the event loop, never before this returns.
        """
        self.write(partial(self._reached.emit, go_on))

    def wait(self) -> None:
        """Wait until all queued jobs are done; callbacks of `then` come later.

        Blocks. Does nothing if nothing was ever written.
        """
        if self._thread is not None:
            self._thread.submit(int).result()

    def close(self) -> None:
        """End the thread, after all queued jobs.

        Blocks until they are done. A later `write` would begin a new thread.
        """
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None

    def _go_on(self, go_on: Job) -> None:
        go_on()


def at_once(job: Job) -> None:
    """Run a job directly, where there is no window to keep waiting."""
    job()


def _do(job: Job) -> None:
    try:
        job()
    except Exception:  # whatever goes wrong in it, what comes after it is written
        log.exception("Something could not be written")
