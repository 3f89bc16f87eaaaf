"""In which of two ways a list is shown: plus and minus, or only plus."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from freedoko_qt.app.sheet.grid import counting_name
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.rules.scoring import Counting

from .translated import Translated


class CountingSwitch(Translated, QWidget):
    """Two buttons of which one is down: the way in which the rules count, and the other one."""

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._countings: tuple[Counting, ...] = ("plus", "plus_minus")
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.buttons = [QPushButton(self) for _ in self._countings]
        for place, button in enumerate(self.buttons):
            button.setProperty("choice", True)
            button.setCheckable(True)
            self._group.addButton(button, place)
            row.addWidget(button)
        self.buttons[0].setChecked(True)
        self._group.idToggled.connect(lambda _, down: self.turned.emit() if down else None)
        self.retranslate()

    @property
    def counting(self) -> Counting:
        """How is to be counted."""
        return self._countings[self._group.checkedId()]

    def show_sheet(self, sheet: Sheet) -> None:
        """Offer the ways in which this list is counted; what was chosen stays as long as it is the same list."""
        if sheet.countings != self._countings:
            self._countings = sheet.countings
            with QSignalBlocker(self._group):
                self.buttons[0].setChecked(True)
            self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("How the list is counted"))
        for button, counting in zip(self.buttons, self._countings, strict=True):
            button.setText(counting_name(counting))
            button.setAccessibleDescription(self.accessibleName())
