"""Positions of the textbook that players of a level know, with the hidden hands dealt by several seeds.

    python tests/benchmarks/bench_textbook.py --levels casual strong expert --seeds 3

Each position that is missed is named, with the cards that were played.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

sys.path.append(str(Path(__file__).parents[1] / "ai"))

from textbook import chosen, positions  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--levels", nargs="+", default=["casual", "strong", "expert"])
    parser.add_argument("--seeds", type=int, default=3)
    args = parser.parse_args()
    for level in args.levels:
        known, begun = 0.0, perf_counter()
        for position in positions():
            cards = Counter(chosen(position.game(seed), level, seed) for seed in range(args.seeds))
            right = sum(number for card, number in cards.items() if position.is_right(card))
            known += right / args.seeds
            if right < args.seeds:
                wrong = ", ".join(f"{card.name} {number}" for card, number in cards.most_common())
                print(f"  {position.name}: {wrong}")
        print(f"{level:9} {known:.1f} of {len(positions())}  ({perf_counter() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
