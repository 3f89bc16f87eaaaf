"""Asks for a rule code."""

from collections.abc import Callable

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QWidget

from ..look.restyling import show_error
from ..parts.dialog import Dialog
from ..parts.label import Label
from ..parts.plain_text import PlainText
from ..parts.translated import Translated

BEGINNING = "FDQ"
LONGEST = 20_000
"""Letters; no code comes near it, and a book in one line would take minutes to show."""


class CodeField(PlainText):
    """Takes the first `LONGEST` letters of what is pasted or dropped into it."""

    def insertFromMimeData(self, source: QMimeData) -> None:
        self.insertPlainText(source.text()[:LONGEST])


class CodeDialog(Translated, Dialog):
    """A field for a code, with what is on the clipboard if that looks like one.

    `enter` gets the text and returns True if it is a code, upon which the dialog closes. It may be called several
    times.
    """

    def __init__(self, pasted: str, enter: Callable[[str], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._enter = enter
        self.bind(self.setWindowTitle, lambda self: self.tr("Rule code"))
        self.field = self.word(CodeField("", self), name=lambda self: self.tr("Code of a rule set"))
        label = self.make_label(lambda self: self.tr("&Code of a rule set"), buddy=self.field)
        self.field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        beginning = pasted[:LONGEST].strip()
        if beginning.upper().startswith(BEGINNING):
            self.field.setPlainText(beginning)
            self.field.selectAll()
        self.field.textChanged.connect(self._on_changed)
        self.hint = Label(self, "hint", wraps=True)
        self.show_rules = self.make_button(lambda self: self.tr("Use these rules"), primary=True)
        buttons = self.button_row(self.show_rules, self._on_accepted)
        self.fill(label, self.field, self.hint, buttons)
        self.resize(480, 240)
        self._refused = False
        self._update_text()

    def _update_text(self) -> None:
        self.show_rules.setEnabled(bool(self.field.toPlainText().strip()))
        refused = self.tr("This is not a rule code, or only part of one. It begins with {beginning}.")
        asked = self.tr("Exactly as it was sent to you; spaces and line breaks do not matter.")
        show_error(self.field, self.hint, refused.format(beginning=BEGINNING) if self._refused else "", asked)

    def _on_changed(self) -> None:
        self._refused = False
        self._update_text()

    def _on_accepted(self) -> None:
        if self._enter(self.field.toPlainText()):
            self.accept()
        else:
            self._refused = True
            self._update_text()
