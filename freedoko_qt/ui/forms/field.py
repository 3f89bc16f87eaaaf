"""The values that a form shows, in sections."""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from freedoko_qt.app.wording.translating import spoken


@dataclass(frozen=True, slots=True)
class Field:
    """One value: an attribute of what the form shows.

    Texts are sources of translations in a `context`; `words` are those of the single values, where there are several.
    """

    context: ClassVar[str]
    id: str
    label: object
    explanation: object
    words: Mapping[Any, object] = dataclasses.field(default_factory=dict)

    def say(self, source: object) -> str:
        """A text of the field in the current language."""
        return spoken(self.context, source)

    def obstacle(self, values: Any) -> str:
        """The reason why it has no effect among these values, as HTML; empty where it has one.

        Links in it have the id of another field.
        """
        return ""

    def texts(self) -> list[object]:
        """The sources of all its texts."""
        return [self.label, self.explanation, *self.words.values()]


@dataclass(frozen=True, slots=True)
class Section:
    """The fields of one subject, and its name in the current language."""

    subject: StrEnum
    heading: Callable[[], str]
    fields: tuple[Field, ...]
