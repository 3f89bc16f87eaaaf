"""Tables of lines: rows as high as their words, each measured once; the lowest is a whole one."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QHeaderView, QStyledItemDelegate, QWidget

from freedoko_qt.ui.look.restyling import set_style_sheet
from freedoko_qt.ui.parts.layouts import STRETCH, vbox
from freedoko_qt.ui.parts.lines_model import TableCell
from freedoko_qt.ui.parts.lines_table import LinesTable
from freedoko_qt.ui.parts.named_table import AT_ONCE, NamedTable

LINES = 40
WORDS = "A sentence that is broken where its column is narrow, and stands in one line where it is not."


class Counting(QStyledItemDelegate):
    """Counts what it measures."""

    measured = 0

    def sizeHint(self, option, index) -> QSize:
        self.measured += 1
        return super().sizeHint(option, index)


class Lines(LinesTable):
    """A few lines of words that are broken."""

    def __init__(self) -> None:
        super().__init__(2)
        self.counting = Counting(self)
        self.setItemDelegate(self.counting)
        self.setWordWrap(True)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.fill("1")

    def fill(self, word: str) -> None:
        self._show_lines(5, lambda row: [TableCell(WORDS), TableCell(word)])


@pytest.fixture
def lines(qtbot) -> Lines:
    lines = Lines()
    qtbot.addWidget(lines)
    lines.resize(900, 400)
    lines.show()
    QApplication.processEvents()
    return lines


def test_rows_are_as_high_as_their_words_need_in_their_columns(lines) -> None:
    low = lines.rowHeight(0)
    lines.resize(200, 400)
    QApplication.processEvents()
    assert lines.rowHeight(0) > 2 * low
    lines.resize(900, 400)
    QApplication.processEvents()
    assert lines.rowHeight(0) == low


SHEETS = ["* { font-size: 30pt; }", "QTableView::item { padding: 20px; }"]


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("put", [set_style_sheet, Lines.setStyleSheet])
def test_another_style_sheet_gives_other_sizes(lines, sheet, put) -> None:
    low, narrow = lines.rowHeight(0), lines.columnWidth(1)
    put(lines, sheet)
    QApplication.processEvents()
    assert lines.rowHeight(0) > low
    assert lines.columnWidth(1) > narrow


@pytest.mark.parametrize("sheet", SHEETS)
def test_another_style_sheet_has_each_cell_measured_twice_at_most(lines, sheet) -> None:
    lines.counting.measured = 0
    set_style_sheet(lines, sheet)
    rows, columns = lines.rowCount(), lines.columnCount()
    assert lines.counting.measured <= 2 * rows * columns + columns  # in the old and the new width of its column


def test_other_lines_are_measured_anew(lines) -> None:
    narrow = lines.columnWidth(1)
    lines.fill("1000000000")
    QApplication.processEvents()
    assert lines.columnWidth(1) > narrow


def test_however_often_sizes_are_asked_for_each_is_measured_once(lines) -> None:
    counts = []
    for _ in range(3):
        lines.resizeColumnsToContents()
        lines.resizeRowsToContents()
        counts.append(lines.counting.measured)
    assert counts[1:] == counts[:1] * 2


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


def test_a_short_table_of_one_line_has_no_empty_room_below_it(table) -> None:
    page = QWidget()
    table.be_short()
    table.fill(1)
    vbox(table, STRETCH, on=page)
    page.resize(300, 400)
    page.show()
    QApplication.processEvents()
    assert table.viewport().height() == table.rowHeight(0)
    table.setParent(None)  # qtbot closes it


def test_a_table_without_a_scroll_bar_has_all_its_room(table) -> None:
    table.fill(3)
    table.resize(300, 237)
    assert table.viewport().geometry().bottom() > 237 - table.rowHeight(0) / 2


def test_very_many_lines_are_searched_between_the_events_of_the_window(qtbot, place) -> None:
    table = NamedTable(1, place, name=0)
    number, read = 4 * AT_ONCE, []

    def line(row: int) -> list[TableCell]:
        read.append(row)
        return [TableCell(f"number {row}")]

    table.lines.show(number, line)
    with qtbot.waitSignal(table.searched):
        table.leave_only(f"number {number - 1}")
        assert len(read) <= AT_ONCE
    assert [row for row in range(number) if not table.isRowHidden(row)] == [number - 1]
    assert table.row_shown == number - 1


def test_a_search_that_is_typed_on_takes_the_place_of_the_one_before(qtbot, place) -> None:
    table = NamedTable(1, place, name=0)
    table.lines.show(4 * AT_ONCE, lambda row: [TableCell(f"number {row}")])
    with qtbot.waitSignal(table.searched):
        table.leave_only("nothing")
        table.leave_only("")
    assert not any(table.isRowHidden(row) for row in range(table.rowCount()))
