"""Lines of a table or list in which the signs of the red suits are red."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ..look.theme import widget_colors

RED_SIGNS = "♥♦"
Index = QModelIndex | QPersistentModelIndex


class SuitDelegate(QStyledItemDelegate):
    """Leaves a line without such a sign to Qt."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        text = index.data()
        if not isinstance(text, str) or not any(sign in text for sign in RED_SIGNS):
            super().paint(painter, option, index)
            return
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        style = QApplication.style() if own.widget is None else own.widget.style()
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, own, own.widget)
        edge = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, own.widget) + 1
        own.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, own, painter, own.widget)
        _write(painter, own, room.adjusted(edge, 0, -edge, 0), text)


def _write(painter: QPainter, option: QStyleOptionViewItem, room: QRect, text: str) -> None:
    """One line, as Qt writes it, but for the colour of the signs."""
    words = QFontMetrics(option.font).elidedText(text, option.textElideMode, room.width())
    layout = QTextLayout(words, option.font)
    layout.setFormats([_red(place, option.palette) for place, letter in enumerate(words) if letter in RED_SIGNS])
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    size = line.naturalTextRect().size().toSize()
    place = QStyle.alignedRect(option.direction, option.displayAlignment, size, room)
    is_marked = bool(option.state & QStyle.StateFlag.State_Selected)
    role = QPalette.ColorRole.HighlightedText if is_marked else QPalette.ColorRole.Text
    painter.save()
    painter.setClipRect(room)
    painter.setPen(option.palette.color(role))
    layout.draw(painter, QPointF(place.topLeft()))
    painter.restore()


def _red(place: int, palette: QPalette) -> QTextLayout.FormatRange:
    red = QTextLayout.FormatRange()
    red.start, red.length = place, 1
    red.format = QTextCharFormat()
    red.format.setForeground(QColor(widget_colors(palette).loss))
    return red
