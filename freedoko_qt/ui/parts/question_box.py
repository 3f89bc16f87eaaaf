"""A question in a window of its own."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox, QWidget

from freedoko_qt.app.plain import shortened

from ..look.window_style import follow_window_style
from .dialog import DialogKeys, spread
from .translated import Translated


class QuestionBox(Translated, DialogKeys, QMessageBox):
    """Shows words as they are written; they follow the language."""

    def __init__(self, title: Callable[[], str], question: Callable[[], str], parent: QWidget | None) -> None:
        super().__init__(parent)
        follow_window_style(self)
        spread(self.findChild(QDialogButtonBox))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.bind(self.setWindowTitle, lambda _: title())
        self.bind(self.setText, lambda _: shortened(question()))

    def offer(self, label: Callable[[], str], stay: Callable[[], str], then: Callable[[], object]) -> None:
        """Add a button for something that cannot be undone, which calls `then`, and the default one, which does not."""
        does = self.addButton("", QMessageBox.ButtonRole.DestructiveRole)
        stays = self.addButton("", QMessageBox.ButtonRole.RejectRole)
        self.bind(does.setText, lambda _: label())
        self.bind(stays.setText, lambda _: stay())
        does.clicked.connect(lambda _: then())
        self.setDefaultButton(stays)
