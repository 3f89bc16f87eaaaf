"""Parts side by side or one below the other, and what Python remembers of a layout that is asked for its size."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QTabBar, QWidget, QWidgetItem
from shiboken6 import Shiboken

from freedoko_qt.ui.parts.wrap_row import WrapRow
from freedoko_qt.ui.replay.replay_panel import ReplayPanel

WAYS = QBoxLayout.Direction


class Pair(QWidget):
    """A button, and two more in a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.halves = WrapRow(self)
        self.one, self.two, self.three = (QPushButton(text, self) for text in ("One", "Two", "Three"))
        row = QHBoxLayout()
        self.halves.addWidget(self.one)
        self.halves.addLayout(row)
        for button in (self.two, self.three):
            row.addWidget(button)


@pytest.fixture
def pair(qtbot) -> Pair:
    widget = Pair()
    qtbot.addWidget(widget)
    return widget


def test_side_by_side_where_there_is_room_else_one_below_the_other(pair) -> None:
    pair.resize(pair.sizeHint())
    pair.show()
    assert pair.halves.direction() == WAYS.LeftToRight
    assert pair.one.geometry().right() < pair.two.geometry().left()
    pair.resize(pair.minimumSizeHint().width(), pair.heightForWidth(pair.minimumSizeHint().width()))
    assert pair.halves.direction() == WAYS.TopToBottom
    assert pair.one.geometry().bottom() < pair.two.geometry().top()


def test_what_is_hidden_needs_no_room(pair) -> None:
    whole = pair.sizeHint().width()
    pair.one.hide()
    assert pair.sizeHint().width() < whole


def test_tabs_are_below_what_leaves_no_room_for_all_of_them(qtbot) -> None:
    """A bar of tabs can be made narrower than they are; some are out of sight then."""
    widget, row = QWidget(), WrapRow()
    qtbot.addWidget(widget)
    title, tabs = QPushButton("Nobody has won"), QTabBar()
    for text in ("This game", "Tournament", "Curve"):
        tabs.addTab(text)
    for part in (title, tabs):
        row.addWidget(part)
    widget.setLayout(row)
    widget.resize(widget.sizeHint())
    widget.show()
    assert row.direction() == WAYS.LeftToRight
    widget.resize(widget.width() - 10, 200)
    assert row.direction() == WAYS.TopToBottom
    assert tabs.width() >= tabs.sizeHint().width()


def remembered() -> int:
    """So many items of layouts Python knows of."""
    return sum(type(one) is QWidgetItem for one in Shiboken.getAllValidWrappers())


@pytest.mark.parametrize("make", [Pair, ReplayPanel])
def test_asking_for_the_size_leaves_no_memory_of_the_items(qtbot, make: Callable[[QWidget], QWidget]) -> None:
    """PySide remembers the result of `itemAt` when the item is gone, and crashes when its place is used again."""
    outer = QWidget()
    qtbot.addWidget(outer)
    widget = make(outer)
    before = remembered()
    widget.minimumSizeHint()
    widget.sizeHint()
    assert remembered() == before
