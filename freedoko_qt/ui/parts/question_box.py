"""A question in a window of its own."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from freedoko_qt.app.plain import shortened


class QuestionBox(QMessageBox):
    """Shows words as they are written."""

    def __init__(self, title: str, question: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(title)
        self.setText(shortened(question))
