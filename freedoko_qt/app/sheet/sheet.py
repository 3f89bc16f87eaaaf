"""The list of an evening as a value: a line a game, with the running sums of each player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import chain, repeat
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from freedoko_qt.app.help_used import NO_HELP, HelpUsed
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.wording import shown_name
from freedoko_qt.engine.cards import SEATS, BySeat, by_seat
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.evening.tournament import next_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.rules.bock import added_by_bock
from freedoko_qt.engine.rules.scoring import Counting
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.engine.teams import CONTRA, RE, Side

if TYPE_CHECKING:
    from freedoko_qt.app.sheet.ledger import Ledger
    from freedoko_qt.engine.evening.cross_check import CrossCheck
    from freedoko_qt.engine.score.score import Score

Row: TypeAlias = tuple[int | None, ...]
"""A number for each player; None for who sits out."""


class Ended(Protocol):
    """A game that is over, or how it ended."""

    @property
    def table(self) -> Table:
        """The state of the tournament before it."""

    @property
    def score(self) -> Score | None:
        """Its score; None if it was thrown in."""


COMPARED: Counting = "plus_minus"
"""The way of counting the expert's scores, whatever the rules say.

Only there what one seat writes is what it has won from the others: where only plus is written, a lost game shows
nothing of what it gave them.
"""

NO_SIDES: Mapping[int, Side] = {}
"""The sides of those who sit out: they write nothing."""

NOTHING_OWED = Table().duty_soli
"""No soli that four players still have to play."""


class Counted(NamedTuple):
    """The scores of a game and the sums after it, in one way of counting."""

    points: Row
    sums: tuple[int, ...]


class SheetLine(NamedTuple):
    """One game in the list."""

    number: int
    """The number of the game, from 1."""
    round: int
    """The number of the round, from 1; the forced soli make one more."""
    round_over: bool
    """True if the round ends with this game."""
    contract: Contract | None
    """None where it was not written down."""
    soloist: int | None
    """The column of who was alone."""
    duty: bool
    """True if the solo met a duty."""
    bock_factor: int
    bock_triggers: tuple[str, ...]
    """The rules by which the game has brought a bock round."""
    counted: Mapping[Counting, Counted]
    """The scores in the rules' own way of counting first, and in the other one."""
    duty_left: tuple[DutySoli, ...]
    """The soli that each player still owes after it."""
    help_used: HelpUsed = NO_HELP
    """The person's help in it."""
    bock_points: int = 0
    """Those that bock adds for the winners, where it does not multiply."""
    expert: int | None = None
    """The expert's score with the person's cards (`COMPARED`); None: not known yet."""

    @property
    def own(self) -> int:
        """The person's score, counted in the same way."""
        return self.counted[COMPARED].points[0] or 0

    @property
    def gain(self) -> int | None:
        """The person's score minus the expert's."""
        return None if self.expert is None else self.own - self.expert


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole list.

    Immutable. Columns are people; in a tournament the person has the first one.
    """

    title: str
    """Empty: it has none."""
    begun: datetime
    rule_set: RuleSet
    people: tuple[str, ...]
    """The names of the columns, four or more, as they were given; empty: the person without a name."""
    lines: tuple[SheetLine, ...]
    compares: bool = False
    """True if an expert plays every deal, too."""
    money: Ledger | None = None
    """The money of a real evening; None where there is none."""

    @property
    def is_empty(self) -> bool:
        """True if nothing is written yet."""
        return not self.lines and not (self.money and self.money.lines)

    @property
    def names(self) -> tuple[str, ...]:
        """The names as they stand in sentences, in the current language."""
        return tuple(map(shown_name, self.people))

    @property
    def gain(self) -> int:
        """The person's scores minus the expert's, as far as they are known."""
        return sum(line.gain or 0 for line in self.lines)

    @property
    def countings(self) -> tuple[Counting, ...]:
        """The ways of counting the games, the rules' own first."""
        return countings(self.rule_set.rules)

    def sums(self, counting: Counting) -> tuple[int, ...]:
        """The sums of all at the end.

        By column, in points.
        """
        return self.lines[-1].counted[counting].sums if self.lines else (0,) * len(self.people)

    def ranking(self, counting: Counting) -> list[tuple[int, int]]:
        """Column and place of each player, best first; equal sums share a place."""
        sums = self.sums(counting)
        order = sorted(range(len(sums)), key=lambda column: -sums[column])
        return [(column, 1 + sum(other > sums[column] for other in sums)) for column in order]

    @property
    def duty_left(self) -> tuple[DutySoli, ...]:
        """The soli that each player still owes; none where the list is empty."""
        return self.lines[-1].duty_left if self.lines else ()

    @property
    def help_used(self) -> HelpUsed:
        """The person's help in all games together."""
        return sum((line.help_used for line in self.lines), NO_HELP)

    @property
    def cross_check(self) -> CrossCheck | None:
        """The cross check of the sums; None but for four players who count plus and minus (DDV 7.3)."""
        own = self.countings[0]
        if own != "plus_minus" or len(self.people) != 4:
            return None
        from freedoko_qt.engine.evening.cross_check import cross_check  # only when a list is shown

        return cross_check([by_seat(number or 0 for number in line.counted[own].points) for line in self.lines])


def countings(rules: Rules) -> tuple[Counting, Counting]:
    """The way in which the rules count, and the one that is shown beside it."""
    return rules.counting, "plus" if rules.counting == "plus_minus" else "plus_minus"


class SheetBuilder:
    """Builds a list game by game: counts in both ways, and keeps the sums of the columns."""

    def __init__(self, rules: Rules, columns: int = len(SEATS)) -> None:
        self.lines: list[SheetLine] = []
        self._rules = {counting: rules.changed("counting", counting).in_force() for counting in countings(rules)}
        self._in_force = rules.in_force()
        self._sums = {counting: (0,) * columns for counting in self._rules}

    def write(
        self,
        score: Score,
        columns: Sequence[int] = SEATS,
        beside: Mapping[int, Side] = NO_SIDES,
        *,
        round: int,
        round_over: bool,
        duty_left: tuple[DutySoli, ...],
        help_used: HelpUsed = NO_HELP,
    ) -> None:
        """Add a game; `columns` are those of its seats, `beside` the sides with which others write.

        Games come in their order. `columns` has one for each seat; who is neither there nor in `beside` sits out.
        """
        self.lines.append(
            SheetLine(
                number=len(self.lines) + 1,
                round=round,
                round_over=round_over,
                contract=score.contract,
                soloist=None if score.soloist is None else columns[score.soloist],
                duty=score.duty_solo,
                bock_factor=score.bock_factor,
                bock_triggers=score.bock_triggers,
                bock_points=added_by_bock(self._in_force, score.bock_factor),
                counted=self._counted(score, columns, beside),
                duty_left=duty_left,
                help_used=help_used,
            )
        )

    def _counted(
        self, score: Score, columns: Sequence[int], beside: Mapping[int, Side]
    ) -> Mapping[Counting, Counted]:
        counted: dict[Counting, Counted] = {}
        for counting, rules in self._rules.items():
            points = row_of(rules, score, columns, beside, len(self._sums[counting]))
            sums = tuple(total + (more or 0) for total, more in zip(self._sums[counting], points, strict=True))
            self._sums[counting] = sums
            counted[counting] = Counted(points, sums)
        return counted


def row_of(rules: Rules, score: Score, columns: Sequence[int], beside: Mapping[int, Side], width: int) -> Row:
    """The scores of a game as these rules, which are in force, count them, in a row of so many columns.

    Who writes with a side does it as one more of it; beside a soloist that is the value, not three times the value.
    """
    row: list[int | None] = [None] * width
    for column, points in zip(columns, written_by(rules, score), strict=True):
        row[column] = points
    for column, side in beside.items():
        alone = score.contract.is_alone and side is CONTRA
        row[column], *_ = _counted(rules, score, [side is RE] * len(SEATS), alone=alone)
    return tuple(row)


def written_by(rules: Rules, score: Score) -> BySeat[int]:
    """The scores of a game as these rules, which are in force, count them.

    By seat.
    """
    return _counted(rules, score, [seat in score.re for seat in SEATS], alone=score.contract.is_alone)


def _counted(rules: Rules, score: Score, re: list[bool], *, alone: bool) -> BySeat[int]:
    from freedoko_qt.engine.score.scoring import scores_of  # only when a game is over

    return scores_of(rules, score.value, score.winner, re, alone=alone, bock_factor=score.bock_factor)


def compared(sheet: Sheet, copies: Iterable[Game | None]) -> Sheet:
    """The list with what an expert wrote: `copies` has the copy of each line, None where it is still to be played.

    A copy that was thrown in counts nothing.

    A new list; lines and copies must be equally many.
    """
    rules = sheet.rule_set.rules.changed("counting", COMPARED).in_force()
    lines = (
        line if copy is None else line._replace(expert=0 if copy.score is None else written_by(rules, copy.score)[0])
        for line, copy in zip(sheet.lines, copies, strict=True)
    )
    return replace(sheet, lines=tuple(lines), compares=True)


def sheet_of(
    setup: TournamentSetup, games: Iterable[Ended], begun: datetime, title: str = "", helps: Iterable[HelpUsed] = ()
) -> Sheet:
    """The list of a tournament; redeals among the games count nothing. `helps`: the person's help in each game."""
    rules, games = setup.rules_in_play, tuple(games)
    builder = SheetBuilder(rules)
    for game, help_used in zip(games, chain(helps, repeat(NO_HELP)), strict=False):
        score, table = game.score, game.table
        if score is None:
            continue
        after = next_table(rules, table, score, opener=games[0].table.first)
        builder.write(
            score,
            round=table.round or 1,
            round_over=after is None or after.round != table.round,
            duty_left=NOTHING_OWED if after is None else after.duty_soli,
            help_used=help_used,
        )
    return Sheet(title, begun, setup.rule_set, setup.names, tuple(builder.lines))
