"""Small pictures painted once and shown often: the items of the table are pixmaps, drawn by Qt alone."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil, floor

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPaintDevice, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer, QtSvg

SMALLEST = 0.8
"""Share of its size down to which a line is made smaller before it is cut off."""
WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


@contextmanager
def antialiased(device: QPaintDevice) -> Iterator[QPainter]:
    """A painter of smooth edges on a widget or a picture; it ends with the block."""
    with QPainter(device) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        yield painter


def picture(size: QSizeF, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """A transparent picture painted by `draw`, its size in logical pixels of `ratio` device pixels each.

    At least one pixel in each direction; antialiasing is on. The painter ends when `draw` returns.
    """
    pixmap = QPixmap((picture_size(size, ratio) * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with antialiased(pixmap) as painter:
        painter.setRenderHints(QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        draw(painter)
    return pixmap


def picture_size(size: QSizeF, ratio: float) -> QSizeF:
    """The size of the picture that `picture` makes: whole device pixels."""
    return QSizeF(_pixels(size.width() * ratio), _pixels(size.height() * ratio)) / ratio


def paint_drawing(painter: QPainter, drawing: bytes, place: QRectF) -> None:
    """Paint an SVG drawing of the program so that it fills the place.

    Only for drawings of the program: Qt skips its limits for large ones.
    """
    renderer = QSvgRenderer()
    renderer.setOptions(QtSvg.Option.AssumeTrustedSource)  # else each shape is measured first, lest it be too large
    renderer.load(QByteArray(drawing))
    renderer.render(painter, place)


def _pixels(length: float) -> int:
    """Whole pixels for a length, at least one; a product of fractions that is nearly whole is taken as whole."""
    return max(1, ceil(length - 1e-6))


def font(size: float, *, bold: bool = False) -> QFont:
    """The font of the program in a size in logical pixels, larger where the person wants larger words.

    At least 6 pixels.
    """
    result = QFont()
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    result.setPixelSize(max(6, round(size * result.pointSizeF() / system.pointSizeF())))
    result.setBold(bold)
    return result


def text_size(text: str, face: QFont) -> QSizeF:
    """The room that a line of text needs.

    In logical pixels.
    """
    metrics = QFontMetricsF(face)
    return QSizeF(metrics.horizontalAdvance(text), metrics.height())


def fitted(text: str, face: QFont, width: float) -> QFont:
    """The font, made smaller and at last thinner until a line fits; nothing is ever cut off.

    `face` itself stays as it is; at 6 pixels it is not made smaller, so a very long text may still be wider.
    """
    result = QFont(face)
    while result.pixelSize() > 6 and QFontMetricsF(result).horizontalAdvance(text) > width:
        if result.bold() and result.pixelSize() <= 0.86 * face.pixelSize():
            result.setBold(False)
        else:
            result.setPixelSize(result.pixelSize() - 1)
    return result


def elided(text: str, face: QFont, width: float) -> tuple[str, QFont]:
    """A line and its font, a step smaller if it is too wide; a line that is still too wide ends in an ellipsis.

    `face` itself stays as it is. Width in logical pixels.
    """
    smaller = fitted(text, face, width)
    if smaller.pixelSize() < SMALLEST * face.pixelSize():
        smaller = QFont(face)
        smaller.setPixelSize(ceil(SMALLEST * face.pixelSize()))
    return QFontMetricsF(smaller).elidedText(text, Qt.TextElideMode.ElideRight, width), smaller


def broken(text: str, face: QFont, room: QSizeF) -> tuple[QFont, QSizeF]:
    """The font, made smaller where the text does not fit into a room in lines, and what lines of like width take.

    `face` itself stays as it is. The second value is the size of the lines in logical pixels; larger than `room` if
    even 6 pixels are too large.
    """
    result, width = QFont(face), floor(room.width())
    while not _fits(taken := _in_lines(text, result, width), room) and result.pixelSize() > 6:
        result.setPixelSize(result.pixelSize() - 1)
    narrower = (_in_lines(text, result, width * share // 100) for share in range(50, 100, 5))
    best = next((size for size in narrower if size.height() == taken.height() and _fits(size, room)), taken)
    return result, best


def _in_lines(text: str, face: QFont, width: int) -> QSizeF:
    """The size of a text when its lines are broken at a width; more, if a word is wider."""
    rect = QFontMetricsF(face).boundingRect(QRectF(0, 0, width, 10_000), WRAPPED, text)
    return QSizeF(ceil(rect.width()), rect.height())


def _fits(size: QSizeF, room: QSizeF) -> bool:
    return size.width() <= room.width() and size.height() <= room.height()


def shadow(painter: QPainter, rect: QRectF, radius: float, reach: float, strength: float = 0.4) -> None:
    """A soft shadow around a rounded rectangle, `reach` wide, `strength` dark where it begins.

    Paint it before the rectangle: it extends below it. Lengths in the painter's units; its state is restored.
    """
    layers = max(3, min(14, ceil(reach)))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, max(1, round(255 * strength / layers * 0.8))))
    for layer in range(layers):
        out = reach * (1 - layer / layers)
        grown = rect.adjusted(-out, -out, out, out)
        painter.drawRoundedRect(grown, radius + out, radius + out)
    painter.restore()


def glow(painter: QPainter, rect: QRectF, radius: float, reach: float, color: QColor) -> None:
    """Light around a rounded rectangle, `reach` wide; nothing within it.

    Lengths in the painter's units; its state is restored.
    """
    layers = max(8, min(32, ceil(reach)))
    outside = QPainterPath()
    outside.addRect(rect.adjusted(-2 * reach, -2 * reach, 2 * reach, 2 * reach))
    inside = QPainterPath()
    inside.addRoundedRect(rect, radius, radius)
    shade = QColor(color)
    shade.setAlphaF(1.1 / layers)
    painter.save()
    painter.setClipPath(outside.subtracted(inside))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    for layer in range(layers):
        out = reach * (1 - layer / layers) ** 2
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)
    painter.restore()


def speech_bubble(rect: QRectF, tip: QPointF, radius: float, breadth: float) -> QPainterPath:
    """The outline of a rounded rectangle with a tail to the tip, from the side that is nearer to it.

    `breadth` is half the width of the tail where it begins.
    """
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    tail = QPainterPath(tip)
    if tip.y() > rect.bottom():
        x = min(max(tip.x(), rect.left() + radius + breadth), rect.right() - radius - breadth)
        tail.lineTo(x - breadth, rect.bottom() - 1)
        tail.lineTo(x + breadth, rect.bottom() - 1)
    else:
        y = min(max(tip.y(), rect.top() + radius), rect.bottom() - radius)
        tail.lineTo(rect.left() + 1, y - breadth)
        tail.lineTo(rect.left() + 1, y + breadth)
    tail.closeSubpath()
    return path.united(tail)


def chip(
    painter: QPainter, rect: QRectF, text: str, face: QFont, paint: tuple[str, str], *, roundness: float = 0.35
) -> None:
    """Words on a small rounded ground; `paint` are the colours of the ground and of the words.

    `roundness`: the radius of the corners, a share of the height.

    Pen, brush and font of the painter are not restored.
    """
    back, ink = paint
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(back))
    painter.drawRoundedRect(rect, rect.height() * roundness, rect.height() * roundness)
    painter.setPen(QColor(ink))
    painter.setFont(fitted(text, face, rect.width() - 4))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
