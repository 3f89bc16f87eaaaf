"""From process start to the painted table, and the memory it takes: `python tests/benchmarks/bench_start.py`."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 11
REST = 1.0
"""Seconds that a person needs at least to read the first page."""
CHILD = Path(__file__).with_name("started_window.py")
BARE = "from PySide6 import QtWidgets"
SCREEN = {"name": "usual", "x": 0, "y": 0, "width": 1366, "height": 768, "logicalDpi": 96, "logicalBaseDpi": 96}
"""The screen where there is none: on Qt's own the window would be so small that the question is made compact."""


def seconds_of_bare_import(environment: dict[str, str]) -> float:
    """The time of importing the widgets alone."""
    begun = time.time()
    subprocess.run([sys.executable, "-c", BARE], check=True, env=environment)
    return time.time() - begun


def start(environment: dict[str, str], rest: float = 0.0) -> dict[str, tuple[float, float]]:
    """Seconds and megabytes of each point of one start; `rest` are the seconds between the first page and the click."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.time()
        command = [sys.executable, CHILD, folder, str(rest)]
        run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    points = (line.split() for line in run.stdout.splitlines())
    return {name: (float(at) - begun, float(memory)) for name, at, memory in points}


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        # As on a user's system: compiled once, then read from the cache.
        screens = Path(cache, "screens.json")
        screens.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
        offscreen = f"offscreen:configfile={screens}"
        environment = {"QT_QPA_PLATFORM": offscreen, **os.environ, "PYTHONPYCACHEPREFIX": cache}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        start(environment)
        seconds_of_bare_import(environment)
        # In turn, so that a slow moment of the machine slows both.
        rounds = [(seconds_of_bare_import(environment), start(environment)) for _ in range(ROUNDS)]
        rested = [start(environment, REST) for _ in range(ROUNDS)]
    bare = statistics.median(one for one, _ in rounds)
    print(f"median of {ROUNDS} starts; python -c {BARE!r}: {bare:.3f} s")
    for name, words in (("page", "first page painted"), ("table", "table painted")):
        seconds = statistics.median(points[name][0] for _, points in rounds)
        times = statistics.median(points[name][0] / one for one, points in rounds)
        memory = statistics.median(points[name][1] for _, points in rounds)
        print(f"{words}: {seconds:.3f} s ({times:.1f} times), {memory:.0f} MB resident")
    for words, starts in (("at once", [points for _, points in rounds]), (f"after {REST:.0f} s", rested)):
        seconds = statistics.median(points["table"][0] - points["click"][0] for points in starts)
        print(f"from a click {words} to the painted table: {seconds:.3f} s")


if __name__ == "__main__":
    main()
