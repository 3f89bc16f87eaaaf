"""A fine of a real evening: what for, who pays, and how much."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.given_names import LONGEST_NAME, clean_name
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.real_evenings.stakes import Fine

from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.line_edit import LineEdit
from ..parts.screen_reader import set_accessible_name
from ..parts.translated import Translated
from .euro_spin import EuroSpin
from .people_row import PeopleRow

USUAL = 50  # cents
MARGIN = 5  # logical pixels before and behind the reason


class FineForm(Translated, QWidget):
    """The form for a fine; it may be paid by those who sit out as well, and the reason may be left empty."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.reason = self.word(LineEdit(parent=self), name=lambda self: self.tr("What for?"))
        self.bind(self.reason.setPlaceholderText, lambda self: self.tr("optional"))
        self.reason.setMaxLength(LONGEST_NAME)
        self.reason.setTextMargins(MARGIN, 0, MARGIN, 0)
        self.people = PeopleRow(self)
        self.all_pay = self.make_button(lambda self: self.tr("Everybody"), self._on_all_pay)
        self.each = EuroSpin(self)
        for field in (self.reason, self.each):
            field.setProperty("large", True)
        self.each.setValue(USUAL)
        self.each.setKeyboardTracking(True)
        self.bind(partial(set_accessible_name, self.each), lambda self: self.tr("Each pays"))
        for one in (self.reason.textChanged, self.people.changed, self.each.valueChanged):
            one.connect(self.changed)
        self._lay_out()

    def begin(self, evening: Evening) -> None:
        """Ask for a fine of this evening; the amount stays as it was."""
        self.reason.clear()
        self.people.show_people(range(len(evening.names)), evening.names)
        self._update_text()

    @property
    def fine(self) -> Fine | None:
        """The fine that is entered; None while something is missing."""
        if not self.people.chosen or not self.each.value():
            return None
        return Fine(clean_name(self.reason.text()), self.people.chosen, self.each.value())

    @property
    def question(self) -> str:
        """The question about the people."""
        return self.tr("Who pays?")

    def _update_text(self) -> None:
        self.people.ask(self.question, len(self.people.buttons))

    def _on_all_pay(self) -> None:
        self.people.choose_all()
        self.changed.emit()

    def _lay_out(self) -> None:
        who = hbox((self.make_label(lambda self: self.tr("Who pays?"), "strong"), 1), self.all_pay)
        each = hbox((self.make_label(lambda self: self.tr("Each pays"), "strong"), 1), (self.each, 1))
        what = self.make_label(lambda self: self.tr("What for?"), "strong")
        vbox(what, self.reason, who, self.people, each, STRETCH, on=self, margins=(0, 0, 8, 0))
