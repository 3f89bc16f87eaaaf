"""The curve of a seat's prospects from card to card, and where the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.review.review import DecisionMark
from freedoko_qt.app.review.review_words import mark_name
from freedoko_qt.app.wording.scores import signed_decimal

from ..look.painting import antialiased
from ..parts.translated import Translated
from .review_marks import paint_mark

EDGE = 10  # logical pixels
HEIGHT = 7.3  # lines of text
LEAST = 1  # points that the scale reaches at least, up and down


@dataclass(frozen=True, slots=True)
class Prospect:
    """The expectation after a decision."""

    place: int
    """The index of the decision in the list."""
    points: float
    mark: DecisionMark


class ReviewCurve(Translated, QWidget):
    """A line with a sign for each decision; a click on one goes there."""

    chosen = Signal(int)
    """The place of a decision in the list."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.word(
            self,
            name=lambda self: self.tr("Expected points after each decision"),
            tip=lambda self: self.accessibleName(),
        )
        self.prospects: tuple[Prospect, ...] = ()
        self._number = 1
        self._result: float | None = None
        self._current: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_prospects(self, prospects: Sequence[Prospect], number: int, result: float | None) -> None:
        """Show these, of the `number` that there will be, and how the game ended.

        `result` in points without bock; None: not known yet.
        """
        self.prospects, self._number, self._result = tuple(prospects), max(number, len(prospects)), result
        self._update_text()
        self.update()

    def mark(self, place: int | None) -> None:
        """Mark a decision, or none."""
        self._current = place
        self.update()

    def _update_text(self) -> None:
        said = [f"{signed_decimal(one.points)} ({mark_name(one.mark)})" for one in self.prospects]
        self.setAccessibleDescription(", ".join(said))

    def sizeHint(self) -> QSize:
        return QSize(320, round(HEIGHT * QFontMetricsF(self.font()).height()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        points = [self.point(place, one.points).x() for place, one in enumerate(self.prospects)]
        if points:
            near = min(range(len(points)), key=lambda place: abs(points[place] - event.position().x()))
            self.chosen.emit(self.prospects[near].place)

    def paintEvent(self, event: QPaintEvent) -> None:
        with antialiased(self) as painter:
            self._paint_scale(painter)
            ink = self.palette().color(QPalette.ColorRole.WindowText)
            line = [self.point(place, one.points) for place, one in enumerate(self.prospects)]
            end = None if self._result is None else self.point(self._number, self._result)
            painter.setPen(QPen(ink, 1.6))
            painter.drawPolyline(QPolygonF(line))
            if end is not None and len(line) == self._number and line:
                painter.setPen(QPen(ink, 1.2, Qt.PenStyle.DotLine))
                painter.drawLine(line[-1], end)
            for one, at in zip(self.prospects, line, strict=True):
                if one.place == self._current:
                    painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawEllipse(at, 10, 10)
                paint_mark(painter, one.mark, at, 7)
            if end is not None:
                self._paint_end(painter, end, ink)

    @property
    def _area(self) -> QRectF:
        metrics = QFontMetricsF(self.font())
        left = metrics.horizontalAdvance("−00") + EDGE
        right = metrics.horizontalAdvance(self.tr("End")) + 2 * EDGE
        return QRectF(self.rect()).adjusted(left, 1.6 * metrics.height() + EDGE, -right, -EDGE)

    @property
    def _range(self) -> tuple[int, int]:
        """The lowest and the highest of the scale, in whole points."""
        values = [one.points for one in self.prospects] + ([] if self._result is None else [self._result])
        return floor(min(-LEAST, *values, 0)), ceil(max(LEAST, *values, 0))

    def point(self, place: int, points: float) -> QPointF:
        """The place of a decision on the curve, in logical pixels of this widget."""
        area, (low, high) = self._area, self._range
        across = (place + 0.5) / (self._number + 0.5)
        return QPointF(
            area.left() + min(across, 1.0) * area.width(),
            area.bottom() - (points - low) / (high - low) * area.height(),
        )

    def _paint_scale(self, painter: QPainter) -> None:
        area, (low, high) = self._area, self._range
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        quiet = QColor(ink)
        quiet.setAlpha(180)
        height = QFontMetricsF(self.font()).height()
        painter.setPen(quiet)
        painter.drawText(QRectF(EDGE, 3, self.width() - 2 * EDGE, height), self.accessibleName())
        zero = self.point(0, 0).y()
        for value in sorted({low, 0, high}):
            y = self.point(0, value).y()
            if value and abs(y - zero) < height:
                continue
            faint = QColor(ink)
            faint.setAlpha(120 if value == 0 else 45)
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(quiet)
            room = QRectF(0, y - height / 2, area.left() - 6, height)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, wording.signed(value))

    def _paint_end(self, painter: QPainter, end: QPointF, ink: QColor) -> None:
        """Paint the end of the game: a flag, and the word."""
        painter.setPen(QPen(ink, 1.6))
        painter.drawLine(end - QPointF(0, 7), end + QPointF(0, 7))
        height = QFontMetricsF(self.font()).height()
        room = QRectF(end.x() + 5, end.y() - height / 2, self.width() - end.x() - 5, height)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.tr("End"))
