"""The beginning of all tests of the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.look.typeface import typeface


@pytest.fixture(autouse=True)
def letters(qapp: QApplication) -> None:
    """The letters of the program, in the usual size, whatever the test before has shown."""
    if qapp.font() != (font := typeface(1.0)):
        qapp.setFont(font)


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
