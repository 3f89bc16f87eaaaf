"""The line in which a rule set gets its name."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.given_names import LONGEST_NAME, clean_name

from ..look.restyling import show_error
from ..parts.label import Label
from ..parts.layouts import vbox
from ..parts.line_edit import LineEdit
from ..parts.translated import Translated


class NameLine(Translated, QWidget):
    """A name, which must not be empty nor that of another set; below it is said why it will not do.

    The name that it begins with is never taken.
    """

    edited = Signal()

    def __init__(self, name: str, is_free: Callable[[str], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._old = name
        self._is_free = is_free
        self.line = self.word(LineEdit(name, self), name=lambda self: self.tr("Name of your rule set"))
        label = self.make_label(lambda self: self.tr("&Name of your rule set"), buddy=self.line)
        self.line.setMaxLength(LONGEST_NAME)
        self.line.selectAll()
        self.line.textChanged.connect(self._on_edited)
        self._hint = Label(self, "hint")
        vbox(label, self.line, self._hint, on=self)
        self._update_text()

    @property
    def name(self) -> str:
        """The name as it is kept; empty: it will not do."""
        name = clean_name(self.line.text())
        return "" if self._is_taken(name) else name

    def _is_taken(self, name: str) -> bool:
        return name.casefold() != self._old.casefold() and not self._is_free(name)

    def _update_text(self) -> None:
        taken = self._is_taken(clean_name(self.line.text()))
        show_error(self.line, self._hint, self.tr("There is a rule set with this name already.") if taken else "")

    def _on_edited(self) -> None:
        self._update_text()
        self.edited.emit()
