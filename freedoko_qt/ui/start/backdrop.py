"""The surface without a table, and labels on it: the ground of the first pages."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QWidget

from ..look.theme import current_table_colors
from ..parts.label import ElidedLabel


def paint_backdrop(widget: QWidget) -> None:
    """Fill a widget with the surface under a lamp; to be called while it paints itself."""
    colors = current_table_colors(widget.palette())
    with QPainter(widget) as painter:
        lamp = QRadialGradient(QPointF(widget.width() / 2, widget.height() * 0.4), max(widget.width(), 1) * 0.7)
        lamp.setColorAt(0, QColor(colors.ground))
        lamp.setColorAt(1, QColor(colors.ground_edge))
        painter.fillRect(widget.rect(), lamp)


def backdrop_label(parent: QWidget, role: str) -> ElidedLabel:
    """Words in the middle of the lamplight.

    The caller gives it its text and its layout.
    """
    label = ElidedLabel(parent)
    label.setProperty("role", role)
    label.setProperty("onfelt", True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
