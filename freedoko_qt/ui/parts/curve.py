"""The curve of an evening: the sum of everybody after each game."""

from collections.abc import Iterator, Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.plain import NARROW, shortened
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.rules.scoring import Counting

from .tip import whole
from .translated import Translated

COLORS = tuple(map(QColor, ("#e0a100", "#2f9e6e", "#3f7fd6", "#c4496b", "#8a63c9", "#3aa6b0", "#a5713d")))
"""One for each of up to seven people, readable on light and dark; the human's is the gold one."""

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
LINES = 6  # at most so many horizontal lines
MANY = 30  # games, from which on only the last one has a dot


class Curve(Translated, QWidget):
    """Draws one line for everybody, with the name and the sum at the right end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("Curve of the tournament"))
        self._names: tuple[str, ...] = ("", "", "", "")
        self.sums: Sequence[tuple[int, ...]] = [(0, 0, 0, 0)]
        self._range = 0, 1
        """The lowest and the highest value of the scale."""
        self._unit = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(220, 120)
        self._update_text()

    def show_sheet(self, sheet: Sheet, counting: Counting) -> None:
        """Show a list, counted like this."""
        self.show_sums(sheet.names, [line.counted[counting].sums for line in sheet.lines])

    def show_sums(self, names: Sequence[str], sums: Sequence[Sequence[int]]) -> None:
        """Show the running sums, one row a finished game; they all began at 0."""
        self._show_rows(names, [(0,) * len(names), *map(tuple, sums)])

    def _show_rows(self, names: Sequence[str], rows: Sequence[tuple[int, ...]]) -> None:
        self._names, self.sums = tuple(names), rows
        self._range = self._scale(min(0, *map(min, rows)), max(0, *map(max, rows)))
        self._update_text()
        self.update()

    def _update_text(self) -> None:
        sums = zip(self._names, self.sums[-1], strict=True)
        told = ", ".join(f"{name} {self._number(total)}" for name, total in sums)
        self.setAccessibleDescription(shortened(told))
        self.setToolTip(whole(told, NARROW))

    def sizeHint(self) -> QSize:
        return QSize(420, 240)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(self.font())
        self._unit = metrics.height() / 14
        label_room = max(metrics.horizontalAdvance(self._label(seat)) for seat in self._seats) + 24 * self._unit
        low, high = self._range
        scale_room = max(metrics.horizontalAdvance(self._number(value)) for value in (low, high)) + 12 * self._unit
        area = QRectF(self.rect()).adjusted(scale_room, metrics.height(), -label_room, -metrics.height())
        self._paint_scale(painter, area, metrics)
        for seat in reversed(self._seats):
            self._paint_line(painter, area, seat)
        self._paint_labels(painter, area, metrics)
        painter.end()

    @property
    def _seats(self) -> range:
        return range(len(self._names))

    def _label(self, seat: int) -> str:
        return f"{shortened(self._names[seat], NARROW)}  {self._number(self.sums[-1][seat])}"

    def _number(self, value: int) -> str:
        """The text of a value."""
        return wording.signed(value)

    def _scale(self, low: int, high: int) -> tuple[int, int]:
        """The lowest and the highest line of the scale for values between these; 0 is always among them."""
        if low == high:
            high = 1
        step = self._step(low, high)
        return (low // step) * step, -(-high // step) * step

    @staticmethod
    def _step(low: int, high: int) -> int:
        return next((step for step in STEPS if (high - low) / step <= LINES), STEPS[-1])

    def _point(self, area: QRectF, game: int, value: float) -> QPointF:
        low, high = self._range
        across = game / max(1, len(self.sums) - 1)
        up = (value - low) / (high - low)
        return QPointF(area.left() + across * area.width(), area.bottom() - up * area.height())

    def _paint_scale(self, painter: QPainter, area: QRectF, metrics: QFontMetricsF) -> None:
        low, high = self._range
        faint = self.palette().color(QPalette.ColorRole.WindowText)
        text = QColor(faint)
        text.setAlpha(170)
        for value in range(low, high + 1, self._step(low, high)):
            y = self._point(area, 0, value).y()
            faint.setAlpha(110 if value == 0 else 40)
            painter.setPen(QPen(faint, self._unit))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(text)
            room = QRectF(0, y - metrics.height() / 2, area.left() - 6 * self._unit, metrics.height())
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, right, self._number(value))

    def _paint_line(self, painter: QPainter, area: QRectF, seat: int) -> None:
        values = [row[seat] for row in self.sums]
        points = [self._point(area, game, values[game]) for game in _told_apart(values, ceil(area.width()))]
        color = COLORS[seat]
        painter.setPen(
            QPen(color, 2.5 * self._unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(color)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = 3.5 * self._unit
        for point in points[1:] if len(points) <= MANY else points[-1:]:
            painter.drawEllipse(point, radius, radius)

    def _paint_labels(self, painter: QPainter, area: QRectF, metrics: QFontMetricsF) -> None:
        """Names at the ends of the lines, pushed apart where they would cover each other."""
        last = len(self.sums) - 1
        order = sorted(self._seats, key=lambda seat: -self.sums[-1][seat])
        height = metrics.height()
        y = float("-inf")
        tops = []
        for seat in order:
            y = max(self._point(area, last, self.sums[-1][seat]).y() - height / 2, y + height)
            tops.append(y)
        overflow = max(0.0, tops[-1] + height - self.height())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        for seat, top in zip(order, tops, strict=True):
            at = QPointF(area.right() + 12 * self._unit, top - overflow)
            painter.setBrush(COLORS[seat])
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(QPointF(at.x(), at.y() + height / 2), 3.5 * self._unit, 3.5 * self._unit)
            painter.restore()
            painter.drawText(QPointF(at.x() + 7 * self._unit, at.y() + metrics.ascent()), self._label(seat))


def _told_apart(values: Sequence[int], room: int) -> Iterator[int]:
    """The places of the values to be drawn: where several share a pixel the lowest and the highest, and the last."""
    step = ceil(len(values) / max(1, room))
    if step == 1:
        yield from range(len(values))
        return
    for first in range(0, len(values), step):
        there = range(first, min(first + step, len(values)))
        yield from sorted({min(there, key=values.__getitem__), max(there, key=values.__getitem__)})
    yield len(values) - 1
