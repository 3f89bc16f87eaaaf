"""Parts whose words wrap, and which need no more room than they can do with, whatever they would like."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget


class Yielding(QFrame):
    """A part that can be as low as its layout with the words wrapped in its width."""

    def hasHeightForWidth(self) -> bool:
        """Return False: grids take the height that a part would like for the one it needs."""
        return False

    def minimumSizeHint(self) -> QSize:
        return _least_size(self, self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # words wrap elsewhere


class Stack(QStackedWidget):
    """Pages one over the other; the one that is shown can be as low as its words wrapped in its width."""

    def hasHeightForWidth(self) -> bool:
        """Return False: Qt would ask for the height that all pages would like."""
        return False

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().minimumSizeHint() if page is None else _least_size(page, self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


def _least_size(part: QWidget, width: int) -> QSize:
    layout = part.layout()
    if layout is None:
        return part.minimumSizeHint()
    return layout.totalMinimumSize().expandedTo(QSize(0, layout.totalMinimumHeightForWidth(width)))
