"""A page of the window with a way back."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from .translated import Translated


class Page(Translated, QFrame):
    """A page that Escape leaves."""

    left = Signal()
    """The page before this one is wanted."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
