"""The base of the tables on the pages: lines that are read, one of them marked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from heapq import nlargest

from PySide6.QtCore import QEvent, QPoint, QRect, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QHelpEvent, QHoverEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QHeaderView,
    QSizePolicy,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from ..look.restyling import once_restyled
from ..look.typeface import bold
from .fingers import scroll_by_finger
from .lines_model import LinesModel, TableCell
from .scrolling import UNBOUNDED
from .suit_delegate import SuitDelegate
from .tip import tip
from .translated import Translated

ROW = 1.6  # heights of a line of text
NOWHERE = QPoint(-1, -1)
POINTED = 0.05
"""The opacity of the veil over the line below the pointer."""
MEASURED = 100
"""The number of first and of last lines that are measured: a column is as wide as their longest text."""
MIN_LETTERS = 14, 6
"""The minimum number of letters that stay of a text, and of a header label, when they are cut."""
COMPARED = 20
"""The number of texts with the most letters of which the longest is looked for."""


class _Header(QHeaderView):
    """The header of the columns; the tool tip of a label that is cut shows it whole."""

    def __init__(self, table: LinesTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table

    def full_width_of(self, column: int) -> int:
        """The width that the whole label of a column needs, in logical pixels."""
        return super().sectionSizeFromContents(column).width()

    def sectionSizeFromContents(self, column: int) -> QSize:  # noqa: N802 - Qt's name
        size = super().sectionSizeFromContents(column)
        return size.boundedTo(QSize(self._table.max_width_of(column), size.height()))

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, column: int) -> None:  # noqa: N802 - Qt's name
        super().initStyleOptionForIndex(option, column)
        lacking = self.full_width_of(column) - self.sectionSize(column)
        if lacking > 0:  # Qt would draw the label over the edges
            room = option.fontMetrics.horizontalAdvance(option.text) - lacking
            option.text = option.fontMetrics.elidedText(option.text, Qt.TextElideMode.ElideRight, room)

    def tip_of(self, column: int) -> str:
        """The tool tip of a column: its meaning, or its whole label if that is cut; empty: none."""
        model, across = self._table.lines, Qt.Orientation.Horizontal
        meaning: str = model.headerData(column, across, Qt.ItemDataRole.ToolTipRole) or ""
        is_cut = self.sectionSize(column) < self.full_width_of(column)
        return meaning or (tip(model.headerData(column, across)) if is_cut else "")

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_of(self.logicalIndexAt(event.pos())), self)
            return True
        return super().viewportEvent(event)


class LinesTable(Translated, QTableView):
    """Columns as wide as their texts, but for the one that takes what they leave; Tab leads on to the next widget.

    Where there is no room for all of them, those of `cut_first` are cut before it scrolls sideways.

    Subclasses fill it by `_head` and `_show_lines`. Rows and columns are numbered from 0; of thousands of lines only
    the visible ones cost anything. Where lines of one height scroll, the lowest is a whole one. A line that can be
    marked has a veil below the pointer.
    """

    marked = Signal()
    """Another line is marked, or none any more."""
    at_left: Collection[int] = (0,)
    """The columns of words; numbers are aligned at the right."""
    cut_first: Collection[int] = ()
    """The columns that are cut where there is too little room; numbers and a few letters of words stay readable."""

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
        self._widest = widest
        header = _Header(self)
        self.setHorizontalHeader(header)
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
        self._fit_stretched_column()
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
        if isinstance(header, _Header) and (meaning := header.tip_of(column)):
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
        """The width of the longest text, or less where that has no room.

        Qt itself would measure every cell with the style sheet.
        """
        return min(self._content_width(column), self.max_width_of(column))

    def max_width_of(self, column: int) -> int:
        """The maximum width of a column, in logical pixels, with which all columns are seen."""
        if column not in self.cut_first or not self.rowCount():
            return UNBOUNDED
        return self._once(("limits", self.viewport().width(), self.font().key()), self._cut_width)

    def _cut_width(self) -> int:
        """The maximum width of the columns that may be cut, with which all columns fit."""
        header = self.horizontalHeader()
        assert isinstance(header, _Header)
        columns, least = range(self.columnCount()), header.minimumSectionSize()
        wanted = {one: max(self._content_width(one), header.full_width_of(one), least) for one in columns}
        wanted[self._widest] = self._min_width(self._widest)
        room = self.viewport().width() - sum(wanted[one] for one in wanted if one not in self.cut_first)
        return max(fair_limit(room, [wanted[one] for one in self.cut_first]), *map(self._min_width, self.cut_first))

    def _min_width(self, column: int) -> int:
        """The minimum width of a column: enough letters to tell its texts, or its label, from others."""
        words, head = (letters * self.fontMetrics().averageCharWidth() for letters in MIN_LETTERS)
        wanted, least = self._content_width(column), self.horizontalHeader().minimumSectionSize()
        return max(least, min(wanted, words) if column in self.at_left else max(wanted, head))

    def _fit_stretched_column(self) -> None:
        """Give the column that takes the remaining room its minimum width where less remains."""
        header = self.horizontalHeader()
        others = sum(header.sectionSize(one) for one in range(self.columnCount()) if one != self._widest)
        left, enough = self.viewport().width() - others, MIN_LETTERS[0] * self.fontMetrics().averageCharWidth()
        is_squeezed = left < enough and left < self._min_width(self._widest)  # measured where it matters
        modes = QHeaderView.ResizeMode
        mode = modes.Fixed if is_squeezed else modes.Stretch
        if header.sectionResizeMode(self._widest) is not mode:
            header.setSectionResizeMode(self._widest, mode)
        if is_squeezed:
            header.resizeSection(self._widest, self._min_width(self._widest))

    def _content_width(self, column: int) -> int:
        """The width of the longest text of a column."""
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


def fair_limit(room: int, wanted: Sequence[int]) -> int:
    """The largest common limit with which widths fit into a room; narrower ones leave their share to the others."""
    for place, width in enumerate(sorted(wanted)):
        share = room // (len(wanted) - place)
        if width > share:
            return share
        room -= width
    return max(wanted)
