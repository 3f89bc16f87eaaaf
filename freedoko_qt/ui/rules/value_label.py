"""The base of every editor of an option, and the one that only shows."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from freedoko_qt.app.wording.rules import option_value, rule_text
from freedoko_qt.engine.rules import Option, OptionKind, Rules

from ..parts.label import Label
from ..parts.translated import Translated

WIDEST = 320
"""Pixels for an editor beside the explanation."""


class Editor(Translated, QWidget):
    """Shows and changes the value of one option."""

    edited = Signal(object)
    """The value that a person has chosen."""
    is_wide = False
    """True if it needs a line of its own."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option

    def show_rules(self, rules: Rules) -> None:
        """Show the value that the option has, and what it may become beside the other options."""
        raise NotImplementedError

    def _row(self) -> QHBoxLayout:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        return row


class ValueLabel(Editor):
    """Shows a value that is not to be changed."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self._value = Label(self, "strong", wraps=option.kind in (OptionKind.SET, OptionKind.LIST))
        self._value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._rules = Rules()
        self._row().addWidget(self._value, 1)
        if self._value.wordWrap():
            self.setFixedWidth(WIDEST)

    @property
    def text(self) -> str:
        """The text shown."""
        return self._value.text()

    def show_rules(self, rules: Rules) -> None:
        self._rules = rules
        self._update_text()

    def _update_text(self) -> None:
        self._value.setText(option_value(self.option, getattr(self._rules, self.option.id)))
        self._value.setAccessibleName(rule_text(self.option.label))
        self._value.setAccessibleDescription(self._value.text())
