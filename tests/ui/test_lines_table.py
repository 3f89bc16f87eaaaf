"""A table whose items are made in Python gives them back before Qt can delete them beside other threads."""

import pytest
from PySide6.QtWidgets import QTableWidgetItem
from shiboken6 import isValid

from freedoko_qt.ui.parts.lines_table import LinesTable


@pytest.fixture
def table(qtbot) -> LinesTable:
    table = LinesTable(1)
    qtbot.addWidget(table)
    table.setRowCount(2)
    return table


def test_a_line_that_goes_leaves_its_items_alive(table) -> None:
    items = [QTableWidgetItem(text) for text in "ab"]
    for row, item in enumerate(items):
        table.setItem(row, 0, item)
    table.setRowCount(1)
    assert all(map(isValid, items))
    assert (table.item(0, 0), table.rowCount()) == (items[0], 1)


def test_an_item_whose_place_is_taken_stays_alive(table) -> None:
    before, after = QTableWidgetItem("a"), QTableWidgetItem("b")
    table.setItem(0, 0, before)
    table.setItem(0, 0, after)
    assert isValid(before)
    assert table.item(0, 0) is after
