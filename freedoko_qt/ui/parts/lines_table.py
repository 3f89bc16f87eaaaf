"""The base of the tables on the pages: lines that are read, one of them marked."""

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from freedoko_qt.app.plain import NARROW, shortened

from .lines_model import HEAD
from .suit_delegate import SuitDelegate
from .tip import whole
from .translated import Translated

ROW = 1.6  # heights of a line of text


class LinesTable(Translated, QTableWidget):
    """Columns as wide as their texts, but for the one that takes what they leave; Tab leads on to the next widget."""

    at_left: Collection[int] = (0,)
    """The columns of words; numbers stand at the right."""

    def __init__(self, columns: int, parent: QWidget | None = None, *, widest: int = 0) -> None:
        super().__init__(0, columns, parent)
        as_lines(self, widest)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            fit_rows(self)

    # Items that are made in Python are taken out before Qt would delete them: that has crashed the program. Nothing is
    # emitted for it, for the table would measure its columns and lines after each one.

    def setRowCount(self, rows: int) -> None:
        with QSignalBlocker(self.model()):
            for row in range(rows, self.rowCount()):
                for column in range(self.columnCount()):
                    self.takeItem(row, column)
        super().setRowCount(rows)

    def setItem(self, row: int, column: int, item: QTableWidgetItem) -> None:
        with QSignalBlocker(self.model()):
            self.takeItem(row, column)
        super().setItem(row, column, item)

    def be_short(self) -> None:
        """Be no higher than the lines: for lists that are known to be short."""
        self.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def _head(self, words: Sequence[str]) -> None:
        """As many columns as there are words, each of which stands above its texts."""
        self.setColumnCount(len(words))
        self.setHorizontalHeaderLabels([shortened(text, HEAD) for text in words])
        for column, text in enumerate(words):
            self._set_head(column, self._alignment(column), Qt.ItemDataRole.TextAlignmentRole)
            self._explain_head(column, whole(text, HEAD))

    def _explain_head(self, column: int, words: str) -> None:
        """Give a column's head a tool tip."""
        self._set_head(column, words, Qt.ItemDataRole.ToolTipRole)

    def _set_head(self, column: int, value: Any, role: int) -> None:
        # Not by the items of the head: PySide remembers those that Qt has made beyond their life.
        self.model().setHeaderData(column, Qt.Orientation.Horizontal, value, role)

    def _put(self, row: int, column: int, text: str, *, strong: bool = False) -> QTableWidgetItem:
        """Write a text into a line that is there."""
        item = QTableWidgetItem(shortened(text, NARROW))
        item.setToolTip(whole(text, NARROW))
        item.setTextAlignment(self._alignment(column))
        if strong:
            font = item.font()
            font.setBold(True)
            item.setFont(font)
        self.setItem(row, column, item)
        return item

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return alignment(column in self.at_left)


def as_lines(table: QTableView, widest: int) -> None:
    """Let a table show lines, one of them marked; this column takes the room that the others leave.

    Columns fit their texts, which costs time for many rows: use `LinesModel` for those.
    """
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setWordWrap(False)
    table.setItemDelegate(SuitDelegate(table))
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)


def fit_rows(table: QTableView) -> None:
    """Make the lines of a table as high as its letters need it."""
    header, height = table.verticalHeader(), round(ROW * table.fontMetrics().height())
    if header.defaultSectionSize() != height:  # Qt would lay out all lines anew for the same height, too
        header.setDefaultSectionSize(height)


def alignment(at_left: bool) -> Qt.AlignmentFlag:  # noqa: FBT001  # a side, and no switch
    """The alignment of the texts of a column."""
    side = Qt.AlignmentFlag.AlignLeft if at_left else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
