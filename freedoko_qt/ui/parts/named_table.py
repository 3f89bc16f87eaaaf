"""A list of things that somebody has named, or can: the name is written over in its place."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QTableWidgetItem, QWidget

from freedoko_qt.app.plain import isolated, shortened

from .lines_table import LinesTable
from .tip import tip


class NamedTable(LinesTable):
    """Enter or a double click wants the thing of the line; a search leaves only some of the lines."""

    wanted = Signal()
    """The thing of the line is to be opened."""
    renamed = Signal(int, str)
    """The line of a thing and what it is called from now on."""

    def __init__(self, columns: int, parent: QWidget, *, name: int) -> None:
        super().__init__(columns, parent, widest=name)
        self._name = name
        self._lines: Sequence[tuple[str, ...]] = ()
        self._searched = ""
        self.setItemDelegateForColumn(name, _Shortening(self))
        self.doubleClicked.connect(lambda _: self.wanted.emit())
        self.itemChanged.connect(self._on_changed)

    @property
    def row_shown(self) -> int | None:
        """The line that is marked and seen."""
        row = self.currentRow()
        return row if 0 <= row < self.rowCount() and not self.isRowHidden(row) else None

    def leave_only(self, words: str) -> None:
        """Leave only the lines that have all these words somewhere."""
        self._searched = words
        for row in range(self.rowCount()):
            text = self._searchable(row).casefold()
            self.setRowHidden(row, not all(word in text for word in words.casefold().split()))
        if self.row_shown is None:
            self.setCurrentCell(next((row for row in range(self.rowCount()) if not self.isRowHidden(row)), -1), 0)

    def ask_name(self) -> None:
        """Have the name of the line written over."""
        item = self.item(self.currentRow(), self._name)
        if item is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.setCurrentItem(item)
            self.editItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState:
            event.accept()  # Enter ends the writing, and nothing else
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit()
        elif event.key() == Qt.Key.Key_Delete:
            event.ignore()  # else the list looks for a line that begins with it
        else:
            super().keyPressEvent(event)

    def _write(self, lines: Sequence[tuple[str, ...]], *, nameless: int = 0) -> None:
        """Write all lines anew; only their names can be written over, but not those of the first so many."""
        flags, is_name = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled, Qt.ItemFlag.ItemIsEditable
        self._lines = lines
        with QSignalBlocker(self):  # nobody writes here
            self.setRowCount(len(lines))
            for row, texts in enumerate(lines):
                for column, text in enumerate(texts):
                    item = self._put(row, column, text)
                    item.setFlags(flags | is_name if column == self._name and row >= nameless else flags)
                    item.setToolTip(tip(text))
                    if column == self._name:
                        item.setText(text)  # the delegate shortens it: it is the whole that is written over

    def _searchable(self, row: int) -> str:
        """Everything by which a line is found."""
        return " ".join(self._lines[row])

    def _on_changed(self, item: QTableWidgetItem) -> None:
        if item.column() == self._name:
            self.renamed.emit(item.row(), item.text())


class _Shortening(QStyledItemDelegate):
    """Shows a name shortened that is written over as a whole."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        return shortened(isolated(str(value)))
