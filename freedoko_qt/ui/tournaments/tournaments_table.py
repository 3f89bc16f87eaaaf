"""All tournaments as a list: when, what it is called, who plays and how it stands, by which rules, how far."""

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.catalogue import Summary
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.preset_words import preset_name

from ..parts.named_table import NamedTable

PLAYED, NAME, STANDING, RULES, GAMES = range(5)


class TournamentsTable(NamedTable):
    """The one played last on top; the name can be written over."""

    at_left = range(GAMES + 1)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(GAMES + 1, parent, name=NAME)
        self.bind(self.setAccessibleName, lambda self: self.tr("Tournaments"))
        self.bind(
            self._head,
            lambda self: [self.tr("Played"), self.tr("Name"), self.tr("Standing"), self.tr("Rules"), self.tr("Games")],
        )
        self.summaries: Sequence[Summary] = ()
        """The summaries shown, line by line."""
        self.horizontalHeader().setMinimumSectionSize(70)
        self._update_text()

    @property
    def chosen(self) -> Summary | None:
        """The tournament of the line that is marked."""
        return None if self.row_shown is None else self.summaries[self.row_shown]

    def show_tournaments(self, summaries: Sequence[Summary]) -> None:
        """Show these; the line stays marked that was."""
        chosen, self.summaries = self.chosen, tuple(summaries)
        self._update_text()
        ids = [one.id for one in summaries]
        row = ids.index(chosen.id) if chosen is not None and chosen.id in ids else max(self.marked_row, 0)
        self.mark(min(row, len(ids) - 1), PLAYED)
        self.leave_only(self._searched)

    def choose(self, name: str) -> None:
        """Mark the line of a tournament, by its id, if it is seen."""
        for row, summary in enumerate(self.summaries):
            if summary.id == name and not self.isRowHidden(row):
                self.mark(row, PLAYED)

    def _update_text(self) -> None:
        self._show_lines(len(self.summaries), lambda row: self._named(self._texts(self.summaries[row])))

    def _searchable(self, row: int) -> str:
        summary = self.summaries[row]
        return " ".join((super()._searchable(row), summary.begun, summary.last_played))

    def _texts(self, summary: Summary) -> tuple[str, str, str, str, str]:
        standing = ", ".join(
            f"{wording.shown_name(name)} {wording.signed(total)}"
            for name, total in zip(summary.names, summary.standings, strict=True)
        )
        when = date_words(summary.last_played or summary.begun)
        rules = isolated(summary.rules_name) or preset_name(summary.preset)
        return when, summary.title, standing, rules, self._progress(summary)

    def _progress(self, summary: Summary) -> str:
        if summary.finished:
            return self.tr("{games}, finished").format(games=summary.games)
        if summary.planned is None:
            return str(summary.games)
        return self.tr("{games} of {planned}").format(games=summary.games, planned=summary.planned)


def date_words(written: str) -> str:
    """A date and time as the language has them, from ISO 8601."""
    when = QDateTime.fromString(written, Qt.DateFormat.ISODate)
    return wording.locale().toString(when, QLocale.FormatType.ShortFormat)


def name_of(summary: Summary) -> str:
    """The name of a tournament, be it only its date."""
    return isolated(summary.title) or date_words(summary.last_played or summary.begun)
