"""The library of deals as a list: what each is called, by which rules, what came of it and what it is worth."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, Qt
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.deals.deal import KeptDeal, rule_set_of
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.preset_words import set_name

from ..parts.named_table import NamedTable
from ..tournaments.tournaments_table import date_words

NAME, NOTE, RULES, POINTS, PAR = range(5)


class DealsTable(NamedTable):
    """The one kept last on top; the name can be written over."""

    at_left = NAME, NOTE, RULES

    def __init__(self, parent: QWidget) -> None:
        super().__init__(PAR + 1, parent, name=NAME)
        self.bind(self.setAccessibleName, lambda self: self.tr("Deals"))
        self.deals: Sequence[KeptDeal] = ()
        """The deals shown, line by line."""
        self.horizontalHeader().setMinimumSectionSize(50)
        self.horizontalHeader().setSectionResizeMode(NOTE, self.horizontalHeader().ResizeMode.Stretch)
        self._update_text()

    @property
    def chosen(self) -> KeptDeal | None:
        """The deal of the line that is marked."""
        return None if self.row_shown is None else self.deals[self.row_shown]

    def show_deals(self, deals: Sequence[KeptDeal], chosen: str = "") -> None:
        """Show these; the line stays marked that was, or that of the deal with this id is."""
        marked = chosen or ("" if self.chosen is None else self.chosen.id)
        self.deals = tuple(deals)
        self._update_text()
        ids = [deal.id for deal in deals]
        row = ids.index(marked) if marked in ids else max(self.marked_row, 0)
        self.mark(min(row, len(ids) - 1), NAME)
        self.leave_only(self._searched)

    def _update_text(self) -> None:
        self._head([self.tr("Name"), self.tr("Note"), self.tr("Rules"), self.tr("You"), self.tr("Experts")])
        self._explain_head(POINTS, self.tr("What you wrote at your first try"))
        self._explain_head(PAR, self.tr("What an expert writes in the first seat, with experts in the others"))
        self._show_lines(len(self.deals), lambda row: self._named(self._texts(self.deals[row])))

    def _texts(self, deal: KeptDeal) -> tuple[str, ...]:
        rules = set_name(rule_set_of(deal.game.given_rules))
        return deal_name(deal), isolated(deal.note), rules, points_words(deal.points), points_words(deal.par_points)

    def _searchable(self, row: int) -> str:
        return f"{super()._searchable(row)} {self.deals[row].kept}"


def points_words(points: int | None) -> str:
    """Points with their sign; a dash where nobody knows them."""
    return "–" if points is None else wording.signed(points)


def deal_name(deal: KeptDeal) -> str:
    """The name of a deal, be it only its date."""
    if deal.name or not deal.day:
        return isolated(deal.name) or date_words(deal.kept)
    return QCoreApplication.translate("Deals", "Deal of the day, {date}").format(date=day_words(deal))


def day_words(deal: KeptDeal) -> str:
    """The day of a deal of the day."""
    day = QDate.fromString(deal.day, Qt.DateFormat.ISODate)
    return wording.long_date(day)
