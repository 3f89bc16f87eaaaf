"""Buttons in as many columns as there is room for."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QWidget

from freedoko_qt.ui.parts.flow_columns import FlowColumns, measured_once


@pytest.fixture
def parent(qtbot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(900, 600)
    widget.show()
    return widget


def filled(parent: QWidget, number: int, **options: object) -> tuple[FlowColumns, list[QPushButton]]:
    """Columns with so many buttons, each 100 wide and 30 high."""
    columns = FlowColumns(parent, **{"usual": 4, "gap": 10, **options})
    buttons = [QPushButton(str(n), columns) for n in range(number)]
    for button in buttons:
        button.setFixedSize(100, 30)
    columns.show_widgets(buttons)
    columns.show()
    return columns, buttons


@pytest.mark.parametrize(("width", "rows"), [(540, 1), (430, 2), (320, 2), (210, 3), (100, 5), (40, 5)])
def test_as_many_columns_as_fit(parent, width, rows) -> None:
    columns, buttons = filled(parent, 5)
    assert columns.heightForWidth(width) == 30 * rows + 10 * (rows - 1)
    columns.resize(width, 300)
    assert len({button.y() for button in buttons}) == rows


def test_rows_are_about_equally_long(parent) -> None:
    columns, buttons = filled(parent, 6)
    columns.resize(5 * 110, 300)
    assert [button.y() for button in buttons] == [0, 0, 0, 40, 40, 40]


def test_the_last_row_has_no_gap_where_that_is_wanted(parent) -> None:
    columns, buttons = filled(parent, 8)
    columns.equal = True
    columns.resize(330, 300)  # three would fit
    assert len({button.x() for button in buttons}) == 2


def test_nothing_lies_on_anything_else(parent) -> None:
    columns, buttons = filled(parent, 7)
    buttons[2].setFixedSize(170, 30)
    buttons[5].setFixedSize(60, 44)
    columns.refresh()
    for width in range(180, 900, 45):
        columns.resize(width, 400)
        for place, one in enumerate(buttons):
            assert not any(one.geometry().intersects(other.geometry()) for other in buttons[place + 1 :])
            assert one.geometry().right() < width


def test_what_is_hidden_takes_no_room(parent) -> None:
    columns, buttons = filled(parent, 3)
    buttons[0].hide()
    columns.resize(210, 100)
    assert (buttons[1].x(), buttons[2].x()) == (0, 110)
    assert columns.heightForWidth(210) == 30


def test_the_hint_is_of_the_usual_number(parent) -> None:
    columns, _ = filled(parent, 10, usual=4)
    assert columns.sizeHint().width() == 430
    assert columns.minimumSizeHint().width() == 100


def test_where_nothing_changes_each_widget_is_measured_once(parent) -> None:
    class Counting(QPushButton):
        measured = 0

        def sizeHint(self) -> QSize:
            self.measured += 1
            return super().sizeHint()

    columns = FlowColumns(parent, usual=4)
    button = Counting("Solo", columns)
    columns.show_widgets([button])
    button.measured = 0
    with measured_once():
        heights = {columns.heightForWidth(width) for width in range(100, 900, 50)}
    assert button.measured == 1
    button.setText("Solo\nSolo")
    assert heights < {*heights, columns.heightForWidth(500)}
