"""The keyboard focus."""

from PySide6.QtWidgets import QApplication, QWidget


def holds_focus(widget: QWidget) -> bool:
    """True if a widget inside this one has the focus."""
    focused = QApplication.focusWidget()
    return focused is not None and widget.isAncestorOf(focused)
