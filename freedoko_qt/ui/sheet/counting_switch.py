"""The switch between two ways of counting a list: plus and minus, or only plus."""

from typing import Protocol

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QButtonGroup, QWidget

from freedoko_qt.app.sheet.grid import counting_name
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.rules.scoring import Counting

from ..parts.push_button import PushButton
from ..parts.segments import add_choice, as_segments
from ..parts.translated import Translated


class CountedView(Protocol):
    """A view of a list in one of the ways in which it is counted."""

    def show_sheet(self, sheet: Sheet, counting: Counting) -> None:
        """Show this list, counted like this."""


class CountingSwitch(Translated, QWidget):
    """One of two: the way in which the rules count, and the other one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("How the list is counted"))
        self._sheet: Sheet | None = None
        self._views: tuple[CountedView, ...] = ()
        self._countings: tuple[Counting, ...] = ("plus", "plus_minus")
        self._group = QButtonGroup(self)
        self.buttons = [PushButton(self) for _ in self._countings]
        for place, button in enumerate(self.buttons):
            add_choice(self._group, button, place)
        as_segments(self, self.buttons)
        self.buttons[0].setChecked(True)
        self._group.idToggled.connect(lambda _, down: self._show() if down else None)
        self._update_text()

    @property
    def counting(self) -> Counting:
        """The way of counting."""
        return self._countings[self._group.checkedId()]

    def turn(self, *views: CountedView) -> None:
        """Have these views show the list, too, counted as is chosen.

        They must live as long as the switch. Nothing is shown before `show_sheet`.
        """
        self._views += views

    def show_sheet(self, sheet: Sheet) -> None:
        """Show this list in a way in which it is counted; what was chosen stays where there are the same ways."""
        self._sheet = sheet
        if sheet.countings != self._countings:
            self._countings = sheet.countings
            with QSignalBlocker(self._group):
                self.buttons[0].setChecked(True)
            self._update_text()
        self._show()

    def _update_text(self) -> None:
        for button, counting in zip(self.buttons, self._countings, strict=True):
            button.setText(counting_name(counting))
            button.setAccessibleDescription(self.accessibleName())

    def _show(self) -> None:
        if self._sheet is not None:
            for view in self._views:
                view.show_sheet(self._sheet, self.counting)
