"""The score sheet in small: a line a game with the running sum of each seat, as players write it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import ceil

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from freedoko_qt.app.sheet.grid import line_title, marks
from freedoko_qt.app.sheet.sheet import Sheet, SheetLine
from freedoko_qt.engine.cards import SEATS

from ..look.typeface import bold
from ..parts.lines_model import Role, TableCell
from ..parts.tip import tip
from ..sheet.games_table import MARKS, NUMBER, TITLE, GamesTable
from .side_page import SidePage
from .side_state import SideState

SUMS = range(MARKS + 1, MARKS + 1 + len(SEATS))
"""The columns of the players."""
AROUND = 0.9  # of the height of a line, what is free beside the name in the head of a column


class SumsTable(GamesTable):
    """The list of games with the marks behind the number; tool tips say what was played."""

    shows_duty = False

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, opens=False)
        self.setColumnHidden(TITLE, True)
        self.setColumnHidden(MARKS, True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(1)
        for column in SUMS:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)

    def _update_text(self) -> None:
        super()._update_text()
        self._shorten()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def minimumSizeHint(self) -> QSize:
        """The width in which no number is cut off."""
        number = max(self.sizeHintForColumn(NUMBER), self.horizontalHeader().sectionSizeHint(NUMBER))
        sums = len(SUMS) * max(self.sizeHintForColumn(column) for column in SUMS)
        beside = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        return QSize(number + sums + beside, super().minimumSizeHint().height())

    def _game(self, line: SheetLine) -> list[TableCell]:
        meaning = self._meaning(line)
        shown_words = "\n".join(filter(None, (line_title(line, self._names), meaning)))
        spoken = "\n".join(filter(None, (str(line.number), meaning)))
        _, *others = (replace(cell, tip=shown_words) for cell in super()._game(line))
        number = f"{line.number} {marks(line)}".strip()
        return [TableCell(number, shown_words, data={Qt.ItemDataRole.AccessibleTextRole: spoken}), *others]

    def _shorten(self) -> None:
        """Give each column the room of its name, and head it with as much of that as there is room for."""
        header = self.horizontalHeader()
        metrics = QFontMetrics(bold(self.font()))
        around = ceil(AROUND * metrics.height())
        wanted = [metrics.horizontalAdvance(name) + around for name in self._names]
        numbers = max(self.sizeHintForColumn(column) for column in SUMS)
        widths = shares([max(width, numbers) for width in wanted], self.viewport().width() - header.sectionSize(NUMBER))
        for column, name, width in zip(SUMS, self._names, widths, strict=True):
            header.resizeSection(column, width)
            short = short_name(name, partial(_fits, metrics, width - around))
            shown_words = {Role.DisplayRole: short, Role.ToolTipRole: tip(name), Role.AccessibleTextRole: name}
            for role, text in shown_words.items():
                self.lines.setHeaderData(column, Qt.Orientation.Horizontal, text, role)


class SumsPage(SidePage):
    """The finished games of the tournament; the last line is in sight."""

    ends_in_sight = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: Sheet | None = None
        self.nothing = self.add_words("hint")
        self.bind(self.nothing.setText, lambda self: self.tr("No game has been finished yet."))
        self.table = SumsTable(self)
        self.add_body(self.table)

    @property
    def entry(self) -> int:
        return self.table.rowCount() - 1

    def show_state(self, known: SideState) -> None:
        sheet = known.sheet
        if sheet is not None and sheet != self._shown:
            self._shown = sheet
            self.table.show_sheet(sheet)
            self.nothing.setVisible(not sheet.lines)


def shares(wanted: Sequence[int], room: int) -> list[int]:
    """The widths of parts that fill a room: what is missing is taken from the widest, what is left goes to all.

    Whole pixels that add up to `room`, unless even one pixel each is too much.
    """
    widths = [*wanted]
    while sum(widths) > room and max(widths) > 1:
        widest = max(widths)
        next_one = max((width for width in widths if width < widest), default=1)
        number = widths.count(widest)
        less = max(next_one, widest - ceil((sum(widths) - room) / number))
        widths = [less if width == widest else width for width in widths]
    spare = max(0, room - sum(widths))
    parts = len(widths)
    return [width + spare * (place + 1) // parts - spare * place // parts for place, width in enumerate(widths)]


def _fits(metrics: QFontMetrics, room: int, text: str) -> bool:
    return metrics.horizontalAdvance(text) <= room


def short_name(name: str, fits: Callable[[str], bool]) -> str:
    """A name in full if it fits, else its first word, else as many first letters as do, at least one.

    `fits` may be called for each of them, the longest first.
    """
    word = (name.split() or [""])[0]
    cuts = (f"{word[:length]}." for length in range(len(word) - 1, 0, -1))
    return next((text for text in (name, word, *cuts) if fits(text)), word[:1])
