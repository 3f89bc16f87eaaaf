"""Taking a card back on one key, at the real window."""

from dataclasses import replace

import pytest
from evening import Person, opened
from PySide6.QtCore import Qt

from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.sheet.sheet_tab import SheetTab

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def person(qtbot, qapp, data_dir):
    """A person with nothing but a keyboard, at a table at which the first question is asked."""
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window, keys=True)
        person.begin()
        person.wait()
        yield person


def to_play(person: Person, qtbot) -> None:
    person.reach_card()
    qtbot.waitUntil(lambda: person.to_play and not person.window.session.is_thinking)
    person.wait()


def test_the_card_is_back_in_the_hand_and_may_be_played_again(person, qtbot) -> None:
    to_play(person, qtbot)
    person.press(Qt.Key.Key_Z, CONTROL)
    stage = person.table.stage
    assert stage.toast.text == "You have not played a card yet."
    hand = [item.card for item in stage.hand.items]
    for left in (11, 10, 9):
        person.decide()
        qtbot.waitUntil(lambda left=left: len(stage.hand.items) == left)
        person.wait()
        to_play(person, qtbot)
    for left in (10, 11, 12):
        person.press(Qt.Key.Key_Z, CONTROL)
        assert stage.toast.text == "Your last card is back in your hand. It is noted in the list."
        qtbot.waitUntil(lambda left=left: len(stage.hand.items) == left)
    assert [item.card for item in stage.hand.items] == hand
    person.play_game()
    assert person.game_is_shown


def test_rules_that_forbid_it_grey_it_and_say_so(person, qtbot) -> None:
    window = person.window
    action = window.menu.action("take_back")
    assert action.isEnabled()
    window.current.start(replace(window.current.next_setup, preset="ddv", rules=PRESETS["ddv"].rules))
    person.wait()
    assert not action.isEnabled()
    assert action.toolTip() == "Under these rules a card once played stays."
    person.press(Qt.Key.Key_Z, CONTROL)
    assert person.table.stage.toast.text == action.toolTip()


def test_the_list_is_added_up_across_where_the_rules_want_it(person, qtbot) -> None:
    window = person.window
    window.current.start(replace(window.current.next_setup, preset="ddv", rules=PRESETS["ddv"].rules))
    person.wait()
    person.play_game()
    assert window.game.is_at_sheet
    assert "Game 1 of 24." in window.game.sheet.subtitle.text()
    person.press(Qt.Key.Key_P)
    assert window.game.sheet.tab is SheetTab.LIST
    assert window.game.sheet.cross_sum.isVisible()
    text = "✓ Every line adds up to zero; the four totals are all even or all odd."
    assert window.game.sheet.cross_sum.text() == text
