"""The base of our dialogs."""

from PySide6.QtWidgets import QDialog, QWidget

from ..look.window_style import follow_window_style


class Dialog(QDialog):
    """A dialog with the style sheet of its window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        follow_window_style(self)
