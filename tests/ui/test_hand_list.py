"""The table in words: lists beside the table, for a screen reader, and a game that is played in them."""

import pytest
import views
from evening import Person, opened
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from freedoko_qt.app import wording
from freedoko_qt.app.settings import ClickMode, InWords, Speed
from freedoko_qt.engine.actions import Announce, Call, Play
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.teams import Side
from freedoko_qt.ui.table.hand_list import HandList
from freedoko_qt.ui.table.table_state import HandOrder
from freedoko_qt.ui.table.table_view import TableView


@pytest.fixture
def table(qtbot) -> TableView:
    return views.shown_table(qtbot)


@pytest.fixture
def words(table, qtbot) -> HandList:
    lists = HandList(table, None)
    qtbot.addWidget(lists)
    lists.resize(260, 640)
    lists.show()
    lists.activateWindow()
    qtbot.waitUntil(lists.isActiveWindow)
    return lists


def names(table: TableView) -> list[str]:
    """The cards of the hand, from left to right."""
    return [wording.card_name(card) for card in table.stage.hand.cards]


def said(line: str) -> str:
    """The card that a line of the hand names."""
    card = line.split(", ", maxsplit=1)[0]
    return card[:1].lower() + card[1:]


def test_the_cards_stand_in_the_order_of_the_hand(table, words) -> None:
    view = views.healthy().view(0)
    table.show_view(view)
    assert list(map(said, words.hand_lines.lines)) == names(table)
    table.set_hand_order(HandOrder(highest_first=False))
    assert list(map(said, words.hand_lines.lines)) == names(table)


def test_on_the_own_turn_the_words_say_what_can_be_played(table, words) -> None:
    game = views.own_turn(following=True)
    view = game.view(0)
    table.show_view(view)
    marked = {said(line) for line in words.hand_lines.lines if line.endswith(", playable")}
    assert marked == {wording.card_name(card) for card in view.playable}
    assert words.table_lines.lines[0] == "It is your turn."
    for event in game.apply(Play(0, view.playable[0])):
        table.enqueue(event, game.view(0))
    assert list(map(said, words.hand_lines.lines)) == names(table)
    assert not any(line.endswith("played") for line in words.hand_lines.lines)


def test_where_the_rules_hide_it_the_words_do_too(table, words) -> None:
    game = views.healthy(rules=views.STANDARD.changed("show_if_valid", False))
    while game.turn != 0 or not game.trick:
        game.apply(game.legal()[0])
    table.show_view(game.view(0))
    assert not any(line.endswith("played") for line in words.hand_lines.lines)


def test_the_trick_can_be_read(table, words) -> None:
    view = views.played(7).view(0)
    table.show_view(view)
    lines = words.table_lines.lines
    for place, card in enumerate(view.trick):
        name = views.PLAYERS[(view.leader + place) % 4].name
        assert f"{name}: {wording.card_name(card)}" in lines
    assert f"Winning so far: {views.PLAYERS[view.winning_seat].name}" in lines
    assert f"Trick {view.trick_number} of 12" in lines
    assert lines[0] == wording.waiting(view, [player.name for player in views.PLAYERS])


def test_an_earlier_trick_can_be_read_as_long_as_it_lies_there(table, words) -> None:
    view = views.played(7).view(0)
    table.show_view(view)
    before = words.table_lines.lines
    table.show_last_trick(True)
    trick = view.tricks[-1]
    played = [
        f"{views.PLAYERS[trick.seat_of(place)].name}: {wording.card_name(card)}"
        for place, card in enumerate(trick.cards)
    ]
    assert words.table_lines.lines[:5] == [table.stage.review.caption(), *played]
    assert not any(line.startswith("Winning so far") for line in words.table_lines.lines)
    table.show_last_trick(False)
    assert words.table_lines.lines == before


def test_the_players_can_be_read(table, words) -> None:
    game = views.played(20)
    call = Call.RE if game.side_of(1) is Side.RE else Call.CONTRA
    fresh = views.healthy()
    fresh.apply(Announce(1, call))
    table.show_view(fresh.view(0))
    frieda = next(line for line in words.table_lines.lines if line.startswith("Frieda ("))
    assert f"announced: {wording.call_name(call, game.side_of(1))}" in frieda
    table.show_view(game.view(0))
    tricks = game.view(0).tricks_taken[1]
    frieda = next(line for line in words.table_lines.lines if line.startswith("Frieda"))
    assert f", {tricks} trick" in frieda


@pytest.mark.parametrize("mode", list(ClickMode))
def test_enter_plays_at_once(table, words, asked, mode) -> None:
    table.set_click_mode(mode)
    table.show_view(views.own_turn(following=False).view(0))
    words.take_focus()
    QTest.keyClick(words.hand_lines, Qt.Key.Key_Down)
    QTest.keyClick(words.hand_lines, Qt.Key.Key_Down)
    QTest.keyClick(words.hand_lines, Qt.Key.Key_Return)
    assert asked == [Play(0, table.stage.hand.cards[2])]


def test_a_card_chosen_in_advance_says_so(table, words) -> None:
    game = views.healthy()
    while game.turn == 0:
        game.apply(game.legal()[0])
    table.show_view(game.view(0))
    table.pre_select(table.stage.hand.cards[4])
    assert [row for row, line in enumerate(words.hand_lines.lines) if line.endswith(", chosen")] == [4]
    table.pre_select(None)
    assert not any(line.endswith(", chosen") for line in words.hand_lines.lines)


def test_the_keyboard_stays_in_its_row_when_a_card_is_gone(table, words) -> None:
    game = views.own_turn(following=False)
    table.show_view(game.view(0))
    words.take_focus()
    for _ in range(3):
        QTest.keyClick(words.hand_lines, Qt.Key.Key_Down)
    for event in game.apply(Play(0, table.stage.hand.cards[3])):
        table.enqueue(event, game.view(0))
    assert words.hand_lines.currentRow() == 3
    assert words.hand_lines.hasFocus()
    assert words.hand_lines.selectedItems()
    assert not words.table_lines.selectedItems(), "the keyboard is seen in one place only"
    assert words.hand_lines.count() == len(game.view(0).hand)


def test_it_is_as_late_as_the_table(table, words) -> None:
    """The words never tell what the table has not shown yet."""
    table.set_speed(Speed.SLOW)
    game = views.own_turn(following=False)
    table.show_view(game.view(0))
    before = words.table_lines.lines
    for event in game.apply(Play(0, table.stage.hand.cards[3])):
        table.enqueue(event, game.view(0))
    assert words.table_lines.lines == before
    while table.choreographer.is_busy:
        table.skip()
    assert words.table_lines.lines != before


def test_the_lists_are_what_a_screen_reader_needs(table, words) -> None:
    table.show_view(views.own_turn(following=True).view(0))
    tree = QAccessible.queryAccessibleInterface(words.hand_lines)
    assert tree.role() is QAccessible.Role.List
    assert tree.text(QAccessible.Text.Name) == "Your hand"
    items = [tree.child(index) for index in range(tree.childCount())]
    read = [one.text(QAccessible.Text.Name) for one in items if one.role() is QAccessible.Role.ListItem]
    assert read == words.hand_lines.lines


# In the window


@pytest.fixture
def person(qtbot, qapp, data_dir):
    with opened(qapp, data_dir) as program:
        yield Person(qtbot, program.window, keys=True)


def test_one_key_opens_it_and_the_same_key_closes_it(person) -> None:
    person.reach_first_card()
    page, action = person.window.game.page, person.window.menu.action("words")
    assert not page.shows_words
    person.press(Qt.Key.Key_W)
    assert page.shows_words
    assert page.hand_list.hand_lines.hasFocus()
    assert action.isChecked()
    assert person.window.context.settings_file.settings.in_words is InWords.ALWAYS
    person.press(Qt.Key.Key_W)
    assert not page.shows_words
    assert person.table.hasFocus()
    assert not action.isChecked()
    assert person.window.context.settings_file.settings.in_words is InWords.READER


def test_it_is_there_of_itself_when_a_screen_reader_listens(person) -> None:
    QAccessible.setActive(True)
    try:
        person.reach_first_card()
        page = person.window.game.page
        assert page.shows_words
        assert page.hand_list.hand_lines.hasFocus(), "after the question the keyboard is at the hand in words"
        person.click(page.hand_list.close_button)
        assert not page.shows_words
        assert person.window.context.settings_file.settings.in_words is InWords.NEVER
    finally:
        QAccessible.setActive(False)


def test_the_setting_shows_it_and_hides_it(person) -> None:
    person.reach_first_card()
    for chosen, shown in ((InWords.ALWAYS, True), (InWords.NEVER, False), (InWords.READER, False)):
        person.window.dialogs.show_settings()
        person.window.dialogs.settings.page.row("in_words").editor.choose(chosen)
        assert person.window.game.page.shows_words is shown
        assert person.window.menu.action("words").isChecked() is shown


def test_tab_leads_from_the_table_into_the_words_and_escape_back(person) -> None:
    person.reach_first_card()
    page = person.window.game.page
    person.press(Qt.Key.Key_W)
    person.press(Qt.Key.Key_Escape)
    assert person.table.hasFocus()
    for _ in range(12):
        person.press(Qt.Key.Key_Tab)
        if page.hand_list.hand_lines.hasFocus():
            break
    assert page.hand_list.hand_lines.hasFocus()
    person.press(Qt.Key.Key_Tab)
    assert page.hand_list.table_lines.hasFocus()


def test_with_a_question_open_escape_leads_to_it(person) -> None:
    person.begin()
    person.wait()
    person.press(Qt.Key.Key_W)
    page, question = person.window.game.page, person.question
    for lost in (page.hand_list.hand_lines, page.hand_list.table_lines, person.table, person.table.strip.buttons[0]):
        lost.setFocus(Qt.FocusReason.TabFocusReason)
        person.press(Qt.Key.Key_Escape)
        assert question.isAncestorOf(QApplication.focusWidget())
    person.press(Qt.Key.Key_Return)
    assert question.isHidden()


def test_escape_takes_a_hint_away_before_it_leads_to_the_table(person, qtbot) -> None:
    person.reach_first_card()
    page = person.window.game.page
    person.press(Qt.Key.Key_W)
    person.press(Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.hints.advice is not None)
    person.press(Qt.Key.Key_Escape)
    assert not page.hints.is_open
    assert page.hand_list.hand_lines.hasFocus()
    person.press(Qt.Key.Key_Escape)
    assert person.table.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_whoever_does_not_give_up_is_back_at_the_words(person, key) -> None:
    person.reach_first_card()
    person.press(Qt.Key.Key_W)
    person.press(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert person.question is not None
    person.press(key)
    assert person.question is None
    assert person.window.game.page.hand_list.hand_lines.hasFocus()


def test_escape_leads_from_the_announcements_back_to_the_words(person) -> None:
    person.reach_first_card()
    page = person.window.game.page
    person.press(Qt.Key.Key_W)
    person.press(Qt.Key.Key_N)
    assert person.table.bar.has_focus
    person.press(Qt.Key.Key_Escape)
    assert page.hand_list.hand_lines.hasFocus()


def test_a_whole_game_is_played_in_words(person) -> None:
    person.begin()
    person.window.menu.action("words").setChecked(True)
    rows = person.window.game.page.hand_list.hand_lines

    def play(card) -> None:
        assert rows.hasFocus()
        wanted = next(row for row, line in enumerate(rows.lines) if said(line) == wording.card_name(card))
        assert ", " in rows.lines[wanted], "it can be played, or is just about to be"
        while rows.currentRow() != wanted:
            person.press(Qt.Key.Key_Down if rows.currentRow() < wanted else Qt.Key.Key_Up)
        person.press(Qt.Key.Key_Return)

    person.play = play
    person.play_game()
    assert person.window.session.game.phase is Phase.OVER


def test_the_other_keys_work_there_as_at_the_table(person, qtbot) -> None:
    person.reach_first_card()
    person.press(Qt.Key.Key_W)
    rows, view = person.window.game.page.hand_list.hand_lines, person.window.session.view
    place = next(place for place, card in enumerate(person.table.stage.hand.cards) if card in view.playable)
    QTest.keyClick(rows, "1234567890abc"[place])
    qtbot.waitUntil(lambda: len(person.window.session.view.hand) == len(view.hand) - 1)
    QApplication.processEvents()
    assert rows.hasFocus()
