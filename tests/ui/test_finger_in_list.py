"""Touch in the list of a combo box: a drag scrolls, a tap chooses, a long press shows the tool tip of a choice."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from test_touch import Finger, screen  # noqa: F401 - a fixture

from freedoko_qt.ui.parts.no_wheel import NoWheelComboBox

CHOICES = 60


@pytest.fixture
def box(qtbot, screen) -> NoWheelComboBox:  # noqa: F811 - the fixture
    """An open combo box with more choices than there is room for."""
    box = NoWheelComboBox()
    qtbot.addWidget(box)
    for number in range(CHOICES):
        box.addItem(f"Choice {number}")
        box.setItemData(number, f"Meaning {number}", Qt.ItemDataRole.ToolTipRole)
    box.setMaxVisibleItems(8)
    box.show()
    box.showPopup()
    qtbot.waitUntil(box.view().isVisible)
    yield box
    box.hidePopup()
    QToolTip.hideText()


def place(box: NoWheelComboBox, row: int) -> QPoint:
    return box.view().visualRect(box.model().index(row, 0)).center()


def test_a_finger_scrolls_the_list_of_a_combo_box_and_chooses_nothing_on_its_way(qtbot, screen, box) -> None:  # noqa: F811
    Finger(screen, box.view().viewport()).scroll(place(box, 4), place(box, 0))
    qtbot.waitUntil(lambda: box.view().verticalScrollBar().value() > 0)
    assert box.view().isVisible()
    assert box.currentIndex() == 0


def test_a_tap_chooses_an_item_of_a_combo_box(qtbot, screen, box) -> None:  # noqa: F811
    QTest.qWait(QApplication.doubleClickInterval())  # Qt takes the release of the click that opened it for a choice
    Finger(screen, box.view().viewport()).tap(place(box, 3))
    qtbot.waitUntil(lambda: box.currentIndex() == 3)
    assert not box.view().isVisible()


def test_a_long_press_shows_the_tool_tip_of_a_choice_and_chooses_nothing(qtbot, screen, box) -> None:  # noqa: F811
    finger = Finger(screen, box.view().viewport())
    finger.press(place(box, 2))
    qtbot.waitUntil(lambda: QToolTip.text() == "Meaning 2")
    finger.release()
    QTest.qWait(50)
    assert box.currentIndex() == 0
    assert box.view().isVisible()
