"""A status line with an undo button."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from .label import Label
from .layouts import hbox
from .screen_reader import announce
from .tip import key_name
from .translated import Translated

UNDO = "Ctrl+Z"


class StatusLine(Translated, QFrame):
    """A line of words that is hidden until there is something to say."""

    undone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hint")
        self.words = Label(self, wraps=True)
        self.undo = self.make_button(
            lambda self: self.tr("Undo"), self.undone, tip=lambda self: key_name(UNDO), keys=UNDO, compact=True
        )
        hbox((self.words, 1), self.undo, on=self)
        self.hide()

    def say(self, words: str, *, undo: bool = False) -> None:
        """Show a sentence, with the button for undoing if `undo`."""
        self.words.setText(words)
        self.undo.setVisible(undo)
        self.show()
        announce(self, words)
