"""Every move of a finished game in words, with the current one marked."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QListView, QWidget

from freedoko_qt.app.plain import shortened

from ..look.typeface import bold
from ..parts.model_index import Index
from ..parts.scrolling import fade_lines
from ..parts.tip import whole
from ..parts.wrapping_delegate import WrappingDelegate

MIN_LINES = 2
"""The minimum number of lines that are seen."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of the list."""

    position: int
    """The position in the game once it has happened."""
    words: str
    strong: bool = False


class MovesModel(QAbstractListModel):
    """The lines of a game as a model: as items they would be thousands, which PySide remembers."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.moves: Sequence[MoveRow] = ()
        self._strong = bold(QFont())

    def show(self, moves: Sequence[MoveRow]) -> None:
        """Show these, first to last."""
        self.beginResetModel()
        self.moves = moves
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self.moves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        move = self.moves[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return shortened(move.words)
            case Qt.ItemDataRole.ToolTipRole:
                return whole(move.words)
            case Qt.ItemDataRole.FontRole if move.strong:
                return self._strong
        return None


class MovesList(QListView):
    """A click goes to a move; with keys one walks as everywhere on the page of the game."""

    chosen = Signal(int)
    """The position of a move."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = MovesModel(self)
        self.setModel(self.lines)
        self.setWordWrap(True)
        self.setItemDelegate(WrappingDelegate(self))
        self.setSpacing(1)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        fade_lines(self)
        self.clicked.connect(lambda index: self.chosen.emit(self.lines.moves[index.row()].position))

    def minimumSizeHint(self) -> QSize:
        """As high as its minimum of lines; Qt would add room for the arrows of scroll bars."""
        edge = self.height() - self.viewport().height()
        return QSize(super().minimumSizeHint().width(), MIN_LINES * max(0, self.sizeHintForRow(0)) + edge)

    @property
    def marked(self) -> str:
        """The words of the move that is marked."""
        return self.currentIndex().data() or ""

    def mark(self, position: int) -> None:
        """Mark the last move that has happened at a position.

        Rows must be sorted by position. `chosen` does not follow.
        """
        row = bisect_right(self.lines.moves, position, key=lambda move: move.position) - 1
        self.setCurrentIndex(self.lines.index(max(row, 0)))
        self.scrollTo(self.currentIndex(), QListView.ScrollHint.PositionAtCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
