"""A large button with a picture of cards and the words below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..cards.picture_view import PictureView
from ..parts.label import Label
from ..parts.layouts import vbox
from ..parts.push_button import SingleClickButton

if TYPE_CHECKING:
    from freedoko_qt.app.card_picture import CardPicture

    from ..cards.deck import Deck

PICTURE = 104  # logical pixels
NARROWEST, HIGHEST = 190, 340
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
MARGINS = 12, 12, 12, 12


class AnswerButton(SingleClickButton):
    """One answer to a question; checked where it has been given."""

    def __init__(self, deck: Deck, picture: CardPicture, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("choice", True)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(HIGHEST)  # the words stay near the picture
        self.picture = PictureView(deck, picture, self, height=PICTURE)
        self._words = Label(self, "strong", wraps=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        vbox((self.picture, 1), self._words, on=self, margins=MARGINS)

    def set_words(self, words: str) -> None:
        """Write the answer below the picture."""
        self._words.setText(words)
        self.setAccessibleName(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave arrow keys to the page, which knows the rows."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint().expandedTo(QSize(NARROWEST, PICTURE + 40))

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return QSize(NARROWEST, layout.totalMinimumHeightForWidth(max(self.width(), NARROWEST)))
