"""The keys that lead from page to page, each of which counts once however long it is held."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_enter(event: QKeyEvent) -> bool:
    """True if Enter has just been pressed; held, perhaps since the page before, it means nothing more."""
    return event.key() in ENTER and not event.isAutoRepeat()


def is_escape(event: QKeyEvent) -> bool:
    """True if Escape has just been pressed; held, it leaves no further page."""
    return event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat()


def is_held_escape(event: QKeyEvent) -> bool:
    """True if Escape is being held, perhaps since the dialog before was left."""
    return event.key() == Qt.Key.Key_Escape and event.isAutoRepeat()
