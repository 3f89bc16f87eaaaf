"""The list of all tournaments in the window: found, continued, read, renamed, copied, thrown away, taken in."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from evening import Person, button, opened, press, until_read
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from freedoko_qt.app.history import History
from freedoko_qt.app.identity import RECORDS
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.ui.tournaments.tournaments_table import GAMES, NAME, RULES

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `kept_games`

from kept_games import setup_of, tournament, tournament_games  # isort: skip

CTRL = Qt.KeyboardModifier.ControlModifier
OLD, RUNNING = "2026-11-18-200000", "2026-11-19-200000"


@pytest.fixture(scope="module")
def kept() -> tuple[Tournament, Tournament]:
    """One that is finished and has a name, and a later one after its first game."""
    names = ("", "Frieda", "Karl", "Dolores")
    setup = setup_of("beginner", seed=5, rounds=1, names=names)
    old = tournament(OLD, setup, tournament_games(setup), begun="2026-11-18T20:00:00")
    setup = setup_of("ddv", seed=7, rounds=1, names=("", "Berta", "Otto", "Hans"))
    running = tournament(RUNNING, setup, tournament_games(setup)[:1], begun="2026-11-19T20:00:00")
    return replace(old, title="Mittwochsrunde", sitting=1), replace(running, finished=False, sitting=2)


@pytest.fixture
def history(data_dir, kept) -> History:
    folder = History(data_dir / "tournaments")
    for one in kept:
        folder.save(one)
    return folder


@pytest.fixture
def person(qtbot, qapp, data_dir, history):
    with opened(qapp, data_dir) as program:
        yield Person(qtbot, program.window)


@pytest.fixture
def page(person):
    """The list, opened by its key."""
    press(person, Qt.Key.Key_F5)
    return person.window.page


def shown(page, column: int) -> list[str]:
    """A column of the lines that are seen."""
    rows = [row for row in range(page.table.rowCount()) if not page.table.isRowHidden(row)]
    return [page.table.lines.index(row, column).data() for row in rows]


def ids(history: History) -> list[str]:
    return [one.id for one in history.catalogue()[0]]


def test_the_one_played_last_is_on_top_and_each_shows_how_far_it_is(page) -> None:
    assert shown(page, NAME) == ["", "Mittwochsrunde"]
    assert shown(page, RULES) == ["DDV tournament", "For beginners"]
    assert shown(page, GAMES) == ["1 of 8", "4, finished"]


def test_from_the_first_page_and_back(person) -> None:
    person.click(button(person.window.start_page, "Tournaments"))
    assert person.window.page is person.window.controllers.tournaments.page
    press(person, Qt.Key.Key_Escape)
    assert person.window.page is person.window.start_page


@pytest.mark.parametrize(
    ("words", "found"),
    [("mittwoch", ["Mittwochsrunde"]), ("berta otto", [""]), ("beginners", ["Mittwochsrunde"]), ("Skat", [])],
)
def test_the_search_finds_by_name_players_and_rules(page, words, found) -> None:
    QTest.keyClicks(page.search, words)
    assert shown(page, NAME) == found
    assert page.on.isEnabled() is bool(found)
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert len(shown(page, NAME)) == 2


def test_enter_goes_on_with_one_that_is_not_over(person, page) -> None:
    press(person, Qt.Key.Key_Return)
    assert person.window.session.tournament_id == RUNNING
    assert person.window.page is person.window.game.sheet


def test_one_that_is_over_is_read_and_its_games_are_looked_at(person, page) -> None:
    press(person, Qt.Key.Key_Down)
    press(person, Qt.Key.Key_Return)
    sheet = person.window.page
    assert sheet is person.window.controllers.tournaments.sheet
    assert sheet.list.rowCount() == 4
    person.click(button(sheet, "Step by step"))
    assert person.window.page is person.window.controllers.replays.page
    assert person.window.controllers.replays.page.panel.title.text() == "Game 1"
    for there in (sheet, page):
        press(person, Qt.Key.Key_Escape)
        assert person.window.page is there
    assert person.window.session.view is None


def test_step_by_step_begins_with_the_game_whose_line_is_chosen(person, page) -> None:
    press(person, Qt.Key.Key_Down)
    press(person, Qt.Key.Key_Return)
    sheet = person.window.page
    sheet.list.setFocus()
    for _ in range(2):
        QTest.keyClick(sheet.list, Qt.Key.Key_Down)
    person.click(button(sheet, "Step by step"))
    assert person.window.controllers.replays.page.panel.title.text() == f"Game {sheet.list.chosen}"
    assert sheet.list.chosen > 1


def test_a_name_is_written_into_the_list(person, page, history, qtbot) -> None:
    press(person, Qt.Key.Key_E, modifier=CTRL)
    line = page.table.findChild(QLineEdit)
    QTest.keyClicks(line, "Vereinsabend")
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: history.load(RUNNING).value.title == "Vereinsabend")
    assert shown(page, NAME) == ["Vereinsabend", "Mittwochsrunde"]


def test_a_copy_stands_beside_the_first(person, page, history) -> None:
    press(person, Qt.Key.Key_Down)
    press(person, Qt.Key.Key_D, modifier=CTRL)
    assert sorted(shown(page, NAME)) == ["", "Mittwochsrunde", "Mittwochsrunde, copy"]
    assert len(ids(history)) == 3
    assert page.table.chosen.title == "Mittwochsrunde, copy"


def test_a_name_is_for_the_line_that_it_was_written_in(qtbot, page, history) -> None:
    page.table.choose(OLD)
    page.table.ask_name()
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    line.setText("Donnerstagsrunde")
    assert History(history.folder).delete(RUNNING) is None  # in another window
    page.search.setFocus()  # ends the writing
    page.refresh()
    qtbot.waitUntil(lambda: shown(page, NAME) == ["Donnerstagsrunde"])
    assert history.load(OLD).value.title == "Donnerstagsrunde"


@pytest.mark.parametrize("title", ["Mittwochsrunde", "M" * 40])
def test_copies_have_names_of_their_own(person, page, history, title) -> None:
    person.window.session.rename(OLD, title)
    page.refresh()
    for _ in range(3):
        page.table.choose(OLD)
        press(person, Qt.Key.Key_D, modifier=CTRL)
    assert len(set(shown(page, NAME))) == 5


def test_the_one_on_the_table_is_gone_on_with_and_not_its_copy(person, history) -> None:
    window = person.window
    person.click(button(window.start_page, "Continue"))
    press(person, Qt.Key.Key_F5)
    press(person, Qt.Key.Key_D, modifier=CTRL)
    press(person, Qt.Key.Key_Escape)
    window.current.leave()
    assert len(ids(history)) == 3
    assert window.current.left_behind.id == RUNNING


def test_what_is_deleted_comes_back_by_undo(person, page, history) -> None:
    press(person, Qt.Key.Key_Down)
    before = history.path(OLD).read_bytes()
    press(person, Qt.Key.Key_Delete)
    assert ids(history) == [RUNNING]
    assert page.line.words.text() == "“Mittwochsrunde” is in the trash."
    assert (history.trash / f"{OLD}.json").exists()
    press(person, Qt.Key.Key_Z, modifier=CTRL)
    assert ids(history) == [RUNNING, OLD]
    assert history.path(OLD).read_bytes() == before
    assert not page.line.undo.isVisible()


def test_the_one_on_the_table_can_be_deleted_too(person, history) -> None:
    window = person.window
    person.click(button(window.start_page, "Continue"))
    press(person, Qt.Key.Key_F5)
    press(person, Qt.Key.Key_Delete)
    assert ids(history) == [OLD]
    assert window.session.view is None
    press(person, Qt.Key.Key_Escape)
    assert window.page is window.start_page
    assert not window.current.can_be_resumed


def test_records_go_out_and_come_in_again(person, page, history, kept, tmp_path) -> None:
    page.export(OLD, tmp_path / "evening.jsonl")
    assert page.line.words.text() == "Saved as evening.jsonl."
    person.window.controllers.tournaments.open_file(tmp_path / "evening.jsonl")
    until_read(person.window)
    taken = [history.load(name).value for name in ids(history) if name not in (OLD, RUNNING)]
    assert [[record["actions"] for record in one.records] for one in taken] == [
        [record["actions"] for record in kept[0].records]
    ]
    assert shown(page, NAME).count("Mittwochsrunde") == 2


@pytest.mark.parametrize("action", ["continue", "list", "duplicate", "rename", "export"])
def test_one_that_another_window_has_thrown_away_is_said_to_be_gone(qtbot, person, page, data_dir, action) -> None:
    page.table.choose(RUNNING)
    assert History(data_dir / "tournaments").delete(RUNNING) is None
    match action:
        case "continue":
            page.on.click()
        case "list":
            page.buttons["sheet"].click()
        case "duplicate":
            page.buttons["duplicate"].click()
        case "rename":
            page.table.renamed.emit(page.table.currentIndex().row(), "Mittwoch")
        case "export":
            page.export(RUNNING, data_dir / "evening.jsonl")
    gone = "The tournament cannot be read: the file is not there any more; it was deleted or moved."
    qtbot.waitUntil(lambda: gone in (page.line.words.text(), person.window.notices.text))
    assert not list(data_dir.glob("*.jsonl"))


def test_the_file_of_an_export_is_of_the_kind_that_a_double_click_opens(person, page, tmp_path) -> None:
    press(person, Qt.Key.Key_Down)
    press(person, Qt.Key.Key_S, modifier=CTRL)
    dialog = page.findChild(QFileDialog)
    proposed = Path(dialog.selectedFiles()[0]).name
    assert proposed == f"Mittwochsrunde{RECORDS.suffix}"
    assert f"*{RECORDS.suffix}" in dialog.nameFilters()[0]
    dialog.fileSelected.emit(str(tmp_path / proposed))
    dialog.close()
    person.window.controllers.replays.open_file(tmp_path / proposed)
    until_read(person.window)
    assert person.window.page is person.window.controllers.replays.page


def test_every_file_that_is_opened_is_taken_in(person, page, history, tmp_path, gate) -> None:
    """One that waits is not forgotten for the next one, nor for another page."""
    window = person.window
    page.export(OLD, tmp_path / "evening.jsonl")
    window.context.reader.read(gate.wait, lambda _: None)
    for _ in range(3):
        window.controllers.tournaments.open_file(tmp_path / "evening.jsonl")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is window.start_page
    gate.set()
    until_read(window)
    assert len(ids(history)) == 5
    assert window.notices.text == "The games of evening.jsonl are in the list now."


def test_a_party_that_is_read_too_late_turns_no_page(person, page, tmp_path, gate) -> None:
    (tmp_path / "Sonntag.txt").write_text(PARTY)
    person.window.context.reader.read(gate.wait, lambda _: None)
    person.window.controllers.tournaments.open_file(tmp_path / "Sonntag.txt")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    gate.set()
    until_read(person.window)
    assert person.window.page is person.window.start_page


PARTY = """#!FreeDoko
first seed = 4711
rules
{
with nines = 1
counting = plus-minus
}
players
{
{
name = Kurt
type = human
}
{
name = Mara
type = ai
}
{
name = Gerd
type = ai
}
{
name = Sven
type = ai
}
}
game summaries
{
{
startplayer number = 0
gametype = normal
teams = re, contra, re, contra
trick points = 80, 40, 60, 60
winnerteam = re
points = 2
}
}
"""


def test_a_party_of_freedoko_is_shown_as_a_list(person, page, tmp_path) -> None:
    (tmp_path / "Sonntag.txt").write_text(PARTY)
    person.window.controllers.tournaments.open_file(tmp_path / "Sonntag.txt")
    until_read(person.window)
    sheet = person.window.page
    assert sheet is person.window.controllers.tournaments.sheet
    line = [sheet.list.lines.index(0, column).data() for column in range(sheet.list.columnCount())]
    assert line == ["1", "Normal game", "", "2", "−2", "2", "−2"]
    assert not sheet.look.isVisible()


@pytest.mark.parametrize("seconds", [0, -(10**11), 10**12])
def test_a_party_may_be_of_any_date(person, page, tmp_path, seconds: int) -> None:
    file = tmp_path / "Sonntag.txt"
    file.write_text(PARTY)
    os.utime(file, (seconds, seconds))
    person.window.controllers.tournaments.open_file(file)
    until_read(person.window)
    assert person.window.page is person.window.controllers.tournaments.sheet


def test_what_is_neither_is_reported_in_one_line(person, page, tmp_path) -> None:
    (tmp_path / "shopping.txt").write_text("milk\n")
    person.window.controllers.tournaments.open_file(tmp_path / "shopping.txt")
    until_read(person.window)
    assert page.line.words.text() == "shopping.txt is neither a file of recorded games nor a FreeDoko tournament."


def test_after_each_change_the_folder_is_read_once(page, history, data_dir) -> None:
    """Of ten thousand tournaments each reading takes its time."""
    read, begun = [], []

    def hear(event: str, args: tuple[object, ...]) -> None:
        if begun and event == "os.listdir" and str(args[0]) == str(data_dir / "tournaments"):
            read.append(event)

    sys.addaudithook(hear)
    begun.append(True)
    page.refresh()
    once = len(read)
    assert once
    page.buttons["delete"].click()
    assert len(read) == 2 * once
    page.line.undo.click()
    assert len(read) == 3 * once
    begun.clear()
    assert len(ids(history)) == 2
