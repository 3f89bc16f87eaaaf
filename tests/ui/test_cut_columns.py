"""Tables with long names above their columns: names are cut before a table scrolls or its words are squeezed."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QWidget
from real_evening import page_of, write_names
from staging import lasting

from freedoko_qt.ui.look.word_size import WordSize
from freedoko_qt.ui.parts.lines_model import TableCell
from freedoko_qt.ui.parts.lines_table import LinesTable

NAMES = "Maximiliane-Charlotte", "Jo", "Karl-Friedrich", "Wolfgang Amadeus", "Emil", "Luise", "Bo"
WORDS = "Normalspiel"


class Scores(LinesTable):
    """Games, with the sum of each player."""

    at_left = (0,)
    cut_first = range(1, 1 + len(NAMES))

    def __init__(self, parent: QWidget) -> None:
        super().__init__(1 + len(NAMES), parent)
        self._head(["Game", *NAMES])
        self._show_lines(30, lambda row: [TableCell(WORDS), *(TableCell("−12") for _ in NAMES)])


@pytest.fixture
def scores(qtbot) -> Scores:
    window = QWidget()
    qtbot.addWidget(window)
    WordSize(window)
    table = Scores(window)
    window.resize(1200, 400)
    window.show()
    table.resize(1200, 300)
    return table


def widths(table: LinesTable) -> list[int]:
    return [table.columnWidth(column) for column in range(table.columnCount())]


def is_seen_whole(table: LinesTable) -> bool:
    return sum(widths(table)) <= table.viewport().width()


def test_with_room_every_name_is_whole(scores) -> None:
    needed = [scores.fontMetrics().horizontalAdvance(name) for name in NAMES]
    assert lasting(lambda: {str(widths(scores))} if not is_seen_whole(scores) else set()) == set()
    assert all(width > name for width, name in zip(widths(scores)[1:], needed, strict=True))


def test_without_room_long_names_are_cut_and_short_ones_are_not(scores) -> None:
    whole = widths(scores)
    scores.resize(520, 300)
    assert lasting(lambda: {str(widths(scores))} if not is_seen_whole(scores) else set()) == set()
    cut = {name for name, now, before in zip(NAMES, widths(scores)[1:], whole[1:], strict=True) if now < before}
    assert "Maximiliane-Charlotte" in cut
    assert cut.isdisjoint({"Jo", "Emil", "Luise", "Bo"})
    assert scores.columnWidth(0) > scores.fontMetrics().horizontalAdvance(WORDS)


def test_where_nothing_fits_the_words_stay_and_the_table_scrolls(scores, qtbot) -> None:
    scores.resize(260, 300)
    qtbot.waitUntil(lambda: scores.horizontalScrollBar().maximum() > 0)
    assert scores.columnWidth(0) > scores.fontMetrics().horizontalAdvance(WORDS)
    scores.resize(1200, 300)
    assert lasting(lambda: {str(widths(scores))} if not is_seen_whole(scores) else set()) == set()


def test_only_a_name_that_is_cut_has_a_tool_tip_with_the_whole_name(scores, qtbot) -> None:
    scores.resize(520, 300)
    qtbot.waitUntil(lambda: is_seen_whole(scores))
    header = scores.horizontalHeader()
    tips = {}
    for column, name in enumerate(NAMES, 1):
        place = QPoint(header.sectionViewportPosition(column) + 5, 5)
        event = QHelpEvent(QEvent.Type.ToolTip, place, header.viewport().mapToGlobal(place))
        QApplication.sendEvent(header.viewport(), event)
        tips[name] = QToolTip.text()
        QToolTip.hideText()
        qtbot.waitUntil(lambda: not QToolTip.text())
    assert tips["Maximiliane-Charlotte"] == "Maximiliane-Charlotte"
    assert tips["Jo"] == ""


@pytest.mark.parametrize("size", [(800, 1280), (1366, 768), (900, 600)], ids=str)
def test_of_seven_people_with_long_names_all_sums_are_seen(person, size) -> None:
    person.window.resize(*size)
    write_names(person, NAMES)
    page = page_of(person)
    person.click(page.new.start)
    playing = [one for one in page.sheet.form.people.findChildren(QPushButton) if one.isVisible()]
    for one in playing[:2]:
        person.click(one)
    person.click(page.sheet.form.write)
    table = page.sheet.table
    assert lasting(lambda: {str(widths(table))} if not is_seen_whole(table) else set()) == set()
    assert table.width() > page.width() / 2
