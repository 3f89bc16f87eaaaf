"""A button whose text may have the sign of a suit."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton

from ..look.theme import widget_colors
from .suit_text import draw_words, has_red_sign


class SuitButton(QPushButton):
    """The sign of a red suit is red, as long as the button can be used."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if not (self.isEnabled() and has_red_sign(self.text())):
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        colors = widget_colors(self.palette())
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
            room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
            painter.setPen(QColor(colors.on_tint if self.isChecked() else colors.text))
            draw_words(painter, room, self.text(), QColor(colors.loss), Qt.AlignmentFlag.AlignCenter)
