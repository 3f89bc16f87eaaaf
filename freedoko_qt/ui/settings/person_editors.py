"""The editors for a person's name and picture."""

from freedoko_qt.app.people import LONGEST_NAME, Avatar

from ..forms.editors import Editor
from ..forms.field import Field
from ..parts.avatar_button import AvatarButton
from ..parts.line_edit import LineEdit

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
