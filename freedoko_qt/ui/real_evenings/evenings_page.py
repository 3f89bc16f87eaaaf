"""Lists for real evenings: those that are kept, a new one, and the one that is written now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.lock import Lock
from freedoko_qt.app.notice import Notice, NoticeKind
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.real_evenings.evening_files import Evenings
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.rule_sets import RuleSets
from freedoko_qt.app.writer import Writer

from ..parts.captions import line_item, take_lines
from ..parts.drawings import sheet
from ..parts.empty_page import EmptyPage
from ..parts.keyed_buttons import name_button, press_button
from ..parts.layouts import STRETCH, hbox, stacked, vbox, wrapping_row
from ..parts.open_dialog import open_once
from ..parts.page import Page
from ..parts.scrolling import VerticalArea, fade_lines
from ..parts.status_line import StatusLine
from ..parts.wrapping_delegate import WrappingDelegate
from .evening_sheet import EveningSheet
from .names_dialog import NamesDialog
from .new_evening import NewEvening


class EveningsPage(Page):
    """The lists of real evenings; they are on disk after every game.

    The evening that is written is locked against other windows until another is chosen or `close_evening` is called.
    """

    noticed = Signal(object)
    """A Notice about a file."""
    _writer_noticed = Signal(object)
    """A Notice from the thread that writes."""

    def __init__(self, evenings: Evenings, rule_sets: RuleSets, writer: Writer, parent: QWidget) -> None:
        super().__init__(parent)
        self._evenings = evenings
        self._rule_sets = rule_sets
        self._writer = writer
        self._kept_evenings: list[Evening] = []
        self._writer_noticed.connect(self.noticed)
        self._lock: Lock | None = None
        """The lock of the evening that is written."""
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
        self._deleted: Evening | None = None
        self.back = self.make_button(lambda self: self.tr("Back"), self.left, icon="back")
        self.kept = self.word(QListWidget(self), name=lambda self: self.tr("Saved evenings"))
        self.kept.setSpacing(2)
        self.kept.setWordWrap(True)
        self.kept.setItemDelegate(WrappingDelegate(self.kept))
        self.kept.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        fade_lines(self.kept)
        self.kept.itemActivated.connect(lambda _: self._go_on())
        self.kept.currentRowChanged.connect(self._allow)
        self.new = NewEvening(self)
        self.new.begun.connect(self._begin)
        self.sheet = EveningSheet(self, writer.do)
        self.sheet.changed.connect(self._keep)
        self.sheet.left.connect(self.left)
        self.sheet.others_wanted.connect(self.show_all)
        self._lay_out()
        self._update_text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_button((self.delete, self.rename, self.line.undo), event):
            super().keyPressEvent(event)

    def open(self) -> None:
        """Show the evening that is written now, else all of them and what a new one needs."""
        if self.sheet.evening is None:
            self.show_all()
        else:
            self._pages.setCurrentWidget(self.sheet)
            self.sheet.form.focus_best()

    def show_all(self) -> None:
        """Show the evenings that are kept, the newest first, and a new one.

        Every file is read again; `noticed` follows for those that cannot be read.
        """
        self.line.hide()
        own_sets, notices = self._rule_sets.all()
        loaded = self._writer.do(lambda: [self._evenings.load(name) for name in self._evenings.names()])
        damaged = (one.notice for one in loaded if one.notice is not None)
        for notice in (*notices, *self._evenings.closed, *damaged):
            self.noticed.emit(notice)
        self._kept_evenings = [one.value for one in loaded if one.value is not None]
        self.new.offer(own_sets, next(iter(self._kept_evenings), None))
        self._update_text()
        self._pages.setCurrentWidget(self._all)
        if self._kept_evenings:
            self.kept.setCurrentRow(0)
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.new.names[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _update_text(self) -> None:
        row = self.kept.currentRow()
        take_lines(self.kept)
        for evening in self._kept_evenings:
            self.kept.addItem(line_item(self._line(evening)))
        self.kept.setCurrentRow(min(row, len(self._kept_evenings) - 1))
        self.kept.setVisible(bool(self._kept_evenings))
        self.nothing.setVisible(not self._kept_evenings)
        for part in (self.go_on, self._changes):
            part.setVisible(bool(self._kept_evenings))
        name_button(self.delete, self.tr("Delete"), self.tr("Delete the evening; it can be brought back at once"))
        name_button(self.rename, self.tr("Names…"), self.tr("Correct the names of the players"))

    def _allow(self, row: int) -> None:
        """Allow what can be done with the chosen evening, if there is one."""
        for button in (self.go_on, self.delete, self.rename):
            button.setEnabled(row >= 0)

    def _line(self, evening: Evening) -> str:
        games = self.tr("%n game(s)", "", len(evening.games))
        names = ", ".join(map(isolated, evening.names))
        return self.tr("{date}, {games}\n{names}").format(date=_day(evening), games=games, names=names)

    def close_evening(self) -> None:
        """Let other windows write the evening.

        To be called at the end of the program, too. Not needed for the data: that is on disk.
        """
        if self._lock is not None:
            self._writer.write(self._lock.release)
            self._lock = None

    def _begin(self) -> None:
        evening = self._new()
        while not self._take(evening):  # begun in another window in this very second
            evening = self._new()
        self._keep(evening)
        self._show(evening)

    def _new(self) -> Evening:
        new = self.new
        return self._evenings.begin(new.people, new.rule_set, stakes=new.stakes, sitting=new.sitting)

    def _go_on(self) -> None:
        chosen, shown = self._chosen, self.sheet.evening
        if chosen is None:
            return
        if shown is not None and chosen.id == shown.id:
            self._show(shown)
        elif self._take(chosen):
            # Another window may have written it since the list was made.
            loaded = self._writer.do(partial(self._evenings.load, chosen.id))
            if loaded.notice is not None:
                self.noticed.emit(loaded.notice)
            self._show(loaded.value or chosen)
        else:
            self.noticed.emit(Notice(NoticeKind.OPEN, self._evenings.path(chosen.id)))

    @property
    def _chosen(self) -> Evening | None:
        row = self.kept.currentRow()
        return self._kept_evenings[row] if row >= 0 else None

    @property
    def _shown_id(self) -> str:
        """The id of the evening on the sheet; empty if there is none."""
        return "" if self.sheet.evening is None else self.sheet.evening.id

    def _delete(self) -> None:
        chosen = self._chosen
        if chosen is None or not self._change_file(chosen.id, partial(self._delete_file, chosen)):
            return
        if chosen.id == self._shown_id:
            self.sheet.forget_evening()
            self.close_evening()
        self.show_all()
        self.line.say(lambda: self.tr("The evening of {date} is deleted.").format(date=_day(chosen)), undo=True)
        (self.kept if self._kept_evenings else self.line.undo).setFocus(Qt.FocusReason.OtherFocusReason)

    def _restore(self) -> None:
        deleted = self._deleted
        if deleted is not None and self._change_file(deleted.id, partial(self._evenings.save, deleted)):
            self.show_all()
            self._choose(deleted.id)

    def _ask_names(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            dialog = NamesDialog(chosen.names, self.window())
            dialog.named.connect(partial(self._rename, chosen.id))
            open_once(dialog)

    def _rename(self, evening_id: str, names: tuple[str, ...]) -> None:
        if self._change_file(evening_id, partial(self._rename_in_file, evening_id, names)):
            shown = self.sheet.evening
            if shown is not None and shown.id == evening_id:
                self.sheet.show_evening(replace(shown, names=names))
            self.show_all()
            self._choose(evening_id)

    # The files: another window may have written one since the list was made.

    def _delete_file(self, evening: Evening) -> Notice | None:
        latest = self._evenings.load(evening.id).value or evening
        notice = self._evenings.delete(evening.id)
        if notice is None:
            self._deleted = latest
        return notice

    def _rename_in_file(self, evening_id: str, names: tuple[str, ...]) -> Notice | None:
        loaded = self._evenings.load(evening_id)
        return loaded.notice if loaded.value is None else self._evenings.save(replace(loaded.value, names=names))

    def _choose(self, evening_id: str) -> None:
        ids = [one.id for one in self._kept_evenings]
        if evening_id in ids:
            self.kept.setCurrentRow(ids.index(evening_id))

    def _change_file(self, evening_id: str, change: Callable[[], Notice | None]) -> bool:
        """Change the file of an evening that no other window writes now; returns whether that was possible."""
        lock = None if evening_id == self._shown_id else self._evenings.lock(evening_id)
        if lock is not None and not self._writer.do(lock.take):
            self.noticed.emit(Notice(NoticeKind.OPEN, self._evenings.path(evening_id)))
            return False
        notice = self._writer.do(change)
        if lock is not None:
            self._writer.write(lock.release)
        if notice is not None:
            self.noticed.emit(notice)
        return notice is None

    def _take(self, evening: Evening) -> bool:
        """Take the lock of an evening in exchange for the last one; False if another window has it."""
        lock = self._evenings.lock(evening.id)
        if not self._writer.do(lock.take):
            return False
        self.close_evening()
        self._lock = lock
        return True

    def _show(self, evening: Evening) -> None:
        self._pages.setCurrentWidget(self.sheet)
        self.sheet.show_evening(evening)

    def _keep(self, evening: Evening) -> None:
        self._writer.write(partial(self._save, evening))

    def _save(self, evening: Evening) -> None:
        notice = self._evenings.save(evening)
        if notice is not None:
            self._writer_noticed.emit(notice)

    def _lay_out(self) -> None:
        self._changes = QWidget(self)  # a layout of hidden buttons would take all width from the column
        hbox((self.delete, 1), (self.rename, 1), on=self._changes)
        left = vbox((self.kept, 1), (self.nothing, 1), self.line, self._changes, self.go_on)
        room = QWidget(self)
        vbox(self.new, STRETCH, on=room)  # the form is no higher than what it asks
        columns = wrapping_row((left, 1), (VerticalArea(room, self, clear=True), 1), spacing=16)
        bottom = hbox(self.back, STRETCH)
        self._all = QWidget(self)
        vbox(
            self.make_label(lambda self: self.tr("Real evenings"), "title"),
            self.make_label(lambda self: self.tr("You play with real cards, and the program keeps the list."), "hint"),
            (columns, 1),
            bottom,
            on=self._all,
        )
        self._pages = stacked(self._all, self.sheet, on=self)
        vbox(self._pages, on=self)


def _day(evening: Evening) -> str:
    """The day on which an evening began, in the current language."""
    begun = datetime.fromisoformat(evening.begun)
    return wording.long_date(QDate(begun.year, begun.month, begun.day))
