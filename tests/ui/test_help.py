"""The help: a page of the window with contents and search, which leaves the game as it is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from freedoko_qt.ai.heuristics.convention import PROMISED_STRENGTH
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.app.wording.prose import prose
from freedoko_qt.ui.help.help_keys import KEYS
from freedoko_qt.ui.help.help_page import HelpPage
from freedoko_qt.ui.help.help_texts import IN_A_MINUTE, PROGRAM, WORDS
from freedoko_qt.ui.menu_bar import MENUS


@pytest.fixture
def help_page(qtbot) -> HelpPage:
    page = HelpPage()
    qtbot.addWidget(page)
    page.resize(900, 560)
    page.show()
    return page


def titles(page: HelpPage) -> list[str]:
    """The topics in the contents."""
    rows = [page.contents.topLevelItem(row) for row in range(page.contents.topLevelItemCount())]
    return [row.text(0) for row in rows if not row.isHidden()]


def open_topic(page: HelpPage, title: str) -> str:
    """Choose a topic; returns what is then to be read."""
    row = titles(page).index(title)
    page.contents.setCurrentItem(page.contents.topLevelItem(row))
    return page.text.toPlainText()


def test_every_topic_says_all_it_has(help_page) -> None:
    for title, texts in (
        ("How to play here", PROGRAM),
        ("Keys", KEYS),
        ("Doppelkopf in a minute", IN_A_MINUTE),
        ("Words", WORDS),
    ):
        read = open_topic(help_page, title)
        for part in texts:
            assert all(str(words) in read for words in part), part


def test_every_key_of_the_menus_is_described(help_page) -> None:
    read = open_topic(help_page, "Keys")
    with_keys = [command for _, commands in MENUS for command in commands if command.keys]
    missing = {command.id for command in with_keys if command.keys not in read} - {"first_page"}
    assert missing == set(), "these want a line in ui/help/help_keys.py"


def test_the_rules_are_those_that_are_played(help_page) -> None:
    for preset, name in (("ddv", "DDV tournament"), ("beginner", "For beginners")):
        rule_set = preset_set(preset)
        help_page.show_rules(rule_set)
        read = open_topic(help_page, "The rules we play now")
        assert name in read
        for section in prose(rule_set.rules):
            assert all(sentence in read for sentence in section.sentences)


def test_a_convention_is_described_where_it_is_agreed_on(help_page) -> None:
    heading = "Announcements by convention"
    help_page.show_rules(preset_set("ddv"))
    assert heading not in open_topic(help_page, "The rules we play now")
    help_page.show_rules(preset_set("ddv"), convention=True)
    read = open_topic(help_page, "The rules we play now")
    assert heading in read
    assert f"worth at least {PROMISED_STRENGTH}:" in read


def test_own_rules_are_shown_with_their_name(help_page) -> None:
    help_page.show_rules(RuleSet(preset_set("ddv").rules, name="Am Mittwoch"))
    assert "Am Mittwoch" in open_topic(help_page, "The rules we play now")


def test_the_words_stand_in_the_order_of_the_alphabet(help_page) -> None:
    read = open_topic(help_page, "Words")
    places = [read.index(f"\n{title}\n") for title in sorted((str(title) for title, _ in WORDS), key=str.casefold)]
    assert places == sorted(places)


def test_the_search_finds_sections_and_marks_the_words(help_page) -> None:
    QTest.keyClicks(help_page.search, "charLIE")
    assert titles(help_page) == ["Doppelkopf in a minute", "The rules we play now", "Words"]
    assert "Charlie" in help_page.matches
    assert "Solo" not in help_page.matches
    marked = [one.cursor.selectedText() for one in help_page.text.extraSelections()]
    assert marked
    assert {one.casefold() for one in marked} == {"charlie"}


def test_the_search_leads_to_the_place(help_page) -> None:
    QTest.keyClicks(help_page.search, "data-dir")
    assert help_page.matches == ["Leaving and saving"]
    QTest.keyClick(help_page.search, Qt.Key.Key_Return)
    assert help_page.contents.hasFocus()
    assert help_page.contents.currentItem().text(0) == "Leaving and saving"
    QApplication.processEvents()
    marks = help_page.text.extraSelections()
    assert help_page.text.rect().contains(help_page.text.cursorRect(marks[0].cursor).center())


def test_what_is_not_there_is_not_found(help_page) -> None:
    QTest.keyClicks(help_page.search, "Skat")
    assert titles(help_page) == help_page.matches == []
    assert help_page.nothing.isVisible()
    help_page.search.clear()
    assert len(titles(help_page)) == 5
    assert not help_page.nothing.isVisible()


def test_f1_opens_it_and_f1_or_escape_goes_back_to_the_card(person) -> None:
    person.reach_first_card()
    window, view = person.window, person.window.session.view
    for key in (Qt.Key.Key_F1, Qt.Key.Key_Escape):
        person.press(Qt.Key.Key_F1)
        assert window.page is window.controllers.help.page
        assert window.controllers.help.page.search.hasFocus()
        assert window.controllers.help.page.rule_set.rules == window.session.setup.rules_in_play
        person.press(key)
        assert window.page is window.game.page
        assert window.session.view == view
        assert person.to_play
    person.decide()
    person.wait()


def test_the_game_waits_while_it_is_read(person) -> None:
    person.reach_first_card()
    person.decide()
    person.press(Qt.Key.Key_F1)
    table = person.table
    QTest.qWait(300)
    shown = table.view
    QTest.qWait(200)
    assert table.view == shown
    person.press(Qt.Key.Key_F1)
    person.wait()
    assert person.to_play or person.question or person.game_is_shown


def test_from_the_guided_game_and_back(person) -> None:
    window = person.window
    window.menu.action("guide").trigger()
    guide = window.page
    window.menu.action("help").trigger()
    assert window.page is window.controllers.help.page
    window.menu.action("help").trigger()
    assert window.page is guide


def test_a_new_tournament_from_the_help_goes_to_the_table(person) -> None:
    person.press(Qt.Key.Key_F1)
    person.window.current.start(person.window.current.next_setup)
    person.wait()
    assert person.window.page is person.window.game.page
