"""Everywhere in the window: what a person or a file has written is plain text in one line, and moves nothing."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import product

import hostile
import pytest
import views
from evening import Person, opened, until_read
from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as Gui
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QMenu,
    QStyledItemDelegate,
    QTabBar,
    QTextEdit,
    QWidget,
)
from scenes import SCENES, first_page, kept_sheet, rules_that_are_played, score_sheet, standings, start_page
from staging import tabs, tops

from freedoko_qt.app.external_programs import level_of
from freedoko_qt.app.notice import unreadable
from freedoko_qt.app.places import places
from freedoko_qt.app.replay.branch import Branch
from freedoko_qt.app.replay.branch_file import Branches
from freedoko_qt.app.seats import seats_of
from freedoko_qt.engine.actions import Play
from freedoko_qt.ui.parts.label import ElidedLabel, RichLabel

SIZE = 1100, 760
ROLE = Qt.ItemDataRole
ACROSS = Qt.Orientation.Horizontal
CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f\u2028\u2029\u202a-\u202e]")
LONGEST = 1_000
LONGEST_TIP = 5_000
"""Letters that are shown at one place at most."""


# What a file can bring, besides what can be seen of it on every other page


def records(person: Person) -> None:
    """A file of records in the list of tournaments."""
    score_sheet(person)
    window = person.window
    window.show_start()
    window.controllers.tournaments.show()
    file = hostile.write_records(window.session.tournament, folder(person), person.words)
    window.controllers.tournaments.open_file(file)
    until_read(window)
    table = window.controllers.tournaments.page.table
    table.mark(next(row for row, one in enumerate(table.things) if one.title), 0)
    assert table.chosen.title


def records_thrown_away(person: Person) -> None:
    records(person)
    person.window.controllers.tournaments.page.buttons["delete"].click()


def list_of_records(person: Person) -> None:
    """A list that can be printed and copied."""
    records(person)
    person.window.controllers.tournaments.page.buttons["sheet"].click()
    until_read(person.window)
    assert person.window.page is person.window.controllers.tournaments.sheet


def statistics_of_records(person: Person) -> None:
    records(person)
    person.window.controllers.records.show_statistics()
    table = person.window.controllers.records.statistics.table
    person.qtbot.waitUntil(lambda: table.rowCount() > 0, timeout=20_000)


def replay_of_records(person: Person) -> None:
    """Step by step, with a branch that has a name."""
    score_sheet(person)
    window = person.window
    window.controllers.replays.open_file(hostile.write_records(window.session.tournament, folder(person), person.words))
    until_read(window)
    page = window.controllers.replays.page
    game = page.replay.game_at(page.replay.stops[1])
    while game.turn is not None:
        game.apply(next(action for action in reversed(game.legal()) if isinstance(action, Play)))
    branch = Branch(0, tuple(game.actions), person.words[0])
    Branches(places(folder(person)).branches).add(page.replay, branch)
    page.branches.refresh(1)
    assert page.branches.isVisible()


def deals_of_a_file(person: Person) -> None:
    person.window.controllers.deals.show()
    person.window.controllers.deals.open_file(hostile.write_deals(views.dealt(), folder(person), person.words))
    until_read(person.window)
    assert person.window.controllers.deals.page.table.rowCount() == 4


def deal_thrown_away(person: Person) -> None:
    deals_of_a_file(person)
    person.window.controllers.deals.page.buttons["delete"].click()


def rules_of_a_file(person: Person) -> None:
    person.window.dialogs.import_rules(hostile.write_rules(folder(person), person.words))
    assert len(tops(person.window)) == 3  # the rules, and the lines that were not understood


def rules_to_be_deleted(person: Person) -> None:
    rules_of_a_file(person)
    person.window.dialogs.rules.commands.action("delete").trigger()


def tournament_by_rules_of_a_file(person: Person) -> None:
    rules_of_a_file(person)
    person.window.dialogs.rules.close()
    person.qtbot.waitUntil(lambda: len(tops(person.window)) == 1)
    person.window.dialogs.show_tournament()


def tournament_with_a_program(person: Person) -> None:
    file = person.window.context.settings_file
    levels = level_of(f"'{person.words[0]}' x"), "beginner", "beginner"
    file.change(setup=replace(file.settings.setup, levels=levels))
    person.window.dialogs.show_tournament()


def unreadable_file(person: Person) -> None:
    person.window.context.show_notices(unreadable(hostile.write_nonsense(folder(person)), OSError(5, "nothing")))


def no_games(person: Person) -> None:
    person.window.controllers.replays.open_file(hostile.write_nonsense(folder(person)))
    until_read(person.window)


def no_deals(person: Person) -> None:
    person.window.controllers.deals.show()
    person.window.controllers.deals.open_file(hostile.write_nonsense(folder(person)))
    until_read(person.window)


def no_rules(person: Person) -> None:
    person.window.dialogs.import_rules(hostile.write_nonsense(folder(person)))


def evening_of_a_file(person: Person) -> None:
    """An evening with real cards that is gone on with."""
    hostile.write_evening(folder(person), person.words)
    person.window.controllers.records.show_evenings()
    person.click(person.window.controllers.records.evenings.kept.go_on)


def evenings_of_files(person: Person) -> None:
    hostile.write_evening(folder(person), person.words)
    person.window.controllers.records.show_evenings()


FROM_FILES = [
    records, records_thrown_away, list_of_records, statistics_of_records, replay_of_records, deals_of_a_file,
    deal_thrown_away, rules_of_a_file, rules_to_be_deleted, tournament_by_rules_of_a_file, tournament_with_a_program,
    unreadable_file, no_games, no_deals, no_rules, evening_of_a_file, evenings_of_files,
]  # fmt: skip


def folder(person: Person):
    """The places of everything that belongs to the user."""
    return person.window.context.settings_file.folder


# What is shown


def labels(top: QWidget) -> list[QLabel]:
    """All that are, or can be, words; Qt has one for the picture of a question that has none."""
    found = (one for one in top.findChildren(QLabel) if one.objectName() != "qt_msgboxex_icon_label")
    return [one for one in found if one.pixmap().isNull()]


def read_as(text: str) -> str:
    """The text that somebody reads who is shown this as a tool tip."""
    if not Gui.mightBeRichText(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def shown_words(top: QWidget) -> Iterator[str]:
    """Everything that is written somewhere in a window or dialog."""
    yield top.windowTitle()
    for label in labels(top):
        yield read_as(label.text()) if isinstance(label, RichLabel) else label.text()
    for button in top.findChildren(QAbstractButton):
        yield unmarked(button.text())
    for action in top.findChildren(QAction):
        yield unmarked(action.text())
    for bar in top.findChildren(QTabBar):
        yield from (unmarked(bar.tabText(place)) for place in range(bar.count()))
    for box in top.findChildren(QComboBox):
        yield from (box.itemText(row) for row in range(box.count()))
    for part in top.findChildren(QWidget):
        yield part.accessibleName()
        yield part.accessibleDescription()
    yield from (text for text, _ in items(top))


def unmarked(text: str) -> str:
    """A text on a button or in a menu without the marks of its key."""
    assert not re.search(r"(?<!&)(&&)*&(amp;|lt;|B<)", text), text  # a typed letter that is taken for one
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def items(top: QWidget) -> Iterator[tuple[str, str]]:
    """The texts in lists, tables and their heads, as they are painted, and their tool tips."""
    for view in top.findChildren(QAbstractItemView):
        model = view.model()
        if model is None or isinstance(view, QHeaderView):
            continue
        rows, columns = model.rowCount(), 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        for row, column in product(range(rows), range(columns)):
            index, delegate = model.index(row, column), view.itemDelegateForIndex(model.index(row, column))
            text = index.data(ROLE.DisplayRole) or ""
            if isinstance(delegate, QStyledItemDelegate):
                written = delegate.displayText(text, view.locale())
                text = written if "\u2028" in text else written.replace("\u2028", "\n")  # so Qt paints a line end
            yield text, index.data(ROLE.ToolTipRole) or ""
        for column in range(columns):
            text, tip = (model.headerData(column, ACROSS, role) for role in (ROLE.DisplayRole, ROLE.ToolTipRole))
            yield str(text or ""), tip or ""


def tool_tips(top: QWidget) -> Iterator[str]:
    yield from (part.toolTip() for part in top.findChildren(QWidget))
    for menu in top.findChildren(QMenu):
        yield from (action.toolTip() for action in menu.actions() if menu.toolTipsVisible())
    yield from (tip for _, tip in items(top))
    for box in top.findChildren(QComboBox):
        yield from (box.itemData(row, ROLE.ToolTipRole) or "" for row in range(box.count()))
    for view in top.findChildren(QGraphicsView):
        yield from (item.toolTip() for item in view.scene().items())


def check_written(text: str, longest: int) -> None:
    """True if a text is shown as it was written, in one line, and no longer than anyone reads."""
    assert len(text) <= longest
    assert not CONTROLS.search(text), repr(text)
    assert "&lt;img" not in text, text
    assert "\ufffc" not in text, text  # a picture
    for found in re.finditer("img src=probe", text):
        assert text[found.start() - 1] == "<"
    if "שלום" in text.strip("\u2068\u2069"):
        assert text.startswith("שלום") or "\u2068שלום" in text, text


def check(top: QWidget) -> None:
    for label in labels(top):
        assert label.textFormat() is Qt.TextFormat.PlainText or isinstance(label, RichLabel), label.text()
    for text in shown_words(top):
        check_written(text, LONGEST)
    for tip in tool_tips(top):
        check_written(read_as(tip), LONGEST_TIP)
        assert max(map(len, read_as(tip).splitlines()), default=0) <= 100
    for page in top.findChildren(QTextEdit):
        assert "<img" not in page.toHtml()
        assert "\ufffc" not in page.toPlainText()


@pytest.fixture
def make_person(qtbot, qapp, data_dir):
    @contextmanager
    def make(words: Sequence[str]) -> Iterator[Person]:
        """At the window of somebody whose settings have such names."""
        hostile.write_settings(data_dir, words)
        with opened(qapp, data_dir) as program:
            program.window.resize(*SIZE)
            person = Person(qtbot, program.window)
            person.words, person.qtbot = words, qtbot
            yield person
            for dialog in program.window.findChildren(QDialog):
                dialog.close()

    return make


SEEN = [scene for scene in SCENES if scene is not first_page]  # whose settings have names sees no first page
WALK = [(scene, number % len(hostile.WORDS)) for number, scene in enumerate(SEEN)]
WALK += list(product(FROM_FILES, range(len(hostile.WORDS))))


@pytest.mark.parametrize(("scene", "turn"), WALK, ids=lambda given: getattr(given, "__name__", str(given)))
def test_typed_text_is_plain_everywhere(make_person, monkeypatch, scene, turn) -> None:
    with make_person(hostile.WORDS[turn]) as person:
        monkeypatch.setattr(views, "PLAYERS", seats_of(person.window.current.next_setup))
        scene(person)
        for top in tops(person.window):
            for _ in tabs(top):
                QApplication.processEvents()
                check(top)
            assert top.width() <= SIZE[0], top
            assert top.height() <= SIZE[1], top


@pytest.mark.parametrize("scene", [start_page, standings, kept_sheet, rules_that_are_played])
def test_usual_names_are_shown_whole(make_person, scene) -> None:
    with make_person(("Karl-Friedrich Hohenstein"[:24], "Frieda", "Karl", "Dolores")) as person:
        scene(person)
        for top in tops(person.window):
            QApplication.processEvents()
            shown = [one for one in top.findChildren(ElidedLabel) if one.isVisible()]
            assert [one.text() for one in shown if one.toolTip() or "…" in one.text()] == []
