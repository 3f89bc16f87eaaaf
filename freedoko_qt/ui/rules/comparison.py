"""Two rule sets side by side: the rules in which they differ, and nothing else."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.rule_set_names import changed_name, set_name
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.engine.rules import PRESETS

from ..parts.captions import write_choice, write_choices
from ..parts.label import Label
from ..parts.layouts import STRETCH, grid, vbox
from ..parts.no_wheel import NoWheelComboBox
from ..parts.translated import Translated
from .differences_table import DifferencesTable
from .draft import Draft
from .set_commands import SetCommands


class ComparisonPage(Translated, QWidget):
    """A table with a line for each rule that differs, by groups."""

    followed = Signal(str)
    """An option that is to be shown among the rules."""

    def __init__(self, draft: Draft, commands: SetCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self._draft = draft
        self._commands = commands
        self._sets: list[RuleSet] = []
        self.left = self.word(NoWheelComboBox(self), name=lambda self: self.tr("One set"))
        self.right = self.word(NoWheelComboBox(self), name=lambda self: self.tr("The other set"))
        self._left_label = self.make_label(lambda self: self.tr("&One set"), buddy=self.left)
        self._right_label = self.make_label(lambda self: self.tr("The o&ther"), buddy=self.right)
        self.count = Label(self, "strong")
        self.table = DifferencesTable(self)
        self.table.followed.connect(self.followed)
        self._hint = self.make_label(lambda self: self.tr("Enter or a double click leads to the rule."), "hint")
        for box in (self.left, self.right):
            box.currentIndexChanged.connect(self._show_differences)
        draft.changed.connect(self._update_draft)
        draft.renamed.connect(self._update_draft)
        commands.own_sets_changed.connect(self._update_text)
        self._lay_out()
        self._update_text()
        others = [draft.preset, *PRESETS]
        other = next((one for one in others if PRESETS[one].rules != draft.rules), draft.preset)
        self.right.setCurrentIndex(1 + tuple(PRESETS).index(other))

    def _update_text(self) -> None:
        self._sets = [self._draft.rule_set, *map(preset_set, PRESETS), *self._commands.own_sets]
        names = [self._draft_name(), *map(set_name, self._sets[1:])]
        for box in (self.left, self.right):
            write_choices(box, names)
        self._show_differences()

    def _update_draft(self) -> None:
        """Write the draft alone anew: there can be very many other sets."""
        self._sets[0] = self._draft.rule_set
        for box in (self.left, self.right):
            write_choice(box, 0, self._draft_name())
        self._show_differences()

    def _draft_name(self) -> str:
        kept = self._draft.kept
        now = changed_name(kept) if self._draft.is_changed else set_name(kept)
        return self.tr("These rules: {name}").format(name=now)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_differences()

    def _show_differences(self) -> None:
        if not self.isVisible():  # then they are compared when they are looked at
            return
        left, right = self._sets[self.left.currentIndex()], self._sets[self.right.currentIndex()]
        boxes = (self.left, self.right)
        heads = [box.currentText() if box.currentIndex() else self.tr("These rules") for box in boxes]
        self.table.show_differences((heads[0], left.rules), (heads[1], right.rules))
        number = len(self.table.differing)
        same = self.tr("These two sets are the same.")
        self.count.setText(self.tr("%n difference(s)", "", number) if number else same)

    def _lay_out(self) -> None:
        top = grid(spacing=(12, 4))
        for column, (words, box) in enumerate(((self._left_label, self.left), (self._right_label, self.right))):
            top.addWidget(words, 0, column)
            top.addWidget(box, 1, column)
            top.setColumnStretch(column, 1)
        vbox(top, self.count, (self.table, 1), STRETCH, self._hint, on=self)
