"""All tournaments as a list: when, what it is called, who plays and how it stands, by which rules, how far."""

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTableWidgetItem, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.catalogue import Summary
from freedoko_qt.app.preset_words import preset_name

from .lines_table import LinesTable

PLAYED, NAME, STANDING, RULES, GAMES = range(5)


class TournamentsTable(LinesTable):
    """The one played last on top; the name can be written over."""

    wanted = Signal()
    """The tournament of the line is to be opened."""
    named = Signal(str, str)
    """The id of a tournament and what it is called from now on."""
    at_left = range(GAMES + 1)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(GAMES + 1, parent, widest=NAME)
        self._summaries: Sequence[Summary] = ()
        self._words = ""
        self.horizontalHeader().setMinimumSectionSize(70)
        self.doubleClicked.connect(lambda _: self.wanted.emit())
        self.itemChanged.connect(self._on_changed)
        self.retranslate()

    @property
    def chosen(self) -> Summary | None:
        """The tournament of the line that is marked."""
        row = self.currentRow()
        return self._summaries[row] if 0 <= row < len(self._summaries) and not self.isRowHidden(row) else None

    def show_tournaments(self, summaries: Sequence[Summary]) -> None:
        """Show these; the line stays marked that was."""
        chosen, self._summaries = self.chosen, tuple(summaries)
        self.retranslate()
        ids = [one.id for one in summaries]
        row = ids.index(chosen.id) if chosen is not None and chosen.id in ids else max(self.currentRow(), 0)
        self.setCurrentCell(min(row, len(ids) - 1), PLAYED)
        self.leave_only(self._words)

    def leave_only(self, words: str) -> None:
        """Leave only those that have all these words somewhere."""
        self._words = words
        for row in range(self.rowCount()):
            summary = self._summaries[row]
            text = " ".join((*self._texts(summary), summary.begun, summary.last_played)).casefold()
            self.setRowHidden(row, not all(word in text for word in words.casefold().split()))
        if self.chosen is None:
            self.setCurrentCell(next((row for row in range(self.rowCount()) if not self.isRowHidden(row)), -1), PLAYED)

    def ask_name(self) -> None:
        """Have the name of the line written over."""
        item = self.item(self.currentRow(), NAME)
        if item is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.setCurrentItem(item)
            self.editItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState:
            event.accept()  # Enter ends the writing, and nothing else
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit()
        elif event.key() == Qt.Key.Key_Delete:
            event.ignore()  # else the list looks for a line that begins with it
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Tournaments"))
        self._head([self.tr("Played"), self.tr("Name"), self.tr("Standing"), self.tr("Rules"), self.tr("Games")])
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        with QSignalBlocker(self):  # nobody writes here
            self.setRowCount(len(self._summaries))
            for row, summary in enumerate(self._summaries):
                for column, text in enumerate(self._texts(summary)):
                    item = self._put(row, column, text)
                    item.setFlags(flags | Qt.ItemFlag.ItemIsEditable if column == NAME else flags)
                    item.setToolTip(text)

    def _texts(self, summary: Summary) -> tuple[str, str, str, str, str]:
        standing = ", ".join(
            f"{wording.player_name(name)} {wording.signed(total)}"
            for name, total in zip(summary.names, summary.standings, strict=True)
        )
        when = date_words(summary.last_played or summary.begun)
        return when, summary.title, standing, summary.rules_name or preset_name(summary.preset), self._progress(summary)

    def _progress(self, summary: Summary) -> str:
        if summary.finished:
            return self.tr("{games}, finished").format(games=summary.games)
        if summary.planned is None:
            return str(summary.games)
        return self.tr("{games} of {planned}").format(games=summary.games, planned=summary.planned)

    def _on_changed(self, item: QTableWidgetItem) -> None:
        if item.column() == NAME:
            self.named.emit(self._summaries[item.row()].id, item.text())


def date_words(written: str) -> str:
    """A date and time as the language has them, from ISO 8601."""
    return QLocale().toString(QDateTime.fromString(written, Qt.DateFormat.ISODate), QLocale.FormatType.ShortFormat)


def name_of(summary: Summary) -> str:
    """What a tournament is called, be it only by its date."""
    return summary.title or date_words(summary.last_played or summary.begun)
