"""In a small window, upright or not, with large German words: everything fits, and nothing is cut at the side."""

from collections.abc import Iterator

import pytest
import scenes
from evening import Person, opened
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QScrollArea, QTabBar, QWidget
from staging import Scene, lasting, tabs, tops

from freedoko_qt.app.course.all_lessons import LESSONS
from freedoko_qt.app.rule_sets import preset_set
from freedoko_qt.app.settings import Language, TextSize
from freedoko_qt.engine.game import Game
from freedoko_qt.ui.look.design import DURATION
from freedoko_qt.ui.parts.scrolling import VerticalArea
from freedoko_qt.ui.settings.settings_table import SettingGroup
from freedoko_qt.ui.sheet.sheet_tab import SheetTab


@pytest.fixture(params=[(600, 900), (900, 600)], ids=["upright", "broad"])
def person(qtbot, qapp, data_dir, request) -> Iterator[Person]:
    """A person at a window of this size."""
    with opened(qapp, data_dir) as program:
        large = program.settings.settings._replace(text_size=TextSize.LARGE, language=Language.GERMAN)
        program.settings.set(large)
        program.window.resize(*request.param)
        QTest.qWait(2 * DURATION.quick)
        yield Person(qtbot, program.window)
        for dialog in program.window.findChildren(QDialog):
            dialog.close()
        program.settings.set(large._replace(text_size=TextSize.NORMAL))


def questions(person: Person) -> None:
    """The questionnaire about the rules: the question with the most answers."""
    scenes.questions(person)
    for page in tops(person.window)[-1].questions[:4]:
        page.buttons[-1].click()


def rules_from_answers(person: Person) -> None:
    questions(person)
    for page in tops(person.window)[-1].questions[4:]:
        page.buttons[-1].click()


def settings(group: SettingGroup) -> Scene:
    def show(person: Person) -> None:
        scenes.settings(person)
        person.window.dialogs.settings.page.groups.choose(group)

    show.__name__ = f"settings_{group}"
    return show


def deals(person: Person) -> None:
    person.window.controllers.deals.keep(Game.deal(preset_set("ddv").rules, 1), "Mittwochsrunde, Spiel 2")
    person.window.controllers.deals.show()


def tournament_so_far(person: Person) -> None:
    scenes.score_sheet(person)
    person.window.game.sheet.turn_to(SheetTab.LIST)


def course_lesson(person: Person) -> None:
    """The lesson with the broadest picture."""
    scenes.course(person)
    person.window.controllers.course.page.open_lesson(LESSONS[0])


SCENES = [
    scenes.first_page, scenes.start_page, scenes.help_page, scenes.guided_game, scenes.guided_game_played,
    scenes.rules, scenes.rules_as_text, scenes.rules_compared, questions, rules_from_answers,
    *map(settings, SettingGroup), scenes.about, deals, scenes.score_sheet,
    tournament_so_far, scenes.kept_sheet, scenes.replay, scenes.review,
    scenes.trainer, scenes.trainer_asks, scenes.trainer_explains, scenes.course, course_lesson,
]  # fmt: skip


def cut(top: QWidget) -> set[str]:
    """The widgets that are not seen in their whole width."""
    words = [one for one in top.findChildren(QLabel) if one.text() and not one.wordWrap()]
    buttons = [one for one in top.findChildren(QAbstractButton) if one.text() and not isinstance(one.parent(), QTabBar)]
    found = {one.text() for one in (*words, *buttons) if one.isVisible() and one.width() < needed(one)}
    for area in top.findChildren(QScrollArea):
        if area.isVisible() and area.widget().width() > area.viewport().width():
            found.add(f"{area.widget()} in its area")
    for one in top.findChildren(QWidget):
        inside = one.parentWidget()
        if one.isVisible() and one.window() is top and not isinstance(inside.parentWidget(), QScrollArea):
            left, right = one.x(), one.x() + one.width()
            if left < 0 or right > max(inside.width(), 1):
                found.add(f"{one} in {inside}")
    return found


def needed(one: QLabel | QAbstractButton) -> int:
    """The width of its words."""
    return min(one.sizeHint().width(), one.minimumSizeHint().width())


@pytest.mark.parametrize("size", [(900, 600), (800, 1280), (960, 540)], ids=str)
@pytest.mark.parametrize(
    "scene",
    [scenes.replay, scenes.branches, scenes.practice_played, scenes.points_dialog, scenes.statistics, scenes.evening],
    ids=lambda scene: scene.__name__,
)
def test_the_largest_words_make_no_window_larger_and_cut_nothing(qtbot, qapp, data_dir, scene, size) -> None:
    with opened(qapp, data_dir) as program:
        largest = program.settings.settings._replace(text_size=TextSize.LARGEST, language=Language.GERMAN)
        program.settings.set(largest)
        window = program.window
        window.resize(*size)
        QTest.qWait(2 * DURATION.quick)
        scene(Person(qtbot, window))
        for _ in tabs(window):
            QTest.qWait(50)
            assert window.size().toTuple() == size
            assert lasting(lambda: cut(window)) == set()
        for dialog in window.findChildren(QDialog):
            dialog.close()


@pytest.mark.parametrize(
    ("scene", "text_size"),
    [
        *((scene, TextSize.NORMAL) for scene in (scenes.branches, scenes.statistics, scenes.score_sheet)),
        (scenes.replay, TextSize.NORMAL),
        (scenes.replay, TextSize.LARGE),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_lists_give_way_before_a_page_is_scrolled(person, scene, text_size) -> None:
    file = person.window.context.settings_file
    file.change(text_size=text_size, language=Language.GERMAN)
    person.window.resize(900, 600)
    QTest.qWait(2 * DURATION.quick)
    scene(person)
    QTest.qWait(2 * DURATION.quick)
    areas = [area for area in person.window.page.findChildren(VerticalArea) if area.isVisible()]
    assert areas
    assert [area.verticalScrollBar().maximum() for area in areas] == [0] * len(areas)


@pytest.mark.parametrize(
    "scene",
    [scenes.evening, scenes.evening_calculated, scenes.practice_played, scenes.points_dialog],
    ids=lambda scene: scene.__name__,
)
def test_what_scrolls_opens_at_its_top(person, scene) -> None:
    scene(person)
    QTest.qWait(2 * DURATION.quick)
    top = tops(person.window)[-1]
    areas = [area for area in top.findChildren(VerticalArea) if area.isVisible() and area.window() is top]
    assert areas
    assert [area.verticalScrollBar().value() for area in areas] == [0] * len(areas)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_nothing_is_cut(person, scene) -> None:
    room = person.window.size()
    scene(person)
    top = tops(person.window)[-1]
    QTest.qWait(50)
    assert person.window.size() == room
    assert top.width() <= room.width()
    assert top.height() <= room.height()
    assert lasting(lambda: cut(top)) == set()
