"""The rules in which two sets differ, and nothing else."""

from itertools import groupby

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QWidget

from freedoko_qt.app.plain import bare
from freedoko_qt.app.wording.rules import option_label, option_value, rule_text
from freedoko_qt.engine.rules import OPTIONS, Rules, differences

from ..parts.lines_model import Role, TableCell
from ..parts.lines_table import LinesTable
from ..parts.scrolling import fade_lines


class DifferencesTable(LinesTable):
    """A line for each rule that differs, by groups; hidden where there is none."""

    at_left = (0, 1, 2)
    followed = Signal(str)
    """An option was chosen, by Enter or a double click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(3, parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("The rules that differ"))
        self.setAlternatingRowColors(False)
        self.setWordWrap(True)
        fade_lines(self)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._rows: list[tuple[str, list[TableCell]]] = []
        """Each line after its option, a heading after none."""
        self.activated.connect(self._on_activated)

    @property
    def differing(self) -> tuple[str, ...]:
        """The options in the table, in its order."""
        return tuple(option for option, _ in self._rows if option)

    def show_differences(self, left: tuple[str, Rules], right: tuple[str, Rules]) -> None:
        """Compare two sets, each with the words at the head of its column."""
        options = differences(left[1], right[1])
        self._rows = []
        for group, members in groupby(options, key=lambda option: OPTIONS[option].group):
            self._rows.append(("", self._heading(rule_text(group.label))))
            for option in members:
                values = (option_value(OPTIONS[option], getattr(rules, option)) for _, rules in (left, right))
                about = rule_text(OPTIONS[option].explanation)
                self._rows.append((option, [TableCell(text, about) for text in (option_label(option), *values)]))
        self._head([self.tr("Rule"), bare(left[0]), bare(right[0])])
        headings = [row for row, (option, _) in enumerate(self._rows) if not option]
        self._show_lines(len(self._rows), lambda row: self._rows[row][1], headings)
        self.setVisible(bool(options))

    def _heading(self, text: str) -> list[TableCell]:
        flags, ground = Qt.ItemFlag.ItemIsEnabled, self.palette().alternateBase()
        return [
            TableCell(words, strong=True, flags=flags, data={Role.BackgroundRole: ground}) for words in (text, "", "")
        ]

    def _on_activated(self, index: QModelIndex) -> None:
        if option := self._rows[index.row()][0]:
            self.followed.emit(option)
