"""The processor time of the list of 500 tournaments, and of resuming one.

    python tests/benchmarks/bench_history.py [TOURNAMENTS]
"""

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.append(str(Path(__file__).parents[1] / "app"))
from moves import carry_out

from freedoko_qt.ai.player import make_player
from freedoko_qt.app.history import History
from freedoko_qt.app.match import Match
from freedoko_qt.app.setup import TournamentSetup

TOURNAMENTS = 500
ROUNDS = 6  # 24 games
REPEATS = 5


def played(history: History) -> str:
    """A whole tournament, played by the simplest players; its name."""
    match = Match.begin(history, TournamentSetup(seed=1, rounds=ROUNDS), print)
    players = [make_player("random", seat) for seat in range(4)]
    while (game := match.game) is not None and (game.turn is not None or match.next_game()):
        if match.game is not None and match.game.turn is not None:
            carry_out(match, players[match.game.turn].decide(match.game.view(match.game.turn)))
    match.close()
    return match.id


def best_of(what: Callable[[], object]) -> float:
    """The shortest time in seconds, without waiting for a disk or for others on the machine."""
    times = []
    for _ in range(REPEATS):
        began = time.process_time()
        what()
        times.append(time.process_time() - began)
    return min(times)


def main(tournaments: int = TOURNAMENTS) -> None:
    with TemporaryDirectory() as folder:
        history = History(Path(folder))
        name = played(history)
        kept = history.load(name).value
        assert kept is not None
        for number in range(1, tournaments):
            history.save(replace(kept, id=f"{name}-{number}"))
        size = sum(path.stat().st_size for path in Path(folder).iterdir())
        assert len(history.catalogue()[0]) == tournaments
        catalogue = best_of(history.catalogue)
        load = best_of(lambda: history.load(name))
        games = best_of(lambda: history.load_games(name))
    print(f"{tournaments} tournaments of {len(kept.records)} games, {size / 1e6:.0f} MB:")
    print(f"  the list               {catalogue * 1e3:7.1f} ms")
    print(f"  one without its games  {load * 1e3:7.1f} ms")
    print(f"  one with its games     {games * 1e3:7.1f} ms")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
