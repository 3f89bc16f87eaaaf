"""Taking a card back on one key, at the real window."""

from dataclasses import replace

from PySide6.QtCore import Qt

from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.sheet.sheet_tab import SheetTab

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_the_card_is_back_in_the_hand_and_may_be_played_again(player, qtbot) -> None:
    stage = player.table.stage
    player.press(Qt.Key.Key_Z, CONTROL)
    assert stage.toast.text == "There is nothing to take back yet."
    player.reach_quiet_card()
    hand = [item.card for item in stage.hand.items]
    for left in (11, 10, 9):
        player.decide()
        qtbot.waitUntil(lambda left=left: len(stage.hand.items) == left)
        player.wait()
        player.reach_quiet_card()
    for left in (10, 11, 12):
        player.press(Qt.Key.Key_Z, CONTROL)
        qtbot.waitUntil(lambda left=left: len(stage.hand.items) == left)
        player.wait()
        assert stage.toast.text == "Your last card is back in your hand. It is noted in the list."
        assert stage.toast.visible
    assert [item.card for item in stage.hand.items] == hand
    player.play_game()
    assert player.game_is_shown


def test_what_was_said_by_mistake_is_taken_back_and_asked_again(player, qtbot) -> None:
    stage, session = player.table.stage, player.window.session
    player.reach_quiet_card()
    assert stage.view.levels[0] == 0
    player.press(Qt.Key.Key_N)
    player.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: stage.view.levels[0] > 0)
    player.wait()
    player.press(Qt.Key.Key_Z, CONTROL)
    qtbot.waitUntil(lambda: stage.view.levels[0] == 0)
    player.wait()
    assert stage.toast.text == "Your announcement has been taken back. It is noted in the list."
    player.press(Qt.Key.Key_Z, CONTROL)
    qtbot.waitUntil(lambda: session.view.phase is Phase.RESERVATION)
    player.wait()
    assert stage.toast.text == "You can choose again. It is noted in the list."
    assert player.window.game.page.questions.reservation.isVisible()


def test_rules_that_forbid_it_grey_it_and_say_so(player, qtbot) -> None:
    window = player.window
    action = window.menu.action("take_back")
    assert action.isEnabled()
    window.current.start(replace(window.current.next_setup, preset="ddv", rules=PRESETS["ddv"].rules))
    player.wait()
    assert not action.isEnabled()
    assert action.toolTip() == "Under these rules nothing is taken back."
    player.press(Qt.Key.Key_Z, CONTROL)
    assert player.table.stage.toast.text == action.toolTip()


def test_the_list_is_added_up_across_where_the_rules_want_it(player, qtbot) -> None:
    window = player.window
    window.current.start(replace(window.current.next_setup, preset="ddv", rules=PRESETS["ddv"].rules))
    player.wait()
    player.play_game()
    assert window.game.is_at_sheet
    assert "Game 1 of 24." in window.game.sheet.subtitle.text()
    player.press(Qt.Key.Key_P)
    assert window.game.sheet.tab is SheetTab.LIST
    assert window.game.sheet.cross_sum.isVisible()
    text = "✓ Every line adds up to zero; the four totals are all even or all odd."
    assert window.game.sheet.cross_sum.text() == text
