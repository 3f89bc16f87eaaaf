"""Menus and the lists of combo boxes: round corners, also where nothing can be translucent, and how a list opens."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from freedoko_qt.ui.look.window_style import follow_window_style
from freedoko_qt.ui.look.word_size import WordSize
from freedoko_qt.ui.parts.no_wheel import NoWheelComboBox
from freedoko_qt.ui.parts.popups import Menu


@pytest.fixture
def window(qtbot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    WordSize(window)
    window.show()
    return window


def a_menu(window: QWidget) -> QWidget:
    menu = Menu(window)
    follow_window_style(menu)
    for number in range(5):
        menu.addAction(f"Command {number}")
    menu.popup(QPoint(20, 20))
    return menu


def a_list(window: QWidget) -> QWidget:
    box = NoWheelComboBox(window)
    follow_window_style(box)
    box.addItems([f"Choice {number}" for number in range(5)])
    box.show()
    box.showPopup()
    return box.view().window()


@pytest.mark.parametrize("opened", [a_menu, a_list])
def test_the_corners_are_round(qtbot, window, opened) -> None:
    popup = opened(window)
    qtbot.waitUntil(popup.isVisible)
    picture, middle = popup.grab().toImage(), popup.rect().center()
    corners = (popup.rect().topLeft(), popup.rect().topRight(), popup.rect().bottomLeft(), popup.rect().bottomRight())
    assert [picture.pixelColor(corner).alpha() for corner in corners] == [0, 0, 0, 0]
    assert picture.pixelColor(middle).alpha() == 255
    assert not any(popup.mask().contains(corner) for corner in corners)
    edges = (QPoint(middle.x(), 0), QPoint(0, middle.y()), QPoint(middle.x(), popup.height() - 1))
    assert all(popup.mask().contains(edge) for edge in edges)
    popup.close()


@pytest.fixture
def short_guard(qapp) -> Iterator[None]:
    """Qt keeps a list open for a hundredth of a second only after the press that opens it."""
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(10)
    yield
    qapp.setDoubleClickInterval(usual)


@pytest.mark.parametrize("sheet", ["", "QComboBox { combobox-popup: 1; }", "QComboBox { combobox-popup: 0; }"])
def test_the_click_that_opens_a_list_does_not_close_it_however_late_it_ends(qtbot, window, short_guard, sheet) -> None:
    box = NoWheelComboBox(window)
    box.setStyleSheet(sheet)
    box.addItems([f"Choice {number}" for number in range(5)])
    box.show()
    place = box.geometry().center()
    QTest.mousePress(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    QTest.qWait(50)
    QTest.mouseRelease(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    QTest.qWait(0)
    assert box.view().isVisible()
    choice = box.view().visualRect(box.model().index(3, 0)).center()
    QTest.mouseClick(box.view().viewport(), Qt.MouseButton.LeftButton, pos=choice)
    assert box.currentIndex() == 3
    assert not box.view().isVisible()
