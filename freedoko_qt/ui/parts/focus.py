"""The keyboard focus."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

LIST_KEYS = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}
"""The keys that move within a list."""


def holds_focus(widget: QWidget) -> bool:
    """True if a widget inside this one has the focus."""
    focused = QApplication.focusWidget()
    return focused is not None and widget.isAncestorOf(focused)


def give_focus(widget: QWidget, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
    """Focus a widget if it can be seen; Qt would also take the focus from the page that is shown for it."""
    if widget.isVisible():
        widget.setFocus(reason)
