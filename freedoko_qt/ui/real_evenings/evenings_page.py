"""Lists for real evenings: those that are kept, a new one, and the one that is written now."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from PySide6.QtCore import QDate, Qt, Signal
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
from ..parts.layouts import STRETCH, hbox, stacked, vbox, wrapping_row
from ..parts.page import Page
from ..parts.scrolling import VerticalArea, fade_lines
from .evening_sheet import EveningSheet
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
        self.back = self.make_button(lambda self: self.tr("Back"), self.left, icon="back")
        self.kept = self.word(QListWidget(self), name=lambda self: self.tr("Saved evenings"))
        self.kept.setSpacing(2)
        fade_lines(self.kept)
        self.kept.itemActivated.connect(lambda _: self._go_on())
        self.kept.currentRowChanged.connect(lambda row: self.go_on.setEnabled(row >= 0))
        self.new = NewEvening(self)
        self.new.begun.connect(self._begin)
        self.sheet = EveningSheet(self, writer.do)
        self.sheet.changed.connect(self._keep)
        self.sheet.left.connect(self.left)
        self.sheet.others_wanted.connect(self.show_all)
        self._lay_out()
        self._update_text()

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
        self.go_on.setVisible(bool(self._kept_evenings))

    def _line(self, evening: Evening) -> str:
        begun = datetime.fromisoformat(evening.begun)
        day = wording.long_date(QDate(begun.year, begun.month, begun.day))
        games = self.tr("%n game(s)", "", len(evening.games))
        names = ", ".join(map(isolated, evening.names))
        return self.tr("{date}, {games}\n{names}").format(date=day, games=games, names=names)

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
        if self.kept.currentRow() < 0:
            return
        chosen, shown = self._kept_evenings[self.kept.currentRow()], self.sheet.evening
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
        left = vbox((self.kept, 1), (self.nothing, 1), self.go_on)
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
