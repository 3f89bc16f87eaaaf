"""The money of a real evening: the sums of each person and of the kitty, and who pays whom."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.sheet.ledger import Ledger, LedgerLine
from freedoko_qt.app.sheet.money_grid import line_words, money_header, settlement, sums_of
from freedoko_qt.app.sheet.sheet import Sheet

from ..parts.label import Label
from ..parts.layouts import STRETCH, vbox, wrapping_row
from ..parts.lines_model import TableCell
from ..parts.lines_table import LinesTable
from ..parts.translated import Translated

NUMBER, TITLE, MARKS = range(3)
"""The columns before those of the people."""


class MoneyTable(LinesTable):
    """A line a game or fine, with the sums of each person after it, in euros."""

    at_left = TITLE, MARKS

    def __init__(self, parent: QWidget) -> None:
        super().__init__(MARKS + 1, parent, widest=TITLE)
        self.bind(self.setAccessibleName, lambda self: self.tr("Money in euros"))
        self._sheet: Sheet | None = None
        self.horizontalHeader().setMinimumSectionSize(36)

    def show_sheet(self, sheet: Sheet) -> None:
        """Show the money of this list."""
        self._sheet = sheet
        self._update_text()
        self.scrollToBottom()

    def _update_text(self) -> None:
        if self._sheet is None:
            return
        lines = self._sheet.money.lines if self._sheet.money is not None else ()
        self.cut_first = range(MARKS + 1, MARKS + 1 + len(self._sheet.names))
        self._head(money_header(self._sheet.names))
        self._say_head(MARKS, self.tr("Marks"))
        self._show_lines(len(lines), lambda row: self._cells(lines[row]))
        self._fit_rows()

    def _cells(self, line: LedgerLine) -> list[TableCell]:
        assert self._sheet is not None
        words = [TableCell(text) for text in line_words(self._sheet, line)]
        sums = zip(line.cents, sums_of(line), strict=True)
        return words + [TableCell(text, strong=(cents or 0) > 0) for cents, text in sums]


class MoneyTab(Translated, QWidget):
    """The table, and below it the payments if the evening ended now."""

    change_wanted = Signal()
    """The stakes are to be changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._money: Ledger | None = None
        self._names: tuple[str, ...] = ()
        self.table = MoneyTable(self)
        self._title = self.make_label(lambda self: self.tr("Settling up, if you stop now"), "strong", wraps=True)
        self.settlement = Label(self, wraps=True)
        self.change = self.make_button(lambda self: self.tr("Change the stakes…"), self.change_wanted)
        row = wrapping_row((self._title, 1), (self.change, 0, Qt.AlignmentFlag.AlignRight))
        self.table.be_short()
        vbox((self.table, 1), row, self.settlement, STRETCH, on=self)

    def show_sheet(self, sheet: Sheet) -> None:
        """Show the money of this list, if there is any."""
        self._money, self._names = sheet.money, sheet.names
        self.table.show_sheet(sheet)
        self._update_text()

    def _update_text(self) -> None:
        if self._money is not None:
            self.settlement.setText("\n".join(settlement(self._money, self._names)))
