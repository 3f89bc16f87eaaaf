"""A question in a window of its own."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from freedoko_qt.app.plain import shortened

from ..look.dressing import dress


class QuestionBox(QMessageBox):
    """Shows words as they are written."""

    def __init__(self, title: str, question: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        dress(self)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(title)
        self.setText(shortened(question))
