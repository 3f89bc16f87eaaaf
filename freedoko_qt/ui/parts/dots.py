"""The progress through some steps: a dot for each."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..look.painting import antialiased
from ..look.stylesheet import mixed
from .translated import Translated

LARGEST = 4.0  # logical pixels of a radius
SMALL = 0.62  # of it, for the steps to come


class Dots(Translated, QWidget):
    """The dots of the steps done are filled, that of the current step is large."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._number, self._total = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._update_text()

    def show_step(self, number: int, total: int) -> None:
        """Show which step this is, from 0, of `total`."""
        self._number, self._total = number, total
        self._update_text()
        self.update()

    def _update_text(self) -> None:
        self.setAccessibleName(self.tr("Step {number} of {total}").format(number=self._number + 1, total=self._total))

    def sizeHint(self) -> QSize:
        return QSize(100, 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        text, window = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        done, ahead = palette.color(QPalette.ColorRole.Highlight), mixed(window, text, 0.28)
        step = min((self.width() - 2 * LARGEST) / max(self._total - 1, 1), 4 * LARGEST)
        radius = min(LARGEST, 0.42 * step)
        with antialiased(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            for number in range(self._total):
                painter.setBrush(QColor(done if number <= self._number else ahead))
                size = radius if number == self._number else SMALL * radius
                painter.drawEllipse(QPointF(LARGEST + number * step, self.height() / 2), size, size)
