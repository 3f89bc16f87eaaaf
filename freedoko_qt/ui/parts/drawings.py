"""Small line drawings for empty pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..look.painting import antialiased

SIZE = QSize(120, 84)
"""The paper on which they are drawn."""
LINES = 6.0  # of text as high as one is


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a drawing."""

    line: QColor
    ground: QColor
    accent: QColor


Drawing: TypeAlias = Callable[[QPainter, Ink], None]


def cards(painter: QPainter, ink: Ink) -> None:
    """Three cards in a hand."""
    for turn, ground in ((-18, ink.ground), (0, ink.ground), (18, ink.accent)):
        painter.save()
        painter.translate(QPointF(60, 96))
        painter.rotate(turn)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(-19, -82, 38, 58), 5, 5)
        painter.restore()


def sheet(painter: QPainter, ink: Ink) -> None:
    """A list with lines, and a pencil."""
    painter.setBrush(ink.ground)
    painter.drawRoundedRect(QRectF(28, 6, 54, 70), 5, 5)
    for line in range(5):
        painter.drawLine(QPointF(37, 20 + 11 * line), QPointF(73 if line % 2 else 64, 20 + 11 * line))
    painter.setBrush(ink.accent)
    corners = ((70, 66), (98, 32), (106, 39), (78, 72), (68, 75))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))


def bars(painter: QPainter, ink: Ink) -> None:
    """Columns that grow, on a line."""
    for place, height in enumerate((20, 36, 30, 54)):
        painter.setBrush(ink.accent if place == 3 else ink.ground)
        painter.drawRoundedRect(QRectF(22 + 20 * place, 72 - height, 14, height), 3, 3)
    painter.drawLine(QPointF(14, 73), QPointF(106, 73))


def cup(painter: QPainter, ink: Ink) -> None:
    """A cup for who has won."""
    painter.setBrush(ink.ground)
    painter.drawEllipse(QRectF(28, 14, 26, 26))
    painter.drawEllipse(QRectF(66, 14, 26, 26))
    painter.setBrush(ink.accent)
    painter.drawRoundedRect(QRectF(40, 8, 40, 42), 12, 12)
    painter.drawLine(QPointF(60, 50), QPointF(60, 66))
    painter.drawRoundedRect(QRectF(42, 66, 36, 9), 3, 3)


class DrawnPicture(QWidget):
    """Shows one of them, larger where the words are larger.

    Its size follows the font of the widget.
    """

    def __init__(self, drawing: Drawing, parent: QWidget, *, lines: float = LINES) -> None:
        """`lines`: of text as high as it is."""
        super().__init__(parent)
        self._drawing, self._lines = drawing, lines
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return SIZE * (self._lines * self.fontMetrics().height() / SIZE.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = self.palette()
        line = colors.color(QPalette.ColorRole.WindowText)
        line.setAlpha(150)
        ink = Ink(line, colors.color(QPalette.ColorRole.Base), colors.color(QPalette.ColorRole.Highlight))
        with antialiased(self) as painter:
            painter.scale(self.width() / SIZE.width(), self.height() / SIZE.height())
            painter.setPen(QPen(ink.line, 2))
            self._drawing(painter, ink)
