"""Lists for real evenings: those that are kept, a new one, and the one that is written now."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.real_evenings.evening_files import Evenings
from freedoko_qt.app.real_evenings.locked_evenings import LockedEvenings
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.rule_sets import RuleSets
from freedoko_qt.app.writer import Writer

from ..parts.keyed_buttons import press_button
from ..parts.layouts import STRETCH, hbox, stacked, vbox, wrapping_row
from ..parts.page import Page
from ..parts.scrolling import VerticalArea
from .evening_sheet import EveningSheet
from .kept_evenings import KeptEvenings
from .new_evening import NewEvening


class EveningsPage(Page):
    """The lists of real evenings; they are on disk after every game.

    The evening that is written is locked against other windows until another is chosen or `close_evening` is called.
    """

    noticed = Signal(object)
    """A Notice about a file."""

    def __init__(self, evenings: Evenings, rule_sets: RuleSets, writer: Writer, parent: QWidget) -> None:
        super().__init__(parent)
        self._rule_sets = rule_sets
        self._evenings = LockedEvenings(evenings, writer, self)
        self._evenings.noticed.connect(self.noticed)
        self.kept = KeptEvenings(self._evenings, self)
        self.kept.wanted.connect(self._go_on)
        self.kept.deleted.connect(self._forget)
        self.kept.renamed.connect(self._rename)
        self.new = NewEvening(self)
        self.new.begun.connect(self._begin)
        self.back = self.make_button(lambda self: self.tr("Back"), self.left, icon="back")
        self.sheet = EveningSheet(self, writer.do)
        self.sheet.changed.connect(self._evenings.save)
        self.sheet.left.connect(self.left)
        self.sheet.others_wanted.connect(self.show_all)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_button(self.kept.buttons, event):
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
        own_sets, notices = self._rule_sets.all()
        for notice in notices:
            self.noticed.emit(notice)
        self.kept.read()
        self.new.offer(own_sets, next(iter(self.kept.all), None))
        self._pages.setCurrentWidget(self._all)
        first = self.kept.go_on if self.kept.all else self.new.names[0]
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_evening(self) -> None:
        """Let other windows write the evening; to be called at the end of the program, too."""
        self._evenings.release()

    def _begin(self) -> None:
        new = self.new
        self._show(self._evenings.begin(new.people, new.rule_set, new.stakes, new.sitting))

    def _go_on(self, chosen: Evening) -> None:
        shown = self.sheet.evening
        evening = shown if shown is not None and shown.id == chosen.id else self._evenings.take(chosen)
        if evening is not None:
            self._show(evening)

    def _show(self, evening: Evening) -> None:
        self._pages.setCurrentWidget(self.sheet)
        self.sheet.show_evening(evening)

    def _forget(self, evening_id: str) -> None:
        shown = self.sheet.evening
        if shown is not None and shown.id == evening_id:
            self.sheet.forget_evening()

    def _rename(self, evening_id: str, names: tuple[str, ...]) -> None:
        shown = self.sheet.evening
        if shown is not None and shown.id == evening_id:
            self.sheet.show_evening(replace(shown, names=names))

    def _lay_out(self) -> None:
        room = QWidget(self)
        vbox(self.new, STRETCH, on=room)  # the form is no higher than what it asks
        columns = wrapping_row((self.kept, 1), (VerticalArea(room, self, clear=True), 1), spacing=16)
        self._all = QWidget(self)
        vbox(
            self.make_label(lambda self: self.tr("Real evenings"), "title"),
            self.make_label(lambda self: self.tr("You play with real cards, and the program keeps the list."), "hint"),
            (columns, 1),
            hbox(self.back, STRETCH),
            on=self._all,
        )
        self._pages = stacked(self._all, self.sheet, on=self)
        vbox(self._pages, on=self)
