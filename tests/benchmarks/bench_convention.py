"""The price of the convention, and how much is announced with and without it.

    python tests/benchmarks/bench_convention.py --level strong --rules ddv --deals 100 --seed 71

First one seat that announces by the convention among three that do not, and one that does not among three that do:
points a game above the mean of the table, 95 % interval. Then normal games of four that do, and of four that do not: in
how many of 100 each side announces before the second card of its seat and how often it wins then, and the same for no
90, with the share announced earlier than it had to be.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, replace
from statistics import mean, stdev

from freedoko_qt.ai.arena import PlayerFactory, play, play_deal
from freedoko_qt.ai.heuristics.convention import is_early
from freedoko_qt.ai.player import Player, make_player
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.actions import Action, Call
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Agreed:
    """A player who thinks that the table has agreed on the convention, or that it has not."""

    player: Player
    convention: bool

    def decide(self, view: SeatView) -> Action | None:
        return self.player.decide(replace(view, table=view.table._replace(convention=self.convention)))


def factory(level: str, *, convention: bool) -> PlayerFactory:
    return lambda game, seat, seed: Agreed(make_player(level, seed), convention)


def summary(points: list[float]) -> str:
    return f"{mean(points):+.3f} +-{1.96 * stdev(points) / len(points) ** 0.5:.3f}"


def count(game: Game, found: Counter[tuple[Side, str]]) -> None:
    """Count what the sides of a finished normal game announced."""
    assert game.score is not None
    view = game.view(0)
    for side in Side:
        own = [seat for seat in SEATS if game.re[seat] is (side is Side.RE)]
        said = [made for made in view.announcements if made.seat in own]
        wins = game.score.winner is side
        low = sum(game.score.eyes[seat] for seat in SEATS if seat not in own) < 90
        denials = [made for made in said if made.call is Call.NO_90]
        found[side, "games"] += 1
        if any(is_early(view, made.held) for made in said):
            found[side, "early"] += 1
            found[side, "early and won"] += wins
        if denials:
            found[side, "no 90"] += 1
            found[side, "no 90 and kept"] += low
            found[side, "no 90 before the second card"] += is_early(view, denials[0].held)


def announced(level: str, rules: Rules, seed: int, games: int, *, convention: bool) -> Counter[tuple[Side, str]]:
    found = Counter[tuple[Side, str]]()
    for number in range(games):
        dealt = seed_of(seed, number)
        game = Game.deal(rules, dealt, Table(first=SEATS[number % 4], convention=convention))
        play(game, [make_player(level, seed_of(dealt, seat)) for seat in SEATS])
        if game.contract is Contract.NORMAL:
            count(game, found)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--level", default="strong")
    parser.add_argument("--rules", default="ddv")
    parser.add_argument("--deals", type=int, default=100, help="of the match; each is played four times, twice")
    parser.add_argument("--games", type=int, default=100, help="of four equal players, with and without")
    parser.add_argument("--seed", type=int, default=71)
    args = parser.parse_args()
    rules = preset_or_file(args.rules)
    for convention in (True, False):
        candidate, others = (factory(args.level, convention=one) for one in (convention, not convention))
        points = [play_deal(rules, args.seed, deal, candidate, others).mean for deal in range(args.deals)]
        print(f"one {'with' if convention else 'without'} among three of the others  {summary(points)}", flush=True)
    for convention in (True, False):
        found = announced(args.level, rules, args.seed, args.games, convention=convention)
        print("four with" if convention else "four without")
        for (side, what), number in sorted(found.items()):
            print(f"  {side} {what}: {number}", flush=True)


if __name__ == "__main__":
    main()
