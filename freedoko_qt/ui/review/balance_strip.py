"""The parts of a seat's points: luck, skill, the others, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from freedoko_qt.app.wording.scores import signed_decimal

from ..parts.label import Label
from ..parts.layouts import grid
from ..parts.tip import tip

ACROSS = 2


class BalanceStrip(QWidget):
    """A number and its name for each part, explained by tool tips, which a click or tap shows, too."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.labels: list[tuple[Label, Label]] = []
        self._grid = grid(on=self, spacing=(12, 2))

    def show_parts(self, parts: Sequence[tuple[str, float, str]]) -> None:
        """Show these: a word, its points, and what it means; none: nothing is known yet."""
        self.setVisible(bool(parts))
        while len(self.labels) < len(parts):
            self._add()
        for (name, number), (word, points, meaning) in zip(self.labels, parts, strict=False):
            name.setText(word)
            number.setText(signed_decimal(points))
            for label in (name, number):
                label.setToolTip(tip(meaning))
            number.setAccessibleName(f"{word}: {number.text()}")
            number.setAccessibleDescription(meaning)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # else there is no release

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Show what a part means; a finger cannot rest on it."""
        part = self.childAt(event.position().toPoint())
        if part is not None:
            QToolTip.showText(event.globalPosition().toPoint(), part.toolTip(), part)

    def _add(self) -> None:
        """Room for one part more: two columns of the grid, the name and the number."""
        row, column = divmod(len(self.labels), ACROSS)
        name, number = Label(self), Label(self)
        name.setProperty("role", "hint")
        number.setProperty("role", "strong")
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(name, row, 2 * column)
        self._grid.addWidget(number, row, 2 * column + 1)
        self._grid.setColumnStretch(2 * column + 1, 1)
        self.labels.append((name, number))
