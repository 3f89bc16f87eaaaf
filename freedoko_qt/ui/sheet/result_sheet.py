"""The base page of results of a game or a tournament."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.writer import Do

from ..look.design import SPACE
from ..parts.curve import Curve
from ..parts.label import Label
from ..parts.layouts import Part, vbox
from ..parts.translated import Translated
from .counting_switch import CountingSwitch
from .games_table import GamesTable
from .sheet_export import SheetExport
from .sheet_remarks import Comparison, CrossSum, Legend


class ResultSheet(Translated, QFrame):
    """A title with a remark below it, and what each kind of result has to show."""

    def __init__(self, title: Label, parent: QWidget | None) -> None:
        super().__init__(parent)
        title.setParent(self)  # first: a screen reader goes by the order of the children
        self.title, self.subtitle = title, Label(self, "hint", wraps=True)
        self.subtitle.hide()  # until there is a remark

    def _show_title(self, title: str, remark: str = "") -> None:
        """Show a title, and a remark if there is one."""
        self.title.setText(title)
        self.subtitle.setText(remark)
        self.subtitle.setVisible(bool(remark))

    def _lay_out(self, *parts: Part, top: Part = None, spacing: int = SPACE.small) -> None:
        """Put the parts below the title; `top`: what the title is part of."""
        vbox(self.title if top is None else top, self.subtitle, *parts, on=self, spacing=spacing)


class TournamentSheet(ResultSheet):
    """A result with the list of all games and its curve, which are counted in one of two ways."""

    game_wanted = Signal(int)
    """The number of a game of the list, from 1, that is to be looked at."""
    copy_wanted = Signal(int)
    """The same, as the expert has played it."""

    def __init__(self, title: Label, parent: QWidget | None, do: Do) -> None:
        super().__init__(title, parent)
        self._sheet: Sheet | None = None
        self.list, self.curve = GamesTable(self), Curve(self)
        self.list.be_short()
        self.list.game_wanted.connect(self.game_wanted)
        self.list.copy_wanted.connect(self.copy_wanted)
        self.cross_sum, self._comparison, self._legend = CrossSum(self), Comparison(self, "strong"), Legend(self)
        self._export, self._switch = SheetExport(self, do), CountingSwitch(self)
        self._switch.turn(self.list, self.curve, self._export, self.cross_sum, self._comparison, self._legend)

    def refresh(self, sheet: Sheet) -> None:
        """Show a newer version of the same list."""
        self._sheet = sheet
        self._switch.show_sheet(sheet)
        self._update_text()
