"""Asks for the name of a rule set."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from freedoko_qt.app.rule_sets import LONGEST_NAME, clean_name

from ..look.restyling import show_error
from ..parts.label import Label
from ..parts.translated import Translated


class NameDialog(Translated, QDialog):
    """One line, which must not be empty nor the name of another set."""

    named = Signal(str)

    def __init__(self, name: str, is_free: Callable[[str], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._old = name
        self._is_free = is_free
        self.bind(self.setWindowTitle, lambda self: self.tr("Name of the rule set"))
        label = self.make_label(lambda self: self.tr("&Name of your rule set"))
        self.line = self.word(QLineEdit(name, self), name=lambda self: self.tr("Name of your rule set"))
        label.setBuddy(self.line)
        self.line.setMaxLength(LONGEST_NAME)
        self.line.selectAll()
        self.line.textChanged.connect(self._update_text)
        self._hint = Label(self, "hint")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, parent=self)
        self.keep = self.make_button(lambda self: self.tr("Save"), primary=True)
        self.keep.setDefault(True)
        buttons.addButton(self.keep, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._on_accepted)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 18)
        layout.setSpacing(8)
        for part in (label, self.line, self._hint, buttons):
            layout.addWidget(part)
        self.setMinimumWidth(400)
        self._update_text()

    def _update_text(self) -> None:
        name = clean_name(self.line.text())
        taken = name.casefold() != self._old.casefold() and not self._is_free(name)
        show_error(self.line, self._hint, self.tr("There is a rule set with this name already.") if taken else "")
        self.keep.setEnabled(bool(name) and not taken)

    def _on_accepted(self) -> None:
        self.accept()
        self.named.emit(clean_name(self.line.text()))
