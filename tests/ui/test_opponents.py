"""The others in the setup of a tournament: level, style, external program."""

import shlex

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from freedoko_qt.app.external_programs import level_of
from freedoko_qt.app.people import OFFERED, Style
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.tournaments.opponent_row import OpponentRow
from freedoko_qt.ui.tournaments.tournament_dialog import TournamentDialog


@pytest.fixture
def opened(qtbot):
    def open_with(setup: TournamentSetup) -> TournamentDialog:
        dialog = TournamentDialog(setup, Deck(), programs=("fox", "fox --fast"))
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        QTest.qWait(0)
        return dialog

    return open_with


def offered_by(row: OpponentRow) -> list[str]:
    return [row.level_choice.itemText(place) for place in range(row.level_choice.count())]


def choose(row: OpponentRow, words: str) -> None:
    row.level_choice.setCurrentIndex(row.level_choice.findText(words))


def test_a_person_chooses_among_the_offered_levels_and_a_program(opened) -> None:
    dialog = opened(TournamentSetup())
    for row in dialog.opponents:
        assert offered_by(row) == ["Beginner", "Casual", "Strong", "Expert", "External program…"]
    assert len(OFFERED) == 4


@pytest.mark.parametrize(
    ("level", "name"), [("random", "Random"), ("lookahead", "Looking ahead"), ("oracle", "oracle")]
)
def test_a_level_that_is_not_offered_stays_where_it_was_chosen(opened, level: str, name: str) -> None:
    setup = TournamentSetup(levels=(level, "casual", "casual"), rounds=5)
    dialog = opened(setup)
    left, opposite, _ = dialog.opponents
    assert left.level_choice.currentText() == name
    assert name not in offered_by(opposite)
    assert dialog.setup == setup


def test_each_seat_has_its_style(opened) -> None:
    dialog = opened(TournamentSetup())
    for row, style in zip(dialog.opponents, (Style.BOLD, Style.CAREFUL, Style.BALANCED), strict=True):
        row.style_choice.setCurrentIndex(row.style_choice.findText(style.value.capitalize()))
    assert dialog.setup.styles == ("bold", "careful", "balanced")
    assert "half a chance" in dialog.opponents[0].style_choice.toolTip()


def test_the_line_for_the_command_comes_and_goes_with_the_program(opened) -> None:
    dialog = opened(TournamentSetup())
    row = dialog.opponents[1]
    low = dialog.height()
    assert not row.program.isVisible()
    choose(row, "External program…")
    assert row.program.isVisible()
    assert not row.style_choice.isEnabled(), "a program has a style of its own"
    assert dialog.height() > low
    choose(row, "Strong")
    assert not row.program.isVisible()
    assert row.style_choice.isEnabled()
    assert dialog.height() == low


def test_a_program_is_set_up_with_its_command(opened, qtbot) -> None:
    dialog = opened(TournamentSetup())
    row = dialog.opponents[2]
    choose(row, "External program…")
    qtbot.keyClicks(row.program.line, "  fox --fast ")
    assert dialog.setup.levels == ("casual", "casual", level_of("fox --fast"))
    assert dialog.programs == ("fox --fast",)
    assert not any("--fast" in level for level in dialog.setup.levels), "the command stays on this computer"


def test_a_program_that_was_chosen_is_shown_and_given_back(opened) -> None:
    setup = TournamentSetup(levels=(level_of("fox --fast"), "casual", "expert"), rounds=5)
    dialog = opened(setup)
    row = dialog.opponents[0]
    assert row.level_choice.currentText() == "External program…"
    assert row.program.line.text() == "fox --fast"
    assert dialog.setup == setup


def test_without_a_command_the_level_stays_as_it_was(opened) -> None:
    dialog = opened(TournamentSetup(levels=("expert", level_of("fox"), "casual")))
    left, opposite, _ = dialog.opponents
    choose(left, "External program…")
    opposite.program.line.clear()
    assert dialog.setup.levels == ("expert", level_of("fox"), "casual")


def test_enter_in_the_command_does_not_start(opened, qtbot) -> None:
    dialog = opened(TournamentSetup(levels=(level_of("fox"), "casual", "casual")))
    started = []
    dialog.started.connect(started.append)
    line = dialog.opponents[0].program.line
    line.setFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        qtbot.keyClick(line, key)
    assert dialog.isVisible()
    assert started == []


def test_the_file_of_a_program_is_found_with_the_keyboard(opened, qtbot, tmp_path) -> None:
    dialog = opened(TournamentSetup(levels=("program:owl", "casual", "casual")))
    program = dialog.opponents[0].program
    program.button.setFocus()
    qtbot.keyClick(program.button, Qt.Key.Key_Return)
    asked = program.findChild(QFileDialog)
    assert asked is not None
    assert dialog.isVisible()
    file = tmp_path / "my fox.sh"
    asked.fileSelected.emit(str(file))
    asked.close()
    assert shlex.split(program.command) == [str(file)]


def test_tab_goes_through_a_seat_from_left_to_right(opened, qtbot) -> None:
    dialog = opened(TournamentSetup(levels=(level_of("fox"), "casual", "casual")))
    left, opposite, _ = dialog.opponents
    left.name_line.setFocus()
    way = [left.level_choice, left.program.line, left.program.button]
    for widget in (*way, opposite.picture, opposite.name_line, opposite.level_choice, opposite.style_choice):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is widget
