"""The switch between views of the hidden cards: as the seat saw them, as it could infer them, or open."""

from collections.abc import Callable
from enum import StrEnum
from typing import Self

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from ..parts.segments import add_choice, as_segments
from ..parts.translated import Translated


class HiddenCards(StrEnum):
    """The way in which the cards are shown that a seat did not see."""

    SEEN = "seen"
    """Nothing."""
    INFERRED = "inferred"
    """The cards as they might have lain, by what the seat knew."""
    OPEN = "open"
    """The cards as they really lay."""


class HiddenCardsSwitch(Translated, QWidget):
    """The switch with three choices."""

    turned = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.bind(self.setAccessibleName, lambda self: self.tr("The hidden cards"))
        self.buttons = {
            HiddenCards.SEEN: self._button(
                lambda self: self.tr("Seen"), lambda self: self.tr("Only what this seat saw (O)")
            ),
            HiddenCards.INFERRED: self._button(
                lambda self: self.tr("Inferred"),
                lambda self: self.tr("What this seat could infer from what it had seen (O)"),
            ),
            HiddenCards.OPEN: self._button(
                lambda self: self.tr("Open"), lambda self: self.tr("The cards as they really were, everybody's (O)")
            ),
        }
        for choice, button in self.buttons.items():
            add_choice(self._group, button)
            button.setChecked(choice is HiddenCards.OPEN)
        as_segments(self, list(self.buttons.values()), stretch=1)
        self._group.buttonToggled.connect(lambda _, down: self.turned.emit() if down else None)

    @property
    def choice(self) -> HiddenCards:
        """The choice."""
        return next(choice for choice, button in self.buttons.items() if button.isChecked())

    def turn(self) -> None:
        """Go on to the next of the three; `turned` follows."""
        choices = list(HiddenCards)
        self.buttons[choices[(choices.index(self.choice) + 1) % len(choices)]].setChecked(True)

    def leave_keys(self, to: QObject) -> None:
        """Let an event filter see the keys of the buttons first."""
        for button in self.buttons.values():
            button.installEventFilter(to)

    def _button(self, text: Callable[[Self], str], meaning: Callable[[Self], str]) -> QPushButton:
        return self.make_button(text, about=meaning, tip=meaning, enter=False)
