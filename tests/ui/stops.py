"""Stops of the window's thread: the time in which it does not come back to its events, and its work meanwhile."""

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread, get_ident
from time import perf_counter, thread_time

from PySide6.QtCore import QObject, Qt, QTimer

TICK = 5  # milliseconds
LONG = 0.1  # seconds; nobody notices less
SHOWN = 12
MANY = 10_000  # stops are kept at once


@dataclass(frozen=True, slots=True, order=True)
class Stop:
    """One time without events."""

    processor: float
    """Seconds of the processor that the thread itself has used."""
    clock: float
    """Seconds on the clock: on a busy machine the thread also waits for others."""
    action: str
    """The action of the person at the window meanwhile."""
    where: str = ""
    """The innermost lines of the program, where it was long enough to be looked at."""

    def __str__(self) -> str:
        processor, clock = 1000 * self.processor, 1000 * self.clock
        return f"{processor:5.0f} ms of the processor, {clock:5.0f} ms: {self.action} {self.where}"


class Stops(QObject):
    """Looks on from the time it is made until `end`."""

    def __init__(self) -> None:
        super().__init__()
        self.action = ""
        """The action under way."""
        self.all: list[Stop] = []
        self._where = ""
        self._main, self._ended = get_ident(), Event()
        self._at = perf_counter(), thread_time()
        self._timer = QTimer(self, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()
        self._watcher = Thread(target=self._watch, daemon=True)
        self._watcher.start()

    @property
    def longest(self) -> list[Stop]:
        """The longest ones by the time of the processor, one for each action."""
        of_each = {stop.action: stop for stop in sorted(self.all)}
        return sorted(of_each.values(), reverse=True)[:SHOWN]

    def end(self) -> None:
        """Look on no longer."""
        self._timer.stop()
        self._ended.set()
        self._watcher.join()

    def _tick(self) -> None:
        before, self._at = self._at, (perf_counter(), thread_time())
        self.all.append(Stop(self._at[1] - before[1], self._at[0] - before[0], self.action, self._where))
        if len(self.all) > MANY:
            self.all = self.longest
        self._where = ""

    def _watch(self) -> None:
        """Look where the thread is if it has not come back for a while."""
        while not self._ended.wait(LONG / 4):
            frame = sys._current_frames().get(self._main)
            if not self._where and perf_counter() - self._at[0] > LONG * 0.7 and frame is not None:
                # Without the text of the lines: reading it would let the thread go on while its frames are walked.
                stack = [(one.f_code, line) for one, line in traceback.walk_stack(frame)]
                own = [(code, line) for code, line in stack if "freedoko_qt" in code.co_filename]
                self._where = " < ".join(f"{code.co_name}:{line}" for code, line in own[:4])


@contextmanager
def watched() -> Iterator[Stops]:
    """Look on, and print the longest stops at the end."""
    stops = Stops()
    try:
        yield stops
    finally:
        stops.end()
        print(*stops.longest, sep="\n")
