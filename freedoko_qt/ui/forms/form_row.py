"""One row of a form: name and explanation of a value, its editor, and why it has no effect just now."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QFrame, QWidget

from ..parts.label import RichLabel
from ..parts.layouts import STRETCH, grid, vbox
from ..parts.translated import Translated
from .editors import Editor
from .field import Field

SIDE = 12
"""Beside what stands in a row, and beside its heading, in logical pixels."""
LINKS = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard


class FormRow(Translated, QFrame):
    """A field; greyed, with the reason, where it has no effect."""

    edited = Signal(str, object)
    """The name of the field and the value that a person has given it."""
    followed = Signal(str)
    """The name of another field, which this one needs, is to be shown."""

    def __init__(self, field: Field, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self.field, self.editor = field, editor
        self._values: Any = None
        self.title = self.make_label(lambda self: self.field.say(self.field.label), "strong", wraps=True)
        self.explanation = self.make_label(lambda self: self.field.say(self.field.explanation), "hint", wraps=True)
        self.reason = RichLabel(self)
        self.reason.setProperty("role", "reason")
        self.reason.setWordWrap(True)
        self.reason.linkActivated.connect(self.followed)
        self.editor.edited.connect(lambda value: self.edited.emit(self.field.id, value))
        self._lay_out()

    def show_values(self, values: Any) -> None:
        """Show the value among these, and whether it has an effect beside the others."""
        self._values = values
        self.editor.show_values(values)
        self._update_text()

    def _update_text(self) -> None:
        reason = self.field.obstacle(self._values)
        for part in (self.title, self.explanation, self.editor):
            part.setEnabled(not reason)
        self.reason.setText(reason)
        self.reason.setTextInteractionFlags(LINKS if "</a>" in reason else Qt.TextInteractionFlag.NoTextInteraction)
        self.reason.setAccessibleName(QTextDocumentFragment.fromHtml(reason).toPlainText())
        self.reason.setVisible(bool(reason))

    def _lay_out(self) -> None:
        self.title.setBuddy(self.editor)
        words = vbox(self.title, self.explanation, self.reason, STRETCH, spacing=4)
        cells = grid(on=self, margins=(SIDE, SIDE, SIDE, SIDE), spacing=(24, 8), stretch=(1,))
        cells.addLayout(words, 0, 0)
        self._beside = vbox(STRETCH, spacing=4)
        cells.addLayout(self._beside, 0, 1)
        if self.editor.is_wide:
            cells.addWidget(self.editor, 1, 0, 1, 2)
        else:
            self._put_beside(self.editor)

    def _put_beside(self, widget: QWidget) -> None:
        """Add a widget at the right end, below those already there."""
        self._beside.insertWidget(self._beside.count() - 1, widget, 0, Qt.AlignmentFlag.AlignRight)
