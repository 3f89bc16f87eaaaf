"""A small curve without labels."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..look.painting import antialiased

GROUND = 46  # of 255, how opaque what lies below the line is
LINES = 1.6  # lines of text as high as the curve is


class SparkLine(QWidget):
    """The line goes from edge to edge; the ground below it is tinted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._values: Sequence[float] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_values(self, values: Sequence[float]) -> None:
        """Show these values, from left to right."""
        self._values = values
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(60, round(LINES * self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(30, 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        if len(self._values) < 2:
            return
        area = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        step = max(1, ceil(len(self._values) / max(1.0, area.width())))
        values = [*self._values[: -1 : step], self._values[-1]]
        low, high = min(values), max(values)
        points = [
            QPointF(
                area.left() + place / (len(values) - 1) * area.width(),
                area.bottom() - (value - low) / ((high - low) or 1) * area.height(),
            )
            for place, value in enumerate(values)
        ]
        line = QPainterPath(points[0])
        for point in points[1:]:
            line.lineTo(point)
        ground = QPainterPath(line)
        ground.lineTo(area.bottomRight())
        ground.lineTo(area.bottomLeft())
        color = self.palette().color(QPalette.ColorRole.Highlight)
        tint = QColor(color)
        tint.setAlpha(GROUND)
        with antialiased(self) as painter:
            painter.fillPath(ground, tint)
            painter.strokePath(line, QPen(color, 1.8))
