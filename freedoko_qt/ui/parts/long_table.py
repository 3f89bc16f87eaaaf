"""A table of thousands of lines, of which only the visible ones cost anything."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView, QWidget

from .lines_model import LinesModel, TableCell
from .lines_table import alignment, as_lines, fit_rows
from .tip import tip
from .translated import Translated

MEASURED = 100
"""A column is as wide as its longest text among so many of the first lines, and so many of the last."""


class LongTable(Translated, QTableView):
    """Looks like a `LinesTable`.

    Subclasses fill it by `_head` and `_show_lines`. Rows and columns are numbered from 0.
    """

    marked = Signal()
    """Another line is marked, or none any more."""
    at_left: Sequence[int] = (0,)
    """The columns of words; numbers stand at the right."""

    def __init__(self, columns: int, parent: QWidget | None = None, *, widest: int = 0) -> None:
        super().__init__(parent)
        self._longest: dict[tuple[int, str], int] = {}
        """The longest text of a column in a font, by its line."""
        self.lines = LinesModel(columns, self)
        self.lines.modelReset.connect(self._longest.clear)
        self.setModel(self.lines)
        as_lines(self, widest)
        self.selectionModel().selectionChanged.connect(lambda *_: self.marked.emit())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            fit_rows(self)

    def rowCount(self) -> int:
        """The number of lines, those that are hidden among them."""
        return self.lines.rowCount()

    def columnCount(self) -> int:
        """The number of columns."""
        return self.lines.columnCount()

    @property
    def marked_row(self) -> int:
        """The line that is marked; -1: none."""
        return self.currentIndex().row()

    def mark(self, row: int, column: int = 0) -> None:
        """Mark the line of a cell; none where there is no such cell.

        `marked` follows if it is another line.
        """
        self.setCurrentIndex(self.lines.index(row, column))

    def sizeHintForColumn(self, column: int) -> int:
        """The width of the longest text; Qt itself would measure every cell with the style sheet."""
        if not self.rowCount():
            return 0
        key = column, self.font().key()
        if key not in self._longest:
            self._longest[key] = self._longest_in(column)
        option, index = QStyleOptionViewItem(), self.lines.index(self._longest[key], column)
        self.initViewItemOption(option)
        return self.itemDelegateForIndex(index).sizeHint(option, index).width()

    def _longest_in(self, column: int) -> int:
        """The line whose text is the longest in a column."""
        number, metrics = self.rowCount(), [QFontMetrics(self.font()), QFontMetrics(_bold(self.font()))]
        rows = {*range(min(number, MEASURED)), *range(max(0, number - MEASURED), number)}
        cells = {row: self.lines.line(row)[column] for row in rows}
        longest: int = max(cells, key=lambda row: metrics[cells[row].strong].horizontalAdvance(cells[row].shown))
        return longest

    # For the tables

    def _head(self, words: Sequence[str]) -> None:
        """As many columns as there are words, each of which stands above its texts."""
        self.lines.head(words, [alignment(column in self.at_left) for column in range(len(words))])

    def _explain_head(self, column: int, meaning: str) -> None:
        """Explain a column when the pointer rests on its word."""
        self.lines.setHeaderData(column, Qt.Orientation.Horizontal, tip(meaning), Qt.ItemDataRole.ToolTipRole)

    def _show_lines(self, number: int, line: Callable[[int], Sequence[TableCell]]) -> None:
        """Show so many lines, each of which `line` makes by its place; the marked place stays marked.

        `marked` does not follow, not even if there is no such place any more.
        """
        marked = self.currentIndex()
        with QSignalBlocker(self):
            self.lines.show(number, line)
            self.mark(marked.row(), marked.column())


def _bold(font: QFont) -> QFont:
    strong = QFont(font)
    strong.setBold(True)
    return strong
