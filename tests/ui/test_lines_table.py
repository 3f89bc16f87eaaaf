"""The tables on the pages."""

import pytest

from freedoko_qt.ui.parts.lines_model import TableCell
from freedoko_qt.ui.parts.lines_table import LinesTable

LINES = 40


@pytest.fixture
def table(qtbot) -> LinesTable:
    class Table(LinesTable):
        def fill(self, number: int) -> None:
            self._head(["No.", "Game"])
            self._show_lines(number, lambda row: [TableCell(str(row)), TableCell("Normal game")])

    table = Table(2)
    qtbot.addWidget(table)
    table.fill(LINES)
    table.show()
    return table


@pytest.mark.parametrize("height", range(200, 260, 7))
def test_the_lowest_line_is_a_whole_one(table, height) -> None:
    table.resize(300, height)
    row = table.rowHeight(0)
    assert table.viewport().height() % row == 0
    assert height - table.viewport().geometry().bottom() < 2 * row  # the room is used
    table.scrollToBottom()
    lowest = table.lines.index(LINES - 1, 0)
    assert table.viewport().rect().contains(table.visualRect(lowest))
    assert table.rowAt(0) + table.viewport().height() // row == LINES


def test_a_table_without_a_scroll_bar_has_all_its_room(table) -> None:
    table.fill(3)
    table.resize(300, 237)
    assert table.viewport().geometry().bottom() > 237 - table.rowHeight(0) / 2
