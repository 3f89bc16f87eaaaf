"""What the tables of the pages have in common: lines that are read, one of them marked."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from freedoko_qt.app.plain import NARROW, shortened

from .tip import whole
from .translated import Translated

HEAD = 12  # letters of a long name above a column


class LinesTable(Translated, QTableWidget):
    """Columns as wide as their texts, but for the one that takes what they leave; Tab leads on to the next widget."""

    at_left: Collection[int] = (0,)
    """The columns of words; numbers stand at the right."""

    def __init__(self, columns: int, parent: QWidget | None = None, *, widest: int = 0) -> None:
        super().__init__(0, columns, parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)

    def _head(self, words: Sequence[str]) -> None:
        """As many columns as there are words, each of which stands above its texts."""
        self.setColumnCount(len(words))
        self.setHorizontalHeaderLabels([shortened(text, HEAD) for text in words])
        for column, text in enumerate(words):
            header = self.horizontalHeaderItem(column)
            if header is not None:
                header.setTextAlignment(self._alignment(column))
                header.setToolTip(whole(text, HEAD))

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
        side = Qt.AlignmentFlag.AlignLeft if column in self.at_left else Qt.AlignmentFlag.AlignRight
        return side | Qt.AlignmentFlag.AlignVCenter
