"""Work that takes a while is done on a thread of its own, so that the window never waits."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QThread, Signal, Slot

log = logging.getLogger(__name__)

END = object()
"""The result of `ask_next` after the last step."""


class _Worker(QObject):
    done = Signal(int, object)

    def __init__(self, is_wanted: Callable[[int], bool]) -> None:
        super().__init__()
        self._is_wanted = is_wanted

    @Slot(int, object)
    def work(self, ticket: int, job: Callable[[], object]) -> None:
        if not self._is_wanted(ticket):
            return
        try:
            result = job()
        except Exception:  # whatever goes wrong in it, the window goes on
            log.exception("Something could not be reckoned")
            result = None
        self.done.emit(ticket, result)


class Background(QObject):
    """Does the job that was given last; nobody hears of those before it, and what has not begun never does."""

    done = Signal(object)
    """The result of the job; None if it failed."""
    _asked = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._is_closed = False
        self._thread = QThread(self)
        self._worker = _Worker(lambda ticket: ticket == self._ticket)
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.work)
        self._worker.done.connect(self._on_done)

    def ask(self, job: Callable[[], object]) -> None:
        """Do this now, in place of what was asked before; returns at once; not once it is closed."""
        if self._is_closed:
            return
        self._ticket += 1
        if not self._thread.isRunning():
            self._thread.start()
        self._asked.emit(self._ticket, job)

    def ask_next(self, steps: Iterator[object]) -> None:
        """Take the next one of these steps, in place of what was asked before; returns at once."""
        self.ask(lambda: next(steps, END))

    def forget(self) -> None:
        """Nobody waits any more for what was asked."""
        self._ticket += 1

    def close(self) -> None:
        """End the thread for good, after the job that is being done."""
        self._is_closed = True
        self.forget()
        self._thread.quit()
        self._thread.wait()

    def _on_done(self, ticket: int, result: object) -> None:
        if ticket == self._ticket:
            self.done.emit(result)
