"""The content of an empty page: a picture, a sentence, and a button for the first step."""

from bisect import bisect_left

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from .drawings import Drawing, DrawnPicture
from .label import Label
from .layouts import STRETCH, vbox

LETTERS = 64  # the longest line
NARROWEST = 160  # logical pixels; the room beside balanced lines is not to keep a window from becoming narrow
SIDE = 12  # logical pixels beside the words


class EmptyPage(QWidget):
    """Words in the middle of their room, and a first step where one can be taken."""

    def __init__(self, drawing: Drawing, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture = DrawnPicture(drawing, self)
        self.words = Label(self, "subtitle", wraps=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words.setMinimumWidth(NARROWEST)
        self.step: QPushButton | None = None
        """The button for the first step, once it is offered."""
        picture = self.picture, 0, Qt.AlignmentFlag.AlignHCenter
        self._column = vbox(STRETCH, picture, self.words, STRETCH, on=self, margins=(SIDE, 0, SIDE, 0), spacing=12)

    def offer(self, step: QPushButton) -> None:
        """Offer the first step."""
        self.step = step
        self._column.insertWidget(self._column.count() - 1, step, 0, Qt.AlignmentFlag.AlignHCenter)

    def text(self) -> str:
        """The sentence."""
        return self.words.text()

    def say(self, words: str, *, is_empty: bool = True) -> None:
        """Say what will be here, or, where nothing is missing, why nothing is shown."""
        self.words.setText(words)
        self._balance()
        self.picture.setVisible(is_empty)
        if self.step is not None:
            self.step.setVisible(is_empty)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # the letters may have another size
            self._balance()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._balance()

    def _balance(self) -> None:
        """Make all lines about equally long, so that no last word is alone on its line."""
        beside = self._column.contentsMargins()  # they grow with the text size
        room = self.width() - beside.left() - beside.right()
        broad = min(room, LETTERS * self.words.fontMetrics().averageCharWidth())
        if broad > 0:
            height = self._height(broad)
            narrow = bisect_left(range(broad), True, lo=1, key=lambda width: self._height(width) <= height)
            sides = max(0, room - narrow - 1) // 2
            self.words.setContentsMargins(sides, 0, sides, 0)

    def _height(self, width: int) -> int:
        """The height of the words in a width."""
        margins = self.words.contentsMargins()
        return self.words.heightForWidth(width + margins.left() + margins.right())
