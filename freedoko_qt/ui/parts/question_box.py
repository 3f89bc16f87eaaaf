"""A question in a window of its own."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox, QWidget

from freedoko_qt.app.plain import shortened

from ..look.design import SPACE
from ..look.window_style import follow_window_style


class QuestionBox(QMessageBox):
    """Shows words as they are written.

    The caller adds the buttons and opens it.
    """

    def __init__(self, title: str, question: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        follow_window_style(self)
        for buttons in self.findChildren(QDialogButtonBox):
            if row := buttons.layout():
                row.setSpacing(SPACE.small)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(title)
        self.setText(shortened(question))
