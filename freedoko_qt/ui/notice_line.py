"""One line at the top of the window that says something and can be put away."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from .translated import Translated


class NoticeLine(Translated, QFrame):
    """Shows notices one after the other; the next comes when one is put away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._waiting: list[str] = []
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QPushButton(self)
        self._close.clicked.connect(self._next)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 6, 8, 6)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._close)
        self.hide()
        self.retranslate()

    @property
    def text(self) -> str:
        """The notice that is shown, empty if none is."""
        return self._text.text() if self._waiting else ""

    def say(self, notice: str) -> None:
        """Show a notice, after those that are still waiting."""
        self._waiting.append(notice)
        self._show_first()

    def retranslate(self) -> None:
        self._close.setText(self.tr("Understood"))
        self._close.setAccessibleName(self.tr("Put this notice away"))

    def _next(self) -> None:
        self._waiting.pop(0)
        self._show_first()

    def _show_first(self) -> None:
        self.setVisible(bool(self._waiting))
        if self._waiting:
            self._text.setText(self._waiting[0])
