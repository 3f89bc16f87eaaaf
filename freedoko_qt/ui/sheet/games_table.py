"""The list of an evening: a line a game with the running sum of each player."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from freedoko_qt.app.sheet.grid import SITS_OUT, comparison_cells, comparison_header, line_title, marks, number
from freedoko_qt.app.sheet.sheet import Sheet, SheetLine
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.rules.scoring import Counting

from ..parts.lines_model import TableCell
from ..parts.lines_table import LinesTable
from ..parts.model_index import Index
from ..parts.single_keys import is_enter
from .help_words import help_words

NUMBER, TITLE, MARKS = range(3)
"""The columns before those of the players."""
FAINT = 60  # of 255, how opaque a line between columns is


class _Divider(QStyledItemDelegate):
    """Draws a line before a column that begins something else."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        faint = option.palette.color(QPalette.ColorRole.WindowText)
        faint.setAlpha(FAINT)
        painter.setPen(faint)
        painter.drawLine(option.rect.topLeft(), option.rect.bottomLeft())


class GamesTable(LinesTable):
    """A line for each game: number, what was played and by whom, marks (solo, bock, help), and the sums.

    Below them stand the soli still owed. Where an expert plays every deal, too, a line has what both wrote, and the
    difference.
    """

    game_wanted = Signal(int)
    """The number of a game, from 1, that is to be looked at."""
    copy_wanted = Signal(int)
    """The same of a game as the expert has played it."""
    at_left = TITLE, MARKS
    shows_duty = True
    """True if the soli still to play stand below the games."""

    def __init__(self, parent: QWidget | None = None, *, opens: bool = True) -> None:
        super().__init__(MARKS + 1 + len(SEATS), parent, widest=TITLE)
        self.bind(self.setAccessibleName, lambda self: self.tr("Games of the tournament"))
        self._sheet: Sheet | None = None
        self._names: Sequence[str] = ("",) * len(SEATS)
        self._counting: Counting = "plus_minus"
        self.horizontalHeader().setMinimumSectionSize(36)
        self._divider = _Divider(self)
        self.clicked.connect(self._open)
        self.set_opens(opens)
        self._update_text()

    def set_opens(self, opens: bool) -> None:
        """Set whether a click on a line, or Enter, asks for its game."""
        self._opens = opens
        if opens:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    @property
    def chosen(self) -> int | None:
        """The number of the game whose line is selected, from 1; None if there is none."""
        rows = [index.row() for index in self.selectedIndexes() if index.row() < len(self._lines)]
        return self._lines[rows[0]].number if rows else None

    def show_sheet(self, sheet: Sheet, counting: Counting | None = None) -> None:
        """Show this list, counted as its rules do or in another way.

        Scrolls to the end, unless it shows the same games already.
        """
        is_read = self.isVisible() and len(sheet.lines) == len(self._lines)
        self._sheet = sheet
        self._counting = counting or sheet.countings[0]
        self._update_text()
        if not is_read:
            self.scrollToBottom()

    def _update_text(self) -> None:
        if self._sheet is not None:
            self._names = self._sheet.names
        self.cut_first = range(MARKS + 1, self._first_compared)
        self._head([self.tr("No."), self.tr("Game"), "", *self._names, *self._compared_head])
        self._say_head(MARKS, self.tr("Marks"))
        if self._compared_head:
            self.setItemDelegateForColumn(self._first_compared, self._divider)
            self._explain_comparison()
        self._show_lines(len(self._lines) + any(self._owed), self._cells)
        self._fit_rows()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and self._opens and self.currentIndex().isValid():
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @property
    def _lines(self) -> Sequence[SheetLine]:
        return () if self._sheet is None else self._sheet.lines

    @property
    def _owed(self) -> Sequence[int]:
        """The number of soli that each player still owes, where it is shown."""
        return [one.total for one in self._sheet.duty_left] if self._sheet is not None and self.shows_duty else ()

    @property
    def _compared_head(self) -> tuple[str, ...]:
        """The header of the comparison with the expert, if there is one."""
        return () if self._sheet is None else comparison_header(self._sheet)

    @property
    def _first_compared(self) -> int:
        return MARKS + 1 + len(self._names)

    def _explain_comparison(self) -> None:
        meanings = (
            self.tr("What you scored in this game, counted plus and minus"),
            self.tr("What the expert scored with your cards; a click shows its game"),
            self.tr("How much more you scored than the expert"),
        )
        for column, meaning in enumerate(meanings, self._first_compared):
            self._explain_head(column, meaning)

    def _open(self, index: QModelIndex) -> None:
        if self._opens and index.row() < len(self._lines):
            line = self._lines[index.row()]
            is_copy = index.column() == self._first_compared + 1 and line.expert is not None
            (self.copy_wanted if is_copy else self.game_wanted).emit(line.number)

    def _cells(self, row: int) -> list[TableCell]:
        """A game; below the games the soli still owed."""
        if row < len(self._lines):
            return self._game(self._lines[row])
        texts = ("", self.tr("Solos still to play"), "", *map(str, self._owed), *("" for _ in self._compared_head))
        return [TableCell(text, flags=Qt.ItemFlag.ItemIsEnabled) for text in texts]

    def _game(self, line: SheetLine) -> list[TableCell]:
        counted, meaning = line.counted[self._counting], self._meaning(line)
        sums = zip(counted.points, counted.sums, strict=True)
        compared = comparison_cells(line) if self._compared_head else ()
        return [
            TableCell(str(line.number)),
            TableCell(line_title(line, self._names)),
            TableCell(marks(line), meaning, data={Qt.ItemDataRole.AccessibleTextRole: meaning}),
            *(
                TableCell(SITS_OUT if points is None else number(total), strong=(points or 0) > 0)
                for points, total in sums
            ),
            *(TableCell(text, strong=text.startswith("+")) for text in compared),
        ]

    def _meaning(self, line: SheetLine) -> str:
        """The meaning of the marks of a line."""
        words = []
        if line.contract is not None and line.contract.is_solo:
            words.append(self.tr("P: a duty solo") if line.duty else self.tr("S: a solo"))
        if line.bock_points:
            words.append(self.tr("+{points}: a bock game").format(points=line.bock_points))
        elif line.bock_factor > 1:
            words.append(self.tr("×{factor}: a bock game").format(factor=line.bock_factor))
        words += help_words(line.help_used)
        return "\n".join(words)
