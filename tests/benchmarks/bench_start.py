"""From process start to the painted table, and the memory it takes: `python tests/benchmarks/bench_start.py`."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from pathlib import Path

ROUNDS = 7
BARE = "from PySide6 import QtWidgets"


def child(folder: str) -> None:
    """Open the window, begin a tournament, and tell when its first page and its table have been painted."""
    from PySide6.QtWidgets import QApplication

    from freedoko_qt.app.places import places
    from freedoko_qt.ui.application import Program

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


def seconds_of_bare_import() -> float:
    """What importing the widgets alone takes."""
    begun = time.time()
    subprocess.run([sys.executable, "-c", BARE], check=True)
    return time.time() - begun


def start() -> dict[str, tuple[float, float]]:
    """Seconds and megabytes of each point of one start."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.time()
        command = [sys.executable, __file__, "--child", folder]
        run = subprocess.run(command, check=True, capture_output=True, text=True)
    points = (line.split() for line in run.stdout.splitlines())
    return {name: (float(at) - begun, float(memory)) for name, at, memory in points}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    start()  # the first one also compiles and reads everything into the cache
    bare = statistics.median(seconds_of_bare_import() for _ in range(ROUNDS))
    starts = [start() for _ in range(ROUNDS)]
    print(f"median of {ROUNDS} starts; python -c {BARE!r}: {bare:.3f} s")
    for name, words in (("page", "first page painted"), ("table", "table painted")):
        seconds = statistics.median(one[name][0] for one in starts)
        memory = statistics.median(one[name][1] for one in starts)
        print(f"{words}: {seconds:.3f} s ({seconds / bare:.1f} times), {memory:.0f} MB resident")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        child(sys.argv[2])
    else:
        main()
