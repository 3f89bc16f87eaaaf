"""Pages one over the other."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget


class Stack(QStackedWidget):
    """Needs no more room than the page that is shown can do with, whatever it or the others would like."""

    def hasHeightForWidth(self) -> bool:
        """Return False: Qt would ask for the height that all pages would like."""
        return False

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().minimumSizeHint() if page is None else page.minimumSizeHint()
