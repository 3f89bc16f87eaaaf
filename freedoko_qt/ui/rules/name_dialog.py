"""Asks for the name of a rule set."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from freedoko_qt.app.rule_sets import LONGEST_NAME, clean_name

from ..parts.label import Label
from ..parts.translated import Translated


class NameDialog(Translated, QDialog):
    """One line, which must not be empty nor the name of another set."""

    named = Signal(str)

    def __init__(self, name: str, is_free: Callable[[str], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._old = name
        self._is_free = is_free
        self._label = Label(self)
        self.line = QLineEdit(name, self)
        self.line.setMaxLength(LONGEST_NAME)
        self.line.selectAll()
        self.line.textChanged.connect(self._check)
        self._label.setBuddy(self.line)
        self._hint = Label(self)
        self._hint.setProperty("role", "hint")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, parent=self)
        self.keep = QPushButton(self)
        self.keep.setProperty("primary", True)
        self.keep.setDefault(True)
        buttons.addButton(self.keep, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._on_accepted)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 18)
        layout.setSpacing(8)
        for part in (self._label, self.line, self._hint, buttons):
            layout.addWidget(part)
        self.setMinimumWidth(400)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Name of the rule set"))
        self._label.setText(self.tr("&Name of your rule set"))
        self.line.setAccessibleName(self.tr("Name of your rule set"))
        self.keep.setText(self.tr("Save"))
        self._check()

    def _check(self) -> None:
        name = clean_name(self.line.text())
        taken = name.casefold() != self._old.casefold() and not self._is_free(name)
        self._hint.setText(self.tr("There is a rule set with this name already.") if taken else "")
        self.keep.setEnabled(bool(name) and not taken)

    def _on_accepted(self) -> None:
        self.accept()
        self.named.emit(clean_name(self.line.text()))
