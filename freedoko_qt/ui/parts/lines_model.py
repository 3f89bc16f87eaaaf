"""The model of a table, whose lines are made when they are first shown."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFont

from freedoko_qt.app.plain import NARROW, bare, isolated, shortened

from ..look.typeface import bold
from .model_index import Index
from .tip import tip, whole

Role = Qt.ItemDataRole

READ = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
WRITTEN = READ | Qt.ItemFlag.ItemIsEditable
HEAD = 12  # letters of a long name above a column


@dataclass(frozen=True, slots=True)
class TableCell:
    """One cell of a line."""

    text: str
    tip: str = ""
    strong: bool = False
    flags: Qt.ItemFlag = READ
    data: Mapping[int, Any] = field(default_factory=dict)
    """Further values by their roles: a picture, a background, a number for a delegate."""

    @property
    def shown(self) -> str:
        """The part of the text that is seen; what can be edited is treated as one word."""
        is_written = self.flags & Qt.ItemFlag.ItemIsEditable
        return bare(shortened(isolated(self.text))) if is_written else shortened(self.text, NARROW)


class LinesModel(QAbstractTableModel):
    """Heads of columns, and lines that are made one by one."""

    edited = Signal(int, str)
    """A line, from 0, and the text that was written into it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._heads: list[dict[int, Any]] = []
        self._alignments: Sequence[Qt.AlignmentFlag] = ()
        self._number = 0
        self._line: Callable[[int], Sequence[TableCell]] = lambda row: ()
        self._lines: dict[int, Sequence[TableCell]] = {}
        self._strong = bold(QFont())

    def head(self, words: Sequence[str], alignments: Sequence[Qt.AlignmentFlag]) -> None:
        """Have a column for each word, aligned as given; lines of another width are removed."""
        is_as_wide = len(words) == len(self._heads)
        if not is_as_wide:
            self.beginResetModel()
            self._number, self._lines = 0, {}
        self._alignments = alignments
        self._heads = [
            {
                Role.DisplayRole: shortened(text, HEAD),
                Role.ToolTipRole: whole(text, HEAD),
                Role.TextAlignmentRole: alignment,
            }
            for text, alignment in zip(words, alignments, strict=True)
        ]
        if is_as_wide:  # the lines that are marked and hidden stay so
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(words) - 1)
        else:
            self.endResetModel()

    def show(self, number: int, line: Callable[[int], Sequence[TableCell]]) -> None:
        """Show `number` lines, each of which `line` makes by its place.

        `line` is called when a row is first shown, once for each until the next call.
        """
        self.beginResetModel()
        self._number, self._line, self._lines = number, line, {}
        self.endResetModel()

    def line(self, row: int) -> Sequence[TableCell]:
        """The cells of a line."""
        if row not in self._lines:
            self._lines[row] = self._line(row)
        return self._lines[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else self._number

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        cell = self.line(index.row())[index.column()]
        match role:
            case Role.DisplayRole:
                return cell.shown
            case Role.EditRole:
                return cell.text
            case Role.ToolTipRole if shown_tip := tip(cell.tip) or whole(cell.text, NARROW):
                return shown_tip
            case Role.TextAlignmentRole:
                return self._alignments[index.column()]
            case Role.FontRole if cell.strong:
                return self._strong
        return cell.data.get(role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return self.line(index.row())[index.column()].flags if index.isValid() else Qt.ItemFlag.NoItemFlags

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Emit an edited text; the owner of the table updates it."""
        self.edited.emit(index.row(), value)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        return self._heads[section].get(role) if orientation == Qt.Orientation.Horizontal else None

    def setHeaderData(self, section: int, orientation: Qt.Orientation, value: Any, role: int = Role.EditRole) -> bool:
        if self._heads[section].get(role) != value:  # else Qt would lay out the table again for nothing
            self._heads[section][role] = value
            self.headerDataChanged.emit(orientation, section, section)
        return True
