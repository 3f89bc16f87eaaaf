"""The chances of the hidden cards and of the partner: a bar for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.language import spoken_letters
from freedoko_qt.app.settings import Letters
from freedoko_qt.app.wording.advice import percent_of

from ..parts.lines_model import TableCell
from ..parts.lines_table import LinesTable
from ..parts.model_index import Index

if TYPE_CHECKING:
    from freedoko_qt.app.review.hidden import Inference

CHANCE = Qt.ItemDataRole.UserRole
OTHERS = 3


class _Bar(QStyledItemDelegate):
    """A delegate that paints a bar behind the number, as long as the chance."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chance = index.data(CHANCE)
        if chance is not None:
            room = QRectF(option.rect).adjusted(2, 2, -2, -2)
            room.setWidth(room.width() * chance)
            color = option.palette.color(QPalette.ColorRole.Highlight)
            color.setAlpha(110)
            painter.fillRect(room, color)
        super().paint(painter, option, index)


class InferredTable(LinesTable):
    """A line for each card that is hidden, and above them one for the partner; a column for each of the others."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(1 + OTHERS, parent, widest=1)
        self.bind(self.setAccessibleName, lambda self: self.tr("Where the hidden cards may be"))
        self._inference: Inference | None = None
        self._names: tuple[str, ...] = ("", "", "", "")
        self._seat = 0
        self.setSelectionMode(self.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self._bars = _Bar(self)
        for column in range(1, 1 + OTHERS):
            self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
            self.setItemDelegateForColumn(column, self._bars)
        self._update_text()

    def show_inference(self, inference: Inference | None, names: Sequence[str], seat: int) -> None:
        """Show what a seat could infer; None: there was nothing yet, or no more."""
        self._inference, self._names, self._seat = inference, tuple(names), seat
        self._update_text()

    def _update_text(self) -> None:
        others = [(self._seat + step) % 4 for step in range(1, 4)]
        self._head(["%", *(self._names[seat] for seat in others)])
        self._say_head(0, self.tr("Card"))
        for column, seat in enumerate(others, 1):
            self._explain_head(column, self._names[seat])
        lines = [] if self._inference is None else self._lines(self._inference, others)
        self._show_lines(len(lines), lambda row: lines[row])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def _lines(self, inference: Inference, others: Sequence[int]) -> list[list[TableCell]]:
        lines = []
        if inference.partners is not None:
            lines.append(_cells(self.tr("Partner"), [inference.partners[seat] for seat in others], strong=True))
        letters = spoken_letters(Letters.AUTO)
        for hidden in inference.hidden:
            name = wording.card_short(hidden.card, letters)
            name = name if hidden.number == 1 else self.tr("2 × {card}").format(card=name)
            lines.append(_cells(name, [hidden.chances[seat] for seat in others]))
        return lines


def _cells(name: str, chances: Sequence[float], *, strong: bool = False) -> list[TableCell]:
    percents = [percent_of(chance) if 0 < chance < 1 else round(100 * chance) for chance in chances]
    bars = zip(percents, chances, strict=True)
    return [
        TableCell(name, strong=strong),
        *(TableCell(str(percent), strong=strong, data={CHANCE: chance}) for percent, chance in bars),
    ]
