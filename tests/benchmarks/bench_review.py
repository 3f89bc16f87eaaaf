"""Processor time of a review, for twelve decisions between cards.

    OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 python tests/benchmarks/bench_review.py --games 3 --seed 4100

Casual players play; the decisions of one seat of each game are judged.
"""

import argparse
from time import process_time

from freedoko_qt.ai.heuristics.heuristic_player import heuristic_decision
from freedoko_qt.app.review.analysis import judgement
from freedoko_qt.app.review.review import DecisionKind
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.actions import Action, Play
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.view import SeatView


def decisions(rules: str, seed: int, number: int) -> list[tuple[int, SeatView, Action]]:
    """The decisions between cards of the seat that leads in one game, as `judgement` takes them."""
    first = SEATS[number % 4]
    game, found = Game.deal(preset_or_file(rules), seed_of(seed, number), Table(first=first)), []
    while game.turn is not None:
        view = game.view(game.turn)
        action = heuristic_decision(view).action
        assert action is not None
        if view.seat == first and isinstance(action, Play) and len(view.playable) > 1:
            found.append((len(game.actions), view, action))
        game.apply(action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", nargs="+", default=["ddv", "kitchen"])
    parser.add_argument("--games", type=int, default=3, help="by each of the rules")
    parser.add_argument("--seed", type=int, default=4100)
    args = parser.parse_args()
    judged, total = 0, 0.0
    for rules in args.rules:
        for number in range(args.games):
            some = decisions(rules, args.seed, number)
            judgement(*some[0], DecisionKind.CARD)  # what is loaded at first does not count
            begun = process_time()
            for moment, view, action in some:
                judgement(moment, view, action, DecisionKind.CARD)
            took = process_time() - begun
            judged, total = judged + len(some), total + took
            print(f"{rules}, game {number}: {len(some)}, {12 * took / len(some):.2f} s for twelve", flush=True)
    print(f"{judged} decisions, {12 * total / judged:.2f} s for twelve")


if __name__ == "__main__":
    main()
