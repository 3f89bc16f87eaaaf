"""The time of a full repaint of the table: `python tests/benchmarks/bench_repaint.py`."""

import os
import statistics
import subprocess
import sys
import time

from PySide6.QtWidgets import QApplication

from freedoko_qt.engine.actions import Play, Reserve
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.look import theme
from freedoko_qt.ui.table.table_view import TableView

SIZES = (
    # width and height in logical pixels, device pixels for each
    (900, 600, "1"),
    (1366, 768, "1"),
    (1920, 1080, "1"),
    (1920, 1080, "1.25"),
    (1920, 1080, "2"),
    (3840, 2160, "1"),
)
ROUNDS = 40
CARDS_PLAYED = 15  # three tricks and three cards of the fourth: nearly everything is on the table


def middle_of_a_game() -> Game:
    """A game with cards in all hands, in the trick, and in the piles."""
    game = Game.deal(PRESETS["standard"].rules, 5)
    while game.contract is None:
        legal = game.legal()
        game.apply(next(a for a in legal if isinstance(a, Reserve) and a.reservation is Reservation.HEALTHY))
    for _ in range(CARDS_PLAYED):
        game.apply(next(action for action in game.legal() if isinstance(action, Play)))
    return game


def measure(width: int, height: int) -> None:
    """Repaint a table of this size, in logical pixels, on the screen of this process."""
    application = QApplication([])
    application.setPalette(theme.palette(dark=True))
    table = TableView(Deck())
    table.resize(width, height)
    table.show()
    table.show_view(middle_of_a_game().view(0))
    application.processEvents()
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        table.viewport().repaint()
        times.append(1000 * (time.perf_counter() - start))
    middle = statistics.median(times)
    ratio = table.devicePixelRatioF()
    print(f"{width} x {height} at {ratio}: median {middle:.1f} ms, {min(times):.1f} to {max(times):.1f} ms")


def main() -> None:
    print(f"full repaint of the table, {ROUNDS} times each", flush=True)
    for width, height, ratio in SIZES:  # each in a process of its own, which has one pixel ratio
        environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "QT_SCALE_FACTOR": ratio}
        subprocess.run([sys.executable, __file__, str(width), str(height)], check=True, env=environment)


if __name__ == "__main__":
    if sys.argv[1:]:
        measure(int(sys.argv[1]), int(sys.argv[2]))
    else:
        main()
