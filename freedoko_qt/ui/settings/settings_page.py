"""All settings, by groups."""

from PySide6.QtWidgets import QWidget

from freedoko_qt.app.settings import Settings

from ..forms.field import Field
from ..forms.form_page import FormPage
from ..forms.form_row import FormRow
from ..parts.tip import key_name, with_keys
from .setting_editors import make_editor
from .settings_table import setting_sections


class SettingsPage(FormPage):
    """The form of the settings."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(setting_sections(), settings, parent, signed=True)
        self.word(
            self.search,
            hint=lambda self: self.tr("Search"),
            name=lambda self: self.tr("Search the settings"),
            about=lambda self: key_name("Ctrl+F"),
            tip=lambda self: with_keys(self.tr("Search the settings"), "Ctrl+F"),
        )
        self.word(self.groups, name=lambda self: self.tr("Groups of settings"))
        self.word(self.nothing, lambda self: self.tr("No setting found."))
        self._lay_out()

    def _make_row(self, field: Field) -> FormRow:
        return FormRow(field, make_editor(field), self._list)
