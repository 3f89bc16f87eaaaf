"""Positions at which hints advise the same whichever deals are drawn, and the processor time of a hint.

    python tests/benchmarks/bench_hints.py --rules ddv kitchen --games 20 --seed 850 --draws 5

Casual players play; of each game one decision between cards is taken by chance. Positions at which draws differ are
printed with the cards that were advised.
"""

import argparse
from collections import Counter
from random import Random
from time import process_time

from freedoko_qt.ai.advising import advise
from freedoko_qt.ai.card_actions import without_announcements
from freedoko_qt.ai.heuristics.heuristic_player import heuristic_decision
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.evening.table import Table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView


def decision(rules: str, seed: int, number: int) -> SeatView | None:
    """A decision between cards in one game; None if there is none."""
    game, views = Game.deal(preset_or_file(rules), seed_of(seed, number), Table(first=SEATS[number % 4])), []
    while game.turn is not None:
        view = game.view(game.turn)
        views += [view] if view.phase is Phase.PLAY and len(view.playable) > 1 else []
        action = heuristic_decision(view).action
        assert action is not None
        game.apply(action)
    return Random(f"{rules} {seed} {number}").choice(views) if views else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", nargs="+", default=["ddv", "kitchen", "standard"])
    parser.add_argument("--games", type=int, default=20, help="by each of the rules")
    parser.add_argument("--seed", type=int, default=850)
    parser.add_argument("--draws", type=int, default=5)
    args = parser.parse_args()
    equal, times = Counter[str](), list[float]()
    for rules in args.rules:
        views = [decision(rules, args.seed, number) for number in range(args.games)]
        for number, view in enumerate(views):
            if view is None:
                continue
            advised = Counter[str]()
            for draw in range(args.draws):
                begun = process_time()
                advice = advise(without_announcements(view), draw=draw)
                times.append(process_time() - begun)
                assert advice is not None
                advised[str(advice.best.action)] += 1
            equal[rules] += len(advised) == 1
            if len(advised) > 1:
                print(f"  {rules}, game {number}, {len(view.hand)} cards: {dict(advised)}", flush=True)
        print(f"{rules}: {equal[rules]} of {sum(view is not None for view in views)} equal", flush=True)
    times.sort()
    print(f"{sum(times) / len(times):.2f} s a hint, {times[int(0.95 * len(times))]:.2f} at 95 %")


if __name__ == "__main__":
    main()
