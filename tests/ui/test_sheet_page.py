"""The list of a tournament on its page: both ways of counting, a game one wants to see, paper and files."""

import csv
from pathlib import Path

import pytest
from evening import button, shown
from PySide6.QtCore import QBuffer, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPalette
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from sheets import NAMES, made_sheet

from freedoko_qt.app.help_used import HelpUsed
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.parts.curve import Curve
from freedoko_qt.ui.sheet.games_table import GamesTable
from freedoko_qt.ui.sheet.score_sheet import ScoreSheet
from freedoko_qt.ui.sheet.sheet_export import SheetExport
from freedoko_qt.ui.sheet.sheet_files import SHARPNESS, WIDTH, picture_of
from freedoko_qt.ui.sheet.sheet_remarks import Legend
from freedoko_qt.ui.sheet.sheet_tab import SheetTab
from freedoko_qt.ui.sheet.standings_page import StandingsPage

ENDINGS = {"pdf": "pdf", "csv": "csv", "picture": "png"}
"""The endings of the files by the commands that write them."""
GAMES = (2, -2, 2, -2), (-1, 1, 1, -1), (-3, -3, 9, -3)


@pytest.fixture
def page(qtbot) -> ScoreSheet:
    page = ScoreSheet(Deck())
    qtbot.addWidget(page)
    sheet = made_sheet(*GAMES)
    page.show_so_far(sheet.rule_set)
    page.show_sheet(sheet, 24)
    page.turn_to(SheetTab.LIST)
    page.resize(900, 600)
    page.show()
    QTest.qWaitForWindowExposed(page)
    return page


def test_the_page_says_so_as_long_as_no_game_is_over(qtbot) -> None:
    page = shown(qtbot, ScoreSheet(Deck()))
    sheet = made_sheet()
    page.show_so_far(sheet.rule_set)
    page.show_sheet(sheet, 24)
    assert page.subtitle.text() == "Rules: DDV tournament. No game has been finished yet."
    page.show_sheet(made_sheet(*GAMES), 24)
    assert page.subtitle.text() == "Rules: DDV tournament. Game 3 of 24."


def sums(page) -> list[str]:
    table = page.findChild(GamesTable)
    return [table.lines.index(table.rowCount() - 1, column).data() for column in range(3, 7)]


def test_the_list_is_shown_in_both_ways_of_counting(page, qtbot) -> None:
    assert sums(page) == ["−2", "−4", "12", "−6"]
    only_plus = button(page, "Only plus")
    only_plus.setFocus()
    qtbot.keyClick(only_plus, Qt.Key.Key_Space)
    assert sums(page) == ["0", "0", "12", "0"]
    assert page.findChild(Curve).accessibleDescription() == "You 0, Frieda 0, Karl +12, Dolores 0"
    qtbot.mouseClick(button(page, "Plus and minus"), Qt.MouseButton.LeftButton)
    assert sums(page) == ["−2", "−4", "12", "−6"]


def test_what_was_chosen_stays_when_a_game_more_is_over(page, qtbot) -> None:
    qtbot.mouseClick(button(page, "Only plus"), Qt.MouseButton.LeftButton)
    page.show_sheet(made_sheet(*GAMES, (5, -5, 5, -5)), 24)
    assert button(page, "Only plus").isChecked()
    assert sums(page) == ["3", "0", "17", "0"]


def test_the_cross_sum_is_shown_where_the_rules_want_it(page) -> None:
    texts = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert "✓ Every line adds up to zero; the four totals are all even or all odd." in texts
    page.show_sheet(made_sheet(*GAMES, (1, 1, 1, 1)), 24)
    texts = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert "The line total is not zero in: 4." in texts


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_line_asks_for_its_game(page, qtbot, by_keys) -> None:
    table, wanted, went_on = page.findChild(GamesTable), [], []
    page.game_wanted.connect(wanted.append)
    page.went_on.connect(lambda: went_on.append(True))
    if by_keys:
        table.setFocus()
        table.mark(1)
        qtbot.keyClick(table, Qt.Key.Key_Return)
    else:
        middle = table.visualRect(table.lines.index(1, 1)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert (wanted, went_on) == ([2], [])


def test_at_the_end_the_list_can_be_turned_and_saved_too(qtbot) -> None:
    page = StandingsPage()
    qtbot.addWidget(page)
    page.show_tournament(made_sheet(*GAMES))
    places = page.places
    qtbot.mouseClick(button(page, "Only plus"), Qt.MouseButton.LeftButton)
    assert sums(page) == ["0", "0", "12", "0"]
    assert page.places == places
    assert page.findChild(SheetExport).button.isEnabled()


def test_the_marks_of_the_list_are_explained_below_it(page) -> None:
    legend = page.findChild(Legend)
    assert not legend.isVisible()
    page.show_sheet(made_sheet(*GAMES, help_used=HelpUsed(undone=1, hints=2)), 24)
    assert legend.isVisible() and legend.text() == "↶: taken back, ?: hints"


# What is made of it


def export_of(page: ScoreSheet) -> SheetExport:
    return page.findChild(SheetExport)


def save(page: ScoreSheet, command: str, path: Path) -> None:
    """Save the list, and wait until it is said how that went."""
    ask(page, command, path)
    until_said(page)


def ask(page: ScoreSheet, command: str, path: Path) -> None:
    """Choose a command of the menu and give the file a name."""
    getattr(export_of(page), command).trigger()
    dialog = page.findChildren(QFileDialog)[-1]
    assert dialog.selectedFiles()[0].endswith(f"Doppelkopf-2026-11-21.{path.suffix[1:]}")
    dialog.fileSelected.emit(str(path))
    dialog.close()


def until_said(page: ScoreSheet) -> None:
    while not export_of(page).said:
        QApplication.processEvents()


def drawn(sheet: Sheet) -> QImage:
    """The whole picture of a list."""
    steps = picture_of(sheet, ("plus_minus",))
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def test_nothing_can_be_saved_before_a_game_is_over(page) -> None:
    page.show_sheet(made_sheet(), 24)
    assert not export_of(page).button.isEnabled()


def test_a_pdf_is_written(page, tmp_path) -> None:
    save(page, "pdf", tmp_path / "list.pdf")
    data = (tmp_path / "list.pdf").read_bytes()
    assert data.startswith(b"%PDF") and data.rstrip().endswith(b"%%EOF")
    assert export_of(page).said == "Saved as list.pdf."
    assert [one.name for one in tmp_path.iterdir()] == ["list.pdf"]


def test_a_picture_is_sharp_and_black_on_white_in_the_dark_too(page, tmp_path, qapp) -> None:
    before = QPalette(qapp.palette())
    dark = QPalette(QColor("#202020"))
    qapp.setPalette(dark)
    try:
        save(page, "picture", tmp_path / "list.png")
    finally:
        qapp.setPalette(before)
    picture = QImage(str(tmp_path / "list.png"))
    assert picture.width() >= 1800
    shades = {picture.pixelColor(x, y).lightness() for x in range(0, picture.width(), 3) for y in range(0, 600, 3)}
    assert picture.pixelColor(2, 2) == QColor("white")
    assert min(shades) < 60, "nothing dark is written"


def test_a_table_for_spreadsheets_is_written(page, tmp_path) -> None:
    save(page, "csv", tmp_path / "list.csv")
    text = (tmp_path / "list.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.reader(text.splitlines()))
    assert rows[-1][0] == "Sum"
    assert [cell for cell in rows[-1][4:] if cell] == ["-2", "-4", "12", "-6"]


def test_the_list_is_copied_as_text_as_it_is_shown(page, qtbot) -> None:
    qtbot.mouseClick(button(page, "Only plus"), Qt.MouseButton.LeftButton)
    export_of(page).text.trigger()
    text = QGuiApplication.clipboard().text()
    assert all(name in text for name in NAMES)
    assert text.splitlines()[-1].split()[-4:] == ["0", "0", "12", "0"]
    assert export_of(page).said == "The list is on the clipboard."


@pytest.mark.parametrize("command", ENDINGS)
def test_what_cannot_be_written_is_reported_in_one_sentence(page, tmp_path, command) -> None:
    path = tmp_path / "nowhere" / f"list.{ENDINGS[command]}"
    save(page, command, path)
    assert export_of(page).said == f"{path.name} is not saved: the folder is not there; choose another one."


@pytest.mark.parametrize("command", ENDINGS)
def test_a_failure_leaves_what_was_there(page, tmp_path, command) -> None:
    folder = tmp_path / f"taken.{ENDINGS[command]}"
    folder.mkdir()
    save(page, command, folder)
    assert "is not saved" in export_of(page).said
    assert folder.is_dir() and list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize("command", ["pdf", "picture"])
def test_the_window_goes_on_while_a_long_list_is_drawn(page, tmp_path, command) -> None:
    page.show_sheet(made_sheet(*GAMES * 60), 24)
    seen: list[str] = []
    timer = QTimer(interval=0)
    timer.timeout.connect(lambda: seen.append(export_of(page).said))
    timer.start()
    save(page, command, tmp_path / f"list.{ENDINGS[command]}")
    assert seen.count("") > 3


def test_of_two_files_that_are_asked_for_at_once_each_is_written_and_none_at_once(page, tmp_path) -> None:
    page.show_sheet(made_sheet(*GAMES * 60), 24)
    for name in ("pdf", "csv"):
        ask(page, name, tmp_path / f"list.{name}")
    QApplication.processEvents()
    assert list(tmp_path.iterdir()) == []
    page.close()
    assert (tmp_path / "list.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "list.csv").read_text(encoding="utf-8-sig")


def test_a_file_is_drawn_in_steps_while_another_page_is_shown(page, tmp_path, qtbot) -> None:
    page.show_sheet(made_sheet(*GAMES * 60), 24)
    ask(page, "pdf", tmp_path / "list.pdf")
    QApplication.processEvents()
    page.hide()
    assert list(tmp_path.iterdir()) == []
    qtbot.waitUntil((tmp_path / "list.pdf").exists, timeout=20_000)


def test_a_file_is_written_by_the_writer(qtbot, tmp_path) -> None:
    asked: list[object] = []
    export = SheetExport(do=asked.append)
    qtbot.addWidget(export)
    export.show_sheet(made_sheet(*GAMES), "plus_minus")
    export.show()
    export.csv.trigger()
    export.findChild(QFileDialog).fileSelected.emit(str(tmp_path / "list.csv"))
    export.close()
    assert not (tmp_path / "list.csv").exists()
    asked[0]()
    assert (tmp_path / "list.csv").exists()


def test_the_list_that_was_shown_when_a_name_was_asked_for_is_written(page, tmp_path) -> None:
    export_of(page).csv.trigger()
    page.show_sheet(made_sheet(*GAMES, names=("You", "Zoe", "Karl", "Dolores")), 24)
    page.findChildren(QFileDialog)[-1].fileSelected.emit(str(tmp_path / "list.csv"))
    page.close()
    written = (tmp_path / "list.csv").read_text(encoding="utf-8-sig")
    assert "Frieda" in written and "Zoe" not in written


def test_a_wide_list_is_not_cut_off_in_the_picture() -> None:
    long = ["Karl-Friedrich von Hohenstein-Blankenburg"] * 7
    wide = drawn(made_sheet((1, -1, 1, -1, 0, 0, 0), names=long))
    assert wide.width() >= WIDTH * SHARPNESS
    edge = [wide.pixelColor(wide.width() - 1, y).lightness() for y in range(wide.height())]
    assert min(edge) > 200


def test_printing_asks_first_and_does_not_stop_the_window(page, tmp_path) -> None:
    export_of(page).print.trigger()
    dialog = page.findChild(QPrintDialog)
    assert dialog.isVisible() and dialog.windowTitle() == "Print the list"
    dialog.printer().setOutputFileName(str(tmp_path / "print.pdf"))
    dialog.accepted.emit(dialog.printer())
    until_said(page)
    assert (tmp_path / "print.pdf").read_bytes().startswith(b"%PDF")
    assert export_of(page).said == "The list is on its way to the printer."
    dialog.close()


def test_the_picture_is_a_png(tmp_path) -> None:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    drawn(made_sheet(*GAMES)).save(buffer, "PNG")
    assert bytes(buffer.data()).startswith(b"\x89PNG")
