"""`freedoko-qt simulate`: a level or a program against a level, each deal four times, the candidate in each seat.

With `--ledger` four equal players, and what each choice of theirs earned.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from statistics import fmean, stdev
from time import perf_counter

from tqdm import tqdm

from freedoko_qt.ai.arena import DealResult, PlayerFactory, level_factory, play, play_deal
from freedoko_qt.ai.choice_statistics import (
    ChoiceStatistics,
    MadeChoice,
    announcement_choices,
    entries,
    game_choices,
)
from freedoko_qt.ai.intervals import NORMAL_95
from freedoko_qt.ai.player import LEVELS
from freedoko_qt.cli.count import count
from freedoko_qt.cli.external_candidate import ExternalCandidate
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import DEFAULT_PRESET, Rules
from freedoko_qt.engine.table import Table


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds that decisions took: the median, the 95th and 99th percentile, the longest."""

    p50: float
    p95: float
    p99: float
    max: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match."""

    mean: float
    """Points of the candidate a game, less the mean of the table: equal players give exactly 0."""
    ci95: float | None
    """Half the width of the 95 % interval of that mean, over deals; None for a single one."""
    deals: int
    games: int
    candidate_ms: Times
    opponents_ms: Times
    seconds: float


@dataclass(frozen=True, slots=True)
class ChoiceLedger:
    """The choices of four equal players, and their points above the mean of the table."""

    number: int
    """The number of games played, those thrown in included."""
    games: list[ChoiceStatistics]
    """By game type, with the points of the seat that chose it."""
    announcements: list[ChoiceStatistics]
    """By announcement, with the points that it alone brought the seat that made it."""
    seconds: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    levels = ", ".join(LEVELS)
    parser.add_argument("--rules", default=DEFAULT_PRESET, metavar="PRESET|FILE", help="the rules (%(default)s)")
    parser.add_argument("--deals", type=count, default=100, metavar="N", help="how many deals, four games each (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="deal from this seed (1)")
    candidate = parser.add_mutually_exclusive_group()
    candidate.add_argument("--candidate", default="beginner", metavar="LEVEL", help=f"who is measured: {levels}")
    candidate.add_argument("--engine", metavar="COMMAND", help="measure an external program (see freedoko-qt seat)")
    parser.add_argument("--opponents", default="random", metavar="LEVEL", help="who sits in the other three seats")
    parser.add_argument(
        "--ledger", action="store_true", help="4 N games among four candidates: what each game type and call earned"
    )
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object; ci95 is half the width of the 95 %% interval"
    )


def run(args: argparse.Namespace) -> int:
    """Play the match and print its outcome.

    Raises GameError for unknown levels and rules and for a program that cannot play, OSError for files.
    """
    rules = preset_or_file(args.rules)
    if args.ledger:
        return _keep_ledger(args, rules)
    start = perf_counter()
    if args.engine is None:
        deals = match(args, rules, level_factory(args.candidate))
    else:
        with closing(ExternalCandidate(args.engine)) as candidate:
            deals = match(args, rules, candidate.join)
    outcome = outcome_of(deals, perf_counter() - start)
    if args.json:
        print(json.dumps(asdict(outcome)))
    else:
        print(outcome_text(outcome, args.engine or args.candidate, args.opponents, args.rules, args.seed))
    return 0


def match(args: argparse.Namespace, rules: Rules, candidate: PlayerFactory) -> list[DealResult]:
    """Play all deals, one after the other.

    Raises GameError for an unknown level, and if too many deals in a row are thrown in.
    """
    opponents = level_factory(args.opponents)
    numbers = tqdm(range(args.deals), unit="deal", disable=not sys.stderr.isatty())
    return [play_deal(rules, args.seed, number, candidate, opponents) for number in numbers]


def _keep_ledger(args: argparse.Namespace, rules: Rules) -> int:
    if args.engine is not None:
        raise GameError("The ledger is kept for levels, not for programs.")
    found = ledger(rules, args.seed, len(SEATS) * args.deals, level_factory(args.candidate))
    if args.json:
        print(json.dumps(asdict(found)))
    else:
        print(ledger_text(found, args.candidate, args.rules, args.seed))
    return 0


def ledger(rules: Rules, seed: int, number: int, factory: PlayerFactory) -> ChoiceLedger:
    """The choices of four equal players in so many games, and their points.

    `seed` sets deals and players, `number` is that of games, those thrown in included.
    """
    start = perf_counter()
    games: list[MadeChoice] = []
    announcements: list[MadeChoice] = []
    for one in tqdm(range(number), unit="game", disable=not sys.stderr.isatty()):
        dealt = seed_of(seed, one)
        game = Game.deal(rules, dealt, Table(first=SEATS[one % len(SEATS)]))
        play(game, [factory(game, seat, seed_of(dealt, seat)) for seat in SEATS])
        games += game_choices(game)
        announcements += announcement_choices(game)
    return ChoiceLedger(number, entries(games), entries(announcements), perf_counter() - start)


def ledger_text(found: ChoiceLedger, level: str, rules: str, seed: int) -> str:
    """The ledger as text."""
    return "\n".join(
        [
            f"four {level}, rules {rules}, seed {seed}: {found.number} games in {found.seconds:.1f} s",
            "points above the mean of the table, 95 % interval",
            "",
            f"{'game':<20}{'number':>7}{'of 100 games':>14}{'earned':>16}",
            *(_row(entry, found.number) for entry in found.games),
            "",
            f"{'announcement':<20}{'number':>7}{'of 100 games':>14}{'it brought':>16}{'kept':>7}",
            *(_row(entry, found.number) for entry in found.announcements),
        ]
    )


def _row(entry: ChoiceStatistics, number: int) -> str:
    earned = "" if entry.points is None else f"{entry.points:+.2f}"
    earned += "" if entry.ci95 is None else f" +-{entry.ci95:.2f}"
    kept = "" if entry.kept is None else f"{100 * entry.kept:5.0f} %"
    name = entry.name.replace("_", " ")
    return f"{name:<20}{entry.number:>7}{100 * entry.number / number:>14.2f}{earned:>16}{kept:>7}".rstrip()


def outcome_of(deals: Sequence[DealResult], seconds: float) -> Outcome:
    """The figures of a match."""
    means = [deal.mean for deal in deals]
    return Outcome(
        mean=fmean(means),
        ci95=NORMAL_95 * stdev(means) / len(means) ** 0.5 if len(means) > 1 else None,
        deals=len(deals),
        games=sum(len(deal.points) for deal in deals),
        candidate_ms=times([second for deal in deals for second in deal.candidate_seconds]),
        opponents_ms=times([second for deal in deals for second in deal.opponents_seconds]),
        seconds=seconds,
    )


def times(seconds: Sequence[float]) -> Times:
    """The distribution of some times, in milliseconds; `seconds` must not be empty."""
    ordered = sorted(1000 * second for second in seconds)

    def below(share: float) -> float:
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    return Times(below(0.5), below(0.95), below(0.99), ordered[-1])


def outcome_text(outcome: Outcome, candidate: str, opponents: str, rules: str, seed: int) -> str:
    """The outcome as text."""
    lines = [f"{candidate} against three {opponents}, rules {rules}, seed {seed}", mean_text(outcome)]
    for name, ms in ((candidate, outcome.candidate_ms), (opponents, outcome.opponents_ms)):
        lines.append(
            f"a decision of {name}: median {ms.p50:.2f} ms, 95 % {ms.p95:.2f}, 99 % {ms.p99:.2f}, max {ms.max:.2f}"
        )
    lines.append(
        f"{outcome.games} games in {outcome.seconds:.1f} s, {outcome.games / outcome.seconds:.0f} games a second"
    )
    return "\n".join(lines)


def mean_text(outcome: Outcome) -> str:
    """The mean and its 95 % interval, in points a game."""
    mean = f"{outcome.mean:+.3f} points a game"
    if outcome.ci95 is None:
        return f"{mean} (1 deal, too few for an interval)"
    low, high = outcome.mean - outcome.ci95, outcome.mean + outcome.ci95
    return f"{mean}, 95 % interval {low:+.3f} to {high:+.3f} ({outcome.deals} deals)"
