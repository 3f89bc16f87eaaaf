"""In a language that is nobody's, marked and longer than any: no text is untranslated, and none is cut off.

A third language is one more file of translations; what this test finds it would find, too.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from evening import Person, opened
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QTabBar, QTextEdit, QWidget
from scenes import SCENES, lasting, notice, notice_with_more, tabs, tops
from shiboken6 import isValid

from freedoko_qt.ui.about_box import PARTS

KEPT = {"en", "french"}
"""Codes, which are no words."""
SETTLED = 20  # milliseconds in which every layout has its room
LONGER, MORE = 0.4, 6  # by which part of it a text is longer, and letters of the words that make it so
OPEN, CLOSE = "⟦", "⟧"
LETTERS = str.maketrans("aeiounsyAEIOUNSY", "áéíóúñšýÁÉÍÓÚÑŠÝ")
FIXED = re.compile(r"(\{[^{}]*\}|%n|%L?\d+|<[^<>]*>|&\w+;|&\w)")
MARKED = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*({CLOSE}|…)")
WORD = re.compile(r"[^\W\d_]{2,}")
NUMBERS = "no one two three"
NAMES = {
    "FreeDoko", "Qt", "Frieda", "Karl", "Dolores", "Deutsch", "English", "Anna", "Bert", "Cleo", "Dora", "Emil", "Eins",
    "Am", "Mittwoch", "ZeroDivisionError",
    "Ctrl", "Esc", "AM", "PM", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "dev",
}  # fmt: skip
"""Texts that are the same in every language, or were typed."""


def longer(text: str) -> str:
    """A text with other letters, 40 % longer, between two marks; places and mnemonics stay."""
    said = "".join(part if FIXED.fullmatch(part) else part.translate(LETTERS) for part in FIXED.split(text))
    more = round(LONGER * len(FIXED.sub("", text)))
    return f"{OPEN}{said}{' '.join('~' * min(MORE, more - at) for at in range(0, more, MORE))}{CLOSE}"


class PseudoTranslator(QTranslator):
    """Translates every text of the program into the language that is nobody's."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if source in KEPT:
            return source
        return " ".join(map(longer, source.split())) if source.startswith(NUMBERS) else longer(source)

    def isEmpty(self) -> bool:  # noqa: N802
        return False


@pytest.fixture
def person(qtbot, qapp, data_dir) -> Iterator[Person]:
    """A person who speaks that language, at a window of the usual size."""
    with opened(qapp, data_dir) as program:
        translator = PseudoTranslator()
        qapp.installTranslator(translator)
        QApplication.processEvents()
        yield Person(qtbot, program.window)
        for dialog in tops(program.window)[1:]:
            dialog.close()
        qapp.removeTranslator(translator)
        QApplication.processEvents()


def texts(top: QWidget) -> Iterator[str]:
    """Every text of a window that can be seen or heard."""
    yield from _accessible_texts(QAccessible.queryAccessibleInterface(top))
    for widget in top.findChildren(QWidget):
        if isValid(widget) and widget.isVisible():
            yield widget.toolTip()
            if isinstance(widget, QTextEdit):
                yield widget.toPlainText()


def _accessible_texts(one: QAccessibleInterface | None) -> Iterator[str]:
    if one is None or not one.isValid() or one.state().invisible:
        return
    yield from (one.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description))
    for place in range(one.childCount()):
        yield from _accessible_texts(one.child(place))


def unmarked(text: str, data_dir: Path) -> set[str]:
    """The words of a text that nobody has translated."""
    for same in (str(data_dir), *PARTS, *PARTS.values()):  # in every language
        text = text.replace(same, " ")
    before = None
    while before != text:
        before, text = text, MARKED.sub(" ", text)
    return set(WORD.findall(text)) - NAMES


def cut(top: QWidget) -> set[str]:
    """The texts of labels and buttons for which there is no room."""
    words = [one for one in top.findChildren(QLabel) if one.text() and not one.wordWrap()]
    buttons = [one for one in top.findChildren(QAbstractButton) if one.text() and not isinstance(one.parent(), QTabBar)]
    shown = [one for one in (*words, *buttons) if one.isVisible()]
    narrow = {one.text() for one in shown if one.width() < min(one.sizeHint().width(), one.minimumSizeHint().width())}
    areas = [one for one in top.findChildren(QScrollArea) if one.isVisible() and one.widget() is not None]
    wide = {repr(one.widget()) for one in areas if one.widget().width() > one.viewport().width()}
    return narrow | wide


OF_THE_PROGRAM = [scene for scene in SCENES if scene not in (notice, notice_with_more)]
"""The texts of the other scenes are the test's own."""


@pytest.mark.parametrize("scene", OF_THE_PROGRAM, ids=lambda scene: scene.__name__)
def test_everything_is_translated_and_nothing_is_cut(person: Person, data_dir: Path, scene) -> None:
    scene(person)
    forgotten, narrow = {}, set()
    for top in tops(person.window):
        for _ in tabs(top):
            QTest.qWait(SETTLED)
            forgotten |= {text: found for text in texts(top) if (found := unmarked(text, data_dir))}
            narrow |= lasting(lambda top=top: cut(top))
    assert forgotten == {}
    assert narrow == set()
