"""In a language that is nobody's, marked and longer than any: no text is untranslated, and none is cut off.

After a change to that language no word of another is left.

A third language is one more file of translations; what this test finds it would find, too.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import views
from evening import Person, opened
from page_events import EVENTS
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QTabBar, QTextEdit, QWidget
from scenes import SCENES, notice, notice_with_more
from shiboken6 import isValid
from staging import lasting, tabs, tops
from table_scenes import at_the_table, hint

from freedoko_qt.app.people import Avatar
from freedoko_qt.app.remarks import Remark
from freedoko_qt.app.sayings import Moment
from freedoko_qt.app.settings import Bubbles, Pause, Speed
from freedoko_qt.engine.actions import Announce, Call, Play
from freedoko_qt.engine.events import MarriageClarified, Reserved
from freedoko_qt.engine.game import Game
from freedoko_qt.ui.about_box import PARTS
from freedoko_qt.ui.table.table_canvas import TableCanvas

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
    "Am", "Mittwoch", "ZeroDivisionError", "You", "Du", "Friedrich", "von", "Hohenstein",
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


# A change of language


def painted(table: TableCanvas) -> Iterator[str]:
    """Every text that is painted on a table."""
    stage = table.stage
    for seat, pile in zip(stage.seats, stage.piles, strict=True):
        yield from (seat.text, seat.person.level, *pile.words())
    if stage.shown is not None:
        yield from (stage.shown.title, stage.shown.subtitle, *stage.shown.remarks)
    yield from (words.text for words in (*stage.bubbles, stage.toast) if words.visible)
    if stage.review.is_open:
        yield stage.review.caption()


def seen(top: QWidget) -> Iterator[str]:
    """Every text of a window that can be seen or heard, on its tables, too."""
    yield from texts(top)
    for table in top.findChildren(TableCanvas):
        if table.isVisible():
            yield from painted(table)


def slow_table(person: Person, game: Game) -> None:
    """A game at a table where everything takes its time."""
    at_the_table(person)
    file, page = person.window.context.settings_file, person.window.game.page
    file.change(speed=Speed.SLOW, pause=Pause.UNTIL_CLICK, bubbles=Bubbles.LONG)
    page.show_game(game.view(0), views.PLAYERS, [Reserved(0, healthy=True)])


def do(person: Person, game: Game, action: object) -> None:
    """Show an action and what follows from it, as the session does."""
    for event in game.apply(action):
        person.window.game.page.show_event(event, game.view(0))


def trick_that_waits(person: Person) -> None:
    game = views.played(3)
    slow_table(person, game)
    do(person, game, next(action for action in game.legal() if isinstance(action, Play)))
    choreographer = person.table.choreographer
    person.qtbot.waitUntil(lambda: choreographer.is_waiting_for_click, timeout=10_000)


def card_that_moves(person: Person) -> None:
    game = views.played(5)
    slow_table(person, game)
    do(person, game, next(action for action in game.legal() if isinstance(action, Play)))
    person.qtbot.waitUntil(lambda: person.table.choreographer.motion.is_running)


def announcement_said(person: Person) -> None:
    game = views.healthy()
    slow_table(person, game)
    do(person, game, next(one for one in game.legal() if isinstance(one, Announce) and one.call is Call.NO_90))
    person.qtbot.waitUntil(lambda: any(bubble.visible for bubble in person.table.stage.bubbles))


def remark_made(person: Person) -> None:
    slow_table(person, views.healthy())
    person.window.game.page.show_remark(Remark(1, Avatar.HARE, Moment.COMFORT))
    person.qtbot.waitUntil(lambda: any(bubble.visible for bubble in person.table.stage.bubbles))


def message(person: Person) -> None:
    """The person announces where there is nothing to be announced."""
    slow_table(person, views.played(40))
    person.table.announce()
    assert person.table.stage.toast.visible


def marriage_without_partner(person: Person) -> None:
    """The table itself says what nobody says."""
    game = views.healthy()
    slow_table(person, game)
    person.window.game.page.show_event(MarriageClarified(1, None), game.view(0))
    assert person.table.stage.toast.visible


def earlier_trick(person: Person) -> None:
    slow_table(person, views.played(6))
    person.table.show_last_trick(True)
    assert person.table.is_reviewing


def hint_beside_words(person: Person) -> None:
    hint(person)
    person.window.menu.action("words").setChecked(True)


MOMENTS = [
    trick_that_waits, card_that_moves, announcement_said, remark_made, message, marriage_without_partner, earlier_trick,
    hint_beside_words,
]  # fmt: skip


@pytest.mark.parametrize("scene", [*OF_THE_PROGRAM, *MOMENTS, *EVENTS], ids=lambda scene: scene.__name__)
def test_no_word_of_another_language_is_left(
    qtbot, qapp, data_dir: Path, scene: Callable[[Person], None]
) -> None:
    translator = PseudoTranslator()
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        scene(person)
        QTest.qWait(SETTLED)
        qapp.installTranslator(translator)
        try:
            QApplication.processEvents()
            QTest.qWait(SETTLED)
            shown = [text for top in tops(program.window) for text in seen(top)]
            assert {text: found for text in shown if (found := unmarked(text, data_dir))} == {}
        finally:
            for dialog in tops(program.window)[1:]:
                dialog.close()
            qapp.removeTranslator(translator)
            QApplication.processEvents()
