"""The list of a tournament: a line a game with the running sum of each seat."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from freedoko_qt.app import wording
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.scoring import Score

from .tournament_lines import GameLine
from .translated import Translated


class GamesTable(Translated, QTableWidget):
    """Number, what was played and by whom, marks for solo and bock, and four running sums."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 3 + len(SEATS), parent)
        self._lines: Sequence[GameLine] = ()
        self._names: Sequence[str] = ("",) * len(SEATS)
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
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(44)
        self.retranslate()

    def show_games(self, names: Sequence[str], lines: Sequence[GameLine]) -> None:
        """Show the finished games, first to last."""
        self._names, self._lines = tuple(names), tuple(lines)
        self.retranslate()
        self.scrollToBottom()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Games of the tournament"))
        self.setHorizontalHeaderLabels([self.tr("No."), self.tr("Game"), "", *self._names])
        for column in range(self.columnCount()):
            header = self.horizontalHeaderItem(column)
            if header is not None:
                header.setTextAlignment(_alignment(column))
        self.setRowCount(len(self._lines))
        for row, line in enumerate(self._lines):
            self._fill(row, line)
        self.resizeRowsToContents()

    def _fill(self, row: int, line: GameLine) -> None:
        score = line.score
        self._put(row, 0, str(row + 1))
        self._put(row, 1, self._title(score))
        self._put(row, 2, self._marks(score), tip=self._meaning(score))
        for seat in SEATS:
            text = str(line.sums[seat]).replace("-", "−")
            self._put(row, 3 + seat, text, strong=score.scores[seat] > 0)

    def _title(self, score: Score) -> str:
        contract = wording.contract_name(score.contract)
        if score.soloist is None:
            return contract
        return self.tr("{contract}, {name}").format(contract=contract, name=self._names[score.soloist])

    @staticmethod
    def _marks(score: Score) -> str:
        """S a solo, P one that was a duty, ×2 a bock game."""
        solo = ("P" if score.duty_solo else "S") if score.called_solo is not None else ""
        return f"{solo} ×{score.bock_factor}".strip() if score.bock_factor > 1 else solo

    def _meaning(self, score: Score) -> str:
        words = []
        if score.called_solo is not None:
            words.append(self.tr("P: a duty solo") if score.duty_solo else self.tr("S: a solo"))
        if score.bock_factor > 1:
            words.append(self.tr("×{factor}: a bock game").format(factor=score.bock_factor))
        return "\n".join(words)

    def _put(self, row: int, column: int, text: str, *, tip: str = "", strong: bool = False) -> None:
        item = QTableWidgetItem(text)
        item.setToolTip(tip)
        item.setTextAlignment(_alignment(column))
        if strong:
            font = QFont(item.font())
            font.setBold(True)
            item.setFont(font)
        self.setItem(row, column, item)


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column in (1, 2) else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
