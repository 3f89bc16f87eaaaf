"""The value of an option where it is not to be changed."""

from typing import Any

from PySide6.QtCore import Qt

from freedoko_qt.app.wording.rules import option_value
from freedoko_qt.engine.rules import Option, OptionKind

from ..forms.editors import WIDEST, Editor
from ..forms.field import Field
from ..parts.label import Label


class ValueLabel(Editor):
    """A read-only editor."""

    def __init__(self, field: Field, option: Option) -> None:
        super().__init__(field)
        self._option = option
        self._shown = option.default
        self._value = Label(self, "strong", wraps=option.kind in (OptionKind.SET, OptionKind.LIST))
        self._value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._take(self._value)
        if self._value.wordWrap():
            self.setFixedWidth(WIDEST)

    @property
    def text(self) -> str:
        """The text shown."""
        return self._value.text()

    def _show(self, value: Any) -> None:
        self._shown = value

    def _update_text(self) -> None:
        self._value.setText(option_value(self._option, self._shown))
        self._value.setAccessibleDescription(self._value.text())
