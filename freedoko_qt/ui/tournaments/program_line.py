"""The command of an external program, typed or found among the files."""

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.external_programs import command_for

from ..parts.layouts import hbox
from ..parts.line_edit import LineEdit
from ..parts.open_dialog import ask_which
from ..parts.single_keys import ENTER
from ..parts.translated import Translated


class ProgramLine(Translated, QWidget):
    """A line for the command, and a button that asks for the file.

    Whether the program exists is not checked here.
    """

    def __init__(self, command: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = ""
        self.line = self.word(
            _Command(command, self),
            hint=lambda self: self.tr("Command of the program"),
            tip=lambda self: self.tr("The program is started with this command and plays by the seat protocol."),
        )
        self.button = self.make_button(None, self._ask_file, tip=lambda self: self.tr("Choose the file of the program"))
        self.button.setText("…")
        hbox((self.line, 1), self.button, on=self)
        self._update_text()

    @property
    def command(self) -> str:
        """The command that was typed or found; empty: nothing yet."""
        return self.line.text().strip()

    def set_place(self, place: str) -> None:
        """Set the place of the program's seat in the accessible names."""
        self._place = place
        self._update_text()

    def _update_text(self) -> None:
        self.line.setAccessibleName(self.tr("Command of the program, {place}").format(place=self._place))
        self.button.setAccessibleName(self.tr("Choose the file of the program, {place}").format(place=self._place))

    def _ask_file(self) -> None:
        ask_which(
            self,
            self.tr("Choose the file of the program"),
            then=lambda path: self.line.setText(command_for(str(path))),
        )


class _Command(LineEdit):
    """A line edit that consumes Enter, so that it does not start a game with half a command."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ENTER:
            super().keyPressEvent(event)
