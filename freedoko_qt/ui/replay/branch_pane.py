"""The branches of a finished game below its table, to be opened, compared, renamed and deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from freedoko_qt.app.given_names import clean_name
from freedoko_qt.app.replay.branch import Branch, branch_name
from freedoko_qt.app.replay.branch_file import Branches
from freedoko_qt.app.replay.replay import GameReplay

from ..parts.keyed_buttons import name_button, press_button
from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.translated import Translated
from .branch_table import NAME, BranchTable


class BranchPane(Translated, QFrame):
    """The list of branches, hidden where there are none; the selected line is the game that is shown.

    Every change is written at once. `noticed` comes for each file that cannot be read or written.
    """

    opened = Signal(object)
    """The GameReplay of the line."""
    noticed = Signal(object)
    """A Notice about a file."""

    def __init__(self, branches: Branches, parent: QWidget) -> None:
        super().__init__(parent)
        self.file = branches
        self.game: GameReplay
        """The game on record."""
        self._branches: Sequence[Branch] = ()
        self._deleted: tuple[int, Branch] | None = None
        self.table = BranchTable(self)
        self.table.be_short()
        self.table.marked.connect(self._on_marked)
        self.table.renamed.connect(self._rename_later)
        self.buttons = {
            "rename": self.make_button(None, self.table.ask_name, keys="Ctrl+E", compact=True),
            "delete": self.make_button(None, self._delete, keys="Del", compact=True),
            "undo": self.make_button(None, self._undo, keys="Ctrl+Z", compact=True),
        }
        row = hbox(STRETCH, *self.buttons.values())
        vbox((self.table, 1), row, on=self, margins=(8, 8, 8, 8))
        self.hide()
        self._update_text()

    @property
    def branch(self) -> Branch | None:
        """The branch that is looked at; None: the game itself."""
        row = self.table.marked_row
        return self._branches[row - 1] if 1 <= row <= len(self._branches) else None

    @property
    def name(self) -> str:
        """The name of the branch; empty for the game itself."""
        return "" if self.branch is None else branch_name(self.game, self.branch)

    def show_game(self, game: GameReplay) -> None:
        """Show what is kept of a game.

        `opened` does not follow.
        """
        self.game, self._deleted, self._branches = game, None, ()
        self.refresh(0)

    def rename(self, names: Sequence[str]) -> None:
        """Call the players by these names."""
        self.table.rename(names)
        self.game = self.table.replays[0]

    def refresh(self, row: int | None = None) -> None:
        """Read the branches of the game again; the marked line stays marked, or `row` is marked."""
        loaded = self.file.load(self.game)
        if loaded.notice is not None:
            self.noticed.emit(loaded.notice)
        self._show(loaded.value or (), self.table.marked_row if row is None else row)

    def add(self, branch: Branch) -> None:
        """Keep one more of the game that is shown, if it is not there yet, and look at it.

        `opened` follows if it was kept.
        """
        kept = self.file.add(self.game, branch)
        if kept.notice is not None:
            self.noticed.emit(kept.notice)
        self.refresh()
        if kept.value in self._branches:
            self.table.mark(self._branches.index(kept.value) + 1, NAME)

    def press(self, event: QKeyEvent) -> bool:
        """Press the button of a key; returns False if none has it or it cannot be used."""
        return press_button(self.buttons.values(), event)

    def _update_text(self) -> None:
        words = {
            "rename": (self.tr("Rename"), self.tr("Give this branch another name; leave it empty to keep the old one")),
            "delete": (self.tr("Delete"), self.tr("Delete this branch; the game on record stays as it is")),
            "undo": (self.tr("Undo"), self.tr("Bring back the branch that was deleted")),
        }
        for name, (text, meaning) in words.items():
            name_button(self.buttons[name], text, meaning)

    def _show(self, branches: Sequence[Branch], row: int) -> None:
        self._branches = branches
        with QSignalBlocker(self.table):
            self.table.show_branches(self.game, branches)
            self.table.mark(min(max(row, 0), len(branches)), NAME)
        self.table.updateGeometry()
        self._allow()

    def _allow(self) -> None:
        for name in ("rename", "delete"):
            self.buttons[name].setEnabled(self.branch is not None)
        self.buttons["undo"].setVisible(self._deleted is not None)
        self.setVisible(bool(self._branches) or self._deleted is not None)

    def _on_marked(self) -> None:
        self._allow()
        if self.table.row_shown is not None:
            self.opened.emit(self.table.replays[self.table.row_shown])

    # What is done with one of them

    def _rename_later(self, row: int, name: str) -> None:
        """Rename when the list is not being written in any more; by then it may be another one."""
        QTimer.singleShot(0, self, partial(self._rename, self._branches[row - 1], row, name))

    def _rename(self, branch: Branch, row: int, name: str) -> None:
        called = branch_name(self.game, replace(branch, name=""))
        new = replace(branch, name="" if clean_name(name) == clean_name(called) else clean_name(name))
        self._change(lambda known: tuple(new if one.actions == new.actions else one for one in known), row)

    def _delete(self) -> None:
        branch = self.branch
        if branch is not None:
            self._deleted = self.table.marked_row - 1, branch
            self._change(lambda known: tuple(one for one in known if one.actions != branch.actions), 0)

    def _undo(self) -> None:
        if self._deleted is not None:
            (place, branch), self._deleted = self._deleted, None
            self._change(lambda known: (*known[:place], branch, *known[place:]), place + 1)

    def _change(self, change: Callable[[tuple[Branch, ...]], tuple[Branch, ...]], row: int) -> None:
        kept = self.file.change(self.game, change)
        if kept.notice is not None:
            self.noticed.emit(kept.notice)
        self._show(change(tuple(self._branches)) if kept.value is None else kept.value, row)
        self._on_marked()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
