"""A button that ignores double clicks and auto-repeat."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from .click_sequence import ClickSequence


class SingleClickButton(QPushButton):
    """A button that a double click or a held key presses once.

    It also ignores the second press of a double click whose first press was for another widget in its place.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._clicks = ClickSequence()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._clicks.press(event):
            super().mousePressEvent(event)
        self._clicks.consume()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyPressEvent(event)
