"""Random legal games that the engine plays a second on one core.

    python tests/benchmarks/bench_engine.py --games 2000 ddv standard

Every action is drawn from `Game.legal`: once from all of it, soli and announcements and everything, and once with
healthy and silent seats, so that each game is played to its end. Beside them stands a bare loop of the same moment,
for no machine is equally fast at all times.
"""

import argparse
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import TypeAlias

from freedoko_qt.engine.actions import Action, Play, Reserve
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules

Choice: TypeAlias = Callable[[list[Action]], Sequence[Action]]

BARE_LOOP = 1_000_000


def everything(legal: list[Action]) -> Sequence[Action]:
    """All that is legal."""
    return legal


def healthy_and_silent(legal: list[Action]) -> Sequence[Action]:
    """Nothing is called and nothing announced, as far as the rules allow."""
    plays = [action for action in legal if isinstance(action, Play)]
    healthy = [a for a in legal if isinstance(a, Reserve) and a.reservation is Reservation.HEALTHY]
    return plays or healthy or legal


def games_a_second(rules: Rules, games: int, rng: Random, drawn_from: Choice) -> float:
    start = perf_counter()
    for seed in range(games):
        game = Game.deal(rules, seed)
        while game.turn is not None:
            game.apply(rng.choice(drawn_from(game.legal())))
    return games / (perf_counter() - start)


def bare_loop() -> float:
    start, total = perf_counter(), 0
    for number in range(BARE_LOOP):
        total += number & 7
    return perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("presets", nargs="*", metavar="preset", help=f"which of {', '.join(PRESETS)} (all)")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if unknown := set(args.presets) - set(PRESETS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    for name in args.presets or PRESETS:
        rates = [
            games_a_second(PRESETS[name].rules, args.games, Random(args.seed), drawn_from)
            for drawn_from in (everything, healthy_and_silent)
        ]
        print(
            f"{name}: {rates[0]:.0f} games a second from all that is legal, {rates[1]:.0f} healthy and silent; "
            f"a bare loop of {BARE_LOOP:,} takes {bare_loop():.3f} s"
        )


if __name__ == "__main__":
    main()
