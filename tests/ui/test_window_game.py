"""Whole games through the window."""

import pytest
from evening import Person, opened
from PySide6.QtCore import Qt

from freedoko_qt.engine.phase import Phase


@pytest.mark.parametrize("seed", [1, 4])
def test_a_whole_game_with_the_mouse(qtbot, qapp, data_dir, seed) -> None:
    with opened(qapp, data_dir, seed=seed) as program:
        person = Person(qtbot, program.window)
        person.begin()
        person.play_game()
        assert program.session.game.phase is Phase.OVER
        assert sum(program.session.score.eyes) == 240
        assert program.window.page is program.window.game.sheet


def test_two_games_with_keys_alone(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window, keys=True)
        person.begin()
        person.play_game()
        first = program.session.game
        person.next_game()
        person.play_game()
        assert program.session.game is not first
        assert len([game for game in program.session.games if game.score]) == 2


def test_arrows_and_enter_play_a_card(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window, keys=True)
        person.reach_first_card()
        table, before = person.table, len(program.session.view.hand)
        while table.stage.hand.focused is None or (
            table.stage.hand.focused.card not in program.session.view.playable
        ):
            person.press(Qt.Key.Key_Right)
        person.press(Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: len(program.session.view.hand) == before - 1)
