"""The memory that a player takes on top of the program without one.

    python tests/benchmarks/bench_memory.py --level expert --games 3

Resident memory of this process, in MB: with engine and session alone, once four players have sat down, and after some
games. Linux only.
"""

import argparse
from pathlib import Path

import freedoko_qt.app.session  # noqa: F401 - the program without a window
from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import make_player
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.game import Game


def resident() -> float:
    """MB that are in memory now."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--level", default="expert")
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--games", type=int, default=3)
    args = parser.parse_args()
    before = resident()
    print(f"the program {before:6.1f} MB")
    players = [make_player(args.level, seat) for seat in SEATS]
    print(f"four sit    {resident() - before:+6.1f} MB")
    rules = preset_or_file(args.rules)
    for seed in range(args.games):
        play(Game.deal(rules, seed), players)
    print(f"{args.games} games     {resident() - before:+6.1f} MB")


if __name__ == "__main__":
    main()
