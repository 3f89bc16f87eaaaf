"""The signs of decisions: a shape of its own for each mark, not a colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPolygonF

from freedoko_qt.app.review.review import DecisionMark

from ..look.painting import picture

COLORS: Mapping[DecisionMark, str] = {
    DecisionMark.BEST: "#237d56",
    DecisionMark.FINE: "#6a7670",
    DecisionMark.COSTLY: "#a96608",
    DecisionMark.BLUNDER: "#c8382f",
}
"""Those of the signs, seen on every light ground; on dark ones their outline is."""
OUTLINE = "white"


def mark_icon(mark: DecisionMark, size: float, ratio: float) -> QIcon:
    """The sign as the picture of a line in a list, `size` logical pixels high; the same where the line is marked."""
    middle = QPointF(size / 2, size / 2)
    sign = picture(QSizeF(size, size), ratio, lambda painter: paint_mark(painter, mark, middle, size / 2 - 0.5))
    icon = QIcon(sign)
    icon.addPixmap(sign, QIcon.Mode.Selected)
    return icon


def paint_mark(painter: QPainter, mark: DecisionMark, middle: QPointF, radius: float) -> None:
    """A star, a dot, a triangle, or a square on its corner with an exclamation mark in it.

    Pen and brush are not restored. `radius` in the painter's units.
    """
    painter.setPen(QPen(QColor(OUTLINE), 1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(COLORS[mark]))
    match mark:
        case DecisionMark.BEST:
            painter.drawPolygon(_corners(middle, [radius, 0.46 * radius] * 5))
        case DecisionMark.FINE:
            painter.drawEllipse(middle, 0.6 * radius, 0.6 * radius)
        case DecisionMark.COSTLY:
            painter.drawPolygon(_corners(middle + QPointF(0, 0.16 * radius), [radius] * 3))
        case DecisionMark.BLUNDER:
            painter.drawPolygon(_corners(middle, [radius] * 4))
            painter.setPen(QPen(QColor(OUTLINE), 0.26 * radius, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(middle - QPointF(0, 0.46 * radius), middle + QPointF(0, 0.06 * radius))
            painter.drawPoint(middle + QPointF(0, 0.44 * radius))


def _corners(middle: QPointF, far: list[float]) -> QPolygonF:
    """Corners so far from the middle, clockwise from above."""
    turns = (2 * pi * number / len(far) for number in range(len(far)))
    return QPolygonF(
        [middle + QPointF(away * sin(turn), -away * cos(turn)) for away, turn in zip(far, turns, strict=True)]
    )
