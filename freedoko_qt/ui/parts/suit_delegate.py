"""Lines of a table or list in which the signs of the red suits are red."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ..look.theme import widget_colors
from .model_index import Index
from .suit_text import draw_words, has_red_sign


class SuitDelegate(QStyledItemDelegate):
    """Paints lines with a red sign; the others are left to Qt."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        text = index.data()
        if not isinstance(text, str) or not has_red_sign(text):
            super().paint(painter, option, index)
            return
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        style = QApplication.style() if own.widget is None else own.widget.style()
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, own, own.widget)
        edge = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, own.widget) + 1
        room.adjust(edge, 0, -edge, 0)
        own.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, own, painter, own.widget)
        is_marked = bool(own.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_marked else QPalette.ColorRole.Text
        words = QFontMetrics(own.font).elidedText(text, own.textElideMode, room.width())
        painter.save()
        painter.setClipRect(room)
        painter.setFont(own.font)
        painter.setPen(own.palette.color(role))
        draw_words(painter, room, words, QColor(widget_colors(own.palette).loss), own.displayAlignment)
        painter.restore()
