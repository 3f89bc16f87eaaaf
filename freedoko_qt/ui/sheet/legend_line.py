"""The line below a list that tells what the marks in it mean."""

from PySide6.QtWidgets import QWidget

from freedoko_qt.app.sheet.grid import legend
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.rules.scoring import Counting

from ..parts.label import Label
from ..parts.translated import Translated


class LegendLine(Translated, Label):
    """There only where there are marks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "hint", wraps=True)
        self._sheet: Sheet | None = None
        self.hide()

    def show_sheet(self, sheet: Sheet, counting: Counting) -> None:
        """Explain the marks of this list."""
        self._sheet = sheet
        self._update_text()
        self.setVisible(bool(self.text()))

    def _update_text(self) -> None:
        if self._sheet is not None:
            self.setText(legend(self._sheet))
