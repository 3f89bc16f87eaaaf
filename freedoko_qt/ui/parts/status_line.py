"""One line on a page that says what has been done, and perhaps takes it back."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from .label import Label
from .tip import tip
from .translated import Translated

UNDO = "Ctrl+Z"


class StatusLine(Translated, QFrame):
    """Hidden until there is something to say."""

    undone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hint")
        self.words = Label(self)
        self.words.setWordWrap(True)
        self.undo = QPushButton(self)
        self.undo.setProperty("compact", True)
        self.undo.setAutoDefault(True)
        self.undo.clicked.connect(self.undone)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.words, 1)
        layout.addWidget(self.undo)
        self.hide()
        self.retranslate()

    def say(self, words: str, *, undo: bool = False) -> None:
        """Say what has been done, and whether it can be undone."""
        self.words.setText(words)
        self.undo.setVisible(undo)
        self.show()

    def retranslate(self) -> None:
        self.undo.setText(self.tr("Undo"))
        self.undo.setToolTip(tip(QKeySequence(UNDO).toString(QKeySequence.SequenceFormat.NativeText)))
