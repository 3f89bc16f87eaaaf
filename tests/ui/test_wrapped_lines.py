"""Lines of a list that are longer than it is wide: every word of them is seen."""

from random import Random

import pytest
from evening import Person
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem, QWidget

from freedoko_qt.ui.replay.moves_list import MoveRow, MovesList
from freedoko_qt.ui.side.log_page import LogPage

WORDS = ("Karl", "gives", "back", "the", "queen of clubs", "ace", "a", "Passed on:", "nine of diamonds,", "poverty")


def sentences() -> list[str]:
    """Short and long ones; each time the same."""
    chance = Random(1)
    return [" ".join(chance.choices(WORDS, k=chance.randint(3, 12))) for _ in range(30)]


def log(parent: QWidget) -> QListView:
    """The log, with sentences in it."""
    page = LogPage(parent)
    page.list.addItems(sentences())
    return page.list


def moves(parent: QWidget) -> QListView:
    """The moves of a finished game."""
    shown = MovesList(parent)
    shown.lines.show([MoveRow(place, words) for place, words in enumerate(sentences())])
    return shown


@pytest.mark.parametrize("make", [log, moves])
def test_wrapped_lines_are_whole_in_every_width(person: Person, make) -> None:
    shown = make(person.window)
    shown.show()
    for width in range(260, 400, 7):
        shown.resize(width, 500)
        shown.doItemsLayout()
        assert cut_off(shown) == [], width


def cut_off(shown: QListView) -> list[str]:
    """The lines that have more words than room, as Qt paints them: without the spacing and the padding."""
    style, found = shown.style(), []
    edge = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, shown) + 1
    for row in range(shown.model().rowCount()):
        index, option = shown.model().index(row, 0), QStyleOptionViewItem()
        shown.initViewItemOption(option)
        option.rect = shown.visualRect(index)
        option.rect.setWidth(min(option.rect.width(), shown.viewport().width() - 2 * shown.spacing()))
        shown.itemDelegate().initStyleOption(option, index)
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, shown)
        wrapped = QRect(0, 0, room.width() - 2 * edge, 5000)
        if option.fontMetrics.boundingRect(wrapped, Qt.TextFlag.TextWordWrap, index.data()).height() > room.height():
            found.append(index.data())
    return found
