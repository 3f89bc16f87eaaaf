"""Every page, dialog and panel has a scene, and in each names, focus, buttons, fingers and keys are in order."""

from collections.abc import Iterator

import pytest
import scenes
import staging
from control_faults import control_faults
from evening import Person, opened
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QGraphicsView,
    QHeaderView,
    QPlainTextEdit,
    QPushButton,
    QScroller,
)


def test_every_page_dialog_and_panel_has_a_scene() -> None:
    assert len(scenes.SCENES) > 50
    missing = staging.surfaces() - staging.shown
    assert missing == set(), "these want a scene in tests/ui/scenes.py, with their names in its @scene(...)"


def test_no_scene_is_said_to_show_what_is_gone() -> None:
    assert staging.shown - staging.surfaces() == set()


def test_a_scene_that_does_not_show_what_it_is_said_to_show_fails(person: Person) -> None:
    assert "FirstPage" in staging.classes_shown(person.window)
    assert "StartPage" not in staging.classes_shown(person.window)
    with pytest.raises(AssertionError, match="first_page does not show {'StartPage'}"):
        staging.bring_up(scenes.first_page, {"StartPage"}, person)


# What holds in every scene


@pytest.fixture(scope="module")
def screen():
    """A touch screen."""
    return QTest.createTouchDevice()


@pytest.fixture
def still_cursor(qapp) -> Iterator[None]:
    """Text cursors that do not blink, so that two pictures of the same thing are equal."""
    time = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    yield
    qapp.setCursorFlashTime(time)


@pytest.fixture
def visitor(qtbot, qapp, data_dir, screen, still_cursor) -> Iterator[Person]:
    """A person at a window of middling size with a touch screen; what is open at the end is closed."""
    with opened(qapp, data_dir) as program:
        program.window.resize(1100, 720)
        yield Person(qtbot, program.window)
        for dialog in program.window.findChildren(QDialog):
            dialog.close()


def underlined(person: Person) -> set[str]:
    """The labels of buttons with an underlined letter: some would have one and their neighbours none."""
    shown = [one for top in staging.tops(person.window) for one in top.findChildren(QPushButton) if one.isVisible()]
    return {one.text() for one in shown if not QKeySequence.mnemonic(one.text()).isEmpty()}


def scrolled(person: Person) -> list[QAbstractScrollArea]:
    """The areas that scroll on a page or dialog, except the table itself."""
    found = []
    for top in staging.tops(person.window):
        for _ in staging.tabs(top):
            found += [one for one in top.findChildren(QAbstractScrollArea) if one.isVisible()]
    return [one for one in found if not isinstance(one, (QGraphicsView, QHeaderView))]


def follows_finger(area: QAbstractScrollArea) -> bool:
    """True if a finger scrolls an area, pixel by pixel."""
    by_pixel = not isinstance(area, QAbstractItemView) or area.verticalScrollMode() is area.ScrollMode.ScrollPerPixel
    return QScroller.hasScroller(area.viewport()) and by_pixel and not isinstance(area, QPlainTextEdit)


def in_sight(person: Person) -> tuple[object, ...]:
    """The page, the dialogs, the question and the panels that are shown."""
    window, game = person.window, person.window.game
    dialogs = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]
    table = (game.page.hints.is_open, game.page.shows_trumps, game.page.side.panel) if game.is_at_table else ()
    return window.page, dialogs, person.question if game.is_at_table else None, table


@pytest.mark.parametrize("scene", scenes.SCENES, ids=lambda scene: scene.__name__)
def test_every_control_is_in_order(visitor: Person, scene: staging.Scene) -> None:
    """It has a name and shows its focus, and a finger scrolls what scrolls; a held Escape closes nothing."""
    scene(visitor)
    assert underlined(visitor) == set()
    assert control_faults(visitor) == {}
    assert [one for one in scrolled(visitor) if not follows_finger(one)] == []
    before = in_sight(visitor)
    visitor.hold(Qt.Key.Key_Escape)
    assert in_sight(visitor) == before
