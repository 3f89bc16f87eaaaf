"""A list as rows of text: what all its written forms have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QDate

from freedoko_qt.app.people import EXPERT
from freedoko_qt.app.plain import NARROW, isolated, shortened
from freedoko_qt.app.rule_set_names import set_name
from freedoko_qt.app.sheet.sheet import COMPARED, Sheet, SheetLine
from freedoko_qt.app.wording import contract_name, level_name, long_date, signed
from freedoko_qt.app.wording.rules import rule_text
from freedoko_qt.engine.rules.scoring import COUNTINGS, Counting

SITS_OUT = "–"
"""Stands for a player who sits out."""

UNDONE, HINTS = "↶", "?"
"""Stand before the number of times taken back and of hints."""

BEFORE_PEOPLE = 3
"""Number, game and marks stand in the first columns."""

STILL_PLAYED = "…"
"""Stands where the expert has not finished the game."""


class RowKind(StrEnum):
    """The kind of a row."""

    GAME = "game"
    ROUND = "round"
    """The sums at the end of a round."""
    DUTY = "duty"
    """The soli that are still owed."""


@dataclass(frozen=True, slots=True)
class GridRow:
    """Number, game, marks, a cell for each player in each way of counting, and the comparison with the expert."""

    kind: RowKind
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A whole list as text."""

    heading: tuple[str, str, str]
    """Title, date, rules."""
    groups: tuple[str, ...]
    """The ways of counting, each above the columns of all players; none where there is only one."""
    header: tuple[str, ...]
    rows: tuple[GridRow, ...]
    legend: str
    """The meaning of the marks; empty where there are none."""
    people: int
    """The number of columns of each way of counting."""
    comparison: str
    """The comparison of the person with the expert; empty where there is none."""

    @property
    def below(self) -> tuple[str, ...]:
        """The sentences below the list."""
        return tuple(filter(None, (self.comparison, self.legend)))


def grid(sheet: Sheet, views: Sequence[Counting] = ()) -> Grid:
    """A list as text; `views` are the ways of counting that are shown (none named: `usual_views`).

    In the current language; make it anew when the language changes. Long names are cut.
    """
    views = views or usual_views(sheet)
    title, when, rules = heading(sheet)
    return Grid(
        heading=(shortened(title), when, shortened(rules)),
        groups=tuple(counting_name(view) for view in views) if len(views) > 1 else (),
        header=(
            QCoreApplication.translate("Sheet", "No."),
            QCoreApplication.translate("Sheet", "Game"),
            "",
            *(shortened(name, NARROW) for name in sheet.names * len(views)),
            *comparison_header(sheet),
        ),
        rows=tuple(_rows(sheet, views)),
        legend=legend(sheet),
        people=len(sheet.names),
        comparison=shortened(comparison(sheet, views)),
    )


def usual_views(sheet: Sheet) -> tuple[Counting, ...]:
    """Plus and minus; where the rules count otherwise, beside the way in which they do."""
    own = sheet.countings[0]
    return (own,) if own == "plus_minus" else sheet.countings


def heading(sheet: Sheet) -> tuple[str, str, str]:
    """Title, date, rules."""
    begun = sheet.begun
    day = QDate(begun.year, begun.month, begun.day)
    when = QCoreApplication.translate("Sheet", "{date}, {time}").format(
        date=long_date(day), time=f"{begun:%H:%M}"
    )
    rules = QCoreApplication.translate("Sheet", "Rules: {name}").format(name=set_name(sheet.rule_set))
    return isolated(sheet.title) or QCoreApplication.translate("Sheet", "Doppelkopf"), when, rules


def counting_name(counting: Counting) -> str:
    """A way of counting: "Only plus"."""
    return rule_text(COUNTINGS[counting])


def line_title(line: SheetLine, names: Sequence[str]) -> str:
    """The game type, and the player if alone; empty where it was not written down."""
    if line.contract is None:
        return ""
    contract = contract_name(line.contract)
    if line.soloist is None:
        return contract
    return QCoreApplication.translate("Sheet", "{contract}, {name}").format(
        contract=contract, name=names[line.soloist]
    )


def marks(line: SheetLine) -> str:
    """S a solo, P one that was a duty, ×2 or +2 a bock game, ↶1 taken back once, ?1 a hint."""
    solo = ""
    if line.contract is not None and line.contract.is_solo:
        solo = "P" if line.duty else "S"
    bock = f"×{line.bock_factor}" if line.bock_factor > 1 else ""
    if line.bock_points:
        bock = f"+{line.bock_points}"
    undone = f"{UNDONE}{line.help_used.undone}" if line.help_used.undone else ""
    hints = f"{HINTS}{line.help_used.hints}" if line.help_used.hints else ""
    return " ".join(filter(None, (solo, bock, undone, hints)))


def comparison_header(sheet: Sheet) -> tuple[str, ...]:
    """The header of the comparison with the expert; nothing where there is none."""
    if not sheet.compares:
        return ()
    more = QCoreApplication.translate("Sheet", "Difference")
    return shortened(sheet.names[0], NARROW), level_name(EXPERT), more


def comparison_cells(line: SheetLine) -> tuple[str, str, str]:
    """The person's score in a game, the expert's, and the difference."""
    if line.expert is None or line.gain is None:
        return number(line.own), STILL_PLAYED, ""
    return number(line.own), number(line.expert), signed(line.gain)


def comparison(sheet: Sheet, views: Sequence[Counting]) -> str:
    """The comparison with the expert: "You against the expert with the same cards: +3"; else nothing.

    The way of counting is named where the list is also shown in another one.
    """
    if not sheet.compares or not sheet.lines:
        return ""
    sentences, known = [], [line.expert is not None for line in sheet.lines]
    if any(known):
        words = QCoreApplication.translate("Sheet", "{name} against the expert with the same cards: {points}.")
        sentences.append(words.format(name=sheet.names[0], points=signed(sheet.gain)))
        if any(view != COMPARED for view in views):
            sentences.append(QCoreApplication.translate("Sheet", "Counted plus and minus."))
    if not all(known):
        sentences.append(QCoreApplication.translate("Sheet", "The expert is still playing."))
    return " ".join(sentences)


def alignment(column: int) -> str:
    """The alignment of the texts of a column: the game and the marks are words."""
    return "left" if column in (1, 2) else "right"


def legend(sheet: Sheet) -> str:
    """The meaning of the marks that are there; empty where there are none."""
    return ", ".join(_legend(sheet))


def _legend(sheet: Sheet) -> Iterator[str]:
    there = " ".join(map(marks, sheet.lines))
    if "S" in there:
        yield QCoreApplication.translate("Sheet", "S: solo")
    if "P" in there:
        yield QCoreApplication.translate("Sheet", "P: duty solo")
    if "×" in there:
        yield QCoreApplication.translate("Sheet", "×2: bock game")
    if "+" in there:
        yield QCoreApplication.translate("Sheet", "+2: bock game")
    if UNDONE in there:
        yield QCoreApplication.translate("Sheet", "↶: taken back")
    if HINTS in there:
        yield QCoreApplication.translate("Sheet", "?: hints")


def _rows(sheet: Sheet, views: Sequence[Counting]) -> Iterator[GridRow]:
    beyond = ("",) * len(comparison_header(sheet))
    for line in sheet.lines:
        compared = comparison_cells(line) if sheet.compares else ()
        cells = str(line.number), shortened(line_title(line, sheet.names), NARROW), marks(line)
        yield GridRow(RowKind.GAME, (*cells, *_sums(line, views), *compared))
        if line.round_over:
            after = QCoreApplication.translate("Sheet", "After round {number}").format(number=line.round)
            sums = (number(total) for view in views for total in line.counted[view].sums)
            yield GridRow(RowKind.ROUND, ("", after, "", *sums, *beyond))
    if any(duty.total for duty in sheet.duty_left):
        owed = tuple(str(duty.total) for duty in sheet.duty_left) + ("",) * len(sheet.names) * (len(views) - 1)
        words = QCoreApplication.translate("Sheet", "Solos still to play")
        yield GridRow(RowKind.DUTY, ("", words, "", *owed, *beyond))


def _sums(line: SheetLine, views: Sequence[Counting]) -> Iterator[str]:
    """The sums of all after a game."""
    for view in views:
        counted = line.counted[view]
        for points, total in zip(counted.points, counted.sums, strict=True):
            yield SITS_OUT if points is None else number(total)


def number(points: int) -> str:
    """Points as they are written, with a minus sign of their own."""
    return str(points).replace("-", "−")
