"""The lines below a list, each shown only where it has a text."""

from PySide6.QtWidgets import QWidget

from freedoko_qt.app.sheet.grid import comparison, legend
from freedoko_qt.app.sheet.sheet import COMPARED, Sheet
from freedoko_qt.engine.rules.scoring import Counting

from ..parts.label import Label
from ..parts.translated import Translated


class SheetRemark(Translated, Label):
    """One line; each kind of it finds its own words."""

    def __init__(self, parent: QWidget, role: str = "hint") -> None:
        super().__init__(parent, role, wraps=True)
        self._sheet: Sheet | None = None
        self._counting: Counting = COMPARED
        self.hide()

    def show_sheet(self, sheet: Sheet, counting: Counting) -> None:
        """Show the line for this list, counted like this."""
        self._sheet, self._counting = sheet, counting
        self._update_text()
        self.setVisible(bool(self.text()))

    def _update_text(self) -> None:
        if self._sheet is not None:
            self.setText(self._words(self._sheet))

    def _words(self, sheet: Sheet) -> str:
        raise NotImplementedError


class Legend(SheetRemark):
    """The meaning of the marks in the list."""

    def _words(self, sheet: Sheet) -> str:
        return legend(sheet)


class Comparison(SheetRemark):
    """The person's result beside that of an expert with the same cards, where the tournament wants it."""

    def _words(self, sheet: Sheet) -> str:
        return comparison(sheet, (self._counting,)) if sheet.compares and sheet.lines else ""


class CrossSum(SheetRemark):
    """A check that lines sum to zero and totals are all even or all odd, where the rules want it."""

    def _words(self, sheet: Sheet) -> str:
        check = sheet.cross_check
        if check is None or not sheet.lines or not sheet.rule_set.rules.in_force().check_zero_sum:
            return ""
        if check.wrong_lines:
            lines = ", ".join(map(str, check.wrong_lines))
            return self.tr("The line total is not zero in: {lines}.").format(lines=lines)
        if not check.same_parity:
            return self.tr("The four totals are neither all even nor all odd: there is a mistake in the list.")
        return self.tr("✓ Every line adds up to zero; the four totals are all even or all odd.")
