"""The figures of a player's games, as a table with headings between the lines."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from ..parts.lines_model import TableCell
from ..parts.lines_table import LinesTable
from .statistics_rows import Line


class FiguresTable(LinesTable):
    """Rows of a name, a number, points a game with their interval, and the share of games won."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(5, parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("Figures"))
        self.setAlternatingRowColors(False)  # the headings divide it
        self._update_text()

    def show_lines(self, shown: Sequence[Line]) -> None:
        """Show these."""
        cells = [
            [TableCell(text, strong=line.is_heading or not row) for text in (line.name, *(line.cells or ("",) * 4))]
            for row, line in enumerate(shown)
        ]
        headings = [row for row, line in enumerate(shown) if line.is_heading]
        self._show_lines(len(cells), lambda row: cells[row], headings)
        self._fit_rows()

    def _update_text(self) -> None:
        self._head(["", self.tr("Number"), self.tr("Points each"), self.tr("±"), self.tr("Won")])
        self._say_head(0, self.tr("Games"))
        tips = {
            2: self.tr("Points a game, counted plus and minus; of an announcement: what it earned"),
            3: self.tr("How far off the true value may be, with 95% certainty"),
            4: self.tr("Games won; of an announcement: games in which it was kept"),
        }
        for column, meaning in tips.items():
            self._explain_head(column, meaning)
