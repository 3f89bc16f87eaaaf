"""How long a full repaint of the table takes: `python tests/benchmarks/bench_repaint.py`."""

import os
import statistics
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from freedoko_qt.engine.actions import Play, Reserve
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui import theme
from freedoko_qt.ui.table_view import TableView

SIZES = ((900, 600, 1.0), (1366, 768, 1.0), (1920, 1080, 1.0), (1920, 1080, 2.0), (3840, 2160, 1.0))
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


def main() -> None:
    application = QApplication([])
    application.setStyle("Fusion")
    application.setPalette(theme.palette(dark=True))
    view = middle_of_a_game().view(0)
    print(f"full repaint of the table, {ROUNDS} times each")
    for width, height, ratio in SIZES:
        table = TableView()
        table.devicePixelRatioF = lambda ratio=ratio: ratio  # type: ignore[method-assign]
        table.resize(width, height)
        table.show()
        table.show_view(view)
        application.processEvents()
        image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        times = []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            painter = QPainter(image)
            table.render(painter)
            painter.end()
            times.append(1000 * (time.perf_counter() - start))
        middle = statistics.median(times)
        print(f"{width} x {height} at {ratio}: median {middle:.1f} ms, {min(times):.1f} to {max(times):.1f} ms")


if __name__ == "__main__":
    main()
