"""Controls at the table are large enough for a mouse on a small screen, and those used most for fingers."""

import pytest
import scenes
from evening import Person
from PySide6.QtWidgets import QAbstractButton, QComboBox, QTabBar, QWidget

from freedoko_qt.app.settings import SidePageKind

MOUSE, FINGER = 32, 40
"""Logical pixels: the least of the height and width of what is pressed, with the margins that belong to it."""


def small(page: QWidget, least: int, *kinds: type[QWidget]) -> dict[str, tuple[int, int]]:
    """The controls of a page that are seen and smaller than that, with their sizes."""
    found = {}
    for kind in kinds or (QAbstractButton, QComboBox, QTabBar):
        for one in page.findChildren(kind):
            size = one.tabRect(0).size() if isinstance(one, QTabBar) else one.size()
            if not one.visibleRegion().isEmpty() and min(size.toTuple()) < least:
                found[f"{type(one).__name__} {one.accessibleName() or one.property('text')}"] = size.toTuple()
    return found


@pytest.fixture(params=[(900, 600), (800, 1280)], ids=lambda size: f"{size[0]}x{size[1]}")
def seated(request, person: Person) -> Person:
    """A person at the smallest tables, at which a question is asked."""
    person.window.resize(*request.param)
    person.begin()
    person.wait()
    person.qtbot.wait(200)
    return person


def test_the_question_before_the_game(seated: Person) -> None:
    assert small(seated.question, MOUSE) == {}


def test_the_strip_and_the_announcements(seated: Person) -> None:
    seated.reach_quiet_card()
    assert seated.table.bar.buttons
    assert small(seated.table.strip, FINGER) == {}
    assert small(seated.table.bar, FINGER - 1) == {}


def test_the_pages_beside_the_table(seated: Person) -> None:
    seated.reach_card()
    page = seated.window.game.page
    for kind in SidePageKind:
        page.show_side(kind)
        seated.qtbot.wait(1)
        assert small(page.side.panel, MOUSE) == {}, kind
        assert small(page.table, MOUSE) == {}, kind


@pytest.mark.parametrize("scene", [scenes.score_sheet, scenes.replay, scenes.practice, scenes.branches])
def test_after_the_game(person: Person, scene) -> None:
    person.window.resize(900, 600)
    scene(person)
    person.qtbot.wait(200)
    assert small(person.window.page, MOUSE) == {}
