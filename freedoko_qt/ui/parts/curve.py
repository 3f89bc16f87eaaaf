"""The curve of a tournament: the sums after each game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, count, groupby, pairwise
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.plain import NARROW, shortened
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.rules.scoring import Counting

from ..look.painting import antialiased
from ..look.theme import widget_colors
from .layouts import vbox
from .tip import whole
from .translated import Translated

LINES = 6  # horizontal lines at most
APART, ABOVE, BELOW = 1.1, 1.8, 1.7  # heights of a line of text: from one of them to the next, and around them all
DASH = 3.2  # widths of a line
TICK = 3.0  # heights of a line of text from number to number below the lines
MANY = 30  # games, from which on only the last one has a dot


class _Parts(NamedTuple):
    """The values of a line that are drawn, with their games, and its runs: see `Curve._runs`."""

    values: list[tuple[int, int]]
    runs: list[tuple[int, int, int, int]]


def framed(curve: Curve, parent: QWidget) -> QFrame:
    """A curve on a ground of its own."""
    frame = QFrame(parent)
    frame.setObjectName("card")
    vbox(curve, on=frame, margins=(12, 8, 12, 8))
    return frame


class Curve(Translated, QWidget):
    """Draws a line for each player, with name and sum at the right end."""

    finest = 1
    """The smallest step of the scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("Curve of the tournament"))
        self._names: tuple[str, ...] = ("", "", "", "")
        self.sums: Sequence[tuple[int, ...]] = [(0, 0, 0, 0)]
        self._parts: dict[tuple[int, int], _Parts] = {}
        """The parts of the line of each seat in a width, in logical pixels, until the curve has another size."""
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
        self._names, self.sums, self._parts = tuple(names), rows, {}
        self._range = self._scale(min(0, *map(min, rows)), max(0, *map(max, rows)))
        self._update_text()
        self.update()

    def _update_text(self) -> None:
        sums = zip(self._names, self.sums[-1], strict=True)
        totals = ", ".join(f"{name} {self._number(total)}" for name, total in sums)
        self.setAccessibleDescription(shortened(totals))
        self.setToolTip(whole(totals, NARROW))

    def sizeHint(self) -> QSize:
        return QSize(420, 180)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._parts = {}
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with antialiased(self) as painter:
            metrics = QFontMetricsF(self.font())
            self._unit = metrics.height() / 14
            label_room = max(metrics.horizontalAdvance(self._label(seat)) for seat in self._seats) + 24 * self._unit
            scale_room = max(map(metrics.horizontalAdvance, map(self._number, self._range))) + 12 * self._unit
            above, below = ABOVE * metrics.height(), BELOW * metrics.height()
            area = QRectF(self.rect()).adjusted(scale_room, above, -label_room, -below)
            self._paint_scale(painter, area, metrics)
            self._paint_games(painter, area, metrics)
            for seat in reversed(self._seats):
                self._paint_line(painter, area, seat)
            self._paint_labels(painter, area, metrics)

    @property
    def lines(self) -> range:
        """The values that have a line and a number, no more than there is room for."""
        (low, high), letters = self._range, QFontMetricsF(self.font()).height()
        room = self.height() / letters - ABOVE - BELOW
        step = self._step(low, high, min(LINES, room / APART))
        return range(-(-low // step) * step, high + 1, step)

    @property
    def _seats(self) -> range:
        return range(len(self._names))

    def _label(self, seat: int) -> str:
        return f"{shortened(self._names[seat], NARROW)}  {self._number(self.sums[-1][seat])}"

    def _color(self, seat: int) -> QColor:
        return QColor(widget_colors(self.palette()).lines[seat])

    @property
    def _axes(self) -> tuple[str, str]:
        """The words at the axes, upwards and to the right."""
        return self.tr("Points"), self.tr("Game")

    @property
    def _quiet(self) -> QColor:
        color = QColor(self.palette().color(QPalette.ColorRole.WindowText))
        color.setAlpha(170)
        return color

    def _number(self, value: int) -> str:
        """The text of a value."""
        return wording.signed(value)

    def _scale(self, low: int, high: int) -> tuple[int, int]:
        """The lowest and the highest value of a scale that covers these two, and 0."""
        if low == high:
            high = 1
        step = self._step(low, high)
        return (low // step) * step, -(-high // step) * step

    def _step(self, low: int, high: int, most: float = LINES) -> int:
        """The smallest step by which the scale has at most so many parts; ten times the scale if there is no room."""
        return next(step for step in steps() if step >= self.finest and (high - low) / step <= max(0.1, most))

    def _points(self, area: QRectF, sums: Iterable[tuple[int, float]]) -> list[QPointF]:
        """The places of the values of these games."""
        low, high = self._range
        left, bottom = area.left(), area.bottom()
        right, up = area.width() / max(1, len(self.sums) - 1), area.height() / (high - low)
        return [QPointF(left + game * right, bottom - (value - low) * up) for game, value in sums]

    def _point(self, area: QRectF, game: int, value: float) -> QPointF:
        return self._points(area, [(game, value)])[0]

    def _paint_scale(self, painter: QPainter, area: QRectF, metrics: QFontMetricsF) -> None:
        faint = self.palette().color(QPalette.ColorRole.WindowText)
        text = self._quiet
        painter.setPen(text)
        painter.drawText(QPointF(0, metrics.ascent()), self._axes[0])
        for value in self.lines:
            y = self._point(area, 0, value).y()
            faint.setAlpha(110 if value == 0 else 40)
            painter.setPen(QPen(faint, self._unit))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(text)
            room = QRectF(0, y - metrics.height() / 2, area.left() - 6 * self._unit, metrics.height())
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, right, self._number(value))

    def _paint_games(self, painter: QPainter, area: QRectF, metrics: QFontMetricsF) -> None:
        """Paint the numbers of the games below the lines, as many as there is room for."""
        last = len(self.sums) - 1
        apart = TICK * metrics.height()
        step = next(step for step in steps() if max(1.0, area.width()) * step >= apart * last)
        painter.setPen(self._quiet)
        base = area.bottom() + 0.5 * metrics.height()
        words = area.right() + 12 * self._unit
        for game in range(step, last + 1, step):
            x = self._point(area, game, 0).x()
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 3 * self._unit))
            room = QRectF(x - apart / 2, base, apart, metrics.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(game))
            words = max(words, x + metrics.horizontalAdvance(str(game)) / 2 + 6 * self._unit)
        painter.drawText(QPointF(words, base + metrics.ascent()), self._axes[1])

    def _paint_line(self, painter: QPainter, area: QRectF, seat: int) -> None:
        """Paint the line of a seat; where several lines coincide, each has its own dashes."""
        drawn, runs = self._parts_of(seat, ceil(area.width()))
        points = self._points(area, drawn)
        are_many = len(points) > MANY
        color = self._color(seat)
        pen = QPen(color, 2.5 * self._unit)
        # Round corners of a thousand games take Qt twice as long, and nobody sees them.
        pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin if are_many else Qt.PenJoinStyle.RoundJoin)
        for place, number, first, last in runs:
            pen.setCapStyle(Qt.PenCapStyle.RoundCap if number == 1 else Qt.PenCapStyle.FlatCap)
            pen.setStyle(Qt.PenStyle.SolidLine)
            if number > 1:
                pen.setDashPattern([DASH, DASH * (number - 1)])
                pen.setDashOffset(-DASH * place)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points[first : last + 1]))
        painter.setBrush(color)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = 3.5 * self._unit
        for point in points[-1:] if are_many else points[1:]:
            painter.drawEllipse(point, radius, radius)

    def _parts_of(self, seat: int, room: int) -> _Parts:
        """The parts of the line of a seat in this width, made once."""
        if (seat, room) not in self._parts:
            values = [row[seat] for row in self.sums]
            games = [*_distinct(values, room)]
            self._parts[seat, room] = _Parts([(game, values[game]) for game in games], [*self._runs(seat, games)])
        return self._parts[seat, room]

    def _runs(self, seat: int, games: Sequence[int]) -> Iterator[tuple[int, int, int, int]]:
        """The parts of a line, each of which coincides with the same other lines.

        For each: its place among those lines, their number, and the first and last of its points.
        """
        beside = [self._coinciding(seat, *ends) for ends in pairwise(games)]
        first = 0
        for together, run in groupby(beside):
            last = first + len([*run])
            yield together.index(seat), len(together), first, last
            first = last

    def _coinciding(self, seat: int, first: int, last: int) -> tuple[int, ...]:
        """The seats whose lines coincide with that of a seat between two games, itself among them."""
        start, end = self.sums[first], self.sums[last]
        return tuple(one for one in self._seats if (start[one], end[one]) == (start[seat], end[seat]))

    def _paint_labels(self, painter: QPainter, area: QRectF, metrics: QFontMetricsF) -> None:
        """Paint the names at the ends of the lines, pushed apart where they would overlap."""
        last = len(self.sums) - 1
        order = sorted(self._seats, key=lambda seat: -self.sums[-1][seat])
        height = metrics.height()
        ends = [self._point(area, last, self.sums[-1][seat]).y() - height / 2 for seat in order]
        tops = pushed_apart(ends, height, area.bottom() - height / 2)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        for seat, top in zip(order, tops, strict=True):
            at = QPointF(area.right() + 12 * self._unit, top)
            painter.setBrush(self._color(seat))
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(QPointF(at.x(), at.y() + height / 2), 3.5 * self._unit, 3.5 * self._unit)
            painter.restore()
            painter.drawText(QPointF(at.x() + 7 * self._unit, at.y() + metrics.ascent()), self._label(seat))


def pushed_apart(tops: Sequence[float], height: float, lowest: float) -> list[float]:
    """The tops of words of a height, from above, moved down and at last up where they would overlap.

    Each stays where it is if it has the room. The last one is at `lowest` or above it.
    """
    down = accumulate(tops, lambda above, top: max(top, above + height))
    up = accumulate(reversed([*down]), lambda below, top: min(top, below - height), initial=lowest + height)
    return [*up][:0:-1]


def steps() -> Iterator[int]:
    """1, 2, 5, 10, 20 and so on, without end."""
    return (factor * 10**digits for digits in count() for factor in (1, 2, 5))


def _distinct(values: Sequence[int], room: int) -> Iterator[int]:
    """The places of the values to be drawn: where several share a pixel the lowest and the highest, and the last."""
    step = ceil(len(values) / max(1, room))
    if step == 1:
        yield from range(len(values))
        return
    for first in range(0, len(values), step):
        there = range(first, min(first + step, len(values)))
        yield from sorted({min(there, key=values.__getitem__), max(there, key=values.__getitem__)})
    yield len(values) - 1
