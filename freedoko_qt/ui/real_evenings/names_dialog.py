"""The dialog that corrects the names of an evening."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.given_names import LONGEST_NAME, clean_name

from ..look.restyling import restyle
from ..parts.fitting_dialog import FittingDialog
from ..parts.label import Label
from ..parts.line_edit import LineEdit
from ..parts.translated import Translated
from .name_lines import mark_doubled


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
        self.names: list[LineEdit] = []
        rows = [self._row(place, name) for place, name in enumerate(names, start=1)]
        self.missing = Label(self.page, "hint", wraps=True)
        self.done_button = self.make_button(lambda self: self.tr("Change names"), primary=True)
        self.lay_out(hint, *rows, self.missing, below=self.button_row(self.done_button, self._on_accepted))
        self._update_text()

    def _row(self, place: int, name: str) -> tuple[Label, LineEdit]:
        """The line for the name of a place, from 1, with its label."""
        line = self.word(LineEdit(name, self.page), name=lambda self: self.tr("Name {number}").format(number=place))
        line.setMaxLength(LONGEST_NAME)
        line.textChanged.connect(self._update_text)
        self.names.append(line)
        label = self.make_label(
            lambda self: self.tr("Name {number}").format(number=place), parent=self.page, buddy=line
        )
        return label, line

    def _update_text(self) -> None:
        doubled, empty = mark_doubled(self.names), not all(self._cleaned)
        self.done_button.setEnabled(not doubled and not empty)
        restyle(self.missing, "role", "error" if doubled else "hint")
        if doubled:
            self.missing.setText(self.tr("Two people have the same name."))
        else:
            self.missing.setText(self.tr("Everybody needs a name.") if empty else "")

    @property
    def _cleaned(self) -> tuple[str, ...]:
        return tuple(clean_name(line.text()) for line in self.names)

    def _on_accepted(self) -> None:
        self.accept()
        self.named.emit(self._cleaned)
