"""One setting in the dialog: its name, its sentence, its value, and why it has no effect just now."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from freedoko_qt.app.settings import Settings

from ..forms.explained_row import row_grid
from ..forms.search import folded
from ..parts.label import Label
from ..parts.translated import Translated
from .person_editors import make_editor
from .settings_table import Need, Setting, setting_text


class SettingRow(Translated, QFrame):
    """A setting; greyed, with the reason, where it has no effect."""

    edited = Signal(str, object)
    """The field of `Settings` and the value that a person has given it."""

    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setting = setting
        self._unmet: Need | None = None
        self.title = self.make_label(lambda self: setting_text(self.setting.label), "strong", wraps=True)
        self.explanation = self.make_label(lambda self: setting_text(self.setting.explanation), "hint", wraps=True)
        self.reason = Label(self, "reason", wraps=True)
        self.reason.hide()
        self.editor = make_editor(setting, self)
        self.editor.edited.connect(lambda value: self.edited.emit(setting.field, value))
        self._lay_out()

    def show_settings(self, settings: Settings) -> None:
        """Show the value in these settings, and whether it has an effect beside the others."""
        self._unmet = next((need for need in self.setting.needs if not need.is_met(settings)), None)
        works = self._unmet is None
        for part in (self.title, self.explanation, self.editor):
            part.setEnabled(works)
        self._update_text()
        self.reason.setVisible(not works)
        self.editor.show_value(getattr(settings, self.setting.field))

    def finds(self, search: str) -> bool:
        """True if every word that is searched stands in the texts of the setting."""
        setting = self.setting
        told = folded(" ".join(map(setting_text, (setting.label, setting.explanation, *setting.words.values()))))
        return all(word in told for word in folded(search).split())

    def _update_text(self) -> None:
        self.reason.setText("" if self._unmet is None else setting_text(self._unmet.words))

    def _lay_out(self) -> None:
        self.title.setBuddy(self.editor)
        grid = row_grid(self, self.title, self.explanation, self.reason)
        if self.editor.is_wide:
            grid.addWidget(self.editor, 1, 0, 1, 2)
        else:
            grid.addWidget(self.editor, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
