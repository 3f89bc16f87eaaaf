"""The end before the last card at the table: with the mouse, with keys, and for those who hear it."""

import sys
from pathlib import Path

import pytest
from evening import Person, button
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.replay.practice import Practice
from freedoko_qt.app.settings import Pause, Speed
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.phase import Phase

sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))
from laid_games import QUIET, answered, lay, play_on, reserve  # noqa: E402

ALL_FROM_THE_TOP = "CA CA CT CT SA SA ST ST HA HA DA DA"
NOT_ALL = "CA CA CT CT SA SA ST ST HA HA DK DK"
CONTROL = Qt.KeyboardModifier.ControlModifier


def sit_down(person: Person, hand: str, cards: int = 0) -> None:
    """A meatless solo of the person, who is to lead, after so many cards."""
    game = answered(QUIET, lay(hand), reserve(0, "solo_meatless"))
    play_on(game, cards)
    setup = TournamentSetup(levels=("beginner", "beginner", "beginner"))
    person.window.session.practise(Practice(setup, QUIET, game.dealt, game.table, 1, tuple(game.actions)))
    person.wait()


def own_tricks(person: Person) -> int:
    return sum(trick.winner == 0 for trick in person.window.session.game.tricks)


def until_shown(person: Person, qtbot) -> None:
    qtbot.waitUntil(lambda: person.game_is_shown, timeout=60_000)


@pytest.mark.parametrize("pause", [Pause.SHORT, Pause.UNTIL_CLICK])
def test_m_takes_the_rest_that_is_sure_without_moves_and_pauses(person, qtbot, heard, pause) -> None:
    file = person.window.context.settings_file
    file.change(speed=Speed.SLOW, pause=pause)
    sit_down(person, ALL_FROM_THE_TOP)
    person.press(Qt.Key.Key_M)
    assert "The rest is yours." in heard
    until_shown(person, qtbot)
    assert own_tricks(person) == 12


def test_m_where_it_is_not_sure_says_so_and_nothing_is_played(person, qtbot, heard) -> None:
    sit_down(person, NOT_ALL)
    view = person.window.session.view
    person.press(Qt.Key.Key_M)
    words = "Not all the remaining tricks are sure to be yours. You can say it again in the next game."
    assert person.table.stage.toast.text == words
    assert words in heard
    person.press(Qt.Key.Key_M)
    assert person.table.stage.toast.text == "You can say that again in the next game."
    assert person.window.session.view == view
    assert person.to_play


@pytest.mark.parametrize("keys", [True, False])
def test_giving_up_asks_once_and_then_gives_up(person, qtbot, keys) -> None:
    sit_down(person, NOT_ALL)
    table = person.table
    if keys:
        person.press(Qt.Key.Key_G, CONTROL)
        assert QApplication.focusWidget().text() == "Play on"
        person.press(Qt.Key.Key_Tab)
        person.press(Qt.Key.Key_Return)
    else:
        person.window.menu.action("give_up").trigger()
        person.click(button(table, "Give up"))
    until_shown(person, qtbot)
    assert own_tricks(person) < 10  # ten are on top of the hand


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_who_does_not_really_want_to_give_up_plays_on(person, qtbot, key) -> None:
    sit_down(person, NOT_ALL)
    view = person.window.session.view
    person.press(Qt.Key.Key_G, CONTROL)
    assert person.question is not None
    person.press(key)
    assert person.question is None
    assert person.window.session.view == view
    person.decide()
    qtbot.waitUntil(lambda: person.window.session.view != view, timeout=20_000)


def test_when_nothing_is_left_to_decide_a_button_and_f_play_on_fast(person, qtbot, heard) -> None:
    for by_key in (True, False):
        sit_down(person, ALL_FROM_THE_TOP, cards=40)
        qtbot.waitUntil(person.table.bar.isVisible, timeout=20_000)
        offer = button(person.table, "Play out fast")
        assert offer.isVisible()
        assert "Nothing is left to decide: press F to play it out." in heard
        if by_key:
            person.press(Qt.Key.Key_F)
        else:
            person.click(offer)
        until_shown(person, qtbot)
    assert "The rest is played out fast." in heard


def test_as_long_as_something_is_to_be_decided_f_says_so(person, qtbot) -> None:
    sit_down(person, NOT_ALL)
    person.press(Qt.Key.Key_F)
    assert person.table.stage.toast.text == "There is still something to decide."
    assert person.to_play


def test_by_itself_where_that_is_set(person, qtbot) -> None:
    file = person.window.context.settings_file
    file.change(play_fast=True)
    sit_down(person, ALL_FROM_THE_TOP)
    session = person.window.session
    for number in range(10):
        qtbot.waitUntil(lambda number=number: person.to_play and len(session.view.tricks) == number, timeout=60_000)
        person.decide()
    until_shown(person, qtbot)


def test_the_next_game_is_at_the_usual_speed_again(person, qtbot) -> None:
    sit_down(person, ALL_FROM_THE_TOP)
    person.press(Qt.Key.Key_M)
    until_shown(person, qtbot)
    assert person.table.choreographer.hurried
    sit_down(person, ALL_FROM_THE_TOP)
    assert not person.table.choreographer.hurried
    assert "Play out fast" not in [one.text() for one in person.table.bar.buttons]


def test_before_the_cards_there_is_nothing_to_give_up(person, qtbot) -> None:
    person.begin()
    qtbot.waitUntil(lambda: person.window.session.view is not None and person.window.game.is_at_table)
    assert person.window.session.view.phase is Phase.RESERVATION
    person.window.menu.action("give_up").trigger()
    assert person.table.stage.toast.text == "You can only say that while cards are being played."
