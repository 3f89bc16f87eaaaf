"""The content of an empty page: a picture, a sentence, and a button for the first step."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from .drawings import Drawing, DrawnPicture
from .label import Label
from .layouts import STRETCH, vbox


class EmptyPage(QWidget):
    """In the middle of its room; without a first step where there is none to be taken."""

    def __init__(self, drawing: Drawing, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture = DrawnPicture(drawing, self)
        self._words = Label(self, "subtitle", wraps=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.step: QPushButton | None = None
        """The button for the first step, once it is offered."""
        picture = self.picture, 0, Qt.AlignmentFlag.AlignHCenter
        self._column = vbox(STRETCH, picture, self._words, STRETCH, on=self, margins=(12, 0, 12, 0), spacing=14)

    def offer(self, step: QPushButton) -> None:
        """Offer the first step.

        To be called once; the page becomes the parent of the button.
        """
        self.step = step
        self._column.insertWidget(self._column.count() - 1, step, 0, Qt.AlignmentFlag.AlignHCenter)

    def text(self) -> str:
        """The sentence."""
        return self._words.text()

    def say(self, words: str, *, is_empty: bool = True) -> None:
        """Say what will be here, or, where nothing is missing, why nothing is shown."""
        self._words.setText(words)
        self.picture.setVisible(is_empty)
        if self.step is not None:
            self.step.setVisible(is_empty)
