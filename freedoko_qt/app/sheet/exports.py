"""A list for spreadsheets and for the clipboard."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.notice import Notice
from freedoko_qt.app.plain import bare
from freedoko_qt.app.sheet.grid import (
    BEFORE_PEOPLE,
    Grid,
    comparison_header,
    counting_name,
    grid,
    heading,
    line_title,
    marks,
    side,
    usual_views,
)
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.storage import export
from freedoko_qt.app.wording import language_code
from freedoko_qt.engine.rules.scoring import Counting

BYTE_ORDER = "\ufeff"
"""By this spreadsheet programs see that a file is UTF-8."""


_RUN = re.compile(r"'*\s*[=+\-@\t\r\n＝＋－＠]")
"""The beginning of a text that a spreadsheet would take for a formula, or that `protected` has made of one."""


def protected(cell: object) -> object:
    """A cell as a spreadsheet may see it: before a text that it would take for a formula comes an apostrophe."""
    return f"'{cell}" if isinstance(cell, str) and _RUN.match(cell) else cell


def unprotected(cell: str) -> str:
    """The text of a cell, as it was before it was protected."""
    return cell[1:] if cell.startswith("'") and _RUN.match(cell) else cell


def csv_text(sheet: Sheet, views: Sequence[Counting] = ()) -> str:
    """The list for a spreadsheet (RFC 4180): of each game what everybody wrote, and the sums after it.

    Where German is spoken a semicolon separates, since there the comma belongs to numbers.
    """
    views = views or usual_views(sheet)
    columns = [*_csv_header(sheet, views)]
    text = StringIO()
    writer = csv.writer(text, delimiter=";" if language_code() == "de" else ",", lineterminator="\r\n")
    rows: list[list[object]] = [[line, *[""] * (len(columns) - 1)] for line in heading(sheet)]
    rows += [[*columns], *_csv_games(sheet, views)]
    totals = [cell for view in views for total in sheet.sums(view) for cell in (total, "")]
    gain = ["", "", sheet.gain] if sheet.compares else []
    rows.append([QCoreApplication.translate("Sheet", "Sum"), "", "", "", *totals, *gain])
    writer.writerows([protected(bare(cell) if isinstance(cell, str) else cell) for cell in row] for row in rows)
    return BYTE_ORDER + text.getvalue()


def _csv_header(sheet: Sheet, views: Sequence[Counting]) -> Iterator[str]:
    yield QCoreApplication.translate("Sheet", "No.")
    yield QCoreApplication.translate("Sheet", "Round")
    yield QCoreApplication.translate("Sheet", "Game")
    yield QCoreApplication.translate("Sheet", "Marks")
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


def plain_text(sheet: Sheet, views: Sequence[Counting] = ()) -> str:
    """The list in columns of letters of one width, for the clipboard: the sums after each game."""
    made = grid(sheet, views)
    table = [made.header, *(row.cells for row in made.rows)]
    widths = [max(len(cells[column]) for cells in table) for column in range(len(made.header))]
    lines = [*made.heading, ""]
    if made.groups:
        lines.append(_group_line(made, widths))
    lines += [_text_line(cells, widths) for cells in table]
    return "\n".join([*lines, *(line for words in made.below for line in ("", words))]) + "\n"


def _text_line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Words begin below each other, numbers end below each other."""
    padded = (
        cell.ljust(width) if side(column) == "left" else cell.rjust(width)
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


def export_csv(sheet: Sheet, path: Path) -> Notice | None:
    """Write the list to a file of somebody's choice; returns what went wrong."""
    return export(path, csv_text(sheet))
