"""One real evening: who plays now, the game that was played, and the list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.plain import isolated
from freedoko_qt.app.real_evenings.played import PaperGame
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.real_evenings.stakes import Fine, Sitting, Stakes
from freedoko_qt.app.writer import Do
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.rules.bock import added_by_bock

from ..parts.curve import Curve, framed
from ..parts.drawings import sheet as sheet_drawing
from ..parts.empty_page import EmptyPage
from ..parts.label import Label
from ..parts.layouts import STRETCH, grid, hbox, stacked, vbox, wrapping_row
from ..parts.open_dialog import open_once
from ..parts.screen_reader import announce
from ..parts.single_keys import is_escape
from ..parts.status_line import StatusLine
from ..parts.translated import Translated
from ..sheet.counting_switch import CountingSwitch
from ..sheet.games_table import GamesTable
from ..sheet.sheet_export import SheetExport
from ..sheet.sheet_remarks import CrossSum
from .agreement_dialog import AgreementDialog, sitting_words
from .game_form import BY_HAND, CALCULATED, FINED, GameForm
from .money_tab import MoneyTab

LIST, CURVE, MONEY, NOTHING = range(4)
TALL = 56  # times the height of a line: room for the form and the list below each other
FORM_AND_LIST = 4, 5  # their shares of the width; the list of more than `FEW` people has one more
FEW = 5
FORM_ABOVE_LIST = {BY_HAND: (2, 3), CALCULATED: (2, 1), FINED: (1, 1)}  # their shares of the height of a tall page


class _Before(NamedTuple):
    """An evening before a change that can be undone."""

    evening: Evening
    words: Callable[[], str]
    """A sentence about the change."""


class EveningSheet(Translated, QWidget):
    """The sheet of a real evening: the form at the left, the list at the right, or below it on a tall page.

    Evenings are values: `changed` has the new one, which the receiver keeps on disk.
    """

    changed = Signal(object)
    """The Evening as it is now."""
    others_wanted = Signal()
    """The other evenings."""
    left = Signal()

    def __init__(self, parent: QWidget, do: Do) -> None:
        super().__init__(parent)
        self._evening: Evening | None = None
        self._corrected: int | None = None
        """The number of the game that is being corrected, from 1."""
        self._before: list[_Before] = []
        """The evenings before what can be undone, the last one at the end."""
        self.title, self.subtitle = Label(self, "title"), Label(self, "subtitle", wraps=True)
        self.form = GameForm(self)
        self.form.entered.connect(self._on_entered)
        self.form.ways.currentChanged.connect(lambda _: self._arrange())
        self.tabs = self.make_tabs(
            lambda self: self.tr("List"),
            lambda self: self.tr("Curve"),
            lambda self: self.tr("Money"),
            name=lambda self: self.tr("List or curve"),
        )
        self.table = GamesTable(self)
        self.table.be_short()
        self.table.game_wanted.connect(self._on_game_wanted)
        self._hint = self.make_label(lambda self: self.tr("Click on a game to correct it."), "hint", wraps=True)
        self._cross_sum = CrossSum(self)
        self.curve = Curve(self)
        self.money = MoneyTab(self)
        self.nothing = EmptyPage(sheet_drawing, self)
        self.bind(self.nothing.say, lambda self: self.tr("Every game that you write down will appear here."))
        self._money_title = self.make_label(lambda self: self.tr("Money in euros"), "strong")
        self.money.change_wanted.connect(self._ask_agreement)
        self._switch = CountingSwitch(self)
        self.export = SheetExport(self, do)
        self._switch.turn(self.table, self.curve, self.export, self._cross_sum)
        self.undo = self.make_button(clicked=self._on_undone)
        self.line = StatusLine(self)
        self.line.undone.connect(self._on_restored)
        self._others = self.make_button(lambda self: self.tr("Other evenings"), self.others_wanted)
        self.back = self.make_button(lambda self: self.tr("Back"), self.left, icon="back")
        self._lay_out()

    @property
    def evening(self) -> Evening | None:
        """The evening that is shown."""
        return self._evening

    def show_evening(self, evening: Evening) -> None:
        """Go on with this evening.

        `changed` does not follow.
        """
        self._before.clear()
        self._show(evening)

    def forget_evening(self) -> None:
        """Have no evening any more.

        `changed` does not follow.
        """
        self._evening = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_escape(event) and self._corrected is not None:
            self.undo.click()
        elif event.matches(QKeySequence.StandardKey.Undo) and self.line.undo.isVisible():
            self.line.undo.click()
        else:
            super().keyPressEvent(event)

    def _show(self, evening: Evening) -> None:
        self._evening, self._corrected = evening, None
        self.form.begin(evening)
        self._columns.setColumnStretch(1, FORM_AND_LIST[1] + (len(evening.names) > FEW))
        sheet = evening.sheet
        self._switch.show_sheet(sheet)
        self.table.clearSelection()
        self.money.show_sheet(sheet)
        self.tabs.set_shown(MONEY, evening.stakes is not None)
        self._turn()
        self._update_text()
        self.form.focus_best()

    def _update_text(self) -> None:
        evening = self._evening
        if evening is None:
            return
        self.undo.setEnabled(bool(evening.games or evening.fines))
        if self._corrected is not None:
            now = evening.before(self._corrected).situation
            self.undo.setText(self.tr("Cancel"))
            self.title.setText(self.tr("Correct game {number}").format(number=now.number))
        else:
            now = evening.situation
            undone = self.tr("Take the fine back") if evening.ends_with_fine else self.tr("Take the last game back")
            self.undo.setText(undone)
            self.title.setText(self.tr("Game {number}, round {round}").format(number=now.number, round=now.round))
        words = [self.tr("{name} deals.").format(name=isolated(evening.names[now.dealer]))]
        first, second, third, fourth = (isolated(evening.names[one]) for one in now.playing)
        words.append(
            self.tr("{first}, {second}, {third} and {fourth} play.").format(
                first=first, second=second, third=third, fourth=fourth
            )
        )
        if added := added_by_bock(evening.rule_set.rules.in_force(), now.table.bock_factor):
            words.append(self.tr("Bock: %n more point(s).", "", added))
        elif now.table.bock_queue:
            words.append(self.tr("Bock: ×{factor}.").format(factor=now.table.bock_factor))
        if evening.sitting is not Sitting.NOTHING and len(evening.names) > len(now.playing):
            words.append(self.tr("Whoever sits out {writes}.").format(writes=sitting_words(evening.sitting)))
        self.subtitle.setText(" ".join(words))
        if self._before:
            self.line.say(self._before[-1].words, undo=True)
        else:
            self.line.hide()

    def _on_game_wanted(self, number: int) -> None:
        """Ask once more for a game of the list."""
        if self._evening is not None:
            self._corrected = number
            self.form.begin_correction(self._evening, number)
            self._update_text()
            self.form.focus_best()
            announce(self, f"{self.title.text()}. {self.subtitle.text()}")

    def _on_entered(self, entered: PaperGame | Fine) -> None:
        if self._corrected is not None and not isinstance(entered, Fine):
            self._correct(self._corrected, entered)
            return
        self._before.clear()
        self._change(lambda now: now.with_fine(entered) if isinstance(entered, Fine) else now.with_game(entered))
        announce(self, f"{self.title.text()}. {self.subtitle.text()}")

    def _correct(self, number: int, game: PaperGame) -> None:
        """Put a game in place of one that was written before; it stays if a later one would be impossible."""
        before = self._evening
        if before is None:
            return
        try:
            corrected = before.corrected(number, game)
        except BadNotation:
            self.line.say(
                lambda: self.tr(
                    "Then others would have played in a later game. Take the games after this one back first."
                )
            )
            return
        self._before.append(
            _Before(before, lambda: self.tr("Game {number} has been corrected.").format(number=number))
        )
        self._change(lambda _: corrected)

    def _on_undone(self) -> None:
        evening = self._evening
        if evening is None:
            return
        if self._corrected is not None:
            self._show(evening)
            return
        if evening.ends_with_fine:
            self._before.append(_Before(evening, lambda: self.tr("The fine has been taken back.")))
        else:
            self._before.append(_Before(evening, lambda: self.tr("The last game has been taken back.")))
        self._change(lambda now: now.undone())

    def _on_restored(self) -> None:
        restored = self._before.pop().evening
        self._change(lambda _: restored)

    def _ask_agreement(self) -> None:
        """Ask again for the stakes, by which everything written so far is counted."""
        evening = self._evening
        if evening is None:
            return
        dialog = AgreementDialog(
            evening.stakes, evening.sitting, evening.rule_set.rules, self.window(), needs_money=bool(evening.fines)
        )
        dialog.agreed.connect(self._on_agreed)
        open_once(dialog)

    def _on_agreed(self, stakes: Stakes | None, sitting: Sitting) -> None:
        self._before.clear()
        self._change(lambda now: replace(now, stakes=stakes, sitting=sitting))

    def _change(self, change: Callable[[Evening], Evening]) -> None:
        if self._evening is not None:
            evening = change(self._evening)
            self._show(evening)
            self.changed.emit(evening)

    def _turn(self) -> None:
        """Show what the chosen tab is for; money has a column more, and takes the room of the form."""
        tab = self.tabs.place
        is_money = tab == MONEY
        has_games = self._evening is not None and bool(self._evening.games)
        self._stack.setCurrentIndex(tab if is_money or has_games else NOTHING)
        self._arrange()
        self._switch.setVisible(not is_money)
        self._money_title.setVisible(is_money)
        self.form.setVisible(not is_money)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        """Lay out the list beside the form, or below it on a tall page; the money takes the whole width."""
        columns, is_money = self._columns, self.tabs.place == MONEY
        least = max(self.width(), TALL * self.fontMetrics().height())
        is_upright = self.height() > least and not is_money
        if is_upright:
            places = (self.form, 0, 0, 1, 2), (self._head, 1, 0, 1, 2), (self._stack, 2, 0, 1, 2)
        else:
            beside = (0, 2) if is_money else (1, 1)
            places = (self.form, 0, 0, 2, 1), (self._head, 0, 1, 1, 1), (self._stack, 1, beside[0], 1, beside[1])
        for widget, row, column, rows, width in places:
            columns.addWidget(widget, row, column, rows, width)
        form, sheet = FORM_ABOVE_LIST[self.form.ways.place]
        for row, stretch in enumerate((form, 0, sheet) if is_upright else (0, 1, 0)):
            columns.setRowStretch(row, stretch)

    def _lay_out(self) -> None:
        games = QWidget(self)
        vbox((self.table, 1), self._cross_sum, self._hint, STRETCH, on=games)
        self._stack = stacked(games, framed(self.curve, self), self.money, self.nothing, on=self)
        self.tabs.setUsesScrollButtons(False)
        tabs = hbox((self.tabs, 0, Qt.AlignmentFlag.AlignTop), STRETCH)  # in line with those of the form
        self._head = QWidget(self)
        vbox(wrapping_row((tabs, 1), (self._switch, 0, Qt.AlignmentFlag.AlignRight)), on=self._head)
        self._columns = columns = grid(spacing=(12, 8), stretch=FORM_AND_LIST)
        columns.addWidget(self._money_title, 0, 0)
        self.tabs.currentChanged.connect(lambda _: self._turn())
        ways_back = hbox(self.back, self.undo, STRETCH)
        buttons = wrapping_row(ways_back, (hbox((self.export, 1), self._others), 1))
        layout = vbox(self.title, self.subtitle, (columns, 1), self.line, buttons, on=self)
        layout.setAlignment(self.title, Qt.AlignmentFlag.AlignTop)
        self._turn()
