"""Opens the window, begins a tournament, and tells when its first page and its table have been painted."""

import os
import sys
import time
from argparse import Namespace
from pathlib import Path

from PySide6.QtWidgets import QApplication

from freedoko_qt.app.places import places
from freedoko_qt.ui.application import Program


def main(folder: str) -> None:
    """Open the window with its data in a folder; printed are seconds since the epoch and megabytes."""
    application = QApplication([])
    nothing = {"language": "en", "autoplay": None, "seed": 1, "screenshots": None}
    program = Program(application, places(Path(folder)), Namespace(**nothing))
    program.window.show()
    program.window.repaint()
    application.processEvents()
    print("page", time.time(), resident(), flush=True)
    program.window.start(program.window.next_setup)
    program.window.game_page.table.skip()
    application.processEvents()
    program.window.game_page.table.viewport().repaint()
    print("table", time.time(), resident(), flush=True)
    os._exit(0)  # what is measured is over


def resident() -> float:
    """Resident memory in megabytes, where the system tells it."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


if __name__ == "__main__":
    main(sys.argv[1])
