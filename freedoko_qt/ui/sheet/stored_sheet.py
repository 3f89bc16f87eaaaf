"""The list and the curve of a tournament that is not on the table."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from freedoko_qt.app.plain import isolated
from freedoko_qt.app.preset_words import set_name
from freedoko_qt.app.sheet.sheet import Sheet

from ..parts.curve import Curve
from ..parts.label import ElidedLabel, Label
from ..parts.layouts import hbox, vbox
from ..parts.translated import Translated
from ..tournaments.tournaments_table import date_words
from .aid_words import aid_words
from .comparison_line import ComparisonLine
from .counting_switch import CountingSwitch
from .games_table import GamesTable
from .legend_line import LegendLine
from .sheet_export import SheetExport


class StoredSheet(Translated, QFrame):
    """To be read, printed and saved; every game of it can be looked at, but for those that have no cards."""

    game_wanted = Signal(int)
    """The number of a game of the list, from 1."""
    copy_wanted = Signal(int)
    """The same, as the expert has played it."""
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self.title, self.subtitle = ElidedLabel(self, "title"), Label(self, "hint", wraps=True)
        self.games = GamesTable(self)
        self.games.game_wanted.connect(self.game_wanted)
        self.games.copy_wanted.connect(self.copy_wanted)
        curve, comparison, legend = Curve(self), ComparisonLine(self), LegendLine(self)
        self._switch, export = CountingSwitch(self), SheetExport(self)
        self._switch.turn(self.games, curve, export, comparison, legend)
        self.look = self.make_button(
            lambda self: self.tr("Step by step"),
            lambda: self.game_wanted.emit(1),
            tip=lambda self: self.tr("Look at its games card by card; a click on a line goes to that game"),
            enter=True,
            single=True,
        )
        self.back = self.make_button(
            lambda self: self.tr("Back"), self.left, enter=True, single=True, primary=True
        )
        bottom = hbox((export, 1), self._switch, self.look, self.back)
        vbox(
            self.title,
            self.subtitle,
            (self.games, 3),
            legend,
            comparison,
            (curve, 2),
            bottom,
            on=self,
            margins=(24, 16, 24, 16),
            spacing=10,
        )

    def show_sheet(self, sheet: Sheet, *, has_cards: bool) -> None:
        """Show a list; `has_cards`: its games can be looked at."""
        self.games.set_opens(has_cards)
        self.look.setVisible(has_cards)
        self.look.setEnabled(bool(sheet.lines))
        self.refresh(sheet)
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self, sheet: Sheet) -> None:
        """The same list knows more."""
        self._sheet = sheet
        self._switch.show_sheet(sheet)
        self._update_text()

    def _update_text(self) -> None:
        if self._sheet is not None:
            begun = date_words(self._sheet.begun.isoformat(timespec="seconds"))
            self.title.setText(isolated(self._sheet.title) or begun)
            rules = self.tr("Rules: {name}.").format(name=set_name(self._sheet.rule_set))
            games = self.tr("%n game(s).", "", len(self._sheet.lines))
            aid = "".join(f" {words}." for words in aid_words(self._sheet.aid))
            self.subtitle.setText(f"{rules} {games}{aid}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
