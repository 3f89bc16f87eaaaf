"""The list of a real evening as a person writes it in the window."""

from collections.abc import Sequence

from evening import Person
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from freedoko_qt.ui.real_evenings.evenings_page import EveningsPage

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz")


def page_of(person: Person) -> EveningsPage:
    """The page of real evenings."""
    return person.window.controllers.records.evenings


def write_names(person: Person, names: Sequence[str], rules: str = "DDV tournament") -> None:
    """Write down who is there, with the keyboard alone; the rules by the name that the person sees."""
    person.press(Qt.Key.Key_F8)
    new = page_of(person).new
    new.rules.setCurrentIndex([new.rules.itemText(row) for row in range(new.rules.count())].index(rules))
    for name in names:
        QTest.keyClicks(QApplication.focusWidget(), name)
        person.press(Qt.Key.Key_Tab)
