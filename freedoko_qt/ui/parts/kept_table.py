"""A table of stored items, each of which has an id and can be renamed."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QWidget

from .named_table import NamedTable


class Kept(Protocol):
    """A stored item."""

    @property
    def id(self) -> str:
        """The name of its file, or another key."""


KeptT = TypeVar("KeptT", bound=Kept)


class KeptTable(NamedTable, Generic[KeptT]):
    """One line for each item; the selection survives changes of the list.

    Subclasses implement `_texts`. Ids must be unique.
    """

    def __init__(self, columns: int, parent: QWidget, *, name: int) -> None:
        super().__init__(columns, parent, name=name)
        self.things: Sequence[KeptT] = ()
        """The things shown, line by line."""

    @property
    def chosen(self) -> KeptT | None:
        """The selected item."""
        return None if self.row_shown is None else self.things[self.row_shown]

    def show_things(self, things: Sequence[KeptT], chosen: str = "") -> None:
        """Show these; the selection stays, or moves to the item with this id.

        A name that is being written is kept: `renamed` comes before.
        """
        if self.state() == QAbstractItemView.State.EditingState:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        marked = chosen or ("" if self.chosen is None else self.chosen.id)
        self.things = tuple(things)
        self._update_text()
        ids = [one.id for one in things]
        row = ids.index(marked) if marked in ids else max(self.marked_row, 0)
        self.mark(min(row, len(ids) - 1))
        self.leave_only(self._searched)

    def choose(self, chosen: str) -> None:
        """Select the item with this id, if it is shown."""
        for row, one in enumerate(self.things):
            if one.id == chosen and not self.isRowHidden(row):
                self.mark(row)

    def _update_text(self) -> None:
        self._show_lines(len(self.things), lambda row: self._named(self._texts(self.things[row])))

    def _texts(self, thing: KeptT) -> Sequence[str]:
        """The words of a line, column by column."""
        raise NotImplementedError
