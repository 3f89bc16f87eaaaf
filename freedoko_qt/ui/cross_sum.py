"""The line below a list that tells whether it adds up across."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel, QWidget

from freedoko_qt.engine.tournament import CrossCheck, cross_check

from .tournament_lines import GameLine
from .translated import Translated


class CrossSum(Translated, QLabel):
    """Says that every line sums to zero and the totals are all even or all odd, or where they are not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._check = CrossCheck((), same_parity=True)
        self.setProperty("role", "hint")
        self.setWordWrap(True)
        self.hide()

    def show_check(self, lines: Sequence[GameLine], *, wanted: bool) -> None:
        """Check this list, where the rules want it checked."""
        self._check = cross_check([line.score.scores for line in lines])
        self.setVisible(wanted and bool(lines))
        self.retranslate()

    def retranslate(self) -> None:
        if self._check.wrong_lines:
            lines = ", ".join(map(str, self._check.wrong_lines))
            self.setText(self.tr("The cross-sum is not zero in: {lines}.").format(lines=lines))
        elif not self._check.same_parity:
            self.setText(self.tr("Not all four totals are even, or all odd: there is a mistake in the list."))
        else:
            self.setText(self.tr("✓ Every line sums to zero; the four totals are all even or all odd."))
