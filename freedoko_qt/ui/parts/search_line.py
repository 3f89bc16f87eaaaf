"""A line edit for a search."""

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ..look.icons import sign
from ..look.theme import widget_colors

LONGEST = 100
"""Letters of what is searched for: a page that was pasted would be looked for in every line."""


class SearchLine(QLineEdit):
    """Has a magnifying glass before its words, and a button that clears it behind them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self.setMaxLength(LONGEST)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = self.fontMetrics().height()
        place = QPoint(round(0.6 * size), (self.height() - size) // 2)
        colors = widget_colors(self.palette())
        color = QColor(colors.quiet if self.isEnabled() else colors.disabled)
        with QPainter(self) as painter:
            painter.drawPixmap(place, sign("search", size, self.devicePixelRatioF(), color))

    def _make_room(self) -> None:
        self.setTextMargins(round(1.1 * self.fontMetrics().height()), 0, 0, 0)
