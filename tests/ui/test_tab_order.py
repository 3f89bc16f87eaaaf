"""Tab reaches every control of a dialog, and follows the eye."""

from collections.abc import Callable

import pytest
import scenes
import staging
import table_scenes
from evening import Person, opened
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QPushButton, QWidget, QWidgetItem
from shiboken6 import getAllValidWrappers

from freedoko_qt.ui.forms.form_page import FormPage
from freedoko_qt.ui.panels.panel import Panel
from freedoko_qt.ui.parts.layouts import order_tabs, vbox
from freedoko_qt.ui.parts.question_box import QuestionBox
from freedoko_qt.ui.trainer.answers import Answers

MOST = 60


def discard_rules(person: Person) -> None:
    """A question that a dialog asks."""
    scenes.rules(person)
    question = QuestionBox(
        lambda: "Rules", lambda: "Discard the changes?", person.window.dialogs.rules
    )
    question.offer(lambda: "Discard", lambda: "Keep editing", lambda: None)
    question.open()


DIALOGS = [
    scenes.rule_set_named, scenes.rule_set_as_code, scenes.rules, scenes.rules_as_text, scenes.rules_compared,
    scenes.evening_agreed, scenes.tournament,
    scenes.settings, scenes.fault, scenes.about, discard_rules,
]  # fmt: skip
PAGES = [
    scenes.start_page, scenes.score_sheet, scenes.rules_of_points, scenes.practice_played, scenes.standings,
    scenes.deals, scenes.tournaments, scenes.evening, scenes.course_lesson,
]  # fmt: skip


def test_to_order_tabs_makes_pyside_remember_no_item_of_a_layout(qtbot) -> None:
    """It would take what lies there later, be it a style, for that item."""
    page = QWidget()
    qtbot.addWidget(page)
    vbox(*(QPushButton(page) for _ in range(3)), on=page)
    before = remembered_items()
    order_tabs(page)
    assert remembered_items() == before


def remembered_items() -> int:
    """The number of items of layouts that PySide knows."""
    return sum(isinstance(one, QWidgetItem) for one in getAllValidWrappers())


@pytest.mark.parametrize("scene", DIALOGS + PAGES, ids=lambda scene: scene.__name__)
def test_buttons_are_reached_in_the_order_in_which_they_are_read(
    scene: Callable[[Person], None], qapp, data_dir, qtbot
) -> None:
    with opened(qapp, data_dir) as program:
        scene(Person(qtbot, program.window))
        top = staging.tops(program.window)[-1]
        qtbot.wait(50)
        reached = reached_by_tab(top)
        buttons = [one for one in top.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
        free = [one for one in buttons if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.group() is None]
        assert [one.text() for one in free if one not in reached] == []
        assert going_back(top, reached) == []


@pytest.mark.parametrize("words", ["", "a"])
@pytest.mark.parametrize("scene", [scenes.settings, scenes.rules], ids=lambda scene: scene.__name__)
def test_the_fields_of_every_group_come_between_the_groups_and_the_buttons_below(
    scene: Callable[[Person], None], words: str, qapp, data_dir, qtbot
) -> None:
    """Most are made long after the buttons."""
    with opened(qapp, data_dir) as program:
        scene(Person(qtbot, program.window))
        top = staging.tops(program.window)[-1]
        form = next(one for one in top.findChildren(FormPage) if one.isVisible())
        form.search.setText(words)
        for row in range(form.groups.count()):
            form.groups.setCurrentRow(row)
            form.groups.setFocus()
            qtbot.wait(50)
            shown = [form.row(name) for name in form.shown_fields]
            reached = [one for one in reached_by_tab(top)[1:] if one is not form.groups]
            fields = [any(row.isAncestorOf(one) for row in shown) for one in reached]
            assert any(fields)
            assert fields == sorted(fields, reverse=True), "the fields first"
            heights = [one.mapTo(top, QPoint()).y() for one, is_field in zip(reached, fields, strict=True) if is_field]
            assert heights == sorted(heights)


def reached_by_tab(top: QWidget) -> list[QWidget]:
    """Everything that Tab leads to, from where the focus is."""
    reached: list[QWidget] = []
    while (focused := QApplication.focusWidget()) not in reached and len(reached) < MOST:
        assert focused is not None
        reached.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    return reached


def going_back(top: QWidget, reached: list[QWidget]) -> list[str]:
    """The buttons that come after one on their right in the same row, from the first button of the page on."""
    places = [QRect(one.mapTo(top, QPoint()), one.size()) for one in reached]
    buttons = [(one, place) for one, place in zip(reached, places, strict=True) if isinstance(one, QPushButton)]
    start = min(range(len(buttons)), key=lambda i: (buttons[i][1].y(), buttons[i][1].x()), default=0)
    turned = buttons[start:] + buttons[:start]
    return [
        f"{before[0].text()} -> {after[0].text()}"  # type: ignore[attr-defined]
        for before, after in zip(turned, turned[1:], strict=False)
        if before[1].y() == after[1].y() and after[1].x() < before[1].x()
    ]


@pytest.mark.parametrize("scene", [table_scenes.genscher, table_scenes.giving_up, scenes.trainer_asks])
def test_tab_goes_through_what_is_asked_before_it_leaves(
    scene: Callable[[Person], None], qapp, data_dir, qtbot
) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        scene(person)
        top = program.window
        asked = next(one for kind in (Panel, Answers) for one in top.findChildren(kind) if one.isVisible())
        buttons = [one for one in asked.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
        reached = [one for one in reached_by_tab(top) if one in buttons or isinstance(one, QGraphicsView)]
        places = sorted(reached.index(one) for one in buttons)
        assert places in ([*range(len(buttons))], [*range(1, len(buttons) + 1)])
