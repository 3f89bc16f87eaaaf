"""The list and the curve of a tournament that is not on the table."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.rule_set_names import set_name
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.writer import Do

from ..parts.curve import framed
from ..parts.label import ElidedLabel
from ..parts.layouts import STRETCH, hbox, wrapping_row
from ..parts.page import Page
from .help_words import help_words
from .result_sheet import TournamentSheet


class StoredSheet(TournamentSheet, Page):
    """A list to be read, printed and saved; every game of it that has cards can be looked at."""

    left = Signal()  # once more: PySide 6.12 knows the signals of the first base class alone

    def __init__(self, parent: QWidget, do: Do) -> None:
        super().__init__(ElidedLabel(role="title"), parent, do)
        self.look = self.make_button(
            lambda self: self.tr("Step by step"),
            lambda: self.game_wanted.emit(self.list.chosen or 1),
            tip=lambda self: self.tr("Look at its games card by card. A click on a line goes to that game."),
        )
        self.back = self.make_button(lambda self: self.tr("Back"), self.left, icon="back")
        ways = hbox(STRETCH, self._switch, self.look)
        buttons = wrapping_row((hbox(self.back, (self._export, 1)), 1), ways)
        remarks = self._legend, self._comparison, self.cross_sum
        self._lay_out((self.list, 3), *remarks, (framed(self.curve, self), 2), buttons)

    def show_sheet(self, sheet: Sheet, *, has_cards: bool) -> None:
        """Show a list; `has_cards`: its games can be looked at."""
        self.list.set_opens(has_cards)
        self.look.setVisible(has_cards)
        self.look.setEnabled(bool(sheet.lines))
        self.refresh(sheet)
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _update_text(self) -> None:
        if self._sheet is not None:
            begun = wording.date_words(self._sheet.begun.isoformat(timespec="seconds"))
            rules = self.tr("Rules: {name}.").format(name=set_name(self._sheet.rule_set))
            games = self.tr("%n game(s).", "", len(self._sheet.lines))
            help_used = "".join(f" {words}." for words in help_words(self._sheet.help_used))
            self._show_title(isolated(self._sheet.title) or begun, f"{rules} {games}{help_used}")
