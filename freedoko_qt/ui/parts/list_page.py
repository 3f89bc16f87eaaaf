"""A page with a searchable list of stored items and buttons for them."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Generic, NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.plain import isolated

from .drawings import Drawing, cards
from .empty_page import EmptyPage
from .kept_table import KeptT, KeptTable
from .keyed_buttons import name_button, press_button
from .label import Label
from .layouts import Part, hbox, vbox
from .page import Page
from .search_line import SearchLine
from .single_keys import is_escape
from .status_line import StatusLine


class ListAction(NamedTuple, Generic[KeptT]):
    """A button for the marked thing."""

    icon: str
    keys: str
    do: Callable[[KeptT], None]


class ListPage(Page, Generic[KeptT]):
    """A title and search above the list, a status line and buttons below it.

    Subclasses set `table` and call `_connect_list`.
    """

    noticed = Signal(object)
    """A Notice about a file."""
    file_wanted = Signal()

    table: KeptTable[KeptT]
    """The list of this page."""
    drawing: Drawing = staticmethod(cards)
    """The picture where the list is empty."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Label(self, "title")
        self.nothing = EmptyPage(self.drawing, self)
        self.nothing.hide()  # until it is known that there is nothing
        self.search = SearchLine(self)
        self.line = StatusLine(self)
        self.open = self.make_button(lambda self: self.tr("Open a file…"), self.file_wanted, icon="open")
        self.back = self.make_button(lambda self: self.tr("Back"), self.left, icon="back")
        self.on = self.make_button(primary=True)
        self.buttons: dict[str, QPushButton] = {}
        """The buttons for the marked thing, by their ids."""

    def say(self, words: Callable[[], str], *, undo: bool = False) -> None:
        """Say what has been done, in the current language, and whether it can be undone."""
        self.line.say(words, undo=undo)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends the search, then leaves the page; Down and Enter lead from the search into the list."""
        match event.key():
            case _ if press_button((*self.buttons.values(), self.line.undo), event):
                pass
            case _ if is_escape(event) and self.search.text():
                self.search.clear()
            case Qt.Key.Key_Down | Qt.Key.Key_Return | Qt.Key.Key_Enter if self.search.hasFocus():
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            case _:
                super().keyPressEvent(event)

    # For the pages

    def _connect_list(
        self,
        wanted: Callable[[KeptT], None],
        rename: Callable[[KeptT, str], None],
        undone: Callable[[], None],
        actions: Mapping[str, ListAction[KeptT]],
    ) -> None:
        """Connect the list to opening, renaming and undoing, and make a button for each of `actions`."""

        def rename_later(row: int, name: str) -> None:
            # The list is being written in, and may be another one when that is over.
            QTimer.singleShot(0, self, partial(rename, self.table.things[row], name))

        for name, action in actions.items():
            does = self._with_chosen(action.do)
            self.buttons[name] = self.make_button(None, does, icon=action.icon, keys=action.keys)
        self.search.textChanged.connect(self.table.leave_only)
        self.table.searched.connect(self._update_text)
        self.table.wanted.connect(self._with_chosen(wanted))
        self.table.renamed.connect(rename_later)
        self.on.clicked.connect(self._with_chosen(wanted))
        self.line.undone.connect(undone)

    def _show_notices(self, notices: Iterable[Notice | None]) -> None:
        """Show what has gone wrong, if anything has."""
        for notice in notices:
            if notice is not None:
                self.noticed.emit(notice)

    def _say_saved(self, path: Path, notice: Notice | None) -> None:
        """Say that a file is written, or why it is not."""
        if notice is not None:
            self.say(partial(wording.notice, notice))
        else:
            self.say(lambda: self.tr("Saved as {file}.").format(file=isolated(path.name)))

    def _say_nothing(self, words: str) -> None:
        """Say why nothing is shown: nothing is found, or, in these words, nothing is there."""
        if self.table.rowCount():
            self.nothing.say(self.tr("Nothing found."), is_empty=False)
        else:
            self.nothing.say(words)

    def _name_buttons(self, words: Mapping[str, tuple[str, str]]) -> None:
        """Name the buttons, and explain each by what it does and its keys."""
        for name, (text, meaning) in words.items():
            name_button(self.buttons[name], text, meaning)

    def _with_chosen(self, action: Callable[[KeptT], None]) -> Callable[[], None]:
        """Do something with the marked thing, if there is one."""

        def act() -> None:
            if (chosen := self.table.chosen) is not None:
                action(chosen)

        return act

    def _column(self, *parts: Part) -> None:
        """Lay out the name of the page with the search, and parts below it."""
        top = hbox(self._title, (self.search, 1), self.open, spacing=12)
        vbox(top, *parts, on=self)
