"""Labels: what they show is plain text, whoever has written it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from freedoko_qt.app.plain import shortened

from .tip import tip

FEWEST = 8  # letters that an elided label asks room for


class Label(QLabel):
    """Shows words as they are written; what is too long of them is told by the tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._is_cut = False

    def setText(self, text: str) -> None:
        self._show(shortened(text), text)

    def _show(self, shown: str, text: str) -> None:
        super().setText(shown)
        if self._is_cut or shown != text:
            self.setToolTip(tip(text) if shown != text else "")
        self._is_cut = shown != text


class ElidedLabel(Label):
    """One line that gives way: it ends with an ellipsis where there is no room for all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""

    def setText(self, text: str) -> None:
        self._text = text
        self._elide()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        more = self._advance(shortened(self._text)) - self._advance(self.text())
        return super().sizeHint() + QSize(more, 0)

    def minimumSizeHint(self) -> QSize:
        fewest = self.fontMetrics().averageCharWidth() * FEWEST
        return super().minimumSizeHint().boundedTo(QSize(fewest, self.maximumHeight()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        whole, room = shortened(self._text), self.contentsRect().width()
        elided = self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, room)
        self._show(elided, self._text)

    def _advance(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)


class RichLabel(QLabel):
    """Shows HTML of the program's own, in which every word from elsewhere is escaped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
