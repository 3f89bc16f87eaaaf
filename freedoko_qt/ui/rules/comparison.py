"""Two rule sets side by side: the rules in which they differ, and nothing else."""

from itertools import groupby

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QGridLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.preset_words import changed_name, set_name
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.app.wording.rules import option_label, option_value, rule_text
from freedoko_qt.engine.rules import OPTIONS, PRESETS, differences

from ..parts.captions import add_choices
from ..parts.label import Label
from ..parts.tip import tip
from ..parts.translated import Translated
from .draft import Draft
from .set_commands import SetCommands

OPTION = Qt.ItemDataRole.UserRole


class ComparisonPage(Translated, QWidget):
    """A table with a line for each rule that differs, by groups."""

    followed = Signal(str)
    """An option that is to be shown among the rules."""

    def __init__(self, draft: Draft, commands: SetCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        self._commands = commands
        self._sets: list[RuleSet] = []
        self.left = self.word(QComboBox(self), name=lambda self: self.tr("One set"))
        self.right = self.word(QComboBox(self), name=lambda self: self.tr("The other set"))
        self._left_label = self.make_label(lambda self: self.tr("&One set"))
        self._right_label = self.make_label(lambda self: self.tr("The o&ther"))
        self._left_label.setBuddy(self.left)
        self._right_label.setBuddy(self.right)
        self.count = Label(self, "strong")
        self.table = self.word(QTableWidget(0, 3, self), name=lambda self: self.tr("The rules that differ"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setWordWrap(True)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.itemActivated.connect(self._on_activated)
        self._hint = self.make_label(lambda self: self.tr("Enter or a double click leads to the rule."), "hint")
        for box in (self.left, self.right):
            box.currentIndexChanged.connect(self._show_differences)
        draft.changed.connect(self._update_text)
        draft.renamed.connect(self._update_text)
        commands.shelf_changed.connect(self._update_text)
        self._lay_out()
        self._update_text()
        others = [draft.preset, *PRESETS]
        other = next((one for one in others if PRESETS[one].rules != draft.rules), draft.preset)
        self.right.setCurrentIndex(1 + tuple(PRESETS).index(other))

    @property
    def differing(self) -> tuple[str, ...]:
        """The options in the table, in its order."""
        items = (self.table.item(row, 0) for row in range(self.table.rowCount()))
        return tuple(option for item in items if item is not None and (option := item.data(OPTION)))

    def _update_text(self) -> None:
        kept = self._draft.kept
        now = changed_name(kept) if self._draft.is_changed else set_name(kept)
        self._sets = [self._draft.rule_set, *map(preset_set, PRESETS), *self._commands.own_sets]
        names = [self.tr("These rules: {name}").format(name=now), *map(set_name, self._sets[1:])]
        for box in (self.left, self.right):
            with QSignalBlocker(box):
                row = box.currentIndex()
                box.clear()
                add_choices(box, names)
                box.setCurrentIndex(row if 0 <= row < len(names) else 0)
        self._show_differences()

    def _show_differences(self) -> None:
        left, right = self._sets[self.left.currentIndex()], self._sets[self.right.currentIndex()]
        options = differences(left.rules, right.rules)
        number = len(options)
        same = self.tr("These two sets are the same.")
        self.count.setText(self.tr("%n difference(s)", "", number) if number else same)
        heads = (box.currentText() if box.currentIndex() else self.tr("These rules") for box in (self.left, self.right))
        self.table.setHorizontalHeaderLabels([self.tr("Rule"), *heads])
        self.table.clearSpans()
        self.table.setRowCount(0)
        for group, members in groupby(options, key=lambda option: OPTIONS[option].group):
            self._add_heading(rule_text(group.label))
            for option in members:
                values = (option_value(OPTIONS[option], getattr(one.rules, option)) for one in (left, right))
                self._add_row(option, [option_label(option), *values])
        self.table.setVisible(number > 0)

    def _add_heading(self, text: str) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        item = QTableWidgetItem(text)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = self.table.font()
        font.setBold(True)
        item.setFont(font)
        item.setBackground(self.palette().alternateBase())
        self.table.setItem(row, 0, item)
        self.table.setSpan(row, 0, 1, 3)

    def _add_row(self, option: str, texts: list[str]) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setToolTip(tip(rule_text(OPTIONS[option].explanation)))
            item.setData(OPTION, option)
            self.table.setItem(row, column, item)

    def _on_activated(self, item: QTableWidgetItem) -> None:
        option = item.data(OPTION)
        if option:
            self.followed.emit(option)

    def _lay_out(self) -> None:
        top = QGridLayout()
        top.setHorizontalSpacing(14)
        for column, (words, box) in enumerate(((self._left_label, self.left), (self._right_label, self.right))):
            top.addWidget(words, 0, column)
            top.addWidget(box, 1, column)
            top.setColumnStretch(column, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(top)
        layout.addWidget(self.count)
        layout.addWidget(self.table, 1)
        layout.addStretch()
        layout.addWidget(self._hint)
