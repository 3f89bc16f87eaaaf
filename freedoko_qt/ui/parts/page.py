"""A page of the window with a way back."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from .single_keys import is_escape
from .translated import Translated


class Page(Translated, QFrame):
    """A page that Escape leaves."""

    left = Signal()
    """The page before this one is wanted."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_escape(event):
            self.left.emit()
        else:
            super().keyPressEvent(event)
