"""A button whose text may have the sign of a suit."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyleOptionButton

from ..look.theme import widget_colors
from .push_button import PushButton
from .suit_text import draw_words, has_red_sign


class SuitButton(PushButton):
    """The sign of a red suit is red, as long as the button can be used."""

    @property
    def _is_red(self) -> bool:
        return self.isEnabled() and has_red_sign(self.text())

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        if self._is_red:
            option.text = " "  # the words come on top; with none at all it would be a smaller kind of button

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_red:
            return
        colors = widget_colors(self.palette())
        with QPainter(self) as painter:
            painter.setPen(QColor(colors.on_tint if self.isChecked() else colors.text))
            draw_words(painter, self.rect(), self.text(), QColor(colors.loss), Qt.AlignmentFlag.AlignCenter)
