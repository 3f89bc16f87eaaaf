"""The table itself: felt or wood under a lamp with a rail around it, or one plain colour."""

from functools import cache
from math import ceil
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from freedoko_qt.app.settings import Surface

from ..look.painting import antialiased
from ..look.theme import TableColors
from .layout import TableLayout
from .picture_item import PictureItem, PictureScene

Z = -10.0
GRAIN = 64  # device pixels, the side of the tile of fibres
PLANK, RINGS = 76.0, 11  # units, the breadth of a plank; the lines in its wood


class FeltItem(PictureItem):
    """The table below everything that lies on it."""

    def __init__(self, scene: PictureScene) -> None:
        super().__init__(scene, Z, visible=True)
        self._painted = QPixmap()
        self._look: tuple[TableLayout, TableColors, float] | None = None  # that it is painted for
        self._colors: TableColors | None = None  # of the picture that is shown

    def paint_ahead(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Paint the picture for `sharpen`, unless it looks as before: other words or another deck leave it alone.

        Nothing is shown.
        """
        look = layout, colors, ratio
        if look != self._look:
            self._look, self._painted = look, table_picture(*look)

    def sharpen(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Show the picture for just this size; painted when it is next seen, if not ahead."""
        self.size = layout.size
        self._paint = lambda: self._show(layout, colors, ratio)
        self.reveal(True)

    def stretch(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Scale the old picture to another size; in other colours, which the pages around have already, paint it."""
        if colors != self._colors:
            self.sharpen(layout, colors, ratio)
        else:
            self._paint = None
            old, new = self.pixmap().deviceIndependentSize(), layout.size
            self.setTransform(QTransform.fromScale(new.width() / old.width(), new.height() / old.height()))

    def _show(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        self.paint_ahead(layout, colors, ratio)
        self._colors = colors
        self.setPixmap(self._painted)
        self.setTransform(QTransform())


def table_picture(layout: TableLayout, colors: TableColors, ratio: float) -> QPixmap:
    """The whole table without anything on it, opaque.

    Always the same picture for the same arguments. Takes some milliseconds: keep it.
    """
    size = layout.size
    pixmap = QPixmap(ceil(size.width() * ratio), ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    with antialiased(pixmap) as painter:
        if colors.surface is Surface.PLAIN:
            painter.fillRect(QRectF(QPointF(), size), QColor(colors.ground))
        else:
            _draw_surface(painter, layout, colors, ratio)
    return pixmap


def _draw_surface(painter: QPainter, layout: TableLayout, colors: TableColors, ratio: float) -> None:
    whole = QRectF(QPointF(), layout.size)
    painter.fillRect(whole, _light(layout, colors))
    if colors.surface is Surface.WOOD:
        _draw_planks(painter, whole, layout.unit)
    else:
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        painter.fillRect(QRectF(painter.viewport()), QBrush(_grain()))
        painter.restore()
    _draw_inlay(painter, layout, colors)
    _draw_rail(painter, layout, colors)


def _light(layout: TableLayout, colors: TableColors) -> QBrush:
    radius = 0.62 * max(layout.size.width(), 1.25 * layout.size.height())
    light = QRadialGradient(layout.middle, radius)
    light.setColorAt(0.0, QColor(colors.ground).lighter(112))
    light.setColorAt(0.45, QColor(colors.ground))
    light.setColorAt(1.0, QColor(colors.ground_edge))
    return QBrush(light)


@cache
def _grain() -> QImage:
    """A tile of faint fibres, the same each time."""
    light, dark, nothing = (bytes([shade, shade, shade, alpha]) for shade, alpha in ((9, 9), (0, 12), (0, 0)))
    fibres = 64 * (light, dark, nothing, nothing)  # by chance, which is a byte
    pixels = b"".join(map(fibres.__getitem__, Random(4).randbytes(GRAIN * GRAIN)))
    return QImage(pixels, GRAIN, GRAIN, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _draw_planks(painter: QPainter, whole: QRectF, unit: float) -> None:
    """Planks from left to right, each with its own shade and its lines, the same each time."""
    chance = Random(7)
    breadth = PLANK * unit
    for number in range(ceil(whole.height() / breadth)):
        top = number * breadth
        for left, right in _lengths(whole.width(), 900 * unit, chance):
            plank = QRectF(left, top, right - left, breadth)
            painter.fillRect(plank, QColor(0, 0, 0, chance.randrange(34)))
            painter.save()
            painter.setClipRect(plank)
            _draw_rings(painter, plank, unit, chance)
            painter.restore()
            painter.setPen(QPen(QColor(0, 0, 0, 70), unit))
            painter.drawRect(plank)


def _lengths(width: float, longest: float, chance: Random) -> list[tuple[float, float]]:
    """The ends of the planks of one row."""
    ends = [0.0, chance.uniform(0.2, 1) * longest]
    while ends[-1] < width:
        ends.append(ends[-1] + chance.uniform(0.7, 1) * longest)
    return list(zip(ends, ends[1:], strict=False))


def _draw_rings(painter: QPainter, plank: QRectF, unit: float, chance: Random) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    swing = chance.uniform(-9, 9) * unit
    pixel = 1 / painter.device().devicePixelRatio()
    for ring in range(RINGS):
        y = plank.top() + (ring + chance.random()) * plank.height() / RINGS
        third = plank.width() / 3
        path = QPainterPath(QPointF(plank.left(), y))
        path.cubicTo(
            QPointF(plank.left() + third, y + swing),
            QPointF(plank.right() - third, y - swing),
            QPointF(plank.right(), y + chance.uniform(-3, 3) * unit),
        )
        shade, width = QColor(0, 0, 0, chance.randrange(14, 40)), chance.uniform(0.6, 1.8) * unit
        lines = ceil(width / pixel)  # Qt draws a line no wider than a pixel thirty times as fast as a wider one
        painter.setPen(QPen(shade, width / lines))
        for line in range(lines):
            painter.drawPath(path.translated(0, ((line + 0.5) / lines - 0.5) * width))


def _draw_inlay(painter: QPainter, layout: TableLayout, colors: TableColors) -> None:
    """A rounded double line around the trick."""
    unit = layout.unit
    area = layout.trick.adjusted(-22 * unit, -10 * unit, 22 * unit, 10 * unit)
    line = QColor(colors.inlay)
    line.setAlphaF(0.55)
    for grow, width in ((0.0, 1.6), (5.0, 0.8)):
        rect = area.adjusted(-grow * unit, -grow * unit, grow * unit, grow * unit)
        painter.setPen(QPen(line, width * unit))
        radius = min(rect.width(), rect.height()) / 2
        painter.drawRoundedRect(rect, radius, radius)


def _draw_rail(painter: QPainter, layout: TableLayout, colors: TableColors) -> None:
    unit, rail = layout.unit, layout.rail
    whole = QRectF(QPointF(), layout.size)
    inner = whole.adjusted(rail, rail, -rail, -rail)
    radius = 16 * unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for layer in range(8):  # the rail's shadow on the surface
        painter.setPen(QPen(QColor(0, 0, 0, 11), 2 * (layer + 1) * unit))
        painter.drawRoundedRect(inner, radius, radius)
    frame = QPainterPath()
    frame.addRect(whole)
    hole = QPainterPath()
    hole.addRoundedRect(inner, radius, radius)
    wood = QLinearGradient(whole.topLeft(), whole.bottomLeft())
    wood.setColorAt(0.0, QColor(colors.rail_light))
    wood.setColorAt(0.5, QColor(colors.rail))
    wood.setColorAt(1.0, QColor(colors.rail_light).darker(115))
    painter.fillPath(frame.subtracted(hole), QBrush(wood))
    edge = QColor(colors.rail_light).lighter(135)
    edge.setAlphaF(0.5)
    painter.setPen(QPen(edge, unit))
    painter.drawRoundedRect(inner, radius, radius)
