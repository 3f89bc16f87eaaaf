"""Presses of Enter and Escape without their repetition by a held key, which would lead through several pages."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_enter(event: QKeyEvent) -> bool:
    """True if Enter has just been pressed; a held one, perhaps from the page before, is ignored."""
    return event.key() in ENTER and not event.isAutoRepeat()


def is_escape(event: QKeyEvent) -> bool:
    """True if Escape has just been pressed; a held one, perhaps from the page before, is ignored."""
    return event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat()


def is_held_escape(event: QKeyEvent) -> bool:
    """True if this is the repetition of a held Escape, perhaps from the dialog before."""
    return event.key() == Qt.Key.Key_Escape and event.isAutoRepeat()
