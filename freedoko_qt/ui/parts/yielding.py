"""Parts whose words wrap, and which need no more room than they can do with, whatever they would like."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QStackedWidget, QWidget


class Yielding(QFrame):
    """A part that can be as low as its layout with the words wrapped in its width."""

    def hasHeightForWidth(self) -> bool:
        """Return False: grids take the height that a part would like for the one it needs."""
        return False

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else _least_size(layout, self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        _wrap_anew(self, event)


class Stack(QStackedWidget):
    """Pages one over the other; the one that is shown can be as low as its words wrapped in its width."""

    def hasHeightForWidth(self) -> bool:
        """Return False: Qt would ask for the height that all pages would like."""
        return False

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        if page is None:
            return super().minimumSizeHint()
        layout = None if isinstance(page, Stack) else page.layout()  # that of Qt gives the height which is liked
        return page.minimumSizeHint() if layout is None else _least_size(layout, self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        _wrap_anew(self, event)


def _least_size(layout: QLayout, width: int) -> QSize:
    return layout.totalMinimumSize().expandedTo(QSize(0, layout.totalMinimumHeightForWidth(width)))


def _wrap_anew(widget: QWidget, event: QResizeEvent) -> None:
    """Ask for the height again in which the words of a widget have room at its new width."""
    if event.size().width() != event.oldSize().width():
        widget.updateGeometry()
