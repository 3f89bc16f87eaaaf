"""A table whose lines can be opened."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from .lines_table import LinesTable
from .single_keys import is_enter


class OpenableTable(LinesTable):
    """A table whose lines are opened by Enter or a double click."""

    wanted = Signal()
    """The marked line is to be opened."""

    def __init__(self, columns: int, parent: QWidget, *, widest: int = 0) -> None:
        super().__init__(columns, parent, widest=widest)
        self.doubleClicked.connect(lambda _: self.wanted.emit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.wanted.emit()
        else:
            super().keyPressEvent(event)
