"""The frame times of moving cards while the computer thinks: `python tests/benchmarks/bench_frames.py [LEVEL]`.

Whole games at normal speed; counted are the times between two frames of the same move.
"""

import os
import sys
import time
from dataclasses import replace
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QObject, QTimer

from freedoko_qt.__main__ import parse, window_program
from freedoko_qt.app.settings import Pause, Speed
from freedoko_qt.ui.table.choreographer import Choreographer

SECONDS = 60
SIZE = (1366, 768)


class Frames(QObject):
    """Notes when the table is painted while a card is on its way."""

    def __init__(self, choreographer: Choreographer) -> None:
        super().__init__()
        self._choreographer = choreographer
        self._last: float | None = None
        choreographer.motion.finished.connect(self._end)
        self.gaps: list[float] = []
        """Milliseconds."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            now = time.perf_counter()
            if self._last is not None:
                self.gaps.append(1000 * (now - self._last))
            self._last = now if self._choreographer.motion.is_running else None
        return False

    def _end(self) -> None:
        """Leave out the time to the next move, in which nothing is on its way."""
        self._last = None


def main(level: str) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with TemporaryDirectory() as folder:
        args = parse(["--data-dir", folder, "--seed", "1", "--autoplay", "1000"])
        application, program = window_program().begin(args)
        window = program.window
        program.settings.change(speed=Speed.NORMAL, pause=Pause.SHORT)
        window.resize(*SIZE)
        window.show()
        table = window.game.page.table
        frames = Frames(table.choreographer)
        table.viewport().installEventFilter(frames)
        program.autoplay.stop()
        window.current.start(replace(window.current.next_setup, levels=(level,) * 3))
        QTimer.singleShot(1000 * SECONDS, application.quit)
        application.exec()
        gaps = sorted(frames.gaps)
        middle, late = gaps[len(gaps) // 2], gaps[int(0.95 * len(gaps))]
        print(f"{level}: {len(gaps)} frames, median {middle:.1f} ms, 95 % {late:.1f}, max {gaps[-1]:.1f}")
        sys.stdout.flush()
        os._exit(0)  # what is measured is over


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else "expert")
