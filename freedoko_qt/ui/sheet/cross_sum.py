"""The line below a list that tells whether it adds up across."""

from PySide6.QtWidgets import QWidget

from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.evening.tournament import CrossCheck

from ..parts.label import Label
from ..parts.translated import Translated


class CrossSum(Translated, Label):
    """Says that every line sums to zero and the totals are all even or all odd, or where they are not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "hint", wraps=True)
        self._check: CrossCheck | None = None
        self.hide()

    def show_sheet(self, sheet: Sheet) -> None:
        """Check this list, where its rules want it checked."""
        wanted = bool(sheet.lines) and sheet.rule_set.rules.in_force().check_zero_sum
        self._check = sheet.cross_check if wanted else None
        self.setVisible(self._check is not None)
        self._update_text()

    def _update_text(self) -> None:
        if self._check is None:
            return
        if self._check.wrong_lines:
            lines = ", ".join(map(str, self._check.wrong_lines))
            self.setText(self.tr("The line total is not zero in: {lines}.").format(lines=lines))
        elif not self._check.same_parity:
            self.setText(self.tr("The four totals are neither all even nor all odd: there is a mistake in the list."))
        else:
            self.setText(self.tr("✓ Every line sums to zero; the four totals are all even or all odd."))
