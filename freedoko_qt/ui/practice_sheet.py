"""The end of a game that was played to try something: what it would have counted."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from freedoko_qt.app import wording
from freedoko_qt.engine.game import Game

from .deck import Deck
from .hands_view import HandsView
from .points_table import PointsTable
from .translated import Translated


class PracticeSheet(Translated, QFrame):
    """As on the score sheet, but no tournament goes on."""

    again = Signal()
    """The same once more."""
    left = Signal()
    """Back to where it came from."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._title, self._subtitle = QLabel(self), QLabel(self)
        for label, role in ((self._title, "title"), (self._subtitle, "hint")):
            label.setProperty("role", role)
            label.setWordWrap(True)
        self._points = PointsTable(self)
        self._hands = HandsView(deck, self)
        self.back, self.on = QPushButton(self), QPushButton(self)
        self.on.setProperty("primary", True)
        for button, signal in ((self.back, self.left), (self.on, self.again)):
            button.setAutoDefault(True)
            button.clicked.connect(signal)
        columns = QHBoxLayout()
        columns.setSpacing(18)
        columns.addWidget(self._points, 4)
        columns.addWidget(self._hands, 5)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.back)
        buttons.addWidget(self.on)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 16, 24, 16)
        layout.setSpacing(10)
        layout.addWidget(self._title)
        layout.addWidget(self._subtitle)
        layout.addLayout(columns, 1)
        layout.addLayout(buttons)
        self.retranslate()

    def show_game(self, deck: Deck, names: Sequence[str], game: Game) -> None:
        """Show the points of this game, which must be over."""
        self._game = game
        has_score = game.score is not None
        self._points.setVisible(has_score)
        self._hands.setVisible(has_score)
        if game.score is not None:
            self._points.show_score(game.score)
            self._hands.show_hands(deck, names, game.score, game.dealt, game.order)
        self.retranslate()
        self.on.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        score = None if self._game is None else self._game.score
        self._title.setText(self.tr("The hand was thrown in.") if score is None else wording.headline(score))
        words = self.tr("Only tried: nothing of it counts.")
        if score is not None:
            told = self.tr("You would have written {points}.").format(points=wording.signed(score.scores[0]))
            words = f"{told} {words}"
        self._subtitle.setText(words)
        self.back.setText(self.tr("Back to the game"))
        self.back.setToolTip(self.tr("Back to the game step by step (Esc)"))
        self.on.setText(self.tr("Once more"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.on.click()
            case _:
                super().keyPressEvent(event)
