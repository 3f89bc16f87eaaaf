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

    @property
    def page_layout(self) -> QLayout | None:
        """The layout of the page that is shown, which tells its least height; None of a stack, and where none is shown.

        A stack has that of Qt, with the height that it would like.
        """
        page = self.currentWidget()
        return None if page is None or isinstance(page, Stack) else page.layout()

    def minimumSizeHint(self) -> QSize:
        page, layout = self.currentWidget(), self.page_layout
        if page is None:
            return super().minimumSizeHint()
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
