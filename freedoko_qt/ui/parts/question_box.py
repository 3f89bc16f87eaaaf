"""A question in a window of its own."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox, QWidget

from freedoko_qt.app.plain import shortened

from ..look.window_style import follow_window_style
from .dialog import reach_all_buttons, spread


class QuestionBox(QMessageBox):
    """Shows words as they are written."""

    def __init__(self, title: str, question: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        follow_window_style(self)
        spread(self.findChild(QDialogButtonBox))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(title)
        self.setText(shortened(question))

    def focusNextPrevChild(self, forward: bool) -> bool:
        reach_all_buttons(self)
        return super().focusNextPrevChild(forward)

    def offer(self, deed: str, stay: str, then: Callable[[], object]) -> None:
        """Add a button for something that cannot be undone, which calls `then`, and the default one, which does not."""
        self.addButton(deed, QMessageBox.ButtonRole.DestructiveRole).clicked.connect(lambda _: then())
        self.setDefaultButton(self.addButton(stay, QMessageBox.ButtonRole.RejectRole))
