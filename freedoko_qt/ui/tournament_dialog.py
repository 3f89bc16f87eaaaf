"""The setup of a tournament: who sits there, how long, by which rules."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.preset_words import changed_name, preset_description, preset_name, set_name
from freedoko_qt.app.rule_sets import RuleSet, is_same, nearest_preset, preset_set
from freedoko_qt.app.setup import Avatar, TournamentSetup, distinct
from freedoko_qt.engine.rules import PRESETS, Rules, differences

from .opponent_row import OpponentRow
from .translated import Translated

ROUNDS = 5  # an evening, where the rules say nothing


class TournamentDialog(Translated, QDialog):
    """Asks for everything that a tournament needs; Enter starts at once with what is shown."""

    started = Signal(object)
    """The `TournamentSetup` that was chosen."""
    rules_wanted = Signal(object)
    """The `RuleSet` that is chosen now is to be looked at or changed."""

    def __init__(
        self,
        setup: TournamentSetup,
        parent: QWidget | None = None,
        *,
        own_sets: Sequence[RuleSet] = (),
        own_avatar: Avatar = Avatar.FOX,
    ) -> None:
        super().__init__(parent)
        self._setup = setup
        self._sets: list[RuleSet] = []
        self._rows = QVBoxLayout(self)
        _, *avatars = distinct((own_avatar, *setup.avatars))
        others = zip(setup.names[1:], setup.levels, setup.styles, avatars, strict=True)
        self.opponents = [OpponentRow(*other, self) for other in others]
        self._avatars = avatars
        for opponent in self.opponents:
            opponent.picture.taken = (own_avatar,)
            opponent.picture.chosen.connect(partial(self._exchange, opponent))
        self._others_heading = self._heading()
        self._rules_heading = self._heading()
        self._rounds = QSpinBox(self)
        self._rounds.setRange(0, 100)
        self._rounds_label = QLabel(self)
        self._rounds_label.setBuddy(self._rounds)
        self._rule_set = QComboBox(self)
        self._rule_set_label = QLabel(self)
        self._rule_set_label.setBuddy(self._rule_set)
        self._details = QPushButton(self)
        self._details.setAutoDefault(False)
        self._details.clicked.connect(lambda: self.rules_wanted.emit(self._chosen))
        self._description = QLabel(self)
        self._description.setProperty("role", "hint")
        self._description.setWordWrap(True)
        self._description.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, parent=self)
        self._start = QPushButton(self)
        self._start.setProperty("primary", True)
        self._start.setDefault(True)
        self._buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.accepted.connect(self._on_accepted)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._offer(own_sets, setup.rule_set)
        self.retranslate()
        self._rule_set.currentIndexChanged.connect(self._on_rules_changed)
        self._allow_endless(self._rules)
        self._rounds.setValue(setup.rounds or self._rounds_of(setup.rules) or 0)
        self._start.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def setup(self) -> TournamentSetup:
        """What is shown."""
        left, opposite, right = self.opponents
        return replace(
            self._setup,
            names=(self._setup.names[0], left.name, opposite.name, right.name),
            levels=(left.level, opposite.level, right.level),
            styles=(left.style, opposite.style, right.style),
            avatars=(left.picture.avatar, opposite.picture.avatar, right.picture.avatar),
            preset=self._chosen.preset,
            rules=self._chosen.rules,
            rules_name=self._chosen.name,
            rounds=self._rounds.value() or None,
        )

    def choose(self, rule_set: RuleSet, own_sets: Sequence[RuleSet]) -> None:
        """Go over to a rule set; perhaps others are kept now."""
        self._offer(own_sets, rule_set)
        self._on_rules_changed()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New tournament"))
        self._others_heading.setText(self.tr("The others at the table"))
        self._rules_heading.setText(self.tr("The game"))
        places = (self.tr("On your left"), self.tr("Opposite"), self.tr("On your right"))
        for opponent, place in zip(self.opponents, places, strict=True):
            opponent.set_place(place)
        self._rounds_label.setText(self.tr("&Rounds"))
        self._rounds.setAccessibleName(self.tr("Number of rounds"))
        self._rounds.setSpecialValueText(self.tr("as many as you like"))
        self._rule_set_label.setText(self.tr("R&ules"))
        self._rule_set.setAccessibleName(self.tr("Rules"))
        self._details.setText(self.tr("Rul&es…"))
        self._details.setAccessibleName(self.tr("Look at the rules and change them"))
        self._name_sets()
        self._describe()
        self._start.setText(self.tr("Start"))

    def _heading(self) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", "heading")
        return label

    def _lay_out(self) -> None:
        others = QGridLayout()
        others.setHorizontalSpacing(10)
        others.setVerticalSpacing(8)
        others.setColumnStretch(2, 1)
        for number, opponent in enumerate(self.opponents):
            opponent.lay_out(others, 2 * number)
            opponent.changed_size.connect(self._fit_height)
        form = QFormLayout()
        form.setHorizontalSpacing(18)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        rules = QHBoxLayout()
        rules.setSpacing(10)
        rules.addWidget(self._rule_set, 1)
        rules.addWidget(self._details)
        for widget in (self._details, self._rule_set):
            widget.ensurePolished()
        self._rounds.setMinimumHeight(self._rule_set.sizeHint().height())
        self._rule_set_label.setMinimumHeight(self._details.sizeHint().height())
        form.addRow(self._rule_set_label, rules)
        form.addRow("", self._description)
        form.addRow(self._rounds_label, self._rounds)
        layout = self._rows
        layout.setContentsMargins(22, 18, 22, 18)
        layout.setSpacing(10)
        layout.addWidget(self._others_heading)
        layout.addLayout(others)
        layout.addSpacing(6)
        layout.addWidget(self._rules_heading)
        layout.addLayout(form)
        layout.addStretch()
        layout.addWidget(self._buttons)
        self.setMinimumWidth(600)

    def _exchange(self, who: OpponentRow, avatar: Avatar) -> None:
        """Nobody sits there twice: who had the picture that another one has chosen gets that one's."""
        before = self._avatars[self.opponents.index(who)]
        for other in self.opponents:
            if other is not who and other.picture.avatar == avatar:
                other.picture.show_avatar(before)
        self._avatars = [opponent.picture.avatar for opponent in self.opponents]

    def _fit_height(self) -> None:
        self._rows.activate()
        self.resize(self.width(), self._rows.totalHeightForWidth(self.width()))

    @property
    def _chosen(self) -> RuleSet:
        return self._sets[self._rule_set.currentIndex()]

    @property
    def _rules(self) -> Rules:
        return self._chosen.rules

    def _offer(self, own_sets: Sequence[RuleSet], chosen: RuleSet) -> None:
        """The presets and the own sets, the chosen one on top if it is neither."""
        self._sets = [*map(preset_set, PRESETS), *own_sets]
        places = (row for row, one in enumerate(self._sets) if is_same(one, chosen) and one.rules == chosen.rules)
        place = next(places, None)
        if place is None:
            self._sets.insert(0, chosen)
        with QSignalBlocker(self._rule_set):
            self._rule_set.clear()
            self._rule_set.addItems([""] * len(self._sets))
            self._rule_set.setCurrentIndex(place or 0)
        self._name_sets()

    def _name_sets(self) -> None:
        for row, one in enumerate(self._sets):
            stands_again = row == 0 and any(is_same(one, other) for other in self._sets[1:])
            self._rule_set.setItemText(row, changed_name(one) if stands_again else set_name(one))

    @staticmethod
    def _rounds_of(rules: Rules) -> int | None:
        return rules.number_of_rounds if rules.number_of_rounds_limited else None

    def _allow_endless(self, rules: Rules) -> None:
        """No number at all only where the rules do not demand one."""
        self._rounds.setMinimum(1 if rules.number_of_rounds_limited else 0)

    def _on_rules_changed(self) -> None:
        self._allow_endless(self._rules)
        self._rounds.setValue(self._rounds_of(self._rules) or ROUNDS)
        self._describe()

    def _describe(self) -> None:
        chosen = self._chosen
        if chosen.preset is not None:
            self._description.setText(preset_description(chosen.preset))
            return
        preset = nearest_preset(chosen.rules)
        number = len(differences(chosen.rules, PRESETS[preset].rules))
        told = self.tr("%n difference(s) from {preset}", "", number) if number else self.tr("The same as {preset}")
        self._description.setText(told.format(preset=preset_name(preset)))

    def _on_accepted(self) -> None:
        self.accept()
        self.started.emit(self.setup)
