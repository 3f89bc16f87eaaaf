"""The rule sets in an open box: name and sentence of each, and a picture of what is special about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from freedoko_qt.app.preset_pictures import PRESET_PICTURES
from freedoko_qt.app.preset_words import preset_description

from ..cards.picture_view import paint_picture

if TYPE_CHECKING:
    from ..cards.deck import Deck

PRESET = Qt.ItemDataRole.UserRole
"""The id of the preset in a row; None: the row is a set of somebody's own, or a line between them."""
Index = QModelIndex | QPersistentModelIndex
PICTURE = QSize(104, 40)  # logical pixels
EDGE = 7
WIDTH = 560
"""Of the open box: a sentence takes two lines at most."""


class RuleSetDelegate(QStyledItemDelegate):
    """Paints the rows that have a preset larger than the others."""

    def __init__(self, deck: Deck, box: QComboBox) -> None:
        super().__init__(box)
        self._deck = deck
        box.setItemDelegate(self)
        box.view().setMinimumWidth(WIDTH)
        box.view().setTextElideMode(Qt.TextElideMode.ElideRight)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        if not _is_preset(index):
            return size
        lines = QFontMetrics(option.font).height() * 3
        return QSize(size.width(), max(PICTURE.height(), lines) + 2 * EDGE)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if _is_preset(index):
            option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if not _is_preset(index):
            return
        preset, place = index.data(PRESET), option.rect.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        picture = QRect(place.topLeft(), QSize(PICTURE.width(), place.height()))
        paint_picture(painter, self._deck, PRESET_PICTURES[preset], QRectF(picture), option.palette)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        words = place.adjusted(PICTURE.width() + 2 * EDGE, 0, 0, 0)
        line = QFontMetrics(option.font).height()
        painter.save()
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.setPen(option.palette.color(role))
        bold = painter.font()
        bold.setBold(True)
        painter.setFont(bold)
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft, index.data())
        painter.setFont(option.font)
        wrapped = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(words.adjusted(0, line, 0, 0), wrapped, preset_description(preset))
        painter.restore()


def _is_preset(index: Index) -> bool:
    return index.data(PRESET) in PRESET_PICTURES
