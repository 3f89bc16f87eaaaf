"""The editor for settings that are chosen by how they look."""

from ..forms.editors import Editor
from ..forms.field import Field
from ..parts.picture_choice import PictureChoice
from .choice_pictures import SIZE, pictures_of


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
