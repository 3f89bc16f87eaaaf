"""Menus and lists that open over a window, with round corners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainterPath, QRegion, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from ..look.design import RADIUS
from ..look.stylesheet import REFERENCE
from .fingers import are_close, show_tip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView


class Menu(QMenu):
    """A menu with round corners; a finger that taps a disabled entry sees its tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        see_through(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        cut_corners(self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        entry = self.actionAt(place)
        is_finger = event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized
        if is_finger and entry is not None and not entry.isEnabled():
            show_tip(self, place)


class RoundPopup(QObject):
    """Gives a popup of Qt's own round corners; the popup owns it. Make it before the popup is shown."""

    def __init__(self, popup: QWidget) -> None:
        super().__init__(popup)
        see_through(popup)
        popup.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Not when its size changes: the list of a combo box gives up its mask then.
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            cut_corners(watched)
        return False


class OpeningClick(QObject):
    """Keeps the list of a combo box open when the click that opens it ends where it began; the list owns it.

    Qt takes a release for a choice, or for a click beside the list, unless it comes soon. It comes late from a slow
    hand, and on a busy machine.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._pressed: QPointF | None = None
        for part in (view.window(), view.viewport()):
            part.installEventFilter(self)

    def begin(self, place: QPointF) -> None:
        """Await the release after a press at this place of the screen."""
        self._pressed = place

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = self._pressed
        if pressed is None or event.type() not in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            return False
        self._pressed = None
        assert isinstance(event, QMouseEvent)
        return event.type() == QEvent.Type.MouseButtonRelease and are_close(pressed, event.globalPosition())


def see_through(popup: QWidget) -> None:
    """Let what is below a popup be seen where it paints nothing."""
    flags = Qt.WindowType.FramelessWindowHint | Qt.WindowType.NoDropShadowWindowHint
    popup.setWindowFlags(popup.windowFlags() | flags)
    popup.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)


def cut_corners(popup: QWidget) -> None:
    """Cut off the corners, which are black on a screen where nothing is translucent."""
    radius = RADIUS.control * popup.font().pointSizeF() / REFERENCE
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(popup.rect()), radius, radius)
    popup.setMask(QRegion(outline.toFillPolygon().toPolygon()))
