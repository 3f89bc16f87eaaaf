"""The work that holds the table up when the panel beside it opens: `python tests/benchmarks/bench_panel.py`.

Each turn of the event loop is measured in CPU time, until everything is sharp again; the longest one is what is felt.
"""

import os
import statistics
import time

from bench_repaint import middle_of_a_game
from PySide6.QtWidgets import QApplication

from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.look import theme
from freedoko_qt.ui.table.table_canvas import RESIZE_REST
from freedoko_qt.ui.table.table_view import TableView

SIZES = ((900, 575), (1366, 740), (1920, 1050))
PANEL = 300  # logical pixels
ROUNDS = 20


def turns(application: QApplication, table: TableView, width: int) -> list[float]:
    """Milliseconds of each turn of the event loop after the table has got another width."""
    begun, found = time.process_time(), []
    table.resize(width, table.height())
    end = time.monotonic() + RESIZE_REST / 1000 + 0.6
    while time.monotonic() < end:
        application.processEvents()
        now = time.process_time()
        found.append(1000 * (now - begun))
        time.sleep(0.001)
        begun = time.process_time()
    return found


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    application.setPalette(theme.palette(dark=True))
    for width, height in SIZES:
        table = TableView(Deck())
        table.resize(width, height)
        table.show()
        table.show_view(middle_of_a_game().view(0))
        application.processEvents()
        table.viewport().repaint()
        rounds = [turns(application, table, width - PANEL * (number % 2)) for number in range(1, ROUNDS + 1)]
        longest, total = (statistics.median(map(of, rounds)) for of in (max, sum))
        print(f"{width} x {height}: longest turn {longest:.0f} ms, all together {total:.0f} ms", flush=True)


if __name__ == "__main__":
    main()
