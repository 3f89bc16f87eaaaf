"""The line edit of the program."""

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QWidget


class LineEdit(QLineEdit):
    """A line edit that shows the beginning of a text too long for it, as long as it lacks the focus; Qt shows the end.

    `text`: the initial text.
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
