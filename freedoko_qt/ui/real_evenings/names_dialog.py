"""The dialog that corrects the names of an evening."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ..parts.fitting_dialog import FittingDialog
from ..parts.label import Label
from ..parts.translated import Translated
from .name_lines import NamesHint, PersonLine


class NamesDialog(Translated, FittingDialog):
    """Asks for the names of an evening once more; games and points stay with each person.

    Give it to `open_once`; `named` comes only if it is accepted.
    """

    named = Signal(object)
    """A tuple of as many names, all different."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bind(self.setWindowTitle, lambda self: self.tr("Names"))
        hint = self.make_label(
            lambda self: self.tr("Everybody keeps their games and points."), "hint", wraps=True, parent=self.page
        )
        self.names: list[PersonLine] = []
        rows = [self._row(place, name) for place, name in enumerate(names, start=1)]
        self.missing = NamesHint(self.page)
        self.done_button = self.make_button(lambda self: self.tr("Change names"), primary=True)
        self.lay_out(hint, *rows, self.missing, below=self.button_row(self.done_button, self._on_accepted))
        self._update_text()

    def _row(self, place: int, name: str) -> tuple[Label, PersonLine]:
        """The line for the name of a place, from 1, with its label."""
        line = PersonLine(place, self.page)
        line.setText(name)
        line.textChanged.connect(self._update_text)
        self.names.append(line)
        label = self.make_label(
            lambda self: self.tr("Name {number}").format(number=place), parent=self.page, buddy=line
        )
        return label, line

    def _update_text(self) -> None:
        is_complete = all(line.name for line in self.names)
        differ = self.missing.check(self.names, "" if is_complete else self.tr("Everybody needs a name."))
        self.done_button.setEnabled(differ and is_complete)

    def _on_accepted(self) -> None:
        self.accept()
        self.named.emit(tuple(line.name for line in self.names))
