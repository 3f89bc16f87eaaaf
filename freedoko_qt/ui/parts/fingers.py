"""Scrolling by finger, and taps in what is scrolled."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QInputDevice, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication

FINGERS = QInputDevice.DeviceType.TouchScreen


def scroll_by_finger(area: QAbstractScrollArea) -> None:
    """Let a finger scroll an area; lines are scrolled by pixels from now on.

    Qt takes a finger for a mouse, too, which would press and mark what it pulls. A mouse does what it always does. May
    be called again for the same area.
    """
    if isinstance(area, QAbstractItemView):
        area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        area.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    if any(device.type() is FINGERS for device in QInputDevice.devices()):
        from PySide6.QtWidgets import QScroller  # here, because it takes PySide 15 ms to set up

        if not QScroller.hasScroller(area.viewport()):
            QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)
            _Taps(area)


class _Taps(QObject):
    """Passes on what a finger presses once it is lifted, unless it has been pulled."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._pressed: QMouseEvent | None = None
        self._is_passing_on = False
        area.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_passing_on or not isinstance(event, QMouseEvent) or event.device().type() is not FINGERS:
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                self._pressed = event.clone()
            case QEvent.Type.MouseMove if self._pressed is not None:
                way = (event.position() - self._pressed.position()).manhattanLength()
                if way >= QApplication.startDragDistance():
                    self._pressed = None
            case QEvent.Type.MouseButtonRelease if self._pressed is not None:
                self._is_passing_on = True
                QApplication.sendEvent(watched, self._pressed)
                self._is_passing_on, self._pressed = False, None
                return False
        return True
