"""The real program plays a game by itself and prints what its window could do while files were synced.

    python ticking_process.py FOLDER

Two numbers a line: in how many milliseconds something was synced on disk, and how often a timer of the window went off
meanwhile. In the last line the longest time in milliseconds for which that timer had to wait while cards were played.
"""

import os
import sys
import time
from pathlib import Path

from evening import arguments
from PySide6.QtCore import QTimer

from freedoko_qt.engine.phase import Phase
from freedoko_qt.ui.application import Program, begin

INTERVAL = 5  # milliseconds


class Clock:
    """Ticks as long as the window's thread lets it."""

    def __init__(self, program: Program) -> None:
        self.ticks = 0
        self.longest = 0.0
        self.syncs: list[tuple[float, int]] = []
        self._session = program.session
        self._last = time.monotonic()
        self._sync = os.fsync
        os.fsync = self._on_sync
        self._timer = QTimer(program, interval=INTERVAL)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now = time.monotonic()
        self.ticks += 1
        if self._session.view is not None and self._session.view.phase is Phase.PLAY:
            self.longest = max(self.longest, now - self._last)
        self._last = now

    def _on_sync(self, file: int) -> None:
        before, began = self.ticks, time.monotonic()
        self._sync(file)
        self.syncs.append((time.monotonic() - began, self.ticks - before))


def main(folder: Path) -> None:
    application, program = begin(arguments(data_dir=folder, autoplay=1))
    clock = Clock(program)
    program.window.show()
    application.exec()
    program.close()
    for seconds, ticks in clock.syncs:
        print(round(seconds * 1000), ticks)
    print(round(clock.longest * 1000))


main(Path(sys.argv[1]))
