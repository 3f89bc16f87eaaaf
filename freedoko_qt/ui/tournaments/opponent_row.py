"""One of the others in the setup of a tournament: picture, name, level, style, or the program that plays."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.characters import CHARACTERS
from freedoko_qt.app.external_programs import level_of, program_of
from freedoko_qt.app.people import LONGEST_NAME, OFFERED, STYLES, Avatar, Style

from ..parts.avatar_button import AvatarButton
from ..parts.captions import write_choice
from ..parts.fitting_dialog import Row
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, wrapping_row
from ..parts.line_edit import LineEdit
from ..parts.no_wheel import NoWheelComboBox
from ..parts.screen_reader import set_accessible_name
from ..parts.tip import tip
from .program_line import ProgramLine

SHORT_NAME = 12  # letters that can be seen at least


class OpponentRow(QObject):
    """The widgets of a seat; they take one row of a dialog, and one more for a program."""

    changed_size = Signal()
    """The line of the program has come or gone."""
    edited = Signal()
    """A person has changed something, the picture excepted."""

    def __init__(
        self, name: str, level: str, style: Style, avatar: Avatar, parent: QWidget, *, commands: Mapping[str, str]
    ) -> None:
        super().__init__(parent)
        self._given = name, level
        self._commands = commands
        # A level that is no longer offered can be kept by those who play with it.
        self._levels = OFFERED if level in OFFERED or program_of(level) is not None else (*OFFERED, level)
        self._label = Label(parent)
        self.picture = AvatarButton(avatar, parent)
        self.name_line = LineEdit(name, parent)
        self.name_line.setMaxLength(LONGEST_NAME)
        self.name_line.setMinimumWidth(self.name_line.fontMetrics().averageCharWidth() * SHORT_NAME)
        self._label.setBuddy(self.name_line)
        self.level_choice = NoWheelComboBox(parent)
        self.level_choice.addItems([""] * (len(self._levels) + 1))
        self.style_choice = NoWheelComboBox(parent)
        self.style_choice.addItems([""] * len(STYLES))
        self.program = ProgramLine("", parent)
        self.show_person(name, level, style, avatar)
        self.picture.chosen.connect(self.become)
        self.level_choice.currentIndexChanged.connect(self._on_level_changed)
        self.style_choice.currentIndexChanged.connect(self._explain)
        for signal in (
            self.name_line.textChanged,
            self.level_choice.currentIndexChanged,
            self.style_choice.currentIndexChanged,
            self.program.line.textChanged,
        ):
            signal.connect(lambda _: self.edited.emit())
        self._show_program()

    @property
    def name(self) -> str:
        """The name; if the line is empty, the name from the constructor."""
        return self.name_line.text().strip() or self._given[0]

    @property
    def level(self) -> str:
        """The level; for a program without a command the level from the constructor."""
        if not self._is_program:
            return self._levels[self.level_choice.currentIndex()]
        return level_of(self.program.command) if self.program.command else self._given[1]

    @property
    def command(self) -> str:
        """The command of the program; empty where none is to play."""
        return self.program.command if self._is_program else ""

    @property
    def style(self) -> Style:
        """The style of the seat."""
        return STYLES[self.style_choice.currentIndex()]

    def show_person(self, name: str, level: str, style: Style, avatar: Avatar) -> None:
        """Show a player, whose level must be an offered one, that of a program, or the one from the constructor."""
        self._avatar = avatar
        self.picture.show_avatar(avatar)
        self.name_line.setText(name)
        self.program.line.setText(self._commands.get(level, ""))
        is_program = program_of(level) is not None
        self.level_choice.setCurrentIndex(len(self._levels) if is_program else self._levels.index(level))
        self.style_choice.setCurrentIndex(STYLES.index(style))

    def become(self, avatar: Avatar) -> None:
        """Take this picture; a player with the usual name of the old one gets the name and style of the new one.

        Does not emit `edited` unless name or style change with it.
        """
        before, after = CHARACTERS[self._avatar], CHARACTERS[avatar]
        self._avatar = avatar
        self.picture.show_avatar(avatar)
        if self.name_line.text().strip() == before.name:
            self.name_line.setText(after.name)
            self.style_choice.setCurrentIndex(STYLES.index(after.style))

    def rows(self) -> tuple[Row, Row]:
        """The rows of a dialog with these questions, the second for an external program."""
        person = wrapping_row(
            (hbox(self.picture, (self.name_line, 1)), 1), hbox(self.level_choice, self.style_choice, STRETCH)
        )
        return (self._label, person), (None, self.program)

    def set_place(self, place: str) -> None:
        """Update the texts; `place` says where the seat is."""
        self._label.setText(place)
        self.picture.set_label(self.tr("Picture, {place}").format(place=place))
        self.name_line.setAccessibleName(self.tr("Name, {place}").format(place=place))
        set_accessible_name(self.level_choice, self.tr("Level, {place}").format(place=place))
        set_accessible_name(self.style_choice, self.tr("Style, {place}").format(place=place))
        self.program.set_place(place)
        for row, level in enumerate(self._levels):
            write_choice(self.level_choice, row, wording.level_name(level))
            self.level_choice.setItemData(row, tip(_about(level)), Qt.ItemDataRole.ToolTipRole)
        self.level_choice.setItemText(len(self._levels), self.tr("External program…"))
        for row, style in enumerate(STYLES):
            self.style_choice.setItemText(row, wording.style_name(style))
            self.style_choice.setItemData(row, tip(wording.style_explanation(style)), Qt.ItemDataRole.ToolTipRole)
        self._explain()

    @property
    def _is_program(self) -> bool:
        return self.level_choice.currentIndex() == len(self._levels)

    def _on_level_changed(self) -> None:
        self._show_program()
        self._explain()
        self.changed_size.emit()

    def _show_program(self) -> None:
        self.program.setVisible(self._is_program)
        self.style_choice.setEnabled(not self._is_program)

    def _explain(self) -> None:
        for choice in (self.level_choice, self.style_choice):
            choice.setToolTip(choice.currentData(Qt.ItemDataRole.ToolTipRole) or "")


def _about(level: str) -> str:
    """The words about a level, with its strength if that was measured."""
    return "\n".join(filter(None, (wording.level_explanation(level), wording.level_strength(level))))
