"""A row of choices of which one holds, with a sentence on it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from ..parts.label import Label
from ..parts.push_button import PushButton
from ..parts.segments import add_choice, as_segments


class FirstChoice(NamedTuple):
    """One of them, as it is read."""

    name: str
    explanation: str


class _Words(Label):
    """Has room for two lines always, so that nothing moves when another sentence is shown."""

    def heightForWidth(self, width: int) -> int:
        return max(super().heightForWidth(width), 2 * self.fontMetrics().lineSpacing())


class ChoiceRow(QWidget):
    """One of few choices, with the arrow keys; `words`, a widget of its own, has the explanation of the chosen one."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._choices: Sequence[FirstChoice] = ()
        self._group = QButtonGroup(self)
        self.words = _Words(parent)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.words.setProperty("role", "hint")
        self.words.setWordWrap(True)
        self.buttons = [self._button() for _ in range(number)]
        as_segments(self, self.buttons, stretch=1)
        self._group.idToggled.connect(self._explain)

    @property
    def chosen(self) -> int:
        """The place of the choice that holds, from 0."""
        return self._group.checkedId()

    def choose(self, place: int) -> None:
        """Check this one."""
        self.buttons[place].setChecked(True)

    def show_choices(self, name: str, choices: Sequence[FirstChoice]) -> None:
        """Write on the buttons; `name` says what is chosen.

        As many as there are buttons.
        """
        self._choices = choices
        for button, choice in zip(self.buttons, choices, strict=True):
            button.setText(choice.name)
            button.setAccessibleName(f"{name}: {choice.name}")
            button.setAccessibleDescription(choice.explanation)
        self._explain()

    def _explain(self) -> None:
        if self._choices and self.chosen >= 0:
            self.words.setText(self._choices[self.chosen].explanation)

    def _button(self) -> QPushButton:
        button = PushButton(self)
        add_choice(self._group, button, len(self._group.buttons()))
        return button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        place = min(max(self.chosen + step, 0), len(self.buttons) - 1)
        self.choose(place)
        self.buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)
