"""Every move of a finished game in words, the one that lies on the table marked."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QWidget

from ..parts.captions import line_item


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of the list."""

    position: int
    """The position in the game once it has happened."""
    words: str
    strong: bool = False


class MovesList(QListWidget):
    """A click goes to a move; with keys one walks as everywhere on the page of the game."""

    chosen = Signal(int)
    """The position of a move."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._positions: list[int] = []
        self.setWordWrap(True)
        self.setSpacing(1)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(lambda item: self.chosen.emit(self._positions[self.row(item)]))

    @property
    def marked(self) -> str:
        """The words of the move that is marked."""
        item = self.currentItem()
        return "" if item is None else item.text()

    def show_moves(self, moves: Sequence[MoveRow]) -> None:
        """Show these, first to last."""
        self.clear()
        self._positions = [move.position for move in moves]
        for move in moves:
            item = line_item(move.words)
            self.addItem(item)
            if move.strong:
                font = item.font()
                font.setBold(True)
                item.setFont(font)

    def mark(self, position: int) -> None:
        """Mark the last move that has happened at a position."""
        self.setCurrentRow(max(bisect_right(self._positions, position) - 1, 0))
        self.scrollToItem(self.currentItem(), QListWidget.ScrollHint.PositionAtCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
