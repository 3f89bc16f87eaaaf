"""Touches at the table."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QTouchEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from .pointer import Pointer

Z = 1000.0
EDGE = 100_000.0  # of a table that no screen shows


class TouchPane(QGraphicsRectItem):
    """An invisible pane over the table that takes the touches of the own hand.

    Qt turns the touches that it does not take into clicks, for the table and for the buttons on it. A touch that the
    system takes away (for a gesture of its own) is no click here: it ends silently, and the next one starts afresh.

    `begins` is called with each new touch and returns True to have the rest of it.
    """

    def __init__(self, pointer: Pointer, begins: Callable[[QTouchEvent], bool]) -> None:
        super().__init__(0, 0, EDGE, EDGE)
        self._pointer = pointer
        self._begins = begins
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptTouchEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z)

    def sceneEvent(self, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent):
            return super().sceneEvent(event)
        points = event.points()
        match event.type():
            case QEvent.Type.TouchBegin:
                return self._begins(event)
            case QEvent.Type.TouchUpdate if len(points) > 1:
                self._pointer.cancel()  # a gesture of two fingers plays no card
            case QEvent.Type.TouchUpdate:
                self._pointer.move(points[0].scenePosition())
            case QEvent.Type.TouchEnd:
                self._pointer.move(points[0].scenePosition())
                self._pointer.release()
            case _:
                self._pointer.cancel()
        return True
