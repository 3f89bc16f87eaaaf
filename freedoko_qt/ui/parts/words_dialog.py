"""A dialog of words that wrap."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLayout

from .dialog import Dialog


class WordsDialog(Dialog):
    """A dialog as high as its words, where Qt would stop at two thirds of the screen; higher if they grow."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._grow()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self._grow()
        return done

    def least_height(self, layout: QLayout) -> int:
        return layout.totalHeightForWidth(self.width())

    def _grow(self) -> None:
        """Become higher if the words need it, never lower."""
        layout = self.layout()
        if layout is not None:
            needed = max(self.height(), layout.totalHeightForWidth(self.width()))
            self.resize(self.width(), min(needed, self.room.height()))
