"""Fingers: scrolling, taps in what is scrolled, and tool tips."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QEventPoint, QGuiApplication, QHelpEvent, QInputDevice, QMouseEvent, QTouchEvent, QWindow
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QScrollArea, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

FINGERS = QInputDevice.DeviceType.TouchScreen


def has_touch_screen() -> bool:
    """True if there is a screen that fingers can touch."""
    return any(device.type() is FINGERS for device in QInputDevice.devices())


def scroll_by_finger(area: QAbstractScrollArea) -> None:
    """Let a finger scroll an area; lines are scrolled by pixels from now on.

    A tap is a click; a mouse does what it always does. May be called again for the same area.
    """
    if not isinstance(area, QScrollArea):
        from PySide6.QtWidgets import QAbstractItemView  # with many enums: the first page and the table have no lists

        if isinstance(area, QAbstractItemView):
            area.setVerticalScrollMode(area.ScrollMode.ScrollPerPixel)
            area.setHorizontalScrollMode(area.ScrollMode.ScrollPerPixel)
    if has_touch_screen():
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
            if are_close(point.pressPosition(), point.position()):
                self._click(watched, event, point)
        return True

    def _click(self, watched: QObject, event: QTouchEvent, point: QEventPoint) -> None:
        is_second = (
            self._last is not None
            and are_close(self._last.position(), point.position())
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
            self._is_tap = self._is_tap and are_close(self._pressed, place)
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
            show_tip(self._view.viewport(), self._pressed.toPoint())


class TapTips(QObject):
    """Shows the tool tip of a disabled control that a finger taps, in a window and its dialogs.

    An enabled one does what it is for. The window owns it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None and has_touch_screen():
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent) and event.type() == QEvent.Type.TouchEnd and len(event.points()) == 1:
            point = event.points()[0]
            if are_close(point.globalPressPosition(), point.globalPosition()):
                # Afterwards: Qt makes a click of the touch, which would hide the tip.
                QTimer.singleShot(0, self, partial(_explain_disabled, point.globalPosition().toPoint()))
        return False


def _explain_disabled(place: QPoint) -> None:
    """Show the tool tip of what is at a place of the screen, if it is disabled."""
    widget = QApplication.widgetAt(place)
    if widget is not None and not widget.isEnabled():
        show_tip(widget, widget.mapFromGlobal(place))


def show_tip(widget: QWidget, place: QPoint) -> None:
    """Show the tool tip of a widget, or of what is at this place in it, as resting the pointer there does."""
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))


def are_close(first: QPointF, second: QPointF) -> bool:
    """True if a pointer or finger that was at two places has stayed, and not dragged."""
    return (first - second).manhattanLength() < QApplication.startDragDistance()
