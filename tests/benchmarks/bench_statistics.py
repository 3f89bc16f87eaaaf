"""The time of statistics over very many games.

    python tests/benchmarks/bench_statistics.py --games 10000

A few hundred games are played by chance and written as many tournaments under other names and dates. Then all of them
are read three times: with no cache, with the cache of the last time, and with one tournament changed; a game more is
worked out, as is done beside the table when it is over; and with what was read, the numbers of one person are asked
for, all and filtered. Beside the seconds on the clock stand those of the processor, for a machine may be busy with
other things.
"""

import argparse
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TypeVar

from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.statistics.archive import keep_up, read_archive
from freedoko_qt.app.statistics.figures import figures
from freedoko_qt.app.statistics.selection import Filter, RulesName, people, played_by
from freedoko_qt.app.statistics.statistics_words import sentences
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS

T = TypeVar("T")

NAMES = ("", "Frieda", "Karl", "Dolores", "Hanne", "Egon", "Lotte")
LEVELS = ("beginner", "casual", "strong", "expert")
GAMES_EACH = 24
REAL_GAMES = 240
BEGUN = datetime(2020, 1, 1, 20)


def play(preset: str, seed: int, random: Random) -> Game:
    """A game by chance in which seldom somebody calls or announces something."""
    game = Game.deal(PRESETS[preset].rules, seed)
    while game.turn is not None:
        legal = game.legal()
        quiet = [action for action in legal if isinstance(action, Play)]
        if game.phase is Phase.RESERVATION:
            quiet = legal[:1]
        game.apply(random.choice(quiet if quiet and random.random() < 0.97 else legal))
    return game


def write_tournaments(history: History, number: int, random: Random) -> None:
    """So many games as tournaments of one evening each."""
    nobody = [{"name": "", "kind": ""}] * 4
    played = {
        preset: [record_of(play(preset, seed, random), nobody) for seed in range(REAL_GAMES // 2)]
        for preset in ("standard", "ddv")
    }
    for evening in range(number // GAMES_EACH):
        preset = random.choice(tuple(played))
        setup = TournamentSetup(
            names=("", *random.sample(NAMES[1:], 3)),
            levels=tuple(random.choices(LEVELS, k=3)),
            preset=preset,
            rules=PRESETS[preset].rules,
        )
        begun = BEGUN + timedelta(days=evening)
        records = tuple(random.choices(played[preset], k=GAMES_EACH))
        history.save(Tournament(f"{evening:06}", begun.isoformat(), setup, records, finished=True))


def timed(title: str, task: Callable[[], T]) -> T:
    """Do it, and print how long it took."""
    clock, processor = perf_counter(), process_time()
    result = task()
    print(f"{title:44} {perf_counter() - clock:6.2f} s, {process_time() - processor:6.2f} s of the processor")
    return result


def measure(history: History) -> None:
    timed("read without a cache", lambda: read_archive(history))
    archive = timed("read with the cache", lambda: read_archive(history))
    first = archive.tournaments[0]
    kept = history.load(first.id).value
    assert kept is not None
    history.save(replace(kept, records=kept.records[:-1]))
    timed("read with one tournament changed", lambda: read_archive(history))
    history.save(kept)
    timed("what the end of a game costs beside the table", lambda: keep_up(history))
    history.save(replace(kept, title="changed"))
    person = timed("who has played", lambda: people(archive))[0]
    filters = {
        "all games of one person": Filter(),
        "those by one rule set": Filter(rules=RulesName("ddv", "")),
        "those of one year against two levels": Filter(
            since=date(2020, 1, 1), until=date(2020, 12, 31), opponents=frozenset(LEVELS[:2])
        ),
        "only the normal games": Filter(contracts=frozenset({Contract.NORMAL})),
    }
    for title, wanted in filters.items():
        found = timed(title, lambda wanted=wanted: figures(played_by(archive, person, wanted)))
        print(f"    {found.total.points.number} games")
    spoken = timed("the sentences", lambda: sentences(person, figures(played_by(archive, person, Filter()))))
    print("    " + "\n    ".join(spoken))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        history = History(Path(folder))
        timed("write", lambda: write_tournaments(history, args.games, Random(args.seed)))
        measure(history)


if __name__ == "__main__":
    main()
