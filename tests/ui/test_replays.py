"""Finished games looked at step by step in the window, and what is tried from there."""

import json
import sys
from pathlib import Path

import pytest
from evening import Person, button, come_back, press, until_read
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from freedoko_qt.app.history import History
from freedoko_qt.app.identity import RECORDS
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.record_file import export_file
from freedoko_qt.app.replay.branch import branch_name, parting
from freedoko_qt.app.replay.branch_file import Branches
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.settings import Language, TextSize
from freedoko_qt.app.wording import signed
from freedoko_qt.engine.notation import game_from_record
from freedoko_qt.engine.phase import Phase
from freedoko_qt.ui.look.design import DURATION
from freedoko_qt.ui.replay.branch_table import GAIN, NAME, POINTS
from freedoko_qt.ui.replay.replay_panel import ReplayTab

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `kept_games`

from kept_games import unfinished  # isort: skip


@pytest.fixture(scope="module")
def kept() -> Tournament:
    """A tournament after two games."""
    return unfinished(games=2)


@pytest.fixture
def played(qtbot, qapp, data_dir, kept):
    """A person who comes back to this tournament and reads the points of the second game."""
    with come_back(qtbot, qapp, data_dir, kept) as person:
        yield person


@pytest.fixture
def page(played):
    """The page of that game."""
    played.click(button(played.window.game.sheet, "Step by step"))
    return played.window.controllers.replays.page


def files(data_dir: Path) -> dict[str, bytes]:
    """The files of all tournaments."""
    return {path.name: path.read_bytes() for path in (data_dir / "tournaments").glob("*.json")}


def test_left_and_right_walk_card_by_card(played, page) -> None:
    replay = page.replay
    assert played.window.page is page
    assert page.position == replay.stops[1]
    press(played, Qt.Key.Key_Right, Qt.Key.Key_Right)
    then = replay.at(replay.stops[1] + 2, 0)
    assert page.table.stage.view == then.view
    assert [item.card for item in page.table.stage.trick.items.values()] == list(then.view.trick)
    press(played, Qt.Key.Key_Left)
    assert page.position == replay.stops[1] + 1


def test_up_and_down_walk_trick_by_trick_and_the_trick_lies_there(played, page) -> None:
    replay = page.replay
    press(played, Qt.Key.Key_Down, Qt.Key.Key_PageDown)
    assert page.position == replay.stops[3]
    trick = replay.game.tricks[1]
    lying = page.table.stage.trick.items
    assert [lying[(trick.leader + place) % 4].card for place in range(4)] == list(trick.cards)
    assert "trick 2" in page.panel.moves.marked
    press(played, Qt.Key.Key_Up)
    assert page.position == replay.stops[2]
    press(played, Qt.Key.Key_End)
    assert page.position == replay.last
    assert not page.panel.buttons["on"].isEnabled()
    press(played, Qt.Key.Key_Home)
    assert page.position == 0


def test_arrows_walk_from_a_button_too(played, page) -> None:
    page.panel.buttons["on"].setFocus(Qt.FocusReason.TabFocusReason)
    before = page.position
    press(played, Qt.Key.Key_Right)
    assert page.position == before + 1
    assert page.panel.buttons["on"].hasFocus()


def test_a_click_on_a_move_goes_there(played, page) -> None:
    moves = page.panel.moves
    row = next(row for row, move in enumerate(moves.lines.moves) if "trick 1" in move.words)
    moves.scrollTo(moves.lines.index(row))
    place = moves.visualRect(moves.lines.index(row)).center()
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.position == page.replay.stops[2]


def test_another_language_leaves_the_replay_where_it_is(played, page, branched) -> None:
    press(played, Qt.Key.Key_Down)
    replay, position = page.replay.game, page.position
    played.window.context.settings_file.change(language=Language.GERMAN)
    QApplication.processEvents()
    assert (page.replay.game, page.position) == (replay, position)
    assert lines(branched, NAME)[0] == "Das Spiel selbst"
    press(played, Qt.Key.Key_B, Qt.Key.Key_Down, Qt.Key.Key_Right)
    course, position = page.replay.game, page.position
    assert course is not replay
    played.window.context.settings_file.change(language=Language.ENGLISH)
    QApplication.processEvents()
    assert (page.replay.game, page.position) == (course, position)


def test_all_hands_or_only_what_the_seat_saw(played, page) -> None:
    press(played, Qt.Key.Key_Down)
    stage, hands = page.table.stage, page.replay.at(page.position, 0).hands
    assert [set(seat.cards) for seat in stage.seats[1:]] == [set(hand) for hand in hands[1:]]
    press(played, Qt.Key.Key_O)
    assert all(seat.cards == () for seat in stage.seats)


def test_any_seat_can_be_looked_from(played, page) -> None:
    press(played, Qt.Key.Key_Down, Qt.Key.Key_3)
    hand = page.replay.at(page.position, 2).view.hand
    assert sorted(page.table.stage.hand.cards) == sorted(hand)
    assert page.panel.seat.currentText() == page.replay.names[2]


def test_escape_goes_back_to_the_score(played, page) -> None:
    press(played, Qt.Key.Key_Escape)
    assert played.window.page is played.window.game.sheet
    played.next_game()
    played.wait()
    assert played.window.session.game.phase is not Phase.OVER


def test_enter_on_a_line_of_the_list_opens_that_game(played) -> None:
    window = played.window
    press(played, Qt.Key.Key_P)
    table = window.game.sheet.list
    table.setFocus(Qt.FocusReason.TabFocusReason)
    table.mark(0)
    press(played, Qt.Key.Key_Return)
    assert window.page is window.controllers.replays.page
    assert window.controllers.replays.page.panel.title.text() == "Game 1"
    before = window.controllers.replays.page.replay
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert window.controllers.replays.page.replay.game.seed != before.game.seed


def test_the_help_comes_back_to_the_game(played, page) -> None:
    press(played, Qt.Key.Key_Right)
    position = page.position
    press(played, Qt.Key.Key_F1, Qt.Key.Key_F1)
    assert played.window.page is page
    press(played, Qt.Key.Key_Right)
    assert page.position == position + 1


def test_the_text_on_the_clipboard_holds_the_record(played, page) -> None:
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    last = QApplication.clipboard().text().strip().splitlines()[-1]
    assert game_from_record(json.loads(last)).score == page.replay.game.score


# A file


def test_a_file_of_records_is_opened_from_the_menu(played, tmp_path) -> None:
    kept = played.window.session.tournament
    assert export_file(kept, tmp_path / "evening.jsonl") is None
    played.window.menu.action("record").trigger()
    dialog = played.window.findChild(QFileDialog)
    assert f"*{RECORDS.suffix}" in dialog.nameFilters()[0]
    dialog.fileSelected.emit(str(tmp_path / "evening.jsonl"))
    dialog.close()
    until_read(played.window)
    page = played.window.controllers.replays.page
    assert played.window.page is page
    assert page.replay.game.score == GameReplay.of(kept.records[0]).game.score


@pytest.mark.parametrize("text", ["", "hello", "{}", '{"record": 1}', "[1, 2]"])
def test_a_file_that_holds_no_game_is_reported_in_one_line(person, tmp_path, text) -> None:
    (tmp_path / "shopping.json").write_text(text)
    before = person.window.page
    person.window.controllers.replays.open_file(tmp_path / "shopping.json")
    until_read(person.window)
    assert person.window.notices.text == "shopping.json holds no games that can be looked at."
    assert person.window.page is before


def test_a_file_that_is_not_there_is_reported_in_one_line(person, tmp_path) -> None:
    person.window.controllers.replays.open_file(tmp_path / "gone.json")
    until_read(person.window)
    assert "gone.json cannot be read" in person.window.notices.text


# What is tried


def test_what_is_tried_from_a_card_on_is_played_at_the_table_and_kept_nowhere(played, page, data_dir) -> None:
    window, before = played.window, files(data_dir)
    tournament = window.session.tournament
    press(played, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left)
    position = page.position
    press(played, Qt.Key.Key_T)
    assert window.page is window.game.page
    assert window.controllers.replays.line.isVisible()
    assert window.session.game.actions[:position] == page.replay.game.actions[:position]
    played.play_game()
    assert sum(window.session.score.eyes) == 240
    assert not window.controllers.replays.line.isVisible()
    assert files(data_dir) == before
    played.click(button(window.page, "Back to the game"))
    assert (window.page, page.position) == (page, position)
    assert window.session.view is None
    assert files(data_dir) == before
    assert History(data_dir / "tournaments").load(tournament.id).value == tournament


def test_the_tournament_goes_on_from_the_first_page(played, page) -> None:
    window, name = played.window, played.window.session.tournament_id
    press(played, Qt.Key.Key_D)
    played.wait()
    played.press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert window.page is window.start_page
    assert window.session.view is None
    played.click(button(window.start_page, "Continue"))
    assert window.session.tournament_id == name
    assert window.page is window.game.sheet


def test_back_from_what_was_tried_and_from_the_game_to_the_tournament(played, page) -> None:
    window, score = played.window, played.window.session.score
    press(played, Qt.Key.Key_D)
    played.wait()
    window.game.page.questions.close()
    window.game.page.table.setFocus()
    press(played, Qt.Key.Key_Escape)
    assert window.page is page
    press(played, Qt.Key.Key_Escape)
    assert (window.page, window.session.score) == (window.game.sheet, score)


def test_a_tournament_is_read_between_the_events_of_the_window_when_one_comes_back_to_it(
    played, page, gate, data_dir
) -> None:
    window, name = played.window, played.window.session.tournament_id
    press(played, Qt.Key.Key_D)
    played.wait()
    window.game.page.questions.close()
    window.game.page.table.setFocus()
    press(played, Qt.Key.Key_Escape)
    history = History(data_dir / "tournaments")
    window.session.writer.write(lambda: gate.wait() and history.rename(name, "On the way"))
    QTimer.singleShot(0, gate.set)
    page.left.emit()
    assert window.page is window.game.sheet
    assert window.session.tournament.title == "On the way"


def test_the_same_deal_is_played_from_the_beginning(played, page) -> None:
    press(played, Qt.Key.Key_D)
    game = played.window.session.game
    assert game.dealt == page.replay.game.dealt
    assert game.actions == []
    played.wait()


def test_another_seat_plays_with_its_cards(played, page) -> None:
    press(played, Qt.Key.Key_S)
    menu = page.seats_menu
    assert [action.text() for action in menu.actions()][0] == "With the cards of Frieda"
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert played.window.session.game.dealt[0] == page.replay.game.dealt[1]
    played.wait()


def test_a_card_can_be_taken_back_but_not_those_of_before(played, page) -> None:
    window = played.window
    press(played, Qt.Key.Key_End, *[Qt.Key.Key_Up] * 4)
    position = page.position
    press(played, Qt.Key.Key_T)
    played.wait()
    played.reach_card()
    view = window.session.view
    played.decide()
    played.wait()
    window.menu.action("take_back").trigger()
    played.wait()
    assert window.session.view == view
    assert not window.session.take_back()
    assert len(window.session.game.actions) >= position


def test_once_more_begins_where_it_began(played, page) -> None:
    window = played.window
    press(played, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_T)
    begun = list(window.session.practice.actions)
    played.play_game()
    press(played, Qt.Key.Key_Return)
    assert window.page is window.game.page
    assert window.session.game.actions[: len(begun)] == begun
    assert window.session.score is None
    played.wait()


def test_a_copied_game_comes_back_from_the_clipboard(played, page) -> None:
    replay, before = page.replay, files_of(played)
    played.click(page.panel.buttons["copy"])
    played.press(Qt.Key.Key_Escape)
    assert played.window.page is not page
    played.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert played.window.page is page
    assert page.replay.game.actions == replay.game.actions
    assert files_of(played) == before


def files_of(person: Person) -> dict[str, bytes]:
    return files(person.window.session.history.folder.parent)


def test_a_clipboard_without_a_game_is_reported(person) -> None:
    QApplication.clipboard().setText("Nothing of ours")
    person.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert person.window.notices.text == "The clipboard holds no games that can be looked at."
    assert person.window.page is person.window.start_page


# Branches


def all_files(data_dir: Path) -> dict[str, bytes]:
    """Everything that is kept of tournaments, journals and backups among it."""
    return {path.name: path.read_bytes() for path in (data_dir / "tournaments").iterdir() if path.suffix == ".json"}


def test_turning_the_panel_does_not_make_the_window_grow(played) -> None:
    window = played.window
    window.context.settings_file.change(text_size=TextSize.LARGEST)
    window.resize(1366, 768)
    QTest.qWait(2 * DURATION.quick)
    played.click(button(window.game.sheet, "Step by step"))
    panel = window.controllers.replays.page.panel
    for choice in ("inferred", "open"):
        played.click(panel.hidden_cards.buttons[choice])
        QTest.qWait(0)
        assert window.height() == 768
    for tab in (ReplayTab.REVIEW, ReplayTab.MOVES):
        panel.tabs.setCurrentIndex(tab)
        QTest.qWait(0)
        assert window.height() == 768


@pytest.fixture
def branched(played, page, data_dir):
    """The page of the game once its last tricks have been played in another way."""
    press(played, Qt.Key.Key_End, *[Qt.Key.Key_Up] * 4, Qt.Key.Key_T)
    play_last_cards(played)
    played.click(button(played.window.page, "Back to the game"))
    return page.branches


def play_last_cards(person: Person) -> None:
    """Play to the end, always the last card that is allowed, unlike whoever played the game on record."""
    window = person.window
    while True:
        person.wait()
        if person.game_is_shown:
            return
        if person.question is not None:
            person.decide()
        else:
            view = window.session.view
            person.play([card for card in person.table.stage.hand.cards if card in view.playable][-1])
            QApplication.processEvents()


def lines(branches, column: int) -> list[str]:
    return [branches.table.lines.index(row, column).data() for row in range(branches.table.rowCount())]


def test_what_was_tried_is_kept_below_the_game_and_the_record_stays(played, page, data_dir) -> None:
    window = played.window
    assert not page.branches.isVisible()
    before = all_files(data_dir)
    press(played, Qt.Key.Key_End, *[Qt.Key.Key_Up] * 4, Qt.Key.Key_T)
    play_last_cards(played)
    score = window.session.score
    name = Branches(data_dir / "branches").load(page.branches.game).value[0]
    assert branch_name(page.branches.game, name) in window.page.subtitle.text()
    played.click(button(window.page, "Back to the game"))
    assert page.branches.isVisible()
    assert lines(page.branches, NAME)[0] == "The game itself"
    values = [page.branches.table.lines.index(1, POINTS + seat).data() for seat in range(4)]
    assert values == [signed(points) for points in score.scores]
    own = score.scores[0] - page.branches.game.game.score.scores[0]
    assert lines(page.branches, GAIN) == ["", signed(own)]
    assert all_files(data_dir) == before


def test_a_branch_is_looked_at_like_the_game_and_played_on_from_there(played, page, branched) -> None:
    window, game = played.window, page.replay
    press(played, Qt.Key.Key_B, Qt.Key.Key_Down)
    branch = branched.branch
    assert page.replay.game.actions == list(branch.actions)
    assert page.position == parting(game, branch)
    assert branched.name in page.panel.subtitle.text()
    press(played, Qt.Key.Key_Right)
    assert page.position == parting(game, branch) + 1
    actions = page.replay.game.actions[: page.position]
    press(played, Qt.Key.Key_T)
    assert window.session.game.actions[: len(actions)] == actions
    assert window.session.practice.origin.game.actions == game.game.actions
    played.wait()
    window.controllers.replays.end_practice()
    press(played, Qt.Key.Key_B, Qt.Key.Key_Up)
    assert page.replay.game.actions == game.game.actions


def test_a_branch_is_renamed_thrown_away_and_brought_back(qtbot, played, page, branched, data_dir) -> None:
    kept = Branches(data_dir / "branches")
    press(played, Qt.Key.Key_B, Qt.Key.Key_Down)
    first = branched.name
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    editor = branched.table.findChild(QLineEdit)
    editor.setText("Trumpf zuerst")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: kept.load(branched.game).value[0].name == "Trumpf zuerst")
    assert lines(branched, NAME)[1] == "Trumpf zuerst"
    played.click(branched.buttons["delete"])
    assert branched.table.rowCount() == 1
    assert kept.load(branched.game).value == ()
    assert page.replay.game.actions == branched.game.game.actions
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert lines(branched, NAME)[1] == "Trumpf zuerst"
    assert kept.load(branched.game).value[0].name == "Trumpf zuerst"
    branched.table.lines.setData(branched.table.lines.index(1, NAME), "")
    QApplication.processEvents()
    assert lines(branched, NAME)[1] == first


def test_the_game_before_has_no_branches_of_this_one(played, page, branched) -> None:
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert not branched.isVisible()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert branched.isVisible()
