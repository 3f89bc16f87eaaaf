"""Labels: what they show is plain text, whoever has written it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from freedoko_qt.app.plain import LONGEST, shortened

from .tip import tip

FEWEST = 8  # letters for which an elided label asks room
SLACK = 2  # pixels by which what Qt paints of a text can be narrower than what it needs not to be elided


class Label(QLabel):
    """Shows words as they are written; what is too long of them stands in the tool tip.

    `longest` is how many letters a word of somebody's can have.
    """

    def __init__(self, parent: QWidget | None = None, *, longest: int = LONGEST) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._longest = longest
        self._is_cut = False

    def setText(self, text: str) -> None:
        self._show(shortened(text, self._longest), text)

    def _show(self, shown: str, text: str) -> None:
        super().setText(shown)
        if self._is_cut or shown != text:
            self.setToolTip(tip(text) if shown != text else "")
        self._is_cut = shown != text


class ElidedLabel(Label):
    """One line that gives way: it ends with an ellipsis where there is no room for all of it."""

    def __init__(self, parent: QWidget | None = None, *, longest: int = LONGEST) -> None:
        super().__init__(parent, longest=longest)
        self._text = ""

    def setText(self, text: str) -> None:
        self._text = text
        self._elide()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        missing = self._advance(shortened(self._text, self._longest)) - self._advance(self.text())
        return super().sizeHint() + QSize(missing + SLACK, 0)

    def minimumSizeHint(self) -> QSize:
        hint, fewest = super().minimumSizeHint(), self.fontMetrics().averageCharWidth() * FEWEST
        return QSize(min(hint.width(), fewest), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        line, room = shortened(self._text, self._longest), self.contentsRect().width()
        self._show(self.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, room), self._text)

    def _advance(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)


class RichLabel(QLabel):
    """Shows HTML of the program's own, in which every word from elsewhere is escaped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
