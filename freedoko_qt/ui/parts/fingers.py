"""Scrolling by finger, and taps in what is scrolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QEventPoint, QGuiApplication, QHelpEvent, QInputDevice, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QScrollArea

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

FINGERS = QInputDevice.DeviceType.TouchScreen


def scroll_by_finger(area: QAbstractScrollArea) -> None:
    """Let a finger scroll an area; lines are scrolled by pixels from now on.

    A tap is a click; a mouse does what it always does. May be called again for the same area.
    """
    if not isinstance(area, QScrollArea):
        from PySide6.QtWidgets import QAbstractItemView  # with many enums: the first page and the table have no lists

        if isinstance(area, QAbstractItemView):
            area.setVerticalScrollMode(area.ScrollMode.ScrollPerPixel)
            area.setHorizontalScrollMode(area.ScrollMode.ScrollPerPixel)
    if any(device.type() is FINGERS for device in QInputDevice.devices()):
        from PySide6.QtWidgets import QScroller  # here, because it takes PySide 15 ms to set up

        if not QScroller.hasScroller(area.viewport()):
            QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)
            if not isinstance(area, QScrollArea):  # whose widgets take taps themselves
                _Taps(area)


class _Taps(QObject):
    """Makes clicks of taps, and of nothing else that a finger does.

    Qt itself would press before it is known whether the finger scrolls, and beside a QScroller it loses second taps.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._last: QEventPoint | None = None
        """The end of the last tap, until it has become part of a double click."""
        area.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent):
            return False
        event.accept()
        if event.type() == QEvent.Type.TouchEnd and len(event.points()) == 1:
            point = event.points()[0]
            if _are_close(point.pressPosition(), point.position()):
                self._click(watched, event, point)
        return True

    def _click(self, watched: QObject, event: QTouchEvent, point: QEventPoint) -> None:
        is_second = (
            self._last is not None
            and _are_close(self._last.position(), point.position())
            and point.timestamp() - self._last.timestamp() < QApplication.doubleClickInterval()
        )
        self._last = None if is_second else QEventPoint(point)
        press = QEvent.Type.MouseButtonDblClick if is_second else QEvent.Type.MouseButtonPress
        places = point.position(), point.scenePosition(), point.globalPosition()
        left, up = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        for kind, held in ((press, left), (QEvent.Type.MouseButtonRelease, up)):
            click = QMouseEvent(kind, *places, left, held, event.modifiers(), event.pointingDevice())
            QApplication.sendEvent(watched, click)


class PopupTouch(QObject):
    """Touch in the list of a combo box: a drag scrolls, a tap chooses, a long press shows the tool tip of a choice.

    An event filter that the list owns. Over a popup Qt delivers touches only as synthesized mouse events.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        view.setVerticalScrollMode(view.ScrollMode.ScrollPerPixel)
        self._view = view
        self._pressed: QPointF | None = None
        """The place of the press; None while no finger is down."""
        self._last = 0.0
        self._is_tap = False
        self._long_press = QTimer(self, singleShot=True)
        self._long_press.timeout.connect(self._show_tip)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or event.source() is Qt.MouseEventSource.MouseEventNotSynthesized:
            return False
        place = event.position()
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed, self._last, self._is_tap = place, place.y(), True
            self._long_press.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
            return False
        if event.type() == QEvent.Type.MouseMove and self._pressed is not None:
            self._is_tap = self._is_tap and _are_close(self._pressed, place)
            if not self._is_tap:
                self._long_press.stop()
                bar = self._view.verticalScrollBar()
                bar.setValue(bar.value() + round(self._last - place.y()))
                self._last = place.y()
            return True
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._pressed = None
            self._long_press.stop()
            return not self._is_tap
        return False

    def _show_tip(self) -> None:
        self._is_tap = False
        if self._pressed is not None:
            viewport, place = self._view.viewport(), self._pressed.toPoint()
            QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place)))


def _are_close(first: QPointF, second: QPointF) -> bool:
    return (first - second).manhattanLength() < QApplication.startDragDistance()
