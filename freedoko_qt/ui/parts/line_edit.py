"""A line to write in."""

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QWidget


class LineEdit(QLineEdit):
    """A line that shows the beginning of a text that is too long for it, unless it is being written; Qt shows the end.

    `text` is the text at first.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.home(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.home(False)

    def setText(self, text: str | None) -> None:  # noqa: N802 - Qt's name
        super().setText(text)
        if not self.hasFocus():
            self.home(False)
