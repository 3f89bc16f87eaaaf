"""Lines for the names of people at a table."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from freedoko_qt.app.given_names import LONGEST_NAME, clean_name

from ..look.restyling import restyle
from ..parts.label import Label
from ..parts.line_edit import LineEdit
from ..parts.translated import Translated


class PersonLine(Translated, LineEdit):
    """The line for the name of a place, from 1."""

    def __init__(self, place: int, parent: QWidget, *, optional: bool = False) -> None:
        super().__init__(parent=parent)
        self.setMaxLength(LONGEST_NAME)
        self.word(
            self,
            name=lambda self: self.tr("Name {number}").format(number=place),
            hint=lambda self: self.tr("optional") if optional else "",
        )

    @property
    def name(self) -> str:
        """The name that is written, as it is kept; empty if there is none."""
        return clean_name(self.text())


class NamesHint(Label):
    """The words below lines for names: an error if two of the names are alike, else a hint."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "hint", wraps=True)

    def check(self, lines: Sequence[PersonLine], hint: str) -> bool:
        """Mark lines with the same name, or show the hint if there are none; returns whether all names differ."""
        written = [line.name.casefold() for line in lines]
        doubled = [bool(name) and written.count(name) > 1 for name in written]
        for line, is_doubled in zip(lines, doubled, strict=True):
            restyle(line, "invalid", is_doubled)
        restyle(self, "role", "error" if any(doubled) else "hint")
        self.setText(self.tr("Two people have the same name.") if any(doubled) else hint)
        return not any(doubled)
