"""A box for an amount of money."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.real_evenings.stakes import DEAREST

from ..parts.no_wheel import FittingSpinBox
from ..parts.translated import Translated

_TYPED = re.compile(r"(\d{0,9})(?:[.,](\d{0,2}))?")  # bounded, as a whole book can be pasted
STEP = 5  # cents
TAILS = 6  # pixels for what hangs below the line of the words that can stand for nothing


class EuroSpin(Translated, FittingSpinBox):
    """Its value is in cents, up to `DEAREST`; euros are shown and typed, with a comma or a point."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, DEAREST)
        self.setSingleStep(STEP)
        self.bind(self._surround, lambda self: wording.euros(0))

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(0, TAILS)

    def textFromValue(self, value: int) -> str:
        return wording.amount(value)

    def valueFromText(self, text: str) -> int:
        typed = self._typed(text)
        if typed is None:
            return self.value()
        return 100 * int(typed[1] or 0) + int(f"{typed[2] or '':0<2}")

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        is_amount = text == self.specialValueText() or self._typed(text) is not None
        is_valid = is_amount and self.valueFromText(text) <= self.maximum()
        return (QValidator.State.Acceptable if is_valid else QValidator.State.Invalid), text, position

    def _typed(self, text: str) -> re.Match[str] | None:
        return _TYPED.fullmatch(text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip())

    def _surround(self, nothing: str) -> None:
        """Show the sign of the currency where the language has it."""
        before, after = nothing.split(wording.amount(0))
        self.setPrefix(before)
        self.setSuffix(after)
