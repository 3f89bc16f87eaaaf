"""The key that goes on."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_enter(event: QKeyEvent) -> bool:
    """True if Enter has just been pressed; held, perhaps since the page before, it means nothing more."""
    return event.key() in ENTER and not event.isAutoRepeat()
