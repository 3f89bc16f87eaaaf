"""A match under random rule sets: presets in which a tenth to half of the options have another value.

    python tests/benchmarks/bench_mixes.py --candidate expert --opponents casual --sets 10 --deals 10 --seed 31

Points a game above the mean of the table, each deal played four times, 95 % interval, a line a rule set.
"""

import argparse
from statistics import mean, stdev

import numpy as np

from freedoko_qt.ai.arena import level_factory, play_deal
from freedoko_qt.ai.training.rule_mix import mixed_rules


def summary(points: list[float]) -> str:
    return f"{mean(points):+.2f} +-{1.96 * stdev(points) / len(points) ** 0.5:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--candidate", default="expert")
    parser.add_argument("--opponents", default="casual")
    parser.add_argument("--sets", type=int, default=10)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=31)
    args = parser.parse_args()
    candidate, opponents = level_factory(args.candidate), level_factory(args.opponents)
    everywhere: list[float] = []
    for number in range(args.sets):
        rules = mixed_rules(np.random.default_rng([args.seed, number]), with_nines=number % 5 != 4)
        points = [play_deal(rules, args.seed, deal, candidate, opponents).mean for deal in range(args.deals)]
        everywhere += points
        print(f"rule set {number:2}  {summary(points)}", flush=True)
    print(f"together     {summary(everywhere)}")


if __name__ == "__main__":
    main()
