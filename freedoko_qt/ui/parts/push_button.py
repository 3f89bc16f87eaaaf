"""Buttons for hasty hands: double clicks and held keys press them no more often than is meant."""

from functools import cached_property

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton

from .click_sequence import ClickSequence

PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class PushButton(QPushButton):
    """A button that a held key presses once.

    It also ignores the second press of a double click whose first press was for another widget in its place.
    """

    @cached_property
    def _clicks(self) -> ClickSequence:
        """The clicks on it, noted from the first one on."""
        return ClickSequence()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._clicks.press(event):
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat() or event.key() not in PRESSING:
            super().keyPressEvent(event)


class SingleClickButton(PushButton):
    """A button that a double click presses once."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._clicks.consume()
