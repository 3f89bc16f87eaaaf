"""The chances of the hidden cards and of the partner: a bar for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.language import spoken_letters
from freedoko_qt.app.settings import Letters
from freedoko_qt.app.wording.advice import percent_of

from ..parts.lines_table import LinesTable
from ..parts.tip import tip

if TYPE_CHECKING:
    from freedoko_qt.app.review.hidden import InferredHands

CHANCE = Qt.ItemDataRole.UserRole
OTHERS = 3


class _Bar(QStyledItemDelegate):
    """A delegate that paints a bar behind the number, as long as the chance."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
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
        super().__init__(1 + OTHERS, parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("Where the hidden cards may be"))
        self._inference: InferredHands | None = None
        self._names: tuple[str, ...] = ("", "", "", "")
        self._seat = 0
        self.setSelectionMode(self.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self._bars = _Bar(self)
        for column in range(1, 1 + OTHERS):
            self.setItemDelegateForColumn(column, self._bars)
        self._update_text()

    def show_inference(self, inference: InferredHands | None, names: Sequence[str], seat: int) -> None:
        """Show what a seat could infer; None: there was nothing yet, or no more.

        `names` by seat; `seat` is the one that could infer it.
        """
        self._inference, self._names, self._seat = inference, tuple(names), seat
        self._update_text()

    def _update_text(self) -> None:
        others = [(self._seat + step) % 4 for step in range(1, 4)]
        self._head(["%", *(self._names[seat] for seat in others)])
        for column, seat in enumerate(others, 1):
            self._explain_head(column, tip(self._names[seat]))
        self.setRowCount(0)
        inference = self._inference
        if inference is None:
            return
        if inference.partners is not None:
            self._line(self.tr("Partner"), [inference.partners[seat] for seat in others], strong=True)
        letters = spoken_letters(Letters.AUTO)
        for hidden in inference.hidden:
            name = wording.card_short(hidden.card, letters)
            name = name if hidden.number == 1 else self.tr("2 × {card}").format(card=name)
            self._line(name, [hidden.chances[seat] for seat in others])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def _line(self, name: str, chances: Sequence[float], *, strong: bool = False) -> None:
        row = self.rowCount()
        self.insertRow(row)
        self._put(row, 0, name, strong=strong)
        for column, chance in enumerate(chances, 1):
            percent = percent_of(chance) if 0 < chance < 1 else round(100 * chance)
            self._put(row, column, str(percent), strong=strong).setData(CHANCE, chance)
