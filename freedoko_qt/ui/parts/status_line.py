"""A status line with an undo button."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from .layouts import hbox
from .message_label import MessageLabel
from .tip import key_name
from .translated import Translated

UNDO = "Ctrl+Z"


class StatusLine(Translated, QFrame):
    """A line of words that is hidden until there is something to say."""

    undone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hint")
        self.words = MessageLabel(self)
        self.undo = self.make_button(
            lambda self: self.tr("Undo"), self.undone, tip=lambda self: key_name(UNDO), keys=UNDO, compact=True
        )
        hbox((self.words, 1), self.undo, on=self)
        self.hide()

    def say(self, words: Callable[[], str], *, undo: bool = False) -> None:
        """Show a sentence, which follows the language, with the button for undoing if `undo`."""
        self.words.say(words)
        self.undo.setVisible(undo)
        self.show()
