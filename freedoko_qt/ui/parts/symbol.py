"""The symbols on buttons, in whatever ink."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from freedoko_qt.resources import asset

from ..look.painting import picture


def symbol_picture(name: str, size: float, ratio: float, ink: QColor) -> QPixmap:
    """A symbol in a square of so many logical pixels, `ratio` device pixels each."""
    square = QRectF(0, 0, size, size)

    def draw(painter: QPainter) -> None:
        QSvgRenderer(str(asset("symbols", f"{name}.svg"))).render(painter, square)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(square, ink)

    return picture(QSizeF(size, size), ratio, draw)
