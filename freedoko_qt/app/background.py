"""A worker thread for slow jobs, so that the window never waits."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QThread, Signal, Slot

log = logging.getLogger(__name__)

END = object()
"""The result of `ask_next` after the last step."""

Job: TypeAlias = Callable[[], object]
"""Done on the thread; what it touches must not be touched elsewhere meanwhile.

An exception is logged, and its result is None.
"""


class _Worker(QObject):
    """The object on the thread that does one job after the other."""

    done = Signal(object, object)

    @Slot(object, object, object)
    def work(self, is_wanted: Callable[[], bool], job: Job, then: Callable[[Any], None]) -> None:
        if not is_wanted():
            return
        try:
            result = job()
        except Exception:  # whatever goes wrong in it, the window goes on
            log.exception("A job failed")
            result = None
        self.done.emit(then, result)


class Background(QObject):
    """Owns a thread for jobs; their results come back in the thread of the window.

    The thread starts with the first job and does one job after the other. Every method is for the thread that made the
    object, and callbacks and signals come there, through its event loop. Call `close` before the object is deleted.
    """

    done = Signal(object)
    """The result of the job that was asked for last; None if it failed."""
    _given = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._is_closed = False
        self._thread = QThread(self)
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._given.connect(self._worker.work)
        self._worker.done.connect(self._on_done)

    def submit(self, job: Job, then: Callable[[Any], None]) -> None:
        """Queue a job; returns at once, and does nothing once this is closed.

        `then` is called with the result, None if the job failed.
        """
        self._give(lambda: not self._is_closed, job, then)

    def ask(self, job: Job) -> None:
        """Queue a job in place of the one asked for before, whose result is dropped and which may never begin.

        Its result comes as `done`. A job that has already begun runs to its end.
        """
        self._ticket += 1
        ticket = self._ticket
        self._give(lambda: ticket == self._ticket, job, self.done.emit)

    def ask_next(self, steps: Iterator[object]) -> None:
        """Queue the next step of a generator in place of the job asked for before; returns at once.

        The step comes as `done`: None if the generator raised, `END` after the last one.
        """
        self.ask(lambda: next(steps, END))

    def forget(self) -> None:
        """Drop the result of the job that was asked for.

        Jobs given to `submit` are not touched.
        """
        self._ticket += 1

    def close(self) -> None:
        """End the thread for good, after the job that is being done.

        Blocks until that job is over. Jobs that have not begun never run, and no callback or signal follows.
        """
        self._is_closed = True
        self.forget()
        self._thread.quit()
        self._thread.wait()

    def _give(self, is_wanted: Callable[[], bool], job: Job, then: Callable[[Any], None]) -> None:
        if self._is_closed:
            return
        if not self._thread.isRunning():
            self._thread.start()
        self._given.emit(is_wanted, job, lambda result: then(result) if is_wanted() else None)

    def _on_done(self, then: Callable[[object], None], result: object) -> None:
        then(result)
