"""A list for spreadsheets and for the clipboard."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from io import StringIO

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.plain import bare
from freedoko_qt.app.sheet.grid import (
    BEFORE_PEOPLE,
    Grid,
    alignment,
    comparison_header,
    counting_name,
    grid,
    heading,
    line_title,
    marks,
    usual_views,
)
from freedoko_qt.app.sheet.money_grid import kitty_name, line_words, money_grid, settlement
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.wording import amount, language_code
from freedoko_qt.engine.rules.scoring import Counting

BYTE_ORDER_MARK = "\ufeff"
"""Spreadsheet programs see by it that a file is UTF-8."""

_FORMULA = re.compile(r"'*\s*[=+\-@\t\r\n＝＋－＠]")
"""The beginning of a text that a spreadsheet would take for a formula, or that `protected` has made of one."""


def protected(cell: object) -> object:
    """A cell as a spreadsheet may see it: before a text that it would take for a formula comes an apostrophe.

    Numbers are left as they are.
    """
    return f"'{cell}" if isinstance(cell, str) and _FORMULA.match(cell) else cell


def csv_text(sheet: Sheet) -> str:
    """The list for a spreadsheet (RFC 4180): the score of each player in each game, and the sums after it.

    Where German is spoken a semicolon separates, since there the comma belongs to numbers. Lines end with CR LF; the
    text begins with a byte order mark. The points are counted as in `usual_views`.
    """
    views = usual_views(sheet)
    rows: list[list[object]] = [[line] for line in heading(sheet)]
    rows += [[*_csv_header(sheet, views)], *_csv_games(sheet, views)]
    totals = [cell for view in views for total in sheet.sums(view) for cell in (total, "")]
    gain = ["", "", sheet.gain] if sheet.compares else []
    rows.append([QCoreApplication.translate("Sheet", "Sum"), "", "", "", *totals, *gain])
    cells = [[*map(_csv_cell, row)] for row in rows] + [*_csv_money(sheet)]
    width = max(map(len, cells))
    text = StringIO()
    writer = csv.writer(text, delimiter=";" if language_code() == "de" else ",", lineterminator="\r\n")
    writer.writerows(row + [""] * (width - len(row)) for row in cells)
    return BYTE_ORDER_MARK + text.getvalue()


def _csv_cell(cell: object) -> object:
    return protected(bare(cell)) if isinstance(cell, str) else cell


def _csv_before_people() -> Iterator[str]:
    yield QCoreApplication.translate("Sheet", "No.")
    yield QCoreApplication.translate("Sheet", "Round")
    yield QCoreApplication.translate("Sheet", "Game")
    yield QCoreApplication.translate("Sheet", "Marks")


def _csv_header(sheet: Sheet, views: Sequence[Counting]) -> Iterator[str]:
    yield from _csv_before_people()
    for view in views:
        for name in sheet.names:
            headed = name
            if len(views) > 1:
                headed = QCoreApplication.translate("Sheet", "{name} ({counting})").format(
                    name=name, counting=counting_name(view)
                )
            yield headed
            yield QCoreApplication.translate("Sheet", "{name}, sum").format(name=headed)
    yield from comparison_header(sheet)


def _csv_games(sheet: Sheet, views: Sequence[Counting]) -> Iterator[list[object]]:
    for line in sheet.lines:
        cells: list[object] = [line.number, line.round, line_title(line, sheet.names), marks(line)]
        for view in views:
            counted = line.counted[view]
            for points, total in zip(counted.points, counted.sums, strict=True):
                cells += ["" if points is None else points, total]
        if sheet.compares:
            cells += [line.own, "", ""] if line.expert is None else [line.own, line.expert, line.gain]
        yield cells


def _csv_money(sheet: Sheet) -> Iterator[list[object]]:
    """The money below the games, and who pays whom; amounts are numbers, which a minus sign does not make formulas."""
    if sheet.money is None:
        return
    header = [*_csv_before_people()]
    for name in (*sheet.names, kitty_name()):
        headed = QCoreApplication.translate("Sheet", "{name}, euros").format(name=name)
        header += [headed, QCoreApplication.translate("Sheet", "{name}, sum").format(name=headed)]
    yield []
    yield [*map(_csv_cell, header)]
    for line in sheet.money.lines:
        number, game, marking = line_words(sheet, line)
        round_number = "" if line.number is None else sheet.lines[line.number - 1].round
        amounts = zip(line.cents, line.sums, strict=True)
        yield [
            *map(_csv_cell, (number, round_number, game, marking)),
            *(cell for cents, total in amounts for cell in ("" if cents is None else _number(cents), _number(total))),
        ]
    yield from ([_csv_cell(words)] for words in settlement(sheet.money, sheet.names))


def _number(cents: int) -> str:
    """An amount as spreadsheet programs read it in this language."""
    return amount(cents).replace("−", "-")


def plain_text(sheet: Sheet, views: Sequence[Counting] = ()) -> str:
    """The list in columns of letters of one width, for the clipboard: the sums after each game.

    Columns are aligned for a font of one width; names are shortened.
    """
    made, money = grid(sheet, views), money_grid(sheet)
    table = [made.header, *(row.cells for row in made.rows)]
    lines = [*made.heading, ""]
    if made.groups:
        lines.append(_group_line(made, _widths(table)))
    lines += _text_table(table)
    lines += [line for words in made.below for line in ("", words)]
    if money is not None:
        lines += ["", money.title, "", *_text_table([money.header, *money.rows]), "", *money.settlement]
    # What is pasted into a spreadsheet is a cell a line.
    return "".join(f"{line if line.startswith(' ') else protected(line)}\n" for line in lines)


def _text_table(table: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = _widths(table)
    return (_text_line(cells, widths) for cells in table)


def _widths(table: Sequence[Sequence[str]]) -> list[int]:
    return [max(map(len, column)) for column in zip(*table, strict=True)]


def _text_line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Words begin below each other, numbers end below each other."""
    padded = (
        cell.ljust(width) if alignment(column) == "left" else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return "  ".join(padded).rstrip()


def _group_line(made: Grid, widths: Sequence[int]) -> str:
    """The ways of counting, each at the left end of its columns."""
    line = ""
    for number, name in enumerate(made.groups):
        before = widths[: BEFORE_PEOPLE + number * made.people]
        line = line.ljust(sum(before) + 2 * len(before)) + name
    return line
