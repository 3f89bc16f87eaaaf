"""A dialog of words that wrap."""

from PySide6.QtGui import QShowEvent

from .dialog import Dialog


class WordsDialog(Dialog):
    """A dialog as high as its words, where Qt would stop at two thirds of the screen."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        layout = self.layout()
        if layout is not None:
            needed = max(self.height(), layout.totalHeightForWidth(self.width()))
            self.resize(self.width(), min(needed, self.screen().availableGeometry().height()))
