"""A line edit shows the beginning of a text that is too long for it, until it is edited."""

import pytest
import scenes
import staging
from evening import Person
from PySide6.QtWidgets import QLineEdit, QWidget
from real_evening import write_names

from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.ui.parts.line_edit import LineEdit

LONG = "Maximiliane-Charlotte von Hohenstein"
OTHERS = "Karl-Friedrich Gruber der Junge", "Wolfgang Amadeus Maria Theodor", "Dolores Conchita Maria Elena"


def tournament(person: Person) -> None:
    person.window.current.start(TournamentSetup(names=(LONG, *OTHERS)))
    person.wait()
    scenes.tournament(person)


def evening(person: Person) -> None:
    write_names(person, (LONG, *OTHERS))


@pytest.mark.parametrize("scene", [tournament, evening], ids=lambda scene: scene.__name__)
def test_a_long_name_shows_its_beginning(person, scene) -> None:
    scene(person)
    lines = [line for top in staging.tops(person.window) for line in top.findChildren(QLineEdit) if line.isVisible()]
    long = [line for line in lines if len(line.text()) > 20 and not line.hasFocus()]
    assert long
    assert {line.text() for line in long if line.cursorPosition() > 0} == set()


def test_a_long_text_is_edited_at_the_cursor_and_shows_its_beginning_again_without_the_focus(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    line, other = LineEdit(LONG, window), QLineEdit(window)
    window.show()
    window.activateWindow()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    line.end(False)
    qtbot.keyClicks(line, "!")
    assert line.text() == f"{LONG}!"
    assert line.cursorPosition() == len(LONG) + 1
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    assert line.cursorPosition() == 0
    line.setText(f"{LONG}!")  # the same again
    assert line.cursorPosition() == 0
