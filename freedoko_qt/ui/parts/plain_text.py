"""A field of several lines of plain text."""

from PySide6.QtWidgets import QTextEdit, QWidget

from .scrolling import fade_edges


class PlainText(QTextEdit):
    """Shows or takes text as it is written; Tab leads on to the next widget.

    QPlainTextEdit is scrolled by lines, which a finger cannot do.
    """

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setPlainText(text)
        fade_edges(self)
