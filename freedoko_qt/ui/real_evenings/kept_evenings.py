"""The evenings that are kept, and what can be done with them."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import QListWidget, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.real_evenings.locked_evenings import LockedEvenings
from freedoko_qt.app.real_evenings.real_evening import Evening

from ..parts.captions import line_item, take_lines
from ..parts.drawings import sheet
from ..parts.empty_page import EmptyPage
from ..parts.keyed_buttons import name_button
from ..parts.layouts import hbox, vbox
from ..parts.open_dialog import open_once
from ..parts.scrolling import fade_lines
from ..parts.status_line import StatusLine
from ..parts.translated import Translated
from ..parts.wrapping_delegate import WrappingDelegate
from .names_dialog import NamesDialog


class KeptEvenings(Translated, QWidget):
    """The list of the evenings that are kept, the newest first, with buttons for the chosen one."""

    wanted = Signal(object)
    """The Evening that is to be continued."""
    deleted = Signal(str)
    """The id of an evening."""
    renamed = Signal(str, object)
    """The id of an evening, and a tuple of other names for its people."""

    def __init__(self, evenings: LockedEvenings, parent: QWidget) -> None:
        super().__init__(parent)
        self._evenings = evenings
        self.all: list[Evening] = []
        """Those that were read last."""
        self.nothing = EmptyPage(sheet, self)
        self.bind(
            self.nothing.say,
            lambda self: self.tr("Lists of your evenings at the real table will appear here. Who is there tonight?"),
        )
        self.go_on = self.make_button(lambda self: self.tr("Continue"), self._go_on, large=True)
        self.delete = self.make_button(None, self._delete, icon="delete", keys="Del")
        self.rename = self.make_button(None, self._ask_names, icon="rename", keys="Ctrl+E")
        self.line = StatusLine(self)
        self.line.undone.connect(self._restore)
        self.buttons = self.delete, self.rename, self.line.undo
        """Those with keys."""
        self.list = self.word(QListWidget(self), name=lambda self: self.tr("Saved evenings"))
        self.list.setSpacing(2)
        self.list.setWordWrap(True)
        self.list.setItemDelegate(WrappingDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        fade_lines(self.list)
        self.list.itemActivated.connect(lambda _: self._go_on())
        self.list.currentRowChanged.connect(self._allow)
        self._changes = QWidget(self)  # a layout of hidden buttons would take all width from the column
        hbox((self.delete, 1), (self.rename, 1), on=self._changes)
        vbox((self.list, 1), (self.nothing, 1), self.line, self._changes, self.go_on, on=self)
        self._update_text()

    def read(self) -> None:
        """Read every file again, and show the evenings with the newest one chosen."""
        self.line.hide()
        self.all = self._evenings.all()
        self._update_text()
        if self.all:
            self.list.setCurrentRow(0)

    def _update_text(self) -> None:
        row = self.list.currentRow()
        take_lines(self.list)
        for evening in self.all:
            self.list.addItem(line_item(self._line(evening)))
        self.list.setCurrentRow(min(row, len(self.all) - 1))
        self.nothing.setVisible(not self.all)
        for part in (self.list, self.go_on, self._changes):
            part.setVisible(bool(self.all))
        name_button(self.delete, self.tr("Delete"), self.tr("Delete the evening; it can be brought back at once"))
        name_button(self.rename, self.tr("Names…"), self.tr("Correct the names of the players"))

    def _line(self, evening: Evening) -> str:
        games = self.tr("%n game(s)", "", len(evening.games))
        names = ", ".join(map(isolated, evening.names))
        return self.tr("{date}, {games}\n{names}").format(date=_day(evening), games=games, names=names)

    def _allow(self, row: int) -> None:
        """Allow what can be done with the chosen evening, if there is one."""
        for button in (self.go_on, self.delete, self.rename):
            button.setEnabled(row >= 0)

    @property
    def _chosen(self) -> Evening | None:
        row = self.list.currentRow()
        return self.all[row] if row >= 0 else None

    def _choose(self, evening_id: str) -> None:
        ids = [one.id for one in self.all]
        if evening_id in ids:
            self.list.setCurrentRow(ids.index(evening_id))
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_on(self) -> None:
        if (chosen := self._chosen) is not None:
            self.wanted.emit(chosen)

    def _delete(self) -> None:
        chosen = self._chosen
        if chosen is not None and self._evenings.delete(chosen):
            self.deleted.emit(chosen.id)
            self.read()
            self.line.say(lambda: self.tr("The evening of {date} is deleted.").format(date=_day(chosen)), undo=True)
            (self.list if self.all else self.line.undo).setFocus(Qt.FocusReason.OtherFocusReason)

    def _restore(self) -> None:
        if (restored := self._evenings.restore()) is not None:
            self.read()
            self._choose(restored.id)

    def _ask_names(self) -> None:
        if (chosen := self._chosen) is not None:
            dialog = NamesDialog(chosen.names, self.window())
            dialog.named.connect(partial(self._rename, chosen.id))
            open_once(dialog)

    def _rename(self, evening_id: str, names: tuple[str, ...]) -> None:
        if self._evenings.rename(evening_id, names):
            self.renamed.emit(evening_id, names)
            self.read()
            self._choose(evening_id)


def _day(evening: Evening) -> str:
    """The day on which an evening began, in the current language."""
    begun = datetime.fromisoformat(evening.begun)
    return wording.long_date(QDate(begun.year, begun.month, begun.day))
