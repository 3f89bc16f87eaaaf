"""A thread for writing files, so that the window never waits for a disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QEventLoop, QObject, Qt, Signal

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

log = logging.getLogger(__name__)

T = TypeVar("T")

Job = Callable[[], object]
Write = Callable[[Job], object]
"""Does a job after those that were given before, now or in a while."""

SOON = 0.05
"""Seconds for which nobody notices that the window waits."""


class Do(Protocol):
    """Does a job after those that were given before, and returns its result."""

    def __call__(self, job: Callable[[], T], /) -> T: ...


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
        self._submit(partial(_log_failure, job))

    def do(self, job: Callable[[], T]) -> T:
        """Do a job after all queued ones and return its result; if it takes a while, the window's events go on.

        What the person does waits until then.
        """
        from concurrent.futures import wait

        future = self._submit(job)
        if wait([future], SOON).not_done:
            loop = QEventLoop()
            future.add_done_callback(lambda _: self._reached.emit(loop.quit))
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        return future.result()

    def settle(self) -> None:
        """Wait until all queued jobs are done; if it takes a while, the window's events go on, as in `do`."""
        if self._thread is not None:
            self.do(int)

    def then(self, go_on: Job) -> None:
        """Call back in the thread of the window once all queued jobs are done; returns at once.

        `go_on` is called from the event loop, never before this returns.
        """
        self.write(partial(self._reached.emit, go_on))

    def close(self) -> None:
        """End the thread, after all queued jobs.

        Blocks until they are done. A later `write` would begin a new thread.
        """
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None

    def _submit(self, job: Callable[[], T]) -> Future[T]:
        if self._thread is None:
            from concurrent.futures import ThreadPoolExecutor  # which the first picture need not wait for

            self._thread = ThreadPoolExecutor(1)
        return self._thread.submit(job)

    def _go_on(self, go_on: Job) -> None:
        go_on()


def at_once(job: Callable[[], T], /) -> T:
    """Do a job directly, where there is no window to keep waiting."""
    return job()


def _log_failure(job: Job) -> None:
    try:
        job()
    except Exception:  # whatever goes wrong in it, what comes after it is written
        log.exception("Something could not be written")
