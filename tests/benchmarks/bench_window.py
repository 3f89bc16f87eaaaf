"""The longest stops of the window with very many games, and the time of things that somebody does.

    python tests/benchmarks/bench_window.py --games 1000 --all 10000

Of each thing that somebody does: until it is there, and the longest time without events, by the clock and of the
processor.
"""

import argparse
import gc
import os
import sys
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1] / "ui"))

from PySide6.QtCore import QEventLoop, QTimer
from stops import Stops

from freedoko_qt.__main__ import parse, window_program
from freedoko_qt.ai.player import make_player
from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.record_file import export_file
from freedoko_qt.app.settings import Language, Surface, TextSize, Theme
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.statistics.archive import Archive
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.evening.tournament import first_table, next_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of
from freedoko_qt.ui.warm_up import MODULES, THREAD, is_ready

BEGUN = datetime(2026, 1, 1, 20)
LONG, SHORT = "long", 24
DIFFERENT = 20  # evenings, each of them kept many times


def records(setup: TournamentSetup, number: int) -> tuple[dict[str, Any], ...]:
    """So many games of four beginners."""
    rules, players = setup.rules_in_play, [make_player("beginner", seat) for seat in range(4)]
    who = [{"name": name, "kind": "beginner"} for name in setup.names]
    table, found = first_table(rules), []
    while table is not None and len(found) < number:
        game = Game.deal(rules, seed_of(setup.seed or 0, len(found)), table)
        while game.turn is not None:
            game.apply(players[game.turn].decide(game.view(game.turn)) or game.legal()[0])
        found.append(record_of(game, who))
        outcome = game.score or game.thrown_in
        table = None if outcome is None else next_table(rules, table, outcome, opener=0)
    return tuple(found)


def fill(history: History, games: int, everything: int) -> None:
    """One tournament of so many games that goes on, and others that are over."""
    setup = TournamentSetup(seed=7, rounds=games)
    history.save(Tournament(LONG, BEGUN.isoformat(), setup, records(setup, games), sitting=everything))
    setups = [TournamentSetup(seed=seed, rounds=SHORT // 4) for seed in range(DIFFERENT)]
    evenings = [(setup, records(setup, SHORT)) for setup in setups]
    for number in range((everything - games) // SHORT):
        begun = (BEGUN - timedelta(days=number + 1)).isoformat()
        setup, played = evenings[number % DIFFERENT]
        history.save(Tournament(f"{number:06}", begun, setup, played, finished=True, sitting=number))


def wait(until: Callable[[], bool], longest: int = 600_000) -> None:
    """Let the window work until something is so, but no longer than so many milliseconds.

    In a loop as the program has it: that of QtTest lets no other thread run meanwhile.
    """
    loop = QEventLoop()
    looking = QTimer(interval=1)
    looking.timeout.connect(lambda: loop.quit() if until() else None)
    looking.start()
    QTimer.singleShot(longest, loop.quit)
    loop.exec()
    looking.stop()


def measure(stops: Stops, title: str, action: Callable[[], object], is_there: Callable[[], bool]) -> None:
    """Do it, wait until it is there and painted, and print how long it took and the longest stop."""
    wait(lambda: False, 200)
    stops.all, stops.action = [], title
    begun = time.perf_counter()
    action()
    wait(is_there)
    taken = time.perf_counter() - begun
    wait(lambda: False, 500)
    longest = stops.longest[0]
    stop = f"{1000 * longest.clock:5.0f} ms, {1000 * longest.processor:5.0f} ms of the processor {longest.where}"
    print(f"{title:40} {taken:6.2f} s; longest stop {stop}", flush=True)


def is_warming() -> bool:
    return not all(map(is_ready, MODULES)) or any(thread.name == THREAD for thread in threading.enumerate())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--all", type=int, default=10_000)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        history = History(Path(folder, "tournaments"))
        fill(history, args.games, args.all)
        kept = history.load(LONG).value
        assert kept is not None
        export_file(kept, Path(folder, "long.dokogames"))
        _, program = window_program().begin(parse(["--data-dir", folder, "--language", "en"]))
        window = program.window
        file = program.settings
        file.change(setup=TournamentSetup())
        gc.collect()
        stops = Stops()
        measure(stops, "the first page", window.show, window.isVisible)
        measure(stops, "what is got ready then", program.warm_up, lambda: not is_warming())
        pages, tournaments = window.navigator.pages, window.controllers.tournaments
        for title in ("statistics at first", "statistics later"):
            read: list[Archive] = []
            records = window.controllers.records
            records.reader.read.connect(read.append)
            measure(stops, title, records.show_statistics, lambda read=read: any(one.is_whole for one in read))
            window.show_start()
        measure(stops, "the list of all tournaments", tournaments.show, lambda: tournaments.page.table.rowCount() > 1)
        table = tournaments.page.table
        row = [one.id for one in table.things].index(LONG)
        table.mark(row)
        measure(stops, "search them", lambda: tournaments.page.search.setText("beginner"), lambda: True)
        tournaments.page.search.clear()
        table.mark(row)
        sheet = tournaments.page.buttons["sheet"]
        measure(stops, "the list of the long one", sheet.click, lambda: pages.currentWidget() is tournaments.sheet)
        measure(stops, "that list in another way", tournaments.refresh_sheet, lambda: True)
        measure(stops, "one game of it", tournaments.sheet.look.click, lambda: window.controllers.replays.is_shown)
        window.show_start()
        path = Path(folder, "long.dokogames")
        measure(
            stops,
            "records from a file",
            lambda: window.controllers.replays.open_file(path),
            lambda: not window.context.reader.is_reading,
        )
        window.show_start()
        measure(stops, "continue the long one", window.game.go_on, lambda: window.session.view is not None)
        measure(stops, "its list", window.game.show_sheet, lambda: window.game.is_at_sheet)
        looks: dict[str, dict[str, object]] = {
            "another theme": {"theme": Theme.DARK},
            "another surface": {"surface": Surface.WOOD},
            "larger words": {"text_size": TextSize.LARGE},
            "another language": {"language": Language.GERMAN},
        }
        for title, values in looks.items():
            measure(stops, title, lambda values=values: file.change(**values), lambda: True)
        stops.end()
        window.close()
        program.close()


if __name__ == "__main__":
    main()
