"""The felt without a table: the ground of the first pages."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QWidget

from .theme import is_dark, table_colors


def paint_lamplight(widget: QWidget) -> None:
    """Fill a widget with felt under a lamp; to be called while it paints itself."""
    colors = table_colors(dark=is_dark(widget.palette()))
    painter = QPainter(widget)
    lamp = QRadialGradient(QPointF(widget.width() / 2, widget.height() * 0.4), max(widget.width(), 1) * 0.7)
    lamp.setColorAt(0, QColor(colors.felt))
    lamp.setColorAt(1, QColor(colors.felt_edge))
    painter.fillRect(widget.rect(), lamp)
    painter.end()
