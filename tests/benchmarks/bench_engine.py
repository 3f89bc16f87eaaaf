"""How many random legal games the engine plays a second on one core.

    python tests/benchmarks/bench_engine.py --games 2000

Every action is drawn from ``Game.legal``; the seats are healthy and silent, so that each game is played to its end.
"""

import argparse
from random import Random
from time import perf_counter

from freedoko_qt.engine.actions import Play, Reserve
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS, Rules


def play_random_game(rules: Rules, seed: int, rng: Random) -> Game:
    game = Game.deal(rules, seed)
    while game.turn is not None:
        legal = game.legal()
        if game.phase is Phase.RESERVATION:
            legal = [a for a in legal if isinstance(a, Reserve) and a.reservation is Reservation.HEALTHY] or legal
        else:
            legal = [a for a in legal if isinstance(a, Play)] or legal
        game.apply(rng.choice(legal))
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for name in ("ddv", "standard"):
        rng = Random(args.seed)
        rules = PRESETS[name].rules
        start = perf_counter()
        for seed in range(args.games):
            play_random_game(rules, seed, rng)
        seconds = perf_counter() - start
        print(f"{name}: {args.games} games in {seconds:.2f} s, {args.games / seconds:.0f} a second")


if __name__ == "__main__":
    main()
