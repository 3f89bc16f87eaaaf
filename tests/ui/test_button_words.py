"""The labels of buttons and their order: the same on every page and dialog, in both languages, on every system."""

import pytest
import scenes
from evening import Person, button
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton

from freedoko_qt.app.settings import Language, TextSize
from freedoko_qt.ui.look.design import DURATION
from freedoko_qt.ui.parts.label import Label

DIALOGS = [
    scenes.tournament, scenes.rules, scenes.rules_that_are_played, scenes.rule_set_named, scenes.rule_set_as_code,
    scenes.rule_set_imported, scenes.questions, scenes.evening_agreed, scenes.evening_named, scenes.points_dialog,
    scenes.about, scenes.settings, scenes.fault,
]  # fmt: skip
LEAVE = {Language.ENGLISH: {"Cancel", "Close", "Quit"}, Language.GERMAN: {"Abbrechen", "Schließen", "Beenden"}}
EDGE, TOLERANCE = 6, 6  # pixels
INK = 60  # the minimum difference in lightness of letters and their ground, of 255
NO_BUTTON = QDialogButtonBox.StandardButton.NoButton


def topmost(person: Person) -> QDialog:
    return [one for one in person.window.findChildren(QDialog) if one.isVisible()][-1]


def at_the_bottom(dialog: QDialog) -> list[QPushButton]:
    """The buttons in the lowest row, from left to right."""
    buttons = [one for one in dialog.findChildren(QPushButton) if not one.visibleRegion().isEmpty()]
    tops = {one: one.mapTo(dialog, QPoint(0, 0)).y() for one in buttons}
    lowest = max(tops.values())
    row = [one for one in buttons if tops[one] == lowest]
    return sorted(row, key=lambda one: one.mapTo(dialog, QPoint(0, 0)).x())


@pytest.mark.parametrize("scene", DIALOGS, ids=lambda scene: scene.__name__)
def test_the_button_that_leaves_a_dialog_is_in_the_language_of_the_program(person, scene) -> None:
    """The labels of standard buttons depend on the system and its language."""
    scene(person)
    dialog = topmost(person)
    for language in (Language.GERMAN, Language.ENGLISH):
        person.set_language(language)
        assert [one for one in dialog.findChildren(QDialogButtonBox) if one.standardButtons() != NO_BUTTON] == []
        assert LEAVE[language] & {one.text() for one in at_the_bottom(dialog)}


@pytest.mark.parametrize("scene", DIALOGS, ids=lambda scene: scene.__name__)
def test_the_accepting_button_is_rightmost_and_the_one_that_leaves_is_beside_it(person, scene) -> None:
    person.set_language(Language.ENGLISH)
    scene(person)
    *others, last = at_the_bottom(topmost(person))
    if last.property("primary"):
        assert others[-1].text() in LEAVE[Language.ENGLISH]
    else:
        assert last.text() in LEAVE[Language.ENGLISH]


@pytest.mark.parametrize("name", ["Course", "Trainer", "Deals", "Tournaments", "Statistics", "Real evenings"])
def test_a_button_of_the_start_page_has_the_title_of_the_page_that_it_opens(person, name) -> None:
    scenes.start_page(person)
    person.click(button(person.window.start_page, name))
    page = person.window.page
    titles = [one.text() for one in page.findChildren(Label) if one.isVisible() and one.property("role") == "title"]
    assert titles[0] == name


@pytest.mark.parametrize("text_size", TextSize)
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_words_and_arrow_stand_in_the_middle_of_a_button_with_a_menu(person, language, text_size) -> None:
    file = person.window.context.settings_file
    file.change(language=language, text_size=text_size)
    scenes.standings(person)
    QTest.qWait(2 * DURATION.quick)
    (drops,) = [one for one in person.window.page.findChildren(QPushButton) if one.isVisible() and one.menu()]
    left, right = free_beside_ink(drops)
    assert abs(left - right) <= TOLERANCE


def free_beside_ink(button: QPushButton) -> tuple[int, int]:
    """The room left and right of what is drawn inside a button, in pixels of the screen."""
    picture = button.grab().toImage()
    middle, edge = range(picture.height() // 3, 2 * picture.height() // 3), round(EDGE * picture.devicePixelRatio())
    ground = picture.pixelColor(edge, picture.height() // 2)
    inked = [
        x
        for x in range(edge, picture.width() - edge)
        if any(abs(picture.pixelColor(x, y).lightness() - ground.lightness()) > INK for y in middle)
    ]
    return inked[0], picture.width() - 1 - inked[-1]
