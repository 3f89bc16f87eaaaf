"""Asks for the name of a rule set."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ..parts.dialog import Dialog
from ..parts.translated import Translated
from .name_line import NameLine


class NameDialog(Translated, Dialog):
    """One line, which must not be empty nor the name of another set.

    `named` comes after it is closed, with a clean name that is free. `is_free` gets clean names.
    """

    named = Signal(str)

    def __init__(self, name: str, is_free: Callable[[str], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bind(self.setWindowTitle, lambda self: self.tr("Name of the rule set"))
        self._name = NameLine(name, is_free, self)
        self.line = self._name.line
        self.keep = self.make_button(lambda self: self.tr("Save"), primary=True)
        buttons = self.button_row(self.keep, self._on_accepted)
        self._name.edited.connect(self._enable)
        self.fill(self._name, buttons)
        self.setMinimumWidth(400)
        self._enable()

    def _enable(self) -> None:
        self.keep.setEnabled(bool(self._name.name))

    def _on_accepted(self) -> None:
        self.accept()
        self.named.emit(self._name.name)
