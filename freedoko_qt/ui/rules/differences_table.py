"""The rules in which two sets differ, and nothing else."""

from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTableWidgetItem, QWidget

from freedoko_qt.app.wording.rules import option_label, option_value, rule_text
from freedoko_qt.engine.rules import OPTIONS, Rules, differences

from ..parts.lines_table import LinesTable
from ..parts.tip import tip

OPTION = Qt.ItemDataRole.UserRole


class DifferencesTable(LinesTable):
    """A line for each rule that differs, by groups; hidden where there is none."""

    followed = Signal(str)
    """An option was chosen, by Enter or a double click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(3, parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("The rules that differ"))
        self.setAlternatingRowColors(False)
        self.setWordWrap(True)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.itemActivated.connect(self._on_activated)

    @property
    def differing(self) -> tuple[str, ...]:
        """The options in the table, in its order."""
        items = (self.item(row, 0) for row in range(self.rowCount()))
        return tuple(option for item in items if item is not None and (option := item.data(OPTION)))

    def show_differences(self, left: tuple[str, Rules], right: tuple[str, Rules]) -> None:
        """Compare two sets, each with the words at the head of its column."""
        options = differences(left[1], right[1])
        self.setHorizontalHeaderLabels([self.tr("Rule"), left[0], right[0]])
        self.clearSpans()
        self.setRowCount(0)
        for group, members in groupby(options, key=lambda option: OPTIONS[option].group):
            self._add_heading(rule_text(group.label))
            for option in members:
                values = (option_value(OPTIONS[option], getattr(rules, option)) for _, rules in (left, right))
                self._add_row(option, [option_label(option), *values])
        self.setVisible(bool(options))

    def _add_heading(self, text: str) -> None:
        row = self.rowCount()
        self.insertRow(row)
        item = QTableWidgetItem(text)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = self.font()
        font.setBold(True)
        item.setFont(font)
        item.setBackground(self.palette().alternateBase())
        self.setItem(row, 0, item)
        self.setSpan(row, 0, 1, 3)

    def _add_row(self, option: str, texts: list[str]) -> None:
        row = self.rowCount()
        self.insertRow(row)
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setToolTip(tip(rule_text(OPTIONS[option].explanation)))
            item.setData(OPTION, option)
            self.setItem(row, column, item)

    def _on_activated(self, item: QTableWidgetItem) -> None:
        option = item.data(OPTION)
        if option:
            self.followed.emit(option)
