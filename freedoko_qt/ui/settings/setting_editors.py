"""The editors of settings: those of all forms, and some for a person's name and picture and for what has a look."""

from freedoko_qt.app.people import LONGEST_NAME, Avatar
from freedoko_qt.app.settings import Settings

from ..forms.editors import ChoiceEditor, Editor, OrderEditor, SwitchEditor
from ..forms.field import Field
from ..parts.avatar_button import AvatarButton
from ..parts.line_edit import LineEdit
from ..parts.picture_choice import PictureChoice
from .choice_pictures import SIZE, has_pictures, pictures_of
from .settings_table import ON_AND_OFF

NAME_WIDTH = 180  # pixels


class NameEditor(Editor):
    """The editor of the name."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.line = LineEdit(parent=self)
        self.bind(self.line.setPlaceholderText, lambda self: self.field.say("You"))
        self.line.setMaxLength(LONGEST_NAME)
        self.line.setFixedWidth(NAME_WIDTH)
        self.line.editingFinished.connect(lambda: self.edited.emit(self.line.text().strip()))
        self._take(self.line)

    def _show(self, value: str) -> None:
        self.line.setText(value)


class AvatarEditor(Editor):
    """The editor of the picture."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.button = AvatarButton(Avatar.FOX, self)
        self.button.chosen.connect(self.edited)
        self._take(self.button)

    def choose(self, value: Avatar) -> None:
        """Choose a picture, as a click does."""
        self.button.choose(value)

    def _show(self, value: Avatar) -> None:
        self.button.show_avatar(value)

    def _update_text(self) -> None:
        self.button.set_label(self.field.say(self.field.label), self.field.say(self.field.explanation))


class PictureEditor(Editor):
    """An editor that offers pictures."""

    is_wide = True

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.choice = PictureChoice(SIZE, pictures_of(field.id, field.words), self)
        self._values = {str(value): value for value in field.words}
        self.choice.chosen.connect(lambda key: self.edited.emit(self._values[key]))
        self._take(self.choice)

    def choose(self, value: str) -> None:
        """Choose a value, as a click does."""
        self.choice.pictures[value].click()

    def _show(self, value: str) -> None:
        self.choice.show_choice(value if value in self._values else next(iter(self._values)))  # a deck that is gone

    def _update_text(self) -> None:
        self.choice.name_pictures({str(key): self.field.say(word) for key, word in self.field.words.items()})
        for picture in self.choice.pictures.values():
            picture.setAccessibleDescription(self.field.say(self.field.label))


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
