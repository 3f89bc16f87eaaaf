"""People as large toggle buttons, of which only a wanted number can be checked."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from freedoko_qt.app.plain import isolated

from ..parts.captions import write_caption
from ..parts.layouts import grid
from ..parts.push_button import PushButton


class PeopleRow(QWidget):
    """Rows of people; pressing one more than are wanted lets go of the one pressed first."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.question = ""
        self._people: tuple[int, ...] = ()
        self._wanted, self._least = 2, 2
        self._pressed: list[int] = []
        self._grid = grid(on=self)
        self.buttons: list[QPushButton] = []

    def show_people(self, people: Sequence[int], names: Sequence[str]) -> None:
        """Offer these people; none is chosen."""
        self._people = tuple(people)
        while len(self.buttons) < len(people):
            self._add_button()
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(people))
        for button, person in zip(self.buttons, people, strict=False):
            write_caption(button, isolated(names[person]))
        self._press([])

    def ask(self, question: str, wanted: int, least: int | None = None) -> None:
        """Ask for `wanted` of them, or fewer, but no less than `least`.

        Of those chosen so far the last ones stay chosen, no more than are wanted. `changed` does not follow.
        """
        self.question = question
        self._wanted, self._least = wanted, wanted if least is None else least
        for button in self.buttons:
            button.setAccessibleDescription(question)
        self._press(self._pressed[-wanted:])

    def choose(self, people: Sequence[int]) -> None:
        """Choose these people, of those who are offered.

        `changed` does not follow.
        """
        self._press([self._people.index(one) for one in people])

    def choose_all(self) -> None:
        """Choose all of them, but no more than are wanted.

        `changed` does not follow.
        """
        self._press([*range(len(self._people))][: self._wanted])

    @property
    def chosen(self) -> tuple[int, ...]:
        """The people who are chosen, no more than are wanted."""
        return tuple(self._people[place] for place in sorted(self._pressed))

    @property
    def is_complete(self) -> bool:
        """True if as many are chosen as are wanted."""
        return self._least <= len(self._pressed) <= self._wanted

    def _add_button(self) -> None:
        place, button = len(self.buttons), PushButton(self)
        button.setProperty("choice", True)
        button.setProperty("large", True)
        button.setCheckable(True)
        button.toggled.connect(lambda down: self._on_toggled(place, down))
        self._grid.addWidget(button, *divmod(place, 2))
        self.buttons.append(button)

    def _on_toggled(self, place: int, down: bool) -> None:
        pressed = [one for one in self._pressed if one != place] + [place] * down
        self._press(pressed[-self._wanted :])
        self.changed.emit()

    def _press(self, pressed: list[int]) -> None:
        self._pressed = pressed
        for place, button in enumerate(self.buttons):
            with QSignalBlocker(button):
                button.setChecked(place in pressed)
