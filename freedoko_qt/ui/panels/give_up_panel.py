"""The question whether the rest of a game is really given up."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ..parts.single_keys import is_escape
from .panel import Panel


class GiveUpPanel(Panel):
    """A question whose default, also of Esc, is to play on."""

    confirmed = Signal()
    left = Signal()
    """The game is played on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("Give up the rest of the game?"))
        self.bind(self.title.setText, lambda self: self.tr("Give up the rest of the game?"))
        self.bind(
            self.explanation.setText,
            lambda self: self.tr(
                "The others take what they can get, and you win a trick only where you cannot help it. It counts."
            ),
        )
        self.give_up = self.add_button(lambda self: self.tr("Give up"), self._on_confirmed)
        self.play_on = self.add_button(lambda self: self.tr("Play on"), self._on_left, primary=True)
        QWidget.setTabOrder(self.play_on, self.give_up)  # it has the keyboard first

    def ask(self) -> None:
        """Open the panel."""
        self.open()
        self.play_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_escape(event):
            self._on_left()
        else:
            super().keyPressEvent(event)

    def _on_left(self) -> None:
        self.hide()
        self.left.emit()

    def _on_confirmed(self) -> None:
        self.hide()
        self.confirmed.emit()
