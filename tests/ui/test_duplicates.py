"""A tournament in which an expert plays every deal, too, in the window."""

from evening import PATIENCE, Person, button, opened
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from freedoko_qt.app import wording
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.sheet.games_table import GamesTable
from freedoko_qt.ui.sheet.sheet_remarks import Comparison
from freedoko_qt.ui.sheet.sheet_tab import SheetTab
from freedoko_qt.ui.tournaments.tournament_dialog import TournamentDialog

DDV = TournamentSetup(preset="ddv", rules=PRESETS["ddv"].rules, games=4, seed=7, levels=("beginner",) * 3)
POINTS, EXPERT, DIFFERENCE = range(7, 10)


def begin(person: Person, level: str = "casual") -> None:
    """Choose the comparison in the dialog, and start."""
    window = person.window
    window.context.settings_file.change(setup=DDV)
    window.controllers.duplicates.level = level
    window.dialogs.show_tournament()
    dialog = window.findChild(TournamentDialog)
    QTest.qWait(0)
    QTest.keyClick(dialog.duplicate, Qt.Key.Key_Space)
    person.click(dialog.start)
    window.activateWindow()  # where there is no window manager nobody else does


def cells(page, column: int) -> list[str]:
    table = page.findChild(GamesTable)
    games = [row for row in range(table.rowCount()) if table.lines.index(row, 0).data()]
    return [table.lines.index(row, column).data() for row in games]


def comparison(page) -> str:
    line = page.findChild(Comparison)
    return line.text() if line.isVisible() else ""


def wait_for_expert(qtbot, person: Person, games: int) -> None:
    copies = person.window.controllers.duplicates.runner.copies
    session = person.window.session
    qtbot.waitUntil(
        lambda: len(copies(session.setup, session.games)) == games
        and None not in copies(session.setup, session.games),
        timeout=3 * PATIENCE,
    )


def test_two_games_are_compared(qtbot, person) -> None:
    begin(person)
    window = person.window
    assert window.session.setup.duplicate
    person.play_game()
    window.game.sheet.turn_to(SheetTab.LIST)
    wait_for_expert(qtbot, person, 1)
    person.next_game()
    person.play_game()
    window.game.sheet.turn_to(SheetTab.LIST)
    wait_for_expert(qtbot, person, 2)
    games = [game for game in window.session.games if game.score is not None]
    copies = window.controllers.duplicates.runner.copies(window.session.setup, games)
    own = [game.score.scores[0] for game in games]
    expert = [copy.score.scores[0] for copy in copies]
    assert [one.replace("−", "-") for one in cells(window.game.sheet, POINTS)] == [str(one) for one in own]
    assert [one.replace("−", "-") for one in cells(window.game.sheet, EXPERT)] == [str(one) for one in expert]
    gains = [mine - theirs for mine, theirs in zip(own, expert, strict=True)]
    assert cells(window.game.sheet, DIFFERENCE) == [wording.signed(gain) for gain in gains]
    assert comparison(window.game.sheet) == f"You against the expert with the same cards: {wording.signed(sum(gains))}."
    assert window.current.next_setup.duplicate, "the next tournament is compared, too"


def test_the_number_of_the_expert_shows_its_game(qtbot, person) -> None:
    begin(person)
    person.play_game()
    window = person.window
    window.game.sheet.turn_to(SheetTab.LIST)
    wait_for_expert(qtbot, person, 1)
    table = window.game.sheet.findChild(GamesTable)
    middle = table.visualRect(table.lines.index(0, EXPERT)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    page = window.controllers.replays.page
    assert window.page is page
    assert page.panel.title.text() == "Game 1"
    assert page.panel.subtitle.text().startswith("Expert. ")
    (copy,) = window.controllers.duplicates.runner.copies(window.session.setup, window.session.games)
    assert page.replay.game.actions == copy.actions
    person.press(Qt.Key.Key_Escape)
    assert window.page is window.game.sheet
    middle = table.visualRect(table.lines.index(0, POINTS)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert page.replay.game.actions == window.session.games[0].actions


def test_while_the_expert_plays_the_list_waits_and_closed_it_goes_on_later(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        begin(person, "expert")
        person.play_game()
        sheet = program.window.game.sheet
        sheet.turn_to(SheetTab.LIST)
        assert cells(sheet, EXPERT) == ["…"]
        assert comparison(sheet) == "The expert is still playing."
    assert list((data_dir / "duplicates").glob("*.json")) == []
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        program.window.controllers.duplicates.level = "casual"
        person.press(Qt.Key.Key_F5)
        person.click(button(program.window.page, "List"))
        kept = program.window.page
        wait_for = kept.findChild(Comparison)
        qtbot.waitUntil(lambda: "still" not in wait_for.text(), timeout=3 * PATIENCE)
        assert "…" not in cells(kept, EXPERT)
        person.click(button(kept, "Back"))
        QApplication.processEvents()
    assert len(list((data_dir / "duplicates").glob("*.json"))) == 1


def test_without_the_comparison_nothing_is_played_twice(qtbot, person, data_dir) -> None:
    person.window.current.start(DDV)
    person.play_game()
    person.window.game.sheet.turn_to(SheetTab.LIST)
    assert person.window.game.sheet.findChild(GamesTable).columnCount() == POINTS
    assert comparison(person.window.game.sheet) == ""
    assert not (data_dir / "duplicates").exists()
