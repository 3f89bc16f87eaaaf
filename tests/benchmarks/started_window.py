"""Opens the window, begins a tournament, and tells when its first page and its table have been painted.

With a number of seconds the window is left alone for so long before, as a person reads the first page.
"""

import os
import sys
import time
from pathlib import Path

from freedoko_qt.__main__ import parse, window_program


def main(folder: str, rest: float = 0.0) -> None:
    """Open the window with its data in a folder; printed are seconds since the epoch and megabytes."""
    args = parse(["--data-dir", folder, "--language", "en", "--seed", "1"])
    application, program = window_program().begin(args)
    program.window.show()
    program.window.repaint()
    application.processEvents()
    print("page", time.time(), resident(), flush=True)
    if rest:
        from PySide6.QtCore import QEventLoop, QTimer

        program.warm_up()  # as the program does once its window is there
        loop = QEventLoop()  # QTest.qWait sleeps between two events, so that the warm-up would take ten times as long
        QTimer.singleShot(round(1000 * rest), loop.quit)
        loop.exec()
    print("click", time.time(), resident(), flush=True)
    first_page = program.window.page  # once a tournament has begun, `start_page` makes the page that comes later
    first_page.started.emit()
    while program.window.page is first_page:
        application.processEvents()
    application.processEvents()
    program.window.game.page.table.skip()
    program.window.game.page.table.viewport().repaint()  # before the others think, as they do when cards are dealt
    print("table", time.time(), resident(), flush=True)
    os._exit(0)  # what is measured is over


def resident() -> float:
    """Resident memory in megabytes, where the system tells it."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


if __name__ == "__main__":
    main(sys.argv[1], *map(float, sys.argv[2:]))
