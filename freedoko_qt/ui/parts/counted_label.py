"""A label that counts up to a number of points: green for won, red for lost points."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording

from ..look.theme import widget_colors
from .label import Label


def points_color(points: int, application_palette: QPalette) -> QColor:
    """The colour of points that are won or lost; the colour of the text for none."""
    if not points:
        return application_palette.color(QPalette.ColorRole.WindowText)
    colors = widget_colors(application_palette)
    return QColor(colors.win if points > 0 else colors.loss)


class CountedLabel(Label):
    """Has the whole number as its text from the first moment, and paints a share of it."""

    def __init__(self, parent: QWidget | None = None, role: str = "points", *, is_colored: bool = True) -> None:
        super().__init__(parent, role)
        self._is_colored = is_colored
        self._begin, self._end = 0, 0
        self._share = 1.0

    def show_number(self, end: int, begin: int = 0) -> None:
        """Show this number; counting begins at `begin`.

        The share that is shown stays: call `show_share` for another one.
        """
        self._begin, self._end = begin, end
        self.setText(wording.signed(end))
        self.updateGeometry()

    def show_share(self, share: float) -> None:
        """Show this share of the number, from 0 to 1."""
        self._share = share
        self.update()

    @property
    def shown(self) -> int:
        """The number that can be seen now."""
        return round(self._begin + (self._end - self._begin) * self._share)

    def sizeHint(self) -> QSize:
        """As wide as the widest number on the way."""
        metrics = self.fontMetrics()
        widest = max(metrics.horizontalAdvance(wording.signed(number)) for number in (self._begin, self._end))
        return QSize(widest + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self._is_colored:
                painter.setPen(points_color(self.shown, self.palette()))
            painter.drawText(self.contentsRect(), self.alignment(), wording.signed(self.shown))
