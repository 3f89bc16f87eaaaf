"""The start of a bundle beside that of the checkout: `python tests/benchmarks/bench_bundle.py PROGRAM`.

Both play by themselves and save pictures: of the first page, and of the table in the middle of a game. In turn, so that
a slow moment of the machine slows both.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROUNDS = 11
ROOT = Path(__file__).parents[2]
CHECKOUT = (sys.executable, "-m", "freedoko_qt")
PICTURES = {"start.png": "first page", "game-001-table.png": "table"}
PATIENCE = 60  # seconds


def start(command: Sequence[str], cache: str) -> list[float]:
    """Seconds from the start of the process to each picture."""
    # As on a user's system: compiled once, then read from the cache.
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "PYTHONPYCACHEPREFIX": cache}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory() as folder:
        play = ["--autoplay", "1", "--seed", "1", "--language", "en", "--data-dir", f"{folder}/data"]
        shots = Path(folder, "shots")
        begun = time.time()
        run = subprocess.Popen([*command, *play, "--screenshots", str(shots)], cwd=ROOT, env=environment)
        run.wait(PATIENCE)
        return [(shots / name).stat().st_mtime - begun for name in PICTURES]


def main(program: str) -> None:
    bundle = (str(Path(program).resolve()),)
    with tempfile.TemporaryDirectory() as cache:
        for command in (CHECKOUT, bundle):
            start(command, cache)
        rounds = [(start(CHECKOUT, cache), start(bundle, cache)) for _ in range(ROUNDS)]
    for place, words in enumerate(PICTURES.values()):
        ours, theirs = (statistics.median(one[side][place] for one in rounds) for side in (0, 1))
        times = statistics.median(one[1][place] / one[0][place] for one in rounds)
        print(f"{words}: checkout {ours:.2f} s, bundle {theirs:.2f} s, {times:.2f} times; median of {ROUNDS}")


if __name__ == "__main__":
    main(sys.argv[1])
