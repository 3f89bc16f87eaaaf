"""The length of a tournament: what ends it, and after how many."""

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.tournament_length import LengthKind, TournamentLength, is_possible, length_of, restated
from freedoko_qt.app.wording.rules import condition
from freedoko_qt.engine.evening.length import games_planned
from freedoko_qt.engine.rounds import GAMES_IN_A_ROUND
from freedoko_qt.engine.rules import OPTIONS, Rules

from ..parts.layouts import STRETCH, hbox
from ..parts.no_wheel import FittingSpinBox, NoWheelComboBox
from ..parts.screen_reader import set_accessible_name
from ..parts.tip import tip
from ..parts.translated import Translated

HIGHEST = OPTIONS["number_of_rounds"].high


class LengthChoice(Translated, QWidget):
    """A box with the four ends, and a number."""

    edited = Signal()
    """A person has chosen another length.

    `length` has the new value already. Not emitted by `show_length`.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self._length = length_of(self._rules)
        self.ends = NoWheelComboBox(self)
        self.bind(partial(set_accessible_name, self.ends), lambda self: self.tr("What ends the tournament"))
        # Our own: PySide remembers those that Qt has made beyond their life.
        self._items = [QStandardItem() for _ in LengthKind]
        model = QStandardItemModel(self)
        for item in self._items:
            model.appendRow(item)
        self.ends.setModel(model)
        self.number = FittingSpinBox(self)
        self.ends.currentIndexChanged.connect(self._on_end)
        self.number.valueChanged.connect(self._on_number)
        self.setFocusProxy(self.ends)
        hbox(self.ends, self.number, STRETCH, on=self)

    @property
    def length(self) -> TournamentLength:
        """The length shown."""
        return self._length

    def show_length(self, length: TournamentLength, rules: Rules) -> None:
        """Show a length, of a tournament by rules that allow it.

        Does not emit `edited`. The number is limited to what the options allow.
        """
        self._length, self._rules = length, rules
        with QSignalBlocker(self.ends), QSignalBlocker(self.number):
            self.ends.setCurrentIndex(list(LengthKind).index(length.end))
            by = GAMES_IN_A_ROUND if length.end is LengthKind.GAMES else 1
            self.number.setSingleStep(by)
            self.number.setRange(by, OPTIONS["points"].high if length.end is LengthKind.POINTS else HIGHEST * by)
            self.number.setValue(length.number)
        self.number.setVisible(length.end is not LengthKind.ENDLESS)
        self._update_text()

    def _update_text(self) -> None:
        names = {
            LengthKind.ROUNDS: (self.tr("Rounds"), self.tr("Number of rounds")),
            LengthKind.GAMES: (self.tr("Games"), self.tr("Number of games")),
            LengthKind.POINTS: (self.tr("Pot of points"), self.tr("Points in the pot")),
            LengthKind.ENDLESS: (self.tr("As long as you like"), ""),
        }
        missing = self._rules.missing("points_limited")
        for row, (name, _) in enumerate(names.values()):
            self.ends.setItemText(row, name)
        for row, end in enumerate(LengthKind):
            possible = is_possible(self._rules, end)
            self._items[row].setEnabled(possible)
            why = "" if possible or not missing else self.tr("Needs {options}").format(options=condition(missing))
            self.ends.setItemData(row, tip(why), Qt.ItemDataRole.ToolTipRole)
        self.number.setAccessibleName(names[self._length.end][1])

    def explained(self, rules: Rules) -> str:
        """The length in sentences, with the limits of the chosen rules; `rules` are those in play."""
        return " ".join(filter(None, (self._meaning(rules), self._pot(rules), self._own_limit())))

    def _meaning(self, rules: Rules) -> str:
        planned, duty = games_planned(rules) or 0, rules.in_force().number_of_duty_soli
        match self._length.end:
            case LengthKind.ROUNDS if duty:
                return self.tr("%n game(s) are planned, the duty solos included.", "", planned)
            case LengthKind.ROUNDS:
                return self.tr("%n game(s) are planned.", "", planned)
            case LengthKind.GAMES if duty:
                return self.tr("A solo is one of them, and the last games are kept for duty solos that are still owed.")
            case LengthKind.GAMES:
                return self.tr("Solos included.")
            case LengthKind.POINTS:
                return self.tr("It ends when the points scored have used up the pot.")
            case LengthKind.ENDLESS if self._rules.number_of_duty_soli:
                return self.tr("You play for as long as you like; then there are no duty solos.")
            case LengthKind.ENDLESS:
                return self.tr("You play for as long as you like.")

    def _pot(self, rules: Rules) -> str:
        """The hint that the pot of the rules may end it before."""
        rules = rules.in_force()
        if self._length.end is LengthKind.POINTS or not rules.points_limited:
            return ""
        return self.tr("It ends earlier if a pot of %n point(s) is used up.", "", rules.points)

    def _own_limit(self) -> str:
        """The length by the rules alone, where that is something else."""
        own = length_of(self._rules)
        match own.end:
            case LengthKind.ROUNDS if own != self._length:
                return self.tr("The rules set %n round(s).", "", own.number)
            case LengthKind.POINTS if own != self._length and self._length.end in (
                LengthKind.POINTS,
                LengthKind.ENDLESS,
            ):
                return self.tr("The rules set a pot of %n point(s).", "", own.number)
        return ""

    def _on_end(self, row: int) -> None:
        own, end = length_of(self._rules), list(LengthKind)[row]
        length = own if own.end is end else restated(self._length, end, self._rules)
        self._edit(length)

    def _on_number(self, number: int) -> None:
        by = self.number.singleStep()
        self._edit(TournamentLength(self._length.end, -(-number // by) * by))

    def _edit(self, length: TournamentLength) -> None:
        self.show_length(length, self._rules)
        self.edited.emit()
