"""The length of the lines of a drawing: what Qt takes to fill and to stroke them grows with it."""

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPaintDevice, QPaintEngine, QPainter, QPainterPath, QPolygonF, QTextItem, QTransform
from PySide6.QtSvg import QSvgRenderer

CARD = QRectF(0, 0, 240, 370)
"""The size in which it is measured, in pixels."""
GLYPH = 10.0  # heights of a letter: the length of an intricate one


def length_of_lines(renderer: QSvgRenderer, part: str) -> float:
    """The length of everything in an element, in pixels of a card of usual size.

    Nothing is drawn: Qt passes each outline on, which takes a hundredth of the time.
    """
    card = _MeasuredCard()
    painter = QPainter(card)
    renderer.render(painter, part, CARD)
    painter.end()
    return card.engine.length


class _LengthEngine(QPaintEngine):
    """A paint engine that adds up the lengths of outlines; photographs and plain shapes are bounded elsewhere."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.length = 0.0

    def begin(self, _: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, _: object) -> None:
        pass

    def drawPath(self, path: QPainterPath) -> None:
        painter = self.painter()
        pen, transform = painter.pen(), QTransform(painter.worldTransform())
        length = transform.map(path).length()
        if painter.brush().style() != Qt.BrushStyle.NoBrush:
            self.length += length
        if pen.style() != Qt.PenStyle.NoPen:  # an outline at each side, and round each corner
            self.length += 2 * length + 3 * path.elementCount() * pen.widthF() * _scale(transform)

    def drawPolygon(self, points: Any, _: object) -> None:
        path = QPainterPath()
        path.addPolygon(QPolygonF(points))
        self.drawPath(path)

    def drawTextItem(self, _: Any, text: QTextItem) -> None:
        height = (text.ascent() + text.descent()) * _scale(self.painter().worldTransform())
        self.length += GLYPH * len(text.text()) * height

    def drawRects(self, *_: Any) -> None:
        pass

    def drawPixmap(self, *_: Any) -> None:
        pass

    def drawImage(self, *_: Any) -> None:
        pass

    drawEllipse = drawLines = drawPoints = drawTiledPixmap = drawRects


class _MeasuredCard(QImage):
    """An image whose paint engine measures instead of drawing."""

    def __init__(self) -> None:
        super().__init__(CARD.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        self.engine = _LengthEngine()

    def paintEngine(self) -> QPaintEngine:
        return self.engine


def _scale(transform: QTransform) -> float:
    """Factor by which it enlarges lengths."""
    scale: float = abs(transform.determinant()) ** 0.5
    return scale
