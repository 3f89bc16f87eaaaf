"""A list as a page to be printed: the ranking, the curve, and every game with its sums."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.plain import NARROW, shortened
from freedoko_qt.app.sheet.grid import (
    BEFORE_PEOPLE,
    Grid,
    GridRow,
    RowKind,
    comparison_header,
    grid,
    number,
    side,
    usual_views,
)
from freedoko_qt.app.sheet.money_grid import MoneyGrid, money_grid
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.wording import signed
from freedoko_qt.app.wording.translating import CountedTexts
from freedoko_qt.engine.rules.scoring import Counting

GREEN, GREY, LINE, SHADE = "#1f6b4a", "#666a63", "#d9d2bf", "#f4f1e8"
RULED = f"border-bottom-style: solid; border-bottom-width: 1px; border-bottom-color: {LINE};"
PEOPLE = 4
"""Places side by side."""
ROWS = 100
"""The most rows of a table: Qt lays out the whole of one at once."""


def html_parts(
    sheet: Sheet, views: Sequence[Counting] = (), *, colors: Sequence[str] = (), curve: str = ""
) -> tuple[str, ...]:
    """The list as pages for a QTextDocument each, one for so many `ROWS`.

    `curve`: the picture of the sums, as HTML; `colors`: of the lines in it, by column.

    Only what QTextDocument knows of HTML 4 and CSS is used. All names are escaped.
    """
    views = views or usual_views(sheet)
    made = grid(sheet, views)
    before = [_heading(made, len(sheet.lines))]
    if sheet.lines:
        before.append(_ranking(sheet, views[0], colors))
        if curve:
            before.append(f'<p align="center">{curve}</p>')
    after = [_quiet(escape(words)) for words in made.below]
    if (money := money_grid(sheet)) is not None:
        after.append(_money(money))
    first, *others = _tables(sheet, made, views)
    *most, last = "".join([*before, first]), *others
    return *most, "".join([last, *after])


def _heading(made: Grid, games: int) -> str:
    title, when, rules = map(escape, made.heading)
    played = _Page.tr("%n game(s)", "", games)
    subtitle = " · ".join((when, rules, escape(played)))
    return f'<h1 style="color: {GREEN}; margin-bottom: 2px">{title}</h1>' + _quiet(subtitle)


def _quiet(words: str) -> str:
    return f'<p style="color: {GREY}">{words}</p>'


def _ranking(sheet: Sheet, view: Counting, colors: Sequence[str]) -> str:
    """The places of all, a few beside each other."""
    sums = sheet.sums(view)
    cells = []
    for column, place in sheet.ranking(view):
        dot = f'<span style="color: {colors[column]}">●</span> ' if colors else ""
        name = escape(shortened(sheet.names[column], NARROW))
        size = "x-large" if place == 1 else "large"
        rank = f'<span style="color: {GREY}">{place}.</span> {dot}<b>{name}</b>'
        points = f'<span style="font-size: {size}"><b>{signed(sums[column])}</b></span>'
        style = f"padding: 8px 10px; background-color: {SHADE}"
        cells.append(f'<td width="{100 // PEOPLE}%" style="{style}">{rank}<br>{points}</td>')
    rows = [cells[first : first + PEOPLE] for first in range(0, len(cells), PEOPLE)]
    inner = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return f'<table width="100%" cellspacing="4" cellpadding="0">{inner}</table>'


def _tables(sheet: Sheet, made: Grid, views: Sequence[Counting]) -> Iterator[str]:
    """The games, with the sums at the end of the last table."""
    groups = "".join(f'<th colspan="{made.people}">{escape(name)}</th>' for name in made.groups)
    beyond = len(made.header) - BEFORE_PEOPLE - made.people * len(made.groups)
    groups += f'<th colspan="{beyond}"></th>' if groups and beyond else ""
    above = f'<tr><th colspan="{BEFORE_PEOPLE}"></th>{groups}</tr>' if groups else ""
    head = _row("th", made.header, f"{RULED} color: {GREY};")
    rows = [*map(_game, made.rows), *([_total(sheet, views)] if sheet.lines else [])]
    for first in range(0, max(1, len(rows)), ROWS):
        body = "".join(rows[first : first + ROWS])
        yield (
            '<table cellspacing="0" cellpadding="5" width="100%">'
            f"<thead>{above}{head}</thead><tbody>{body}</tbody></table>"
        )


def _money(money: MoneyGrid) -> str:
    """The money of the evening, and who pays whom."""
    head = _row("th", money.header, f"{RULED} color: {GREY};")
    rows = "".join(_row("td", cells, RULED) for cells in money.rows)
    settled = "<br>".join(map(escape, money.settlement))
    return (
        f'<h2 style="color: {GREEN}">{escape(money.title)}</h2><table cellspacing="0" cellpadding="5" width="100%">'
        f"<thead>{head}</thead><tbody>{rows}</tbody></table><p>{settled}</p>"
    )


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


def _row(tag: str, cells: Sequence[str], style: str) -> str:
    inner = "".join(
        f'<{tag} align="{side(column)}" style="{style}">{escape(cell)}</{tag}>' for column, cell in enumerate(cells)
    )
    return f"<tr>{inner}</tr>"


class _Page(CountedTexts):
    """Texts about the length of a list."""
