"""All settings, by groups."""

from PySide6.QtWidgets import QWidget

from freedoko_qt.app.people import Avatar
from freedoko_qt.app.settings import Settings

from ..forms.editors import ChoiceEditor, Editor, OrderEditor, SwitchEditor
from ..forms.field import Field
from ..forms.form_page import FormPage
from ..forms.form_row import FormRow
from ..parts.tip import key_name, with_keys
from .choice_pictures import has_pictures
from .person_editors import AvatarEditor, NameEditor
from .picture_editor import PictureEditor
from .settings_table import ON_AND_OFF, setting_sections


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


def make_editor(setting: Field) -> Editor:
    """The editor that fits the values of a setting."""
    match getattr(Settings(), setting.id):
        case bool():
            return SwitchEditor(setting, ON_AND_OFF)
        case Avatar():
            return AvatarEditor(setting)
        case tuple():
            return OrderEditor(setting, complete=True)
        case _ if has_pictures(setting.id):
            return PictureEditor(setting)
        case _ if setting.words:
            return ChoiceEditor(setting)
    return NameEditor(setting)
