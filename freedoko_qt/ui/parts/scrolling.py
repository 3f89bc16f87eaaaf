"""Scroll areas for long texts."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from .layouts import vbox


class YieldingBody(QWidget):
    """Shrinks as far as its parts allow before it is scrolled."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.totalMinimumHeightForWidth(width)


def fill(page: QWidget, area: QScrollArea) -> None:
    """Lay out a scroll area over a whole page."""
    vbox(area, on=page)


class VerticalArea(QScrollArea):
    """Scrolls its body up and down where there is too little room, and never to the side; Tab passes over it.

    `clear`: the area is transparent.

    Takes the body over and owns it.
    """

    def __init__(self, body: QWidget, parent: QWidget, *, clear: bool = False) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if clear:
            # One of our own, that fills nothing. To hand out Qt's, PySide would first set up all kinds of widgets.
            self.setViewport(QWidget(self))
        self.setWidget(body)
        body.setAutoFillBackground(not clear)

    def minimumSizeHint(self) -> QSize:
        hint, body = super().minimumSizeHint(), self.widget()
        needed = 0 if body is None else body.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(max(hint.width(), needed), hint.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # the body needs another width
            self.updateGeometry()
        return super().eventFilter(watched, event)
