"""The first page of the course: its lessons, in any order."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.page import Page
from .lessons_table import LessonsTable


class LessonsPage(Page):
    """The list of the lessons, from which one is opened."""

    opened = Signal(object)
    """A Lesson is to be read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = LessonsTable(self)
        self.table.wanted.connect(self._open)
        self.open_button = self.make_button(lambda self: self.tr("Open"), self._open, primary=True)
        self.back = self.make_button(lambda self: self.tr("Back"), self.left, icon="back")
        self._lay_out()

    def focus_best(self) -> None:
        """Focus the table."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self) -> None:
        self.opened.emit(self.table.lesson)

    def _lay_out(self) -> None:
        title = self.make_label(lambda self: self.tr("Course"), "title")
        hint = self.make_label(
            lambda self: self.tr(
                "Doppelkopf in twelve short lessons: a page to read, three exercises and a game. Begin with any of "
                "them."
            ),
            "hint",
            wraps=True,
        )
        buttons = hbox(self.back, STRETCH, self.open_button)
        vbox(title, hint, self.table, STRETCH, buttons, on=self)
