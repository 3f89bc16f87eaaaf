"""Milliseconds, by cards played, of finding a seat's knowledge and of drawing deals that fit it.

python tests/benchmarks/bench_beliefs.py --rules standard --games 20 --seed 1
"""

import argparse
from random import Random
from time import perf_counter

import numpy as np

from freedoko_qt.ai.beliefs import facts_of, sample_uniform
from freedoko_qt.ai.player import make_player
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

MOMENTS = (0, 10, 22, 34)
NUMBERS = (1, 100, 500)


def views(game: Game, chance: Random) -> dict[int, SeatView]:
    """The knowledge of the seat to move at some moments of a game among rules of thumb."""
    players, found = [make_player("beginner", chance.getrandbits(30)) for _ in range(4)], {}
    while game.phase is not Phase.OVER and game.turn is not None:
        if game.phase is Phase.PLAY and game.cards_played in MOMENTS:
            found[game.cards_played] = game.view(game.turn)
        game.apply(players[game.turn].decide(game.view(game.turn)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rules, chance, rng = preset_or_file(options.rules), Random(options.seed), np.random.default_rng(options.seed)
    times: dict[int, list[list[float]]] = {moment: [] for moment in MOMENTS}
    for number in range(options.games):
        for moment, view in views(Game.deal(rules, seed_of(options.seed, number)), chance).items():
            started = perf_counter()
            facts = facts_of(view)
            taken = [perf_counter() - started]
            for wanted in NUMBERS:
                started = perf_counter()
                sample_uniform(facts, wanted, rng)
                taken.append(perf_counter() - started)
            times[moment].append(taken)
    print("cards played   facts " + "".join(f"{number:6} deals" for number in NUMBERS) + "   (median, 95 %; ms)")
    for moment, rows in times.items():
        if rows:
            middle, high = np.percentile(np.array(rows) * 1000, [50, 95], axis=0)
            print(f"{moment:12}" + "".join(f"{a:6.2f} {b:5.2f}" for a, b in zip(middle, high, strict=True)))


if __name__ == "__main__":
    main()
