"""Another look and another language: pages that nobody sees follow one by one after the one that is seen."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from evening import Person, opened
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget

from freedoko_qt.app.settings import Language, TextSize, Theme
from freedoko_qt.engine.rules import OPTIONS, OptionGroup
from freedoko_qt.ui.forms.form_page import FormPage
from freedoko_qt.ui.forms.form_row import FormRow
from freedoko_qt.ui.look.window_style import REST

CHANGES = [
    {"theme": Theme.DARK},
    {"text_size": TextSize.LARGE},
    {"language": Language.GERMAN},
    {"theme": Theme.DARK, "language": Language.GERMAN, "text_size": TextSize.LARGE},
]
WATCHED = {QEvent.Type.StyleChange, QEvent.Type.LanguageChange}


class Witness(QObject):
    """Keeps the widgets that received such an event, and in which turn of the event loop."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self._receivers: list[tuple[QWidget, int]] = []
        self._turning = QTimer(self)
        self._turning.timeout.connect(self._count)
        self._turning.start()

    def of(self, page: QWidget) -> list[int]:
        """The turns in which something in this page received one; the page itself can keep it for later."""
        return [turn for widget, turn in self._receivers if page.isAncestorOf(widget) and widget is not page]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in WATCHED and isinstance(watched, QWidget):
            self._receivers.append((watched, self.turn))
        return False

    def _count(self) -> None:
        self.turn += 1


@pytest.fixture
def person(qtbot, qapp, data_dir):
    with opened(qapp, data_dir) as program:
        program.settings.change(language=Language.ENGLISH, theme=Theme.LIGHT)
        yield Person(qtbot, program.window)


@pytest.fixture
def pages(person) -> dict[str, QWidget]:
    """Pages that were shown one after the other, the last of them still."""
    window = person.window
    window.controllers.tournaments.show()
    QTest.qWait(0)
    window.controllers.help.show()
    QTest.qWait(0)
    window.controllers.records.show_evenings()
    QTest.qWait(0)
    return {
        "tournaments": window.controllers.tournaments.page,
        "help": window.controllers.help.page,
        "evenings": window.controllers.records.evenings,
    }


@contextmanager
def witnessed(qapp: QApplication) -> Iterator[Witness]:
    witness = Witness()
    qapp.installEventFilter(witness)
    yield witness
    qapp.removeEventFilter(witness)
    witness.deleteLater()


def change(person: Person, values: dict[str, object]) -> None:
    file = person.window.context.settings_file
    file.change(**values)
    QApplication.processEvents()


def looks(person: Person, page: QWidget) -> list[tuple[object, ...]]:
    """The words on a page that is turned to, their size and their colours."""
    person.window.navigator.show(page)
    assert page.isVisible()
    parts = [one for one in (*page.findChildren(QLabel), *page.findChildren(QAbstractButton)) if one.isVisible()]
    return [(one.text(), one.font().pointSizeF(), one.palette().color(one.foregroundRole()).name()) for one in parts]


@pytest.mark.parametrize("values", CHANGES, ids=str)
def test_hidden_pages_follow_after_the_visible_one_with_time_for_events_between_them(
    qtbot, qapp, person, pages, values
) -> None:
    shown = pages["evenings"]
    assert person.window.page is shown
    with witnessed(qapp) as witness:
        change(person, values)
        qtbot.waitUntil(lambda: all(witness.of(page) for page in pages.values()), timeout=20_000)
    turns = {name: witness.of(page) for name, page in pages.items()}
    assert max(turns["evenings"]) < min(turns["tournaments"] + turns["help"])
    assert not set(turns["tournaments"]) & set(turns["help"])


@pytest.mark.parametrize("values", CHANGES, ids=str)
def test_a_page_shown_after_a_while_is_ready(qapp, person, pages, values) -> None:
    change(person, values)
    QTest.qWait(4 * REST)
    with witnessed(qapp) as witness:
        person.window.navigator.show(pages["tournaments"])
        QApplication.processEvents()
    assert witness.of(pages["tournaments"]) == []


@pytest.mark.parametrize("values", CHANGES, ids=str)
def test_a_page_that_was_not_seen_follows_when_it_is_shown(person, pages, values) -> None:
    before = {name: looks(person, page) for name, page in pages.items()}
    change(person, values)
    after = {name: looks(person, page) for name, page in pages.items()}
    change(person, values | {"theme": Theme.LIGHT, "text_size": TextSize.NORMAL, "language": Language.ENGLISH})
    last = {name: looks(person, page) for name, page in pages.items()}
    for name in pages:
        assert last[name] == before[name]
        assert [one != other for one, other in zip(before[name], after[name], strict=True)].count(True) > 1


def test_dialogs_follow_too(person) -> None:
    person.window.dialogs.show_settings()
    QTest.qWait(50)
    (dialog,) = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not person.window]
    light = dialog.grab().toImage()
    change(person, {"theme": Theme.DARK})
    QTest.qWait(50)
    assert dialog.grab().toImage() != light
    dialog.close()


@pytest.mark.parametrize("values", CHANGES[:2], ids=str)
def test_the_page_behind_a_dialog_follows_after_it(qtbot, qapp, person, values) -> None:
    person.window.controllers.tournaments.show()
    person.window.dialogs.show_settings()
    page, dialog = person.window.controllers.tournaments.page, person.window.dialogs.settings
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.qWait(4 * REST)
    with witnessed(qapp) as witness:
        change(person, values)
        qtbot.waitUntil(lambda: bool(witness.of(page)), timeout=20_000)
        QTest.qWait(50)
    assert max(witness.of(dialog)) < min(witness.of(page))
    dialog.close()


@pytest.fixture
def all_rules(qtbot, person) -> FormPage:
    """All rules, found by a search."""
    person.window.dialogs.show_rules()
    page = person.window.dialogs.rules.options
    page.search.setText("e")
    qtbot.waitUntil(lambda: len(shown_rows(page)) == len(page.shown_fields) > 150, timeout=30_000)
    return page


def shown_rows(page: FormPage) -> list[FormRow]:
    return [row for row in page.findChildren(FormRow) if row.isVisible()]


def titles(rows: list[FormRow]) -> list[str]:
    return [row.title.text() for row in rows]


@pytest.mark.parametrize("place", [0.0, 1.0])
def test_rows_of_a_form_that_are_in_sight_follow_the_language_first(qtbot, qapp, person, all_rules, place) -> None:
    rows = shown_rows(all_rules)
    bar = all_rules.findChild(QScrollArea).verticalScrollBar()
    bar.setValue(round(place * bar.maximum()))
    in_sight = [row for row in rows if not row.visibleRegion().isEmpty()]
    english = titles(rows)
    with witnessed(qapp) as witness:
        change(person, {"language": Language.GERMAN})
        qtbot.waitUntil(lambda: titles(rows) == [row.field.say(row.field.label) for row in rows], timeout=30_000)
    turns = {row: witness.of(row)[0] for row in rows}
    first = min(turns.values())
    assert {turns[row] for row in in_sight} == {first}
    assert list(turns.values()).count(first) < len(rows) / 3
    assert sum(one != other for one, other in zip(english, titles(rows), strict=True)) > len(rows) / 2
    person.window.dialogs.rules.close()


def test_rows_of_another_group_follow_the_language_when_it_is_chosen(person) -> None:
    person.window.dialogs.show_rules()
    page = person.window.dialogs.rules.options
    before, after = list(OptionGroup)[:2]
    row = page.row(page.fields_of(before)[0])
    english = row.title.text()
    page.groups.choose(after)
    change(person, {"language": Language.GERMAN})
    page.groups.choose(before)
    assert row.isVisible()
    assert row.title.text() == row.field.say(OPTIONS[row.field.id].label) != english
    person.window.dialogs.rules.close()
