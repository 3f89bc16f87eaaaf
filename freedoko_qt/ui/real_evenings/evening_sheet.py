"""One real evening: who plays now, the game that was played, and the list."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from freedoko_qt.app.evening.evening import Evening
from freedoko_qt.app.evening.played import PaperGame
from freedoko_qt.app.plain import isolated

from ..parts.curve import Curve
from ..parts.label import Label
from ..parts.translated import Translated
from ..sheet.counting_switch import CountingSwitch
from ..sheet.cross_sum import CrossSum
from ..sheet.games_table import GamesTable
from ..sheet.sheet_export import SheetExport
from .game_form import GameForm


class EveningSheet(Translated, QWidget):
    """It stands on a kitchen table: at the left what is asked, at the right what is written."""

    changed = Signal(object)
    """The Evening as it is now."""
    others_wanted = Signal()
    """The other evenings."""
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._evening: Evening | None = None
        self.title, self.subtitle = Label(self, "title"), Label(self, "subtitle", wraps=True)
        self.form = GameForm(self)
        self.form.entered.connect(self._on_entered)
        self.leaves = self.make_tabs(
            lambda self: self.tr("List"), lambda self: self.tr("Curve"), name=lambda self: self.tr("List or curve")
        )
        self.table = GamesTable(self, opens=False)
        self._cross_sum = CrossSum(self)
        self.curve = Curve(self)
        self._switch = CountingSwitch(self)
        self.export = SheetExport(self)
        self._switch.turn(self.table, self.curve, self.export)
        self.undo = self.make_button(lambda self: self.tr("Take the last game back"), self._on_undone, enter=True)
        self._others = self.make_button(lambda self: self.tr("Other evenings"), self.others_wanted, enter=True)
        self._close = self.make_button(lambda self: self.tr("Close"), self.left, enter=True)
        self._lay_out()

    @property
    def evening(self) -> Evening | None:
        """The evening that is shown."""
        return self._evening

    def show_evening(self, evening: Evening) -> None:
        """Go on with this evening."""
        self._evening = evening
        self.form.begin(evening)
        self._switch.show_sheet(evening.sheet)
        self._cross_sum.show_sheet(evening.sheet)
        self._update_text()
        self.form.focus_best()

    def _update_text(self) -> None:
        evening = self._evening
        if evening is None:
            return
        now = evening.situation
        self.undo.setEnabled(bool(evening.games))
        self.title.setText(self.tr("Game {number}, round {round}").format(number=now.number, round=now.round))
        words = [self.tr("{name} deals.").format(name=isolated(evening.names[now.dealer]))]
        first, second, third, fourth = (isolated(evening.names[one]) for one in now.playing)
        words.append(
            self.tr("{first}, {second}, {third} and {fourth} play.").format(
                first=first, second=second, third=third, fourth=fourth
            )
        )
        if now.table.bock_queue:
            words.append(self.tr("Bock: ×{factor}.").format(factor=now.table.bock_factor))
        self.subtitle.setText(" ".join(words))

    def _on_entered(self, game: PaperGame) -> None:
        if self._evening is not None:
            self._change(self._evening.with_game(game))

    def _on_undone(self) -> None:
        if self._evening is not None:
            self._change(self._evening.undone())

    def _change(self, evening: Evening) -> None:
        self.show_evening(evening)
        self.changed.emit(evening)

    def _lay_out(self) -> None:
        games = QWidget(self)
        rows = QVBoxLayout(games)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.table, 1)
        rows.addWidget(self._cross_sum)
        stack = QStackedWidget(self)
        stack.addWidget(games)
        stack.addWidget(self.curve)
        self.leaves.currentChanged.connect(stack.setCurrentIndex)
        top = QHBoxLayout()
        top.addWidget(self.leaves)
        top.addStretch()
        top.addWidget(self._switch)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addLayout(top)
        right.addWidget(stack, 1)
        columns = QHBoxLayout()
        columns.setSpacing(18)
        columns.addWidget(self.form, 4)
        columns.addLayout(right, 5)
        buttons = QHBoxLayout()
        buttons.addWidget(self.undo)
        buttons.addWidget(self.export, 1)
        buttons.addWidget(self._others)
        buttons.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.title)
        layout.addWidget(self.subtitle)
        layout.addLayout(columns, 1)
        layout.addLayout(buttons)
        layout.setAlignment(self.title, Qt.AlignmentFlag.AlignTop)
