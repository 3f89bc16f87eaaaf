"""The library of deals as a list: name, note, rules, and the points of the person and of experts."""

from PySide6.QtCore import QCoreApplication, QDate, Qt
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.deals.deal import KeptDeal, rule_set_of
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.rule_set_names import set_name

from ..parts.kept_table import KeptTable

NAME, NOTE, RULES, POINTS, PAR = range(5)


class DealsTable(KeptTable[KeptDeal]):
    """The one kept last on top; the name can be written over."""

    at_left = NAME, NOTE, RULES

    def __init__(self, parent: QWidget) -> None:
        super().__init__(PAR + 1, parent, name=NAME)
        self.bind(self.setAccessibleName, lambda self: self.tr("Deals"))
        self.horizontalHeader().setMinimumSectionSize(50)
        self.horizontalHeader().setSectionResizeMode(NOTE, self.horizontalHeader().ResizeMode.Stretch)
        self._update_text()

    def _update_text(self) -> None:
        self._head([self.tr("Name"), self.tr("Note"), self.tr("Rules"), self.tr("You"), self.tr("Experts")])
        self._explain_head(POINTS, self.tr("What you scored the first time"))
        self._explain_head(PAR, self.tr("What an expert scores in the first seat, with experts in the others"))
        super()._update_text()

    def _texts(self, thing: KeptDeal) -> tuple[str, ...]:
        rules = set_name(rule_set_of(thing.given_rules))
        return deal_name(thing), isolated(thing.note), rules, points_words(thing.points), points_words(thing.par_points)

    def _searchable(self, row: int) -> str:
        return f"{super()._searchable(row)} {self.things[row].kept}"


def points_words(points: int | None) -> str:
    """Points with their sign; a dash where they are not known."""
    return "–" if points is None else wording.signed(points)


def deal_name(deal: KeptDeal) -> str:
    """The name of a deal, be it only its date."""
    if deal.name or not deal.day:
        return isolated(deal.name) or wording.date_words(deal.kept)
    return QCoreApplication.translate("Deals", "Deal of the day, {date}").format(date=day_words(deal))


def day_words(deal: KeptDeal) -> str:
    """The day of a deal of the day."""
    day = QDate.fromString(deal.day, Qt.DateFormat.ISODate)
    return wording.long_date(day)
