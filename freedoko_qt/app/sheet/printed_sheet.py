"""A list as a page to be printed: the ranking, the curve, and every game with its sums."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.plain import NARROW, bare, isolated, shortened
from freedoko_qt.app.sheet.grid import (
    BEFORE_PEOPLE,
    Grid,
    GridRow,
    RowKind,
    alignment,
    comparison_header,
    grid,
    number,
    usual_views,
)
from freedoko_qt.app.sheet.money_grid import MoneyGrid, money_grid
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.wording import signed
from freedoko_qt.app.wording.translating import CountedTexts
from freedoko_qt.engine.rules.scoring import Counting

GREEN, GREY, LINE, SHADE = "#1f6b4a", "#666a63", "#d9d2bf", "#f4f1e8"
RULED = f"border-bottom-style: solid; border-bottom-width: 1px; border-bottom-color: {LINE};"
PEOPLE = 5
"""Places side by side, at most."""
APART = "6px solid white"
"""Between two places."""
ACROSS = 92
"""Letters beside each other in a line; a table with more of them has small ones."""
AROUND = 2
"""Letters that the space around those of a cell takes."""
GAME = 20
"""Letters of a game in a line, at most."""
LEAST = 5
"""Letters of a column of sums, at least."""
BOLD = 1
"""Letters that a word above a column takes more."""
MARKS = 2
"""The column of the marks, whose signs are broad."""
SHORT = 16
"""Letters of a name above a column, at most; of a longer one its first word stands there."""
ROWS = 60
"""The most rows of a table: Qt lays out the whole of one at once."""


def html_parts(
    sheet: Sheet, views: Sequence[Counting] = (), *, colors: Sequence[str] = (), curve: str = ""
) -> tuple[str, ...]:
    """The list as HTML for one QTextDocument for each `ROWS` rows of its table.

    `curve`: the picture of the sums, as HTML; `colors`: of the lines in it, by column.

    Only what QTextDocument knows of HTML 4 and CSS is used. All names are escaped.
    """
    views = views or usual_views(sheet)
    made = grid(replace(sheet, people=short_names(sheet.names)), views)
    before = [_heading(made, len(sheet.lines))]
    if sheet.lines:
        before.append(_ranking(sheet, views[0], colors))
        if curve:
            before.append(f'<p align="center">{curve}</p>')
    after = [_quiet(escape(words)) for words in made.below]
    first, *others = _tables(sheet, made, views)
    *most, last = "".join([*before, first]), *others
    money = [] if (amounts := money_grid(sheet)) is None else _money(amounts)
    return *most, "".join([last, *after, *money[:1]]), *money[1:]


def _heading(made: Grid, games: int) -> str:
    title, when, rules = map(escape, made.heading)
    played = _Page.tr("%n game(s)", "", games)
    subtitle = " · ".join((when, rules, escape(played)))
    return f'<h1 style="color: {GREEN}; margin-bottom: 2px">{title}</h1>' + _quiet(subtitle)


def _quiet(words: str) -> str:
    return f'<p style="color: {GREY}">{words}</p>'


def _ranking(sheet: Sheet, view: Counting, colors: Sequence[str]) -> str:
    """The places of all, a few beside each other."""
    sums, ranking = sheet.sums(view), sheet.ranking(view)
    across = ceil(len(ranking) / ceil(len(ranking) / PEOPLE))
    shares = _shares([1] * across)
    rows = [""]
    for index, (column, place) in enumerate(ranking):
        dot = f'<span style="color: {colors[column]}">●</span> ' if colors else ""
        name = escape(shortened(sheet.names[column], NARROW))
        size = "x-large" if place == 1 else "large"
        rank = f'<span style="color: {GREY}">{place}.</span> {dot}<b>{name}</b>'
        points = f'<span style="font-size: {size}"><b>{signed(sums[column])}</b></span>'
        style = f"padding: 8px 10px; background-color: {SHADE}; border-top: {APART}"
        if index % across:
            style += f"; border-left: {APART}"
        elif index:
            rows.append("")
        rows[-1] += f'<td width="{shares[index % across]}%" style="{style}">{rank}<br>{points}</td>'
    inner = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<table width="100%" cellspacing="0" cellpadding="0">{inner}</table>'


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names above narrow columns: of a long one its first word, where nobody else’s begins with it."""
    words = [bare(name).split() or [""] for name in names]
    firsts = Counter(first for first, *_ in words)
    return tuple(
        isolated(first) if len(bare(name)) > SHORT and firsts[first] == 1 else name
        for name, (first, *_) in zip(names, words, strict=True)
    )


def _tables(sheet: Sheet, made: Grid, views: Sequence[Counting]) -> Iterator[str]:
    """The games, with the sums at the end of the last table."""
    groups = "".join(f'<th colspan="{made.people}">{escape(name)}</th>' for name in made.groups)
    beyond = len(made.header) - BEFORE_PEOPLE - made.people * len(made.groups)
    groups += f'<th colspan="{beyond}"></th>' if groups and beyond else ""
    above = f'<tr><th colspan="{BEFORE_PEOPLE}"></th>{groups}</tr>' if groups else ""
    letters = _letters(made.header, [row.cells for row in made.rows])
    rows = [*map(_game, made.rows), *([_total(sheet, views)] if sheet.lines else [])]
    for part in _parts(rows):
        yield _table(made.header, letters, part, above=above)


def _money(money: MoneyGrid) -> list[str]:
    """The money of the evening, and below its last table who pays whom."""
    rows, letters = [_row("td", cells, RULED) for cells in money.rows], _letters(money.header, money.rows)
    tables = [_table(money.header, letters, part) for part in _parts(rows)]
    tables[0] = f'<h2 style="color: {GREEN}">{escape(money.title)}</h2>{tables[0]}'
    tables[-1] += f"<p>{'<br>'.join(map(escape, money.settlement))}</p>"
    return tables


def _parts(rows: Sequence[str]) -> Iterator[str]:
    """The rows of one table after the other."""
    for first in range(0, max(1, len(rows)), ROWS):
        yield "".join(rows[first : first + ROWS])


def _table(header: Sequence[str], letters: Sequence[int], rows: str, *, above: str = "") -> str:
    """A table whose columns have their shares of the page by the letters in them."""
    size = "small" if sum(letters) > ACROSS else "medium"
    shares = _shares(letters)
    head = _row("th", header, f"{RULED} color: {GREY}; padding-top: 14px; vertical-align: bottom;", shares)
    return (
        f'<table cellspacing="0" cellpadding="5" width="100%" style="font-size: {size}">'
        f"<thead>{above}{head}</thead><tbody>{rows}</tbody></table>"
    )


def _letters(header: Sequence[str], cells: Sequence[Sequence[str]]) -> list[int]:
    """The letters that each column of a table needs, by the words above it and its cells, row by row."""
    columns = [*zip(*cells, strict=True)] or [()] * len(header)
    return [
        AROUND + _longest(index, words, column)
        for index, (words, column) in enumerate(zip(header, columns, strict=True))
    ]


def _longest(index: int, header: str, cells: Sequence[str]) -> int:
    """The letters of a column that have to stand in one line."""
    if index == MARKS:
        return max(len(cell) + len(cell.split()) for cell in ("", *cells))
    words = [len(word) + BOLD for word in re.split(r"(?<=-)|\s", header) if word]
    least = LEAST if index >= BEFORE_PEOPLE else 0
    return max(least, *words, *(min(GAME, len(cell)) for cell in cells))


def _shares(sizes: Sequence[int]) -> list[int]:
    """The shares of these sizes in hundredths, together 100."""
    ends = [round(100 * sum(sizes[:end]) / sum(sizes)) for end in range(len(sizes) + 1)]
    return [end - begin for begin, end in pairwise(ends)]


def _game(row: GridRow) -> str:
    is_game = row.kind is RowKind.GAME
    return _row("td" if is_game else "th", row.cells, RULED if is_game else f"{RULED} background-color: {SHADE};")


def _total(sheet: Sheet, views: Sequence[Counting]) -> str:
    """The sums at the end."""
    beyond = comparison_header(sheet)
    gain = ("", "", signed(sheet.gain)) if beyond else ()
    sums = [number(total) for view in views for total in sheet.sums(view)]
    words = QCoreApplication.translate("Sheet", "Sum")
    return _row("th", ("", words, "", *sums, *gain), f"color: {GREEN};")


def _row(tag: str, cells: Sequence[str], style: str, shares: Sequence[int] = ()) -> str:
    widths = [f' width="{share}%"' for share in shares] or [""] * len(cells)
    inner = "".join(
        f'<{tag}{width} align="{alignment(column)}" style="{style}">{escape(cell)}</{tag}>'
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return f"<tr>{inner}</tr>"


class _Page(CountedTexts):
    """Texts about the length of a list."""
