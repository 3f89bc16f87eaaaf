"""The strip of buttons at the table: what it offers, by mouse, finger and keyboard, and what it leaves out."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import views
from evening import Person, opened
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.settings import Language
from freedoko_qt.resources import asset
from freedoko_qt.ui.table.tool_strip import OFF, SIGNS, TOOLS, ToolButton, useful_tools


@pytest.fixture
def person(qtbot, qapp, data_dir: Path) -> Iterator[Person]:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        program.window.current.start(
            replace(program.window.current.next_setup, preset="standard", rules=views.STANDARD, seed=3)
        )
        person.wait()
        yield person


def tool(person: Person, command: str) -> ToolButton:
    return next(one for one in person.table.strip.buttons if one.command == command)


def play_on(person: Person) -> None:
    person.reach_card()


def test_every_tool_has_its_signs() -> None:
    drawn = {path.stem for path in asset("signs").iterdir()}
    assert {SIGNS[name] for name in TOOLS} | {*OFF.values()} <= drawn


def test_the_tip_names_the_key_and_the_name_is_that_of_the_menu(person) -> None:
    assert tool(person, "hint").toolTip() == "Hint (H)"
    assert tool(person, "side_panel").toolTip() == "Side panel (F9)"
    assert tool(person, "hint").accessibleName() == "Hint"
    settings = person.window.context.settings_file
    settings.change(language=Language.GERMAN)
    person.qtbot.waitUntil(lambda: tool(person, "hint").accessibleName() == "Hinweis")


def test_a_click_does_what_the_menu_does_and_leaves_the_keyboard_at_the_table(person) -> None:
    play_on(person)
    person.table.setFocus()
    person.click(tool(person, "trumps"))
    assert person.window.game.page.shows_trumps
    assert tool(person, "trumps").isChecked()
    person.click(tool(person, "trumps"))
    assert not person.window.game.page.shows_trumps
    assert not tool(person, "trumps").isChecked()
    assert not tool(person, "hint").hasFocus()
    person.click(tool(person, "hint"))
    assert person.window.game.page.hints.is_open


def test_one_switch_turns_the_sounds_off_and_on(person) -> None:
    settings = person.window.context.settings_file
    assert settings.settings.sounds
    assert tool(person, "sounds").isChecked()
    person.click(tool(person, "sounds"))
    assert not settings.settings.sounds
    settings.change(sounds=True)
    assert tool(person, "sounds").isChecked()


def test_it_is_reached_by_tab_and_pressed_by_enter(person) -> None:
    play_on(person)
    person.table.setFocus(Qt.FocusReason.OtherFocusReason)
    for _ in range(20):
        if isinstance(QApplication.focusWidget(), ToolButton):
            break
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    button = QApplication.focusWidget()
    assert isinstance(button, ToolButton)
    trumps = tool(person, "trumps")
    trumps.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(trumps, Qt.Key.Key_Return)
    assert person.window.game.page.shows_trumps
    person.window.game.page.show_trumps(False)
    trumps.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(trumps, Qt.Key.Key_Escape)
    assert person.table.hasFocus()


def test_what_the_rules_forbid_has_no_button(person) -> None:
    assert tool(person, "hint").isVisible()
    height = person.table.strip.height()
    strict = views.STANDARD.changed("card_hint", False)
    person.window.current.start(replace(person.window.current.next_setup, preset=None, rules=strict))
    person.wait()
    assert not tool(person, "hint").isVisible()
    assert person.table.strip.height() < height


def test_what_can_do_nothing_now_is_quiet() -> None:
    assert useful_tools(None) == {"trumps", "side_panel", "sounds"}
    begun, later = views.healthy(), views.played(9)
    assert "last_trick" not in useful_tools(begun.view(0))
    assert "take_back" not in useful_tools(views.dealt().view(0))
    assert "take_back" in useful_tools(begun.view(0))
    assert {"last_trick", "take_back"} <= useful_tools(later.view(0))
    assert ("rest_is_mine" in useful_tools(later.view(0))) is later.view(0).my_turn
