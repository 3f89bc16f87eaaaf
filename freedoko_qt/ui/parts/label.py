"""Labels that show plain text, wherever it comes from."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from freedoko_qt.app.plain import LONGEST, shortened

from ..look.theme import widget_colors
from .suit_text import draw_words, has_red_sign
from .tip import tip

FEWEST = 8  # letters for which an elided label asks for room
SLACK = 2  # pixels: Qt may elide a text in the very width that it has painted it in


class Label(QLabel):
    """Shows plain text with red signs of red suits; a text that is cut is whole in the tool tip.

    `role`: its style; `longest`: the most letters of an isolated word, such as a name.
    """

    def __init__(
        self, parent: QWidget | None = None, role: str = "", *, wraps: bool = False, longest: int = LONGEST
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        if role:
            self.setProperty("role", role)
        self._longest = longest
        self._whole = ""
        self._is_cut = False

    def setText(self, text: str) -> None:
        self._whole = text
        super().setText(shortened(text, self._longest))
        self._explain()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not (self.isEnabled() and has_red_sign(self.text())):
            super().paintEvent(event)
            return
        with QPainter(self) as painter:
            red = QColor(widget_colors(self.palette()).loss)
            draw_words(painter, self.contentsRect(), self.text(), red, self.alignment(), wraps=self.wordWrap())

    @property
    def _seen(self) -> str:
        """The part of the text that can be read."""
        return self.text()

    def _explain(self) -> None:
        """Show the whole text as a tool tip where it is cut off."""
        is_cut = self._seen != self._whole
        if is_cut or self._is_cut:
            self.setToolTip(tip(self._whole) if is_cut else "")
        self._is_cut = is_cut


class ElidedLabel(Label):
    """One line that ends with an ellipsis where there is no room for all of it."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(SLACK, 0)

    def minimumSizeHint(self) -> QSize:
        hint, fewest = super().minimumSizeHint(), self.fontMetrics().averageCharWidth() * FEWEST
        return QSize(min(hint.width(), fewest), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._explain()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:  # not by the style, for which PySide would set up the largest class of all
            painter.drawText(self.contentsRect(), self.alignment(), self._seen)

    @property
    def _seen(self) -> str:
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width())


class RichLabel(QLabel):
    """Shows HTML of the program's own, in which every word from elsewhere is escaped.

    The caller escapes: whatever is set is rendered.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
