"""A question in a window of its own."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from freedoko_qt.app.plain import shortened

from ..look.window_style import follow_window_style


class QuestionBox(QMessageBox):
    """Shows words as they are written.

    The caller adds the buttons and opens it.
    """

    def __init__(self, title: str, question: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        follow_window_style(self)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(title)
        self.setText(shortened(question))
