"""A line that says what was done last."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from .label import Label
from .screen_reader import announce
from .translated import Translated


class MessageLabel(Translated, Label):
    """Says a sentence, which is read out once and follows the language."""

    def __init__(self, parent: QWidget, role: str = "") -> None:
        super().__init__(parent, role, wraps=True)
        self._words: Callable[[], str] = str

    def say(self, words: Callable[[], str]) -> None:
        """Say this until something else is said."""
        self._words = words
        self._update_text()
        announce(self, self.text())

    def say_nothing(self) -> None:
        """Be empty again."""
        self.say(str)

    def _update_text(self) -> None:
        self.setText(self._words())
