"""The very first start: three things guessed, one button, and then a game."""

import json
from dataclasses import replace

from evening import Person, button, opened
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from freedoko_qt.app.settings import Language
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.start.first_page import FirstPage
from freedoko_qt.ui.start.start_page import StartPage


def test_enter_alone_begins_a_game(person, qtbot) -> None:
    window = person.window
    assert isinstance(window.page, FirstPage)
    qtbot.waitUntil(window.start_page.start.hasFocus)
    person.press(Qt.Key.Key_Return)
    person.wait()
    setup = window.session.setup
    assert (setup.names[0], setup.levels, setup.preset, setup.rounds) == ("", ("casual",) * 3, "kitchen", None)
    assert window.page is window.game.page


def test_the_page_of_the_start_does_not_come_up_between_the_first_page_and_the_table(person) -> None:
    window = person.window
    window.current.start(window.current.next_setup)
    person.wait()
    assert window.findChild(StartPage) is None
    window.show_start()
    assert isinstance(window.page, StartPage)


def test_what_is_chosen_is_played(person, data_dir) -> None:
    window, first = person.window, person.window.start_page
    QTest.keyClicks(first.name, " Lotte ")
    person.click(button(first, "Strong"))
    person.click(button(first, "DDV tournament"))
    person.click(first.start)
    person.wait()
    setup = window.session.setup
    assert (setup.names[0], setup.levels, setup.preset) == ("Lotte", ("strong",) * 3, "ddv")
    assert setup.rules == PRESETS["ddv"].rules
    assert setup.rounds is None, "the rules say the number"
    assert window.session.players[0].name == "Lotte"
    assert json.loads((data_dir / "settings.json").read_text())["content"]["player_name"] == "Lotte"


def test_each_choice_is_explained(person) -> None:
    first = person.window.start_page
    for row in (first.levels, first.rules):
        said = set()
        for place in range(len(row.buttons)):
            row.choose(place)
            said.add(row.words.text())
        assert len(said) == len(row.buttons)
        assert all(said)


def test_arrows_walk_along_the_choices(person) -> None:
    row = person.window.start_page.levels
    row.buttons[row.chosen].setFocus()
    person.press(Qt.Key.Key_Right)
    assert row.chosen == 2
    person.press(Qt.Key.Key_Right)
    assert row.chosen == 2
    person.press(Qt.Key.Key_Left)
    assert (row.chosen, row.buttons[1].hasFocus()) == (1, True)


def test_the_language_is_one_click_away(person) -> None:
    window, first = person.window, person.window.start_page
    first.levels.choose(2)
    person.click(button(first, "Deutsch"))
    QTest.qWait(20)
    assert first.start.text() == "Spielen"
    assert window.context.settings_file.settings.language is Language.GERMAN
    assert window.page is first
    assert first.levels.chosen == 2
    person.click(button(first, "English"))
    QTest.qWait(20)
    assert first.start.text() == "Play"
    assert window.context.settings_file.settings.language is Language.ENGLISH


def test_the_button_of_the_language_is_called_in_the_language_of_the_page(person) -> None:
    first = person.window.start_page
    assert first.language.accessibleName() == "Language: Deutsch"
    person.click(first.language)
    QTest.qWait(20)
    assert first.language.accessibleName() == "Sprache: English"


def test_a_name_is_as_long_as_in_the_settings_at_most(person) -> None:
    window, first = person.window, person.window.start_page
    QTest.keyClicks(first.name, "Karl-Friedrich von Hohenstein zu Lippe")
    person.click(first.start)
    person.wait()
    name = window.context.settings_file.settings.player_name
    window.dialogs.show_settings()
    assert window.dialogs.settings.page.row("player_name").editor.line.text() == name
    window.dialogs.settings.close()


def test_a_name_that_is_typed_outlives_the_change_of_the_language(person) -> None:
    first = person.window.start_page
    QTest.keyClicks(first.name, "Lotte")
    person.click(first.language)
    QTest.qWait(20)
    assert first.player_name == person.window.context.settings_file.settings.player_name == "Lotte"


def test_everything_can_be_reached_by_tab(person) -> None:
    first = person.window.start_page
    reached = set()
    for _ in range(20):
        person.press(Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert {first.name, first.start, first.guide, first.language} <= reached
    for row in (first.levels, first.rules):
        assert reached & set(row.buttons)


def test_the_guided_game_first_and_then_the_choices_as_they_were(person, qtbot) -> None:
    window, first = person.window, person.window.start_page
    QTest.keyClicks(first.name, "Lotte")
    first.rules.choose(0)
    person.click(first.guide)
    guide = window.controllers.guide.page
    qtbot.waitUntil(lambda: guide.session.is_step_shown)
    assert guide.session.players[0].name == "Lotte"
    person.click(guide.panel.leave)
    assert window.page is first
    assert (first.player_name, first.rules.chosen) == ("Lotte", 0)


def test_after_the_first_tournament_the_page_of_the_start_is_the_usual_one(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        Person(qtbot, program.window).begin()
        program.window.show_start()
        assert isinstance(program.window.page, StartPage)
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        assert isinstance(program.window.page, StartPage)
        person.click(button(program.window.start_page, "Guided game"))
        assert program.window.page is program.window.controllers.guide.page


def test_closed_without_a_game_it_comes_again(qapp, data_dir) -> None:
    for _ in range(2):
        with opened(qapp, data_dir) as program:
            assert isinstance(program.window.page, FirstPage)


def test_nothing_is_modal_and_three_things_are_asked(person) -> None:
    first = person.window.start_page
    assert QApplication.activeModalWidget() is None
    expected = "two rows of three, two ways to begin, the language, the way to one's own rules"
    assert len(first.findChildren(QPushButton)) == 3 + 3 + 2 + 1 + 1, expected


def test_rules_that_were_made_before_the_first_game_are_not_lost(person) -> None:
    window = person.window
    window.current.play_next_by(replace(window.current.next_setup.rule_set, preset=None, name="Am Mittwoch"))
    assert isinstance(window.page, StartPage)
    assert "Am Mittwoch" in window.start_page.setup_line.text()
