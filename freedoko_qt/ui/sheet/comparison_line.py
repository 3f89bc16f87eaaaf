"""The line below a list that tells how the person has done beside an expert with the same cards."""

from PySide6.QtWidgets import QWidget

from freedoko_qt.app.sheet.grid import comparison
from freedoko_qt.app.sheet.sheet import COMPARED, Sheet
from freedoko_qt.engine.rules.scoring import Counting

from ..parts.label import Label
from ..parts.translated import Translated


class ComparisonLine(Translated, Label):
    """There only where the tournament wants every deal played by an expert, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "strong", wraps=True)
        self._sheet: Sheet | None = None
        self._counting: Counting = COMPARED
        self.hide()

    def show_sheet(self, sheet: Sheet, counting: Counting) -> None:
        """Sum up this list, which is counted like this."""
        self._sheet, self._counting = sheet, counting
        self.setVisible(sheet.compares and bool(sheet.lines))
        self._update_text()

    def _update_text(self) -> None:
        if self._sheet is not None:
            self.setText(comparison(self._sheet, (self._counting,)))
