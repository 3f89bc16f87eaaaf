"""Another look and another language: pages that nobody sees are left alone, and are as they should be when shown."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from evening import Person, opened
from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from freedoko_qt.app.settings import Language, TextSize, Theme

CHANGES = [
    {"theme": Theme.DARK},
    {"text_size": TextSize.LARGE},
    {"language": Language.GERMAN},
    {"theme": Theme.DARK, "language": Language.GERMAN, "text_size": TextSize.LARGE},
]
WATCHED = {QEvent.Type.StyleChange, QEvent.Type.LanguageChange}


class Witness(QObject):
    """Keeps the widgets that received such an event."""

    def __init__(self) -> None:
        super().__init__()
        self.receivers: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in WATCHED and isinstance(watched, QWidget):
            self.receivers.append(watched)
        return False


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
    window.side_pages.toggle_help()
    QTest.qWait(0)
    window.controllers.records.show_evenings()
    QTest.qWait(0)
    return {
        "tournaments": window.controllers.tournaments.page,
        "help": window.side_pages.help,
        "evenings": window.controllers.records.evenings,
    }


@contextmanager
def witnessed(qapp: QApplication) -> Iterator[Witness]:
    witness = Witness()
    qapp.installEventFilter(witness)
    yield witness
    qapp.removeEventFilter(witness)


def change(person: Person, values: dict[str, object]) -> None:
    file = person.window.context.settings_file
    file.set(replace(file.settings, **values))
    QApplication.processEvents()


def looks(person: Person, page: QWidget) -> list[tuple[object, ...]]:
    """The words on a page that is turned to, their size and their colours."""
    person.window.navigator.show(page)
    assert page.isVisible()
    parts = [one for one in (*page.findChildren(QLabel), *page.findChildren(QAbstractButton)) if one.isVisible()]
    return [(one.text(), one.font().pointSizeF(), one.palette().color(one.foregroundRole()).name()) for one in parts]


@pytest.mark.parametrize("values", CHANGES, ids=str)
def test_only_the_visible_page_receives_a_change(qapp, person, pages, values) -> None:
    shown = pages.pop("evenings")
    assert person.window.page is shown
    with witnessed(qapp) as witness:
        change(person, values)
    assert any(shown.isAncestorOf(widget) for widget in witness.receivers)
    hidden = [one for one in witness.receivers for page in pages.values() if page.isAncestorOf(one) and one is not page]
    assert hidden == []


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
