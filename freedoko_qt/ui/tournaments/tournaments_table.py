"""The list of all tournaments: date, name, standings, rules and progress."""

from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.catalogue import Summary
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.rule_set_names import preset_name

from ..parts.kept_table import KeptTable

PLAYED, NAME, STANDING, RULES, GAMES = range(5)


class TournamentsTable(KeptTable[Summary]):
    """The one played last on top; the name can be written over."""

    at_left = range(GAMES + 1)
    cut_first = (STANDING,)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(GAMES + 1, parent, name=NAME)
        self.bind(self.setAccessibleName, lambda self: self.tr("Tournaments"))
        self.bind(
            self._head,
            lambda self: [self.tr("Played"), self.tr("Name"), self.tr("Standing"), self.tr("Rules"), self.tr("Games")],
        )
        self.horizontalHeader().setMinimumSectionSize(70)
        self._update_text()

    def _searchable(self, row: int) -> str:
        summary = self.things[row]
        return " ".join((super()._searchable(row), summary.begun, summary.last_played))

    def _texts(self, thing: Summary) -> tuple[str, str, str, str, str]:
        standing = ", ".join(
            f"{wording.shown_name(name)} {wording.signed(total)}"
            for name, total in zip(thing.names, thing.standings, strict=True)
        )
        when = wording.date_words(thing.last_played or thing.begun)
        rules = isolated(thing.rules_name) or preset_name(thing.preset)
        return when, thing.title, standing, rules, self._progress(thing)

    def _progress(self, summary: Summary) -> str:
        if summary.finished:
            return self.tr("{games}, finished").format(games=summary.games)
        if summary.planned is None:
            return str(summary.games)
        return self.tr("{games} of {planned}").format(games=summary.games, planned=summary.planned)


def name_of(summary: Summary) -> str:
    """The name of a tournament, be it only its date."""
    return isolated(summary.title) or wording.date_words(summary.last_played or summary.begun)
