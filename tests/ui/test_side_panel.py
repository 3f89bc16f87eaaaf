"""The side panel in the window: how it is opened, turned and closed, and what it never does."""

from dataclasses import replace

import pytest
from evening import Person, opened, press, until_read
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from freedoko_qt.app import wording
from freedoko_qt.app.settings import Language, SidePageKind
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import still_out

CTRL = Qt.KeyboardModifier.ControlModifier
KEYS = {
    SidePageKind.SHEET: Qt.Key.Key_P,
    SidePageKind.LOG: Qt.Key.Key_L,
    SidePageKind.ORDER: Qt.Key.Key_T,
    SidePageKind.OUT: Qt.Key.Key_O,
}


def play_card(person: Person, play) -> None:
    """Play a card, and wait until the next one is wanted."""
    session, number = person.window.session, len(person.window.session.view.hand)
    play()
    person.qtbot.waitUntil(lambda: len(session.view.hand) < number)  # the others may announce before it
    person.wait()


def side_of(person: Person):
    return person.window.game.page.side


def page_of(person: Person, page: SidePageKind):
    """Open a page by its key."""
    press(person, KEYS[page], modifier=CTRL)
    side = side_of(person)
    assert side.is_open
    assert side.panel.page is page
    return side.panel.shown


def shown_numbers(page) -> dict[str, int]:
    """The words of the page beside each card."""
    cards = [words.split(": ") for words in page.cards.words if " of " in words]
    return {name: int(number) for name, number in cards}


def true_numbers(person: Person) -> dict[str, int]:
    out = still_out(person.window.session.view)
    return {wording.card_name(card): number for card, number in out.items()}


def test_the_key_opens_it_and_the_button_closes_it(person) -> None:
    person.reach_first_card()
    side, action = side_of(person), person.window.menu.action("side_panel")
    for is_open in (True, False, True):
        press(person, Qt.Key.Key_F9)
        assert side.is_open is is_open
        assert action.isChecked() is is_open
    person.click(side.panel.close_button)
    assert not side.is_open
    assert not action.isChecked()


def test_each_page_has_a_key_that_shows_it_and_closes_it(person) -> None:
    person.reach_first_card()
    for page in SidePageKind:
        page_of(person, page)
        checked = {one for one in SidePageKind if person.window.menu.action(f"side_{one}").isChecked()}
        assert checked == {page}
        assert side_of(person).panel.buttons[page].isChecked()
        press(person, KEYS[page], modifier=CTRL)
        assert not side_of(person).is_open
        assert not person.window.menu.action("side_panel").isChecked()
        assert not person.window.menu.action(f"side_{page}").isChecked()


def test_a_click_turns_the_page_and_leaves_the_keyboard_at_the_table(person) -> None:
    person.reach_first_card()
    press(person, Qt.Key.Key_F9)
    panel = side_of(person).panel
    for page in (SidePageKind.OUT, SidePageKind.LOG, SidePageKind.ORDER, SidePageKind.SHEET):
        person.click(panel.buttons[page])
        assert panel.page is page
        assert panel.shown.isVisible()
        QTest.mouseClick(panel.shown.body.viewport(), Qt.MouseButton.LeftButton)
        assert person.table.hasFocus()


def test_f6_leads_into_the_panel_and_back_and_escape_closes_it(person) -> None:
    person.reach_first_card()
    side = side_of(person)
    press(person, Qt.Key.Key_F6)
    assert person.table.hasFocus()  # there is no panel yet
    for page in SidePageKind:
        body = page_of(person, page).body
        assert person.table.hasFocus()
        press(person, Qt.Key.Key_F6)
        assert body.hasFocus()
        press(person, Qt.Key.Key_F6)
        assert person.table.hasFocus()
    press(person, Qt.Key.Key_F6)
    press(person, Qt.Key.Key_Escape)
    assert not side.is_open
    assert person.table.hasFocus()


def test_t_still_lays_the_order_over_the_table(person) -> None:
    person.reach_first_card()
    page_of(person, SidePageKind.ORDER)
    press(person, Qt.Key.Key_T)
    assert person.window.game.page.shows_trumps
    press(person, Qt.Key.Key_Escape)
    assert not person.window.game.page.shows_trumps
    assert side_of(person).is_open


def test_the_counts_are_right_while_cards_are_played(person) -> None:
    person.reach_first_card()
    page = page_of(person, SidePageKind.OUT)
    totals = []
    for _ in range(3):
        assert shown_numbers(page) == true_numbers(person)
        totals.append(sum(shown_numbers(page).values()))
        play_card(person, person.decide)
    assert totals[0] > totals[1] > totals[2]


def test_cards_are_played_from_the_panel_and_the_reader_stays_there(person) -> None:
    person.reach_first_card()
    log = page_of(person, SidePageKind.LOG)
    press(person, Qt.Key.Key_F6)
    view = person.window.session.view
    place = next(n for n, card in enumerate(person.table.stage.hand.cards) if card in view.playable)
    play_card(person, lambda: person.press(Qt.Key(Qt.Key.Key_1 + place)))
    assert side_of(person).has_focus
    played = wording.card_name(next(card for card in view.hand if card not in person.window.session.view.hand))
    assert any(f"You play the {played}" in sentence for sentence in log.sentences)
    press(person, Qt.Key.Key_Z, modifier=CTRL)
    person.wait()
    assert not any(f"You play the {played}" in sentence for sentence in log.sentences)


def test_the_sheet_has_a_line_for_every_finished_game(person) -> None:
    person.reach_first_card()
    page = page_of(person, SidePageKind.SHEET)
    assert page.nothing.text() == "No game has been finished yet."
    assert page.nothing.isVisible()
    person.play_game()
    sums = person.window.session.score.scores
    person.next_game()
    person.wait()
    assert page.isVisible()
    assert not page.nothing.isVisible()
    table = page.table
    assert table.rowCount() == 1
    sums_shown = [table.lines.index(0, column).data() for column in range(3, 7)]
    assert sums_shown == [str(one).replace("-", "−") for one in sums]
    assert table.lines.index(0, 0).data().split()[0] == "1"


def test_its_tabs_and_what_closes_it_name_their_keys(person) -> None:
    press(person, Qt.Key.Key_F9)
    panel = side_of(person).panel
    keys = {SidePageKind.SHEET: "P", SidePageKind.LOG: "L", SidePageKind.ORDER: "T", SidePageKind.OUT: "O"}
    for page, letter in keys.items():
        assert panel.buttons[page].toolTip().endswith(f"(Ctrl+{letter})")
    assert panel.close_button.toolTip() == "Close the side panel (F9)"
    press(person, Qt.Key.Key_W)
    assert person.window.game.page.hand_list.close_button.toolTip() == "Close the table in words (W)"


def test_where_the_rules_forbid_it_one_sentence_says_so(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        window, person = program.window, Person(qtbot, program.window)
        window.current.start(replace(window.current.next_setup, preset="ddv", rules=PRESETS["ddv"].rules))
        person.wait()
        action = window.menu.action("side_out")
        assert not action.isEnabled()
        assert action.toolTip() == "Under these rules nobody is shown what is still out."
        person.reach_card()
        press(person, Qt.Key.Key_O, modifier=CTRL)
        assert person.table.stage.toast.text == action.toolTip()
        assert not side_of(person).is_open
        press(person, Qt.Key.Key_F9)
        person.click(side_of(person).panel.buttons[SidePageKind.OUT])
        page = side_of(person).panel.shown
        assert page.words.text().startswith("Under these rules not every trick may be looked at again")
        assert not page.cards.isVisible()
        assert page.cards.words == []
        press(person, Qt.Key.Key_F6)
        assert side_of(person).panel.buttons[SidePageKind.OUT].hasFocus()


def test_it_is_as_it_was_left_in_the_next_run(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        program.window.resize(1366, 768)
        person = Person(qtbot, program.window)
        person.reach_first_card()
        page_of(person, SidePageKind.OUT)
        side = side_of(person)
        side.moveSplitter(side.width() - 430, 1)
        width = side.panel.width()
        assert width == pytest.approx(430, abs=8)
    with opened(qapp, data_dir) as program:
        assert program.settings.settings.side_width == width
        person = Person(qtbot, program.window)
        program.window.resize(1366, 768)
        program.window.game.go_on()
        until_read(program.window)
        person.wait()
        side = side_of(person)
        assert side.is_open
        assert side.panel.page is SidePageKind.OUT
        assert shown_numbers(side.panel.shown) == true_numbers(person)
        assert side.panel.width() == width
        press(person, Qt.Key.Key_F9)
    with opened(qapp, data_dir) as program:
        program.window.game.go_on()
        until_read(program.window)
        assert not side_of(Person(qtbot, program.window)).is_open


def test_the_language_changes_on_every_page(person) -> None:
    person.reach_first_card()
    for page in SidePageKind:
        page_of(person, page)
    file = person.window.context.settings_file
    file.change(language=Language.GERMAN)
    QTest.qWait(20)
    panel = side_of(person).panel
    assert panel.buttons[SidePageKind.OUT].text() == "Draußen"
    assert panel.shown.cards.words[0].startswith("Trumpf: ")
    assert any(words.startswith("Kreuz-Dame: ") for words in panel.shown.cards.words)
    press(person, Qt.Key.Key_L, modifier=CTRL)
    assert "Du bist gesund." in panel.shown.sentences
    press(person, Qt.Key.Key_T, modifier=CTRL)
    assert panel.shown.cards.words[0] == "Trümpfe"
