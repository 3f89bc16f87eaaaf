"""A table of named items that are renamed in place."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from freedoko_qt.app.step_timer import StepTimer

from .lines_model import READ, WRITTEN, TableCell
from .openable_table import OpenableTable

AT_ONCE = 500
"""The number of lines that are searched in one turn of the event loop."""


class NamedTable(OpenableTable):
    """A table whose lines are opened and renamed; a search hides the lines without its words.

    Hidden lines stay in the model: row numbers do not change by a search.
    """

    renamed = Signal(int, str)
    """The line of a thing and its new name."""
    searched = Signal()
    """A search has ended: only the lines with the words of `leave_only` are shown."""

    def __init__(self, columns: int, parent: QWidget, *, name: int) -> None:
        super().__init__(columns, parent, widest=name)
        self._name = name
        self._searched = ""
        self._search = StepTimer(self)
        self.lines.edited.connect(self.renamed)

    @property
    def row_shown(self) -> int | None:
        """The marked line unless it is hidden; None: there is none."""
        row = self.marked_row
        return row if 0 <= row < self.rowCount() and not self.isRowHidden(row) else None

    def leave_only(self, words: str) -> None:
        """Leave only the lines that have all these words somewhere; `searched` follows.

        Empty: all of them. Upper and lower case are the same. Of very many lines the first are looked at before this
        returns, and the others between the events of the window.
        """
        self._searched = words
        steps = self._steps(words.casefold().split())
        self._search.begin(steps)
        next(steps, None)

    def _steps(self, wanted: Sequence[str]) -> Iterator[None]:
        for row in range(self.rowCount()):
            self.setRowHidden(row, bool(wanted) and not self._has(row, wanted))
            if row % AT_ONCE == AT_ONCE - 1:
                yield
        if self.row_shown is None:
            self.mark(next((row for row in range(self.rowCount()) if not self.isRowHidden(row)), -1), 0)
        self.searched.emit()

    def ask_name(self) -> None:
        """Edit the name of the marked line in place.

        `renamed` follows once the person has written something else; nothing is renamed here.
        """
        if self.marked_row >= 0:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # whoever loses it may save, and read the list again
        index = self.lines.index(self.marked_row, self._name)
        if index.isValid():
            self.setCurrentIndex(index)
            self.edit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState:
            event.accept()  # Enter ends the writing, and nothing else
        elif event.key() == Qt.Key.Key_Delete:
            event.ignore()  # else the list looks for a line that begins with it
        else:
            super().keyPressEvent(event)

    def _named(self, texts: Sequence[str], *, nameless: bool = False) -> list[TableCell]:
        """The cells of a line, whose name can be edited unless it is `nameless`."""
        return [
            TableCell(text, text, flags=WRITTEN if column == self._name and not nameless else READ)
            for column, text in enumerate(texts)
        ]

    def _searchable(self, row: int) -> str:
        """Everything by which a line is found."""
        return " ".join(cell.text for cell in self.lines.line(row))

    def _has(self, row: int, words: Sequence[str]) -> bool:
        text = self._searchable(row).casefold()
        return all(word in text for word in words)
