"""The eyes and announcements of both sides, to be scored by the rules."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QSpinBox, QWidget

from freedoko_qt.app import wording
from freedoko_qt.engine.actions import DENIALS
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.tally import SideTally, Tally, specials_to_enter
from freedoko_qt.engine.teams import CONTRA, RE, Side

from ..parts.captions import write_choices
from ..parts.label import Label
from ..parts.layouts import grid
from ..parts.no_wheel import NoWheelComboBox, NoWheelSpinBox
from ..parts.screen_reader import set_accessible_name
from ..parts.translated import Translated

EYES = 240
SOME = 1  # tricks: that a side took any is all that matters


class SidesForm(Translated, QWidget):
    """Eyes, announcements and special points, a column for each side."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self._contract = Contract.NORMAL
        self._grid = grid(on=self, spacing=(12, 8), stretch=(1,))
        self._heads = {side: Label(self, "strong") for side in Side}
        self._eyes_label = self.make_label(lambda self: self.tr("Card points"))
        self._said_label = self.make_label(lambda self: self.tr("Announced"))
        self._early_label = self.make_label(lambda self: self.tr("before the first card"))
        self.eyes = self.word(NoWheelSpinBox(self), name=lambda self: self.tr("Card points of Re"))
        self.eyes.setRange(0, EYES)
        self.eyes.setValue(EYES // 2)
        self._others = Label(self)
        self.black = QCheckBox(self)
        self.black.setChecked(True)
        self.said = {side: NoWheelComboBox(self) for side in Side}
        self._early = {side: QCheckBox(self) for side in Side}
        self._special_labels: dict[str, Label] = {}
        self.specials: dict[str, dict[Side, QSpinBox]] = {}
        for side, column in ((RE, 1), (CONTRA, 2)):
            self._heads[side].setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(self._heads[side], 0, column)
            self._grid.addWidget(self.said[side], 3, column)
            self._grid.addWidget(self._early[side], 4, column, Qt.AlignmentFlag.AlignCenter)
            self.said[side].currentIndexChanged.connect(self._on_changed)
            self._early[side].toggled.connect(self._on_changed)
        self._others.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for row, label in ((1, self._eyes_label), (3, self._said_label), (4, self._early_label)):
            self._grid.addWidget(label, row, 0)
        self._grid.addWidget(self.eyes, 1, 1)
        self._grid.addWidget(self._others, 1, 2)
        self._grid.addWidget(self.black, 2, 0, 1, 3)
        self.eyes.valueChanged.connect(self._on_changed)
        self.black.toggled.connect(self._on_changed)
        self._update_text()

    def begin(self, rules: Rules) -> None:
        """Begin a new game by these rules: nothing has been said or taken.

        `changed` follows.
        """
        self._rules = rules
        self.eyes.setValue(EYES // 2)
        self.black.setChecked(True)
        for side in Side:
            self.said[side].setCurrentIndex(0)
            self._early[side].setChecked(False)
        for spins in self.specials.values():
            for spin in spins.values():
                spin.setValue(0)
        self._on_changed()

    def show_tally(self, tally: Tally) -> None:
        """Show a tally as it was entered; its game type is asked for already.

        `changed` follows.
        """
        self.eyes.setValue(tally.sides[RE].eyes)
        if not self.black.isHidden():
            self.black.setChecked(any(not side.tricks for side in tally.sides.values()))
        for side, counted in tally.sides.items():
            self.said[side].setCurrentIndex(counted.level)
            self._early[side].setChecked(counted.preannounced)
            for name, number in counted.specials.items():
                self.specials[name][side].setValue(number)
        self._on_changed()

    def show_contract(self, contract: Contract) -> None:
        """Ask for what counts in this game type."""
        self._contract = contract
        noted = specials_to_enter(self._rules, contract)
        for name in noted:
            if name not in self.specials:
                self._add_special(name)
        for name, spins in self.specials.items():
            self._special_labels[name].setVisible(name in noted)
            for spin in spins.values():
                spin.setVisible(name in noted)
                spin.setRange(0, noted[name][1] if name in noted else 0)
        self._update_text()

    def tally(self) -> Tally:
        """The entered tally.

        Without an id, and with a bock factor of 1; always complete.
        """
        return Tally("", self._contract, {side: self._side(side) for side in Side})

    def _update_text(self) -> None:
        for side in Side:
            name = wording.side_name(side)
            self._heads[side].setText(name)
            set_accessible_name(self.said[side], self.tr("{side} has announced").format(side=name))
            self._early[side].setAccessibleName(self.tr("{side} before the first card").format(side=name))
            write_choices(self.said[side], [self.tr("nothing"), name, *map(wording.call_name, DENIALS)])
        noted = specials_to_enter(self._rules, self._contract)
        for name, label in self._special_labels.items():
            if name in noted:
                label.setText(wording.score_reason(noted[name][0]))
                for side, spin in self.specials[name].items():
                    spin.setAccessibleName(f"{label.text()}: {wording.side_name(side)}")
        self._infer()

    def _on_changed(self) -> None:
        self._infer()
        self.changed.emit()

    def _infer(self) -> None:
        """Show what follows from what was entered."""
        eyes = self.eyes.value()
        self._others.setText(str(EYES - eyes))
        loser = RE if eyes == 0 or self._contract is Contract.SOLO_NULL else CONTRA
        is_null = self._contract is Contract.SOLO_NULL
        for widget in (self._eyes_label, self.eyes, self._others):
            widget.setVisible(not is_null)
        self.black.setVisible(is_null or eyes in (0, EYES))
        self.black.setText(self.tr("{side} has not taken a single trick").format(side=wording.side_name(loser)))
        has_bonus = self._rules.in_force().preannouncement_bonus > 0
        self._early_label.setVisible(has_bonus)
        for side in Side:
            self._early[side].setVisible(has_bonus)
            self._early[side].setEnabled(self.said[side].currentIndex() > 0)

    def _side(self, side: Side) -> SideTally:
        of_re = self._eyes_of_re
        eyes = of_re if side is RE else EYES - of_re
        noted: Mapping[str, int] = {
            name: spins[side].value() for name, spins in self.specials.items() if spins[side].value()
        }
        level = self.said[side].currentIndex()
        return SideTally(
            eyes=eyes,
            tricks=0 if eyes == 0 and self.black.isChecked() else SOME,
            level=level,
            specials=noted,
            preannounced=bool(level) and self._early[side].isChecked(),
        )

    @property
    def _eyes_of_re(self) -> int:
        """The eyes that were entered; in a null, where they do not matter, none or some."""
        if self._contract is Contract.SOLO_NULL:
            return 0 if self.black.isChecked() else EYES // 2
        return self.eyes.value()

    def _add_special(self, name: str) -> None:
        row = self._grid.rowCount()
        self._special_labels[name] = label = Label(self, wraps=True)
        self._grid.addWidget(label, row, 0)
        self.specials[name] = {side: NoWheelSpinBox(self) for side in Side}
        for side, column in ((RE, 1), (CONTRA, 2)):
            spin = self.specials[name][side]
            spin.valueChanged.connect(self._on_changed)
            self._grid.addWidget(spin, row, column)
