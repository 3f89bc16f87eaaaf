"""Controls look different below the pointer."""

import pytest
import scenes
from evening import Person, opened
from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QHoverEvent, QImage
from PySide6.QtWidgets import QApplication, QWidget

from freedoko_qt.app.settings import Theme
from freedoko_qt.ui.forms.group_list import GroupList
from freedoko_qt.ui.parts.lines_table import LinesTable
from freedoko_qt.ui.parts.switch import Switch

NOWHERE = QPointF(-1, -1)


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_a_line_of_a_list_and_a_switch(theme: Theme, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        program.settings.change(theme=theme)
        program.window.dialogs.show_settings()
        dialog = program.window.dialogs.settings
        groups, switch = dialog.findChild(GroupList), dialog.findChild(Switch)
        line = groups.visualItemRect(groups.item(1))
        usual = seen(groups.viewport(), line), seen(switch, switch.rect())
        switch.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
        point(groups.viewport(), QPointF(line.center()))
        hovered = seen(groups.viewport(), line), seen(switch, switch.rect())
        switch.setDown(True)
        pictures = [*usual, *hovered, seen(switch, switch.rect())]
        assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("scene", [scenes.course, scenes.branches, scenes.rules_of_points], ids=lambda it: it.__name__)
def test_the_whole_line_of_a_table_that_can_be_marked(scene, theme: Theme, qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        program.settings.change(theme=theme)
        scene(Person(qtbot, program.window))
        QApplication.processEvents()
        (table,) = (one for one in program.window.page.findChildren(LinesTable) if one.isVisible())
        view = table.viewport()
        table.mark(0)
        first, last = (table.visualRect(table.lines.index(1, column)) for column in (0, table.columnCount() - 1))
        next_line = table.visualRect(table.lines.index(0, 0))
        usual = [seen(view, part) for part in (first, last, next_line)]
        point(view, QPointF(first.center()))
        pointed = [seen(view, part) for part in (first, last, next_line)]
        assert [one != other for one, other in zip(usual, pointed, strict=True)] == [True, True, False]
        QApplication.sendEvent(view, QHoverEvent(QEvent.Type.HoverLeave, NOWHERE, NOWHERE, QPointF(first.center())))
        assert [seen(view, part) for part in (first, last, next_line)] == usual


def seen(widget: QWidget, part: QRect) -> QImage:
    return widget.grab(part).toImage()


def point(widget: QWidget, place: QPointF) -> None:
    """Move the pointer here."""
    for kind in (QEvent.Type.HoverEnter, QEvent.Type.HoverMove):
        QApplication.sendEvent(widget, QHoverEvent(kind, place, place, NOWHERE))
