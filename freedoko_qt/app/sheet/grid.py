"""A list as rows of text: what all its written forms have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from freedoko_qt.app.preset_words import set_name
from freedoko_qt.app.sheet.sheet import Sheet, SheetLine
from freedoko_qt.app.wording import contract_name, language_code
from freedoko_qt.engine.rules.scoring import COUNTINGS, Counting

NOBODY = "–"
"""Stands where somebody sits out."""

UNDONE, HINTS = "↶", "?"
"""Stand before the number of cards taken back and of hints."""

BEFORE_PEOPLE = 3
"""Number, game and marks stand in the first columns."""


class Kind(StrEnum):
    """What a row tells."""

    GAME = "game"
    ROUND = "round"
    """The sums at the end of a round."""
    DUTY = "duty"
    """The soli that are still owed."""


@dataclass(frozen=True, slots=True)
class GridRow:
    """Number, game, marks, and a cell for everybody in each way of counting."""

    kind: Kind
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
    """What the marks mean; empty where there are none."""

    @property
    def people(self) -> int:
        """How many columns each way of counting has."""
        return (len(self.header) - BEFORE_PEOPLE) // max(1, len(self.groups))


def grid(sheet: Sheet, views: Sequence[Counting] = ()) -> Grid:
    """A list as text; `views` are the ways of counting that are shown (none named: `usual_views`)."""
    views = views or usual_views(sheet)
    return Grid(
        heading=heading(sheet),
        groups=tuple(counting_name(view) for view in views) if len(views) > 1 else (),
        header=(
            QCoreApplication.translate("Sheet", "No."),
            QCoreApplication.translate("Sheet", "Game"),
            "",
            *sheet.names * len(views),
        ),
        rows=tuple(_rows(sheet, views)),
        legend=", ".join(_legend(sheet)),
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
        date=QLocale(language_code()).toString(day, QLocale.FormatType.LongFormat), time=f"{begun:%H:%M}"
    )
    rules = QCoreApplication.translate("Sheet", "Rules: {name}").format(name=set_name(sheet.rule_set))
    return sheet.title or QCoreApplication.translate("Sheet", "Doppelkopf"), when, rules


def counting_name(counting: Counting) -> str:
    """A way of counting: "Only plus"."""
    return COUNTINGS[counting].spoken(language_code())


def line_title(line: SheetLine, names: Sequence[str]) -> str:
    """What was played, and by whom if alone; empty where nobody wrote it down."""
    if line.contract is None:
        return ""
    contract = contract_name(line.contract)
    if line.soloist is None:
        return contract
    return QCoreApplication.translate("Sheet", "{contract}, {name}").format(
        contract=contract, name=names[line.soloist]
    )


def marks(line: SheetLine) -> str:
    """S a solo, P one that was a duty, ×2 a bock game, ↶1 a card taken back, ?1 a hint."""
    solo = ""
    if line.contract is not None and line.contract.is_solo:
        solo = "P" if line.duty else "S"
    bock = f"×{line.bock_factor}" if line.bock_factor > 1 else ""
    undone = f"{UNDONE}{line.aid.undone}" if line.aid.undone else ""
    hints = f"{HINTS}{line.aid.hints}" if line.aid.hints else ""
    return " ".join(filter(None, (solo, bock, undone, hints)))


def _legend(sheet: Sheet) -> Iterator[str]:
    """What the marks mean that are there."""
    there = " ".join(map(marks, sheet.lines))
    if "S" in there:
        yield QCoreApplication.translate("Sheet", "S: solo")
    if "P" in there:
        yield QCoreApplication.translate("Sheet", "P: duty solo")
    if "×" in there:
        yield QCoreApplication.translate("Sheet", "×2: bock game")
    if UNDONE in there:
        yield QCoreApplication.translate("Sheet", "↶: cards taken back")
    if HINTS in there:
        yield QCoreApplication.translate("Sheet", "?: hints")


def _rows(sheet: Sheet, views: Sequence[Counting]) -> Iterator[GridRow]:
    for line in sheet.lines:
        yield GridRow(Kind.GAME, (str(line.number), line_title(line, sheet.names), marks(line), *_sums(line, views)))
        if line.round_over:
            after = QCoreApplication.translate("Sheet", "After round {number}").format(number=line.round)
            sums = (_number(total) for view in views for total in line.counted[view].sums)
            yield GridRow(Kind.ROUND, ("", after, "", *sums))
    if any(duty.total for duty in sheet.duty_left):
        owed = tuple(str(duty.total) for duty in sheet.duty_left) + ("",) * len(sheet.names) * (len(views) - 1)
        yield GridRow(Kind.DUTY, ("", QCoreApplication.translate("Sheet", "Soli still to play"), "", *owed))


def _sums(line: SheetLine, views: Sequence[Counting]) -> Iterator[str]:
    """What everybody has after a game."""
    for view in views:
        counted = line.counted[view]
        for points, total in zip(counted.points, counted.sums, strict=True):
            yield NOBODY if points is None else _number(total)


def _number(number: int) -> str:
    return str(number).replace("-", "−")
