"""The base of the tables on the pages: lines that are read, one of them marked."""

from collections.abc import Callable, Collection, Sequence
from heapq import nlargest

from PySide6.QtCore import QEvent, QPoint, QRect, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QHoverEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QHeaderView,
    QSizePolicy,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from ..look.restyling import once_restyled
from ..look.typeface import bold
from .fingers import scroll_by_finger
from .lines_model import LinesModel, TableCell
from .suit_delegate import SuitDelegate
from .tip import tip
from .translated import Translated

ROW = 1.6  # heights of a line of text
NOWHERE = QPoint(-1, -1)
POINTED = 0.05
"""The opacity of the veil over the line below the pointer."""
MEASURED = 100
"""The number of first and of last lines that are measured: a column is as wide as their longest text."""
COMPARED = 20
"""The number of texts with the most letters of which the longest is looked for."""


class LinesTable(Translated, QTableView):
    """Columns as wide as their texts, but for the one that takes what they leave; Tab leads on to the next widget.

    Subclasses fill it by `_head` and `_show_lines`. Rows and columns are numbered from 0; of thousands of lines only
    the visible ones cost anything. Where lines of one height scroll, the lowest is a whole one. A line that can be
    marked has a veil below the pointer.
    """

    marked = Signal()
    """Another line is marked, or none any more."""
    at_left: Collection[int] = (0,)
    """The columns of words; numbers are aligned at the right."""

    def __init__(self, columns: int, parent: QWidget | None = None, *, widest: int = 0) -> None:
        self._is_fitting = False  # Qt asks while it makes the table, too
        super().__init__(parent)
        self._pointed = -1
        """The line below the pointer."""
        self._longest: dict[tuple[int, str], int] = {}
        """The longest text of a column in a font, by its line."""
        self.lines = LinesModel(self)
        self._measured: dict[tuple[object, ...], int] = {}
        """The sizes of columns and rows by what they depend on, until the next event."""
        self.lines.modelReset.connect(self._longest.clear)
        self.lines.modelReset.connect(self._measured.clear)
        self.setModel(self.lines)
        self._head([""] * columns)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setItemDelegate(SuitDelegate(self))
        scroll_by_finger(self)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.sectionClicked.connect(self._show_meaning)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)
        self.verticalScrollBar().valueChanged.connect(lambda _: self._point(NOWHERE))  # another line is there now
        self.selectionModel().selectionChanged.connect(lambda *_: self.marked.emit())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self._measured.clear()
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            header, height = self.verticalHeader(), round(ROW * self.fontMetrics().height())
            if header.defaultSectionSize() != height:  # Qt would lay out all lines again for the same height, too
                header.setDefaultSectionSize(height)

    def updateGeometries(self) -> None:
        """Lay out header and scroll bars, and let the lowest line be a whole one where lines of one height scroll.

        The wheel and the keys scroll by whole lines then.
        """
        if self._is_fitting or once_restyled(self.updateGeometries):
            return
        self._is_fitting = True
        super().updateGeometries()
        bar, rows, height = self.verticalScrollBar(), self.verticalHeader(), self.viewport().height()
        line, shown = rows.defaultSectionSize(), rows.count() - rows.hiddenSectionCount()
        bar.setSingleStep(line)
        if bar.maximum() > bar.minimum() and rows.length() == shown * line:
            margins, at_end = self.viewportMargins(), bar.value() == bar.maximum()
            margins.setBottom(height % line)
            self.setViewportMargins(margins)
            bar.setMaximum(rows.length() - self.viewport().height())
            bar.setPageStep(self.viewport().height())
            if at_end:
                bar.setValue(bar.maximum())
        self._is_fitting = False

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHoverEvent):
            left = event.type() == QEvent.Type.HoverLeave
            self._point(NOWHERE if left else event.position().toPoint())
        return super().viewportEvent(event)

    def _point(self, place: QPoint) -> None:
        """Have the veil over the line at a place, if it can be marked."""
        index = self.indexAt(place)
        can_be_marked = index.isValid() and index.flags() & Qt.ItemFlag.ItemIsSelectable
        row = index.row() if can_be_marked and self.selectionMode() != self.SelectionMode.NoSelection else -1
        if row != self._pointed:
            for line in (self._pointed, row):
                self.viewport().update(self._place_of(line))
            self._pointed = row

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if 0 <= self._pointed < self.rowCount() and self._pointed != self.marked_row:
            with QPainter(self.viewport()) as painter:
                painter.setOpacity(POINTED)
                painter.fillRect(self._place_of(self._pointed), self.palette().color(QPalette.ColorRole.Text))

    def _place_of(self, row: int) -> QRect:
        """The place of a line; nowhere for -1."""
        return QRect(0, self.rowViewportPosition(row), self.viewport().width(), self.rowHeight(row))

    def _show_meaning(self, column: int) -> None:
        """Show what a column means; a finger cannot rest on its word."""
        header = self.horizontalHeader()
        meaning = self.lines.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        if meaning:
            place = QPoint(header.sectionViewportPosition(column), header.height())
            QToolTip.showText(header.viewport().mapToGlobal(place), meaning, header)

    def be_short(self) -> None:
        """Be no higher than the lines: for lists that are known to be short."""
        self.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def minimumSizeHint(self) -> QSize:
        """No higher than a short table wants to be: room for two scroll bars is more than a line."""
        least = super().minimumSizeHint()
        is_short = self.sizeAdjustPolicy() is QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents
        return least.boundedTo(QSize(least.width(), self.sizeHint().height())) if is_short else least

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
        return self._once((column, self.font().key()), lambda: self._width_of(column))

    def sizeHintForRow(self, row: int) -> int:
        """The height of the highest text, as it is broken in these columns."""
        widths = [self.columnWidth(column) for column in range(self.columnCount())]
        return self._once((row, *widths, self.font().key()), lambda: QTableView.sizeHintForRow(self, row))

    def _once(self, key: tuple[object, ...], measure: Callable[[], int]) -> int:
        """Measure a size once, though Qt asks half a dozen times for each change of the style sheet."""
        if not self._measured:
            QTimer.singleShot(0, self._measured.clear)
        if key not in self._measured:
            self._measured[key] = measure()
        return self._measured[key]

    def _width_of(self, column: int) -> int:
        key = column, self.font().key()
        if key not in self._longest:
            self._longest[key] = self._longest_in(column)
        option, index = QStyleOptionViewItem(), self.lines.index(self._longest[key], column)
        self.initViewItemOption(option)
        return self.itemDelegateForIndex(index).sizeHint(option, index).width()

    def _longest_in(self, column: int) -> int:
        """The line whose text is the longest in a column."""
        number, metrics = self.rowCount(), [QFontMetrics(self.font()), QFontMetrics(bold(self.font()))]
        rows = {*range(min(number, MEASURED)), *range(max(0, number - MEASURED), number)}
        cells = {row: self.lines.line(row)[column] for row in rows}
        different = {(cell.text, cell.strong): row for row, cell in cells.items()}.values()
        long = nlargest(COMPARED, different, key=lambda row: len(cells[row].text))
        longest: int = max(long, key=lambda row: metrics[cells[row].strong].horizontalAdvance(cells[row].shown))
        return longest

    # For the tables

    def _head(self, words: Sequence[str]) -> None:
        """Have a column for each word, which stands above its texts."""
        sides = (Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft)
        alignments = [sides[column in self.at_left] | Qt.AlignmentFlag.AlignVCenter for column in range(len(words))]
        self.lines.head(words, alignments)

    def _say_head(self, column: int, words: str) -> None:
        """Name a column for screen readers, whose head is empty or a sign."""
        self.lines.setHeaderData(column, Qt.Orientation.Horizontal, words, Qt.ItemDataRole.AccessibleTextRole)

    def _explain_head(self, column: int, meaning: str) -> None:
        """Explain a column when the pointer rests on its word, or when that is clicked or tapped."""
        self.lines.setHeaderData(column, Qt.Orientation.Horizontal, tip(meaning), Qt.ItemDataRole.ToolTipRole)

    def _show_lines(
        self, number: int, line: Callable[[int], Sequence[TableCell]], headings: Collection[int] = ()
    ) -> None:
        """Show `number` lines, each of which `line` makes by its place; the marked place stays marked.

        `headings`: the lines whose first cell takes the whole width. `marked` does not follow, not even if there is no
        such place any more.
        """
        marked = self.currentIndex()
        self.clearSpans()
        with QSignalBlocker(self):
            self.lines.show(number, line)
            for row in headings:
                self.setSpan(row, 0, 1, self.columnCount())
            self.mark(marked.row(), marked.column())

    def _fit_rows(self) -> None:
        """Make all rows as high as the first one, which saves measuring the others."""
        if self.rowCount():
            self.resizeRowToContents(0)
            self.verticalHeader().setDefaultSectionSize(self.rowHeight(0))
