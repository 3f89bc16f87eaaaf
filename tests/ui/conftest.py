"""The beginning of all tests of the window."""

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from evening import Person, opened, shown
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from views import asked_at, shown_table

from freedoko_qt.app.language import Translators
from freedoko_qt.app.rule_sets import RuleSet, RuleSets, preset_set
from freedoko_qt.app.settings import Language
from freedoko_qt.ui.application import Program
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.look.typeface import typeface
from freedoko_qt.ui.rules.rules_dialog import RulesDialog
from freedoko_qt.ui.table.table_view import TableView
from freedoko_qt.ui.warm_up import MODULES, get_ready


@pytest.fixture(autouse=True)
def letters(qapp: QApplication) -> None:
    """The letters of the program, in the usual size, whatever the test before has shown."""
    if qapp.font() != (font := typeface(1.0)):
        qapp.setFont(font)


@pytest.fixture(scope="session", autouse=True)
def pages_ready() -> None:
    """Every page opens at once, whichever test is the first to want it."""
    for page in MODULES:
        get_ready(page)


@pytest.fixture
def gate() -> Iterator[Event]:
    """Closed until it is opened, at the latest when the test ends."""
    gate = Event()
    yield gate
    gate.set()


@pytest.fixture
def place(qtbot: QtBot) -> QWidget:
    """A window to lay a panel over."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(900, 560)
    widget.show()
    return widget


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The texts that Qt is given to be read out. Python has no way to listen, so Qt's own call is recorded."""
    messages: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            messages.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(listen))
    QAccessible.setActive(True)
    yield messages
    QAccessible.setActive(False)


@pytest.fixture
def translators(qapp: QApplication) -> Iterator[Translators]:
    """The translators, by which the program speaks another language; English again at the end."""
    made = Translators(qapp)
    yield made
    made.speak(Language.ENGLISH)


@pytest.fixture
def program(qapp: QApplication, data_dir: Path) -> Iterator[Program]:
    """The program at its first page."""
    with opened(qapp, data_dir) as program:
        yield program


@pytest.fixture
def person(qtbot: QtBot, program: Program) -> Person:
    """A person at the first page of the program."""
    return Person(qtbot, program.window)


@pytest.fixture
def player(qtbot: QtBot, program: Program) -> Person:
    """A person with nothing but a keyboard, at a table at which the first question is asked."""
    player = Person(qtbot, program.window, keys=True)
    player.begin()
    player.wait()
    return player


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """A table without a program around it, at which nothing moves; it has the keyboard."""
    table = shown_table(qtbot)
    table.setFocus()
    return table


@pytest.fixture
def asked(table: TableView) -> list[object]:
    """The person's intents at the table of a test."""
    return asked_at(table)


@pytest.fixture
def rule_sets(data_dir: Path) -> RuleSets:
    """The rule sets of the person; there are none yet."""
    return RuleSets(data_dir / "rules")


@pytest.fixture
def open_rules(qtbot: QtBot, rule_sets: RuleSets) -> Callable[..., RulesDialog]:
    """Opens the rules dialog by itself, with a rule set or a preset."""

    def make(rule_set: RuleSet | str = "standard", *, read_only: bool = False) -> RulesDialog:
        chosen = preset_set(rule_set) if isinstance(rule_set, str) else rule_set
        return shown(qtbot, RulesDialog(chosen, rule_sets, Deck(), played=chosen.rules if read_only else None))

    return make
