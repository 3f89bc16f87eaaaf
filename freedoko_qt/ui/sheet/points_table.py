"""Every point of a game with its reason and the running sum."""

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.score_rules import RULES_OF, RULES_OF_BOCK, RULES_OF_VALUE
from freedoko_qt.engine.score.score import Score, ScoreLine

from ..parts.lines_model import TableCell
from ..parts.lines_table import LinesTable
from ..parts.wrapping_delegate import WrappingDelegate

FEWEST = 4  # lines that are always seen


class PointsTable(LinesTable):
    """One line a point: why, what it does, and the sum down to here; below them what the game is worth."""

    wanted = Signal()
    """The rules behind the point of the current line are to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(3, parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("Points of the game"))
        self._score: Score | None = None
        self._points: list[tuple[tuple[str, ...], list[TableCell]]] = []
        """Each line after the ids of the rules from which it follows."""
        self.is_whole = False
        """True if it is never lower than its lines."""
        self.clicked.connect(lambda _: self.wanted.emit())
        self.setWordWrap(True)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        # Afterwards: a layout that is just being carried out would not hear of it.
        self.verticalHeader().sectionResized.connect(self.updateGeometry, Qt.ConnectionType.QueuedConnection)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setItemDelegateForColumn(0, WrappingDelegate(self))
        self._update_text()

    @property
    def options(self) -> tuple[str, ...]:
        """The ids of the rules from which the marked line follows."""
        row = self.marked_row
        return self._points[row][0] if 0 <= row < len(self._points) else ()

    def show_score(self, score: Score) -> None:
        """Show the points of this game."""
        self._score = score
        self.mark(-1)
        self._update_text()

    def _update_text(self) -> None:
        self._head([self.tr("Reason"), self.tr("Points"), self.tr("Sum")])
        self._points = []
        if self._score is None:
            return
        for line, total in running_sums(self._score):
            reason, what = wording.score_line(line)
            self._add(RULES_OF[line.reason], reason, what, str(total))
        value = self._score.value
        self._add(RULES_OF_VALUE, self.tr("Value of the game"), "", str(value), strong=True)
        if (factor := self._score.closing_factor) > 1:
            self._add(RULES_OF_BOCK, self.tr("Bock"), f"×{factor}", str(value * factor), strong=True)
        if (factor := solo_factor(self._score)) > 1:
            alone = self._score.soloist
            words = self.tr("For the soloist") if alone is not None and self._score.scores[alone] else self.tr(
                "Against the soloist"
            )
            total = value * factor * self._score.closing_factor
            self._add(RULES_OF_VALUE, words, f"×{factor}", str(total), strong=True)
        self._show_lines(len(self._points), lambda row: self._points[row][1])
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The size in which all lines are seen."""
        header = self.horizontalHeader().sizeHint().height()
        return QSize(super().sizeHint().width(), header + self.verticalHeader().length() + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """A few lines, or all where there are no more or it is to be whole."""
        fewest = self.rowCount() if self.is_whole else FEWEST
        least = self.sizeHint().height() - sum(map(self.rowHeight, range(fewest, self.rowCount())))
        return QSize(super().minimumSizeHint().width(), least)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.wanted.emit()
        else:
            super().keyPressEvent(event)

    def _add(self, options: tuple[str, ...], *texts: str, strong: bool = False) -> None:
        reason, *numbers = texts
        words = [reason, *(number.replace("-", "−") for number in numbers)]
        self._points.append((options, [TableCell(text, strong=strong) for text in words]))


def running_sums(score: Score) -> Iterator[tuple[ScoreLine, int]]:
    """Each line with the sum down to it; the last sum is the value of the game."""
    total = 0
    for line in score.lines:
        total = total * line.number if line.times else total + line.number
        yield line, total


def solo_factor(score: Score) -> int:
    """The factor of the value for a soloist, or for those who won against one; 1 in all other games."""
    value = abs(score.value) * score.closing_factor
    return max(map(abs, score.scores)) // value if value and score.soloist is not None else 1
