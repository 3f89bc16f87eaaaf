"""Where the keyboard is."""

from PySide6.QtWidgets import QApplication, QWidget


def holds_focus(widget: QWidget) -> bool:
    """True if a widget inside this one has the keyboard."""
    focused = QApplication.focusWidget()
    return focused is not None and widget.isAncestorOf(focused)
