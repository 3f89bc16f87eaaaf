"""The filters of statistics: a summary line that can be expanded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, timedelta
from typing import Any

from PySide6.QtCore import QDate, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.statistics.archive import Archive, TournamentFacts
from freedoko_qt.app.statistics.selection import Filter, RatedPlayer, people, rules_played
from freedoko_qt.engine.contracts import Contract

from ..look.icons import set_themed_icon
from ..parts.captions import write_caption, write_choices
from ..parts.label import Label
from ..parts.layouts import grid, vbox
from ..parts.no_wheel import NoWheelComboBox
from ..parts.translated import Translated
from .statistics_rows import rules_words

PERIODS = (7, 30, 365)
"""The numbers of past days that can be chosen."""
COLUMNS = 3
NARROWEST = 14  # letters of a choice that can be read without opening it

FIELDS = "person", "rules", "period", "tournament", "opponents", "contracts"

Choice = tuple[str, Any]


class StatisticsFilters(Translated, QWidget):
    """Filters by person, rules, time, tournament, opponents and game type; the choices are hidden at first."""

    changed = Signal()

    def __init__(self, parent: QWidget, today: Callable[[], date] = date.today) -> None:
        super().__init__(parent)
        self._today = today
        self._archive = Archive()
        self._labels = {name: Label() for name in FIELDS}
        self.choices = {name: NoWheelComboBox() for name in self._labels}
        self._values: dict[str, list[Any]] = {name: [None] for name in self._labels}
        self.opener = self.make_button(None, about=lambda self: self.tr("Show or hide the choices"), compact=True)
        self.opener.setCheckable(True)
        self._fields = QWidget(self)
        self._fields.hide()
        self.opener.toggled.connect(self._fields.setVisible)
        self.opener.toggled.connect(self._update_summary)
        self.changed.connect(self._update_summary)
        vbox((self.opener, 0, Qt.AlignmentFlag.AlignLeft), self._fields, on=self, spacing=8)
        cells = grid(on=self._fields, spacing=(8, 8))
        for place, name in enumerate(FIELDS):
            row, column = divmod(place, COLUMNS)
            cells.addLayout(self._field(name), row, column)
            cells.setColumnStretch(column, 1)
        self._update_text()

    def show_archive(self, archive: Archive) -> None:
        """Offer what the archive has; choices stay where they still exist.

        `changed` does not follow.
        """
        self._archive = archive
        self._update_text()

    @property
    def person(self) -> RatedPlayer | None:
        """The player whose games these are; None where there are no games."""
        chosen: RatedPlayer | None = self._chosen("person")
        return chosen

    @property
    def wanted(self) -> Filter:
        """The filter that is chosen."""
        days = self._chosen("period")
        return Filter(
            rules=self._chosen("rules"),
            since=None if days is None else self._today() - timedelta(days=days - 1),
            tournament=self._chosen("tournament"),
            opponents=self._chosen("opponents"),
            contracts=self._chosen("contracts"),
        )

    def _update_text(self) -> None:
        texts = {
            "person": self.tr("Who"),
            "rules": self.tr("Rules"),
            "period": self.tr("Period"),
            "tournament": self.tr("Tournament"),
            "opponents": self.tr("Computer players"),
            "contracts": self.tr("Game type"),
        }
        for name, text in texts.items():
            self._labels[name].setText(text)
            self.choices[name].setAccessibleName(text)
        every = self.tr("All")
        self._offer("person", [(_person_name(one), one) for one in people(self._archive)])
        self._offer("rules", [(every, None), *((rules_words(one), one) for one in rules_played(self._archive))])
        self._offer("period", [(self.tr("Always"), None), *((self._days(days), days) for days in PERIODS)])
        played = [one for one in reversed(self._archive.tournaments) if one.games]
        self._offer("tournament", [(every, None), *((_title(one), one.id) for one in played)])
        levels = sorted({level for one in played for level in one.levels if level is not None})
        self._offer("opponents", [(every, None), *((wording.level_name(one), frozenset([one])) for one in levels)])
        self._offer("contracts", [(every, None), *self._contracts(played)])
        self._update_summary()

    def _update_summary(self) -> None:
        """Write the summary line."""
        narrowing = [name for name in FIELDS if name == "person" or self._chosen(name) is not None]
        chosen = ", ".join(self.choices[name].currentText() for name in narrowing)
        words = self.tr("Games of: {chosen}").format(chosen=chosen)
        write_caption(self.opener, words)
        set_themed_icon(self.opener, "down" if self.opener.isChecked() else "right")

    def _chosen(self, name: str) -> Any:
        row = self.choices[name].currentIndex()
        return self._values[name][row] if row >= 0 else None

    def _days(self, days: int) -> str:
        return self.tr("Last %n day(s)", "", days)

    def _contracts(self, played: Iterable[TournamentFacts]) -> Iterable[Choice]:
        there = {game.contract for one in played for game in one.games}
        soli = frozenset(contract for contract in Contract if contract.is_solo)
        for contract in Contract:
            if contract in there - soli:
                yield wording.contract_name(contract), frozenset([contract])
        if there & soli:
            yield self.tr("All solos"), soli
        for contract in Contract:
            if contract in there & soli:
                yield wording.contract_name(contract), frozenset([contract])

    def _offer(self, name: str, choices: Iterable[Choice]) -> None:
        choice, before, offered = self.choices[name], self._chosen(name), list(choices)
        self._values[name] = values = [value for _, value in offered]
        with QSignalBlocker(choice):
            write_choices(choice, [text for text, _ in offered])
            choice.setCurrentIndex(values.index(before) if before in values else 0)

    def _field(self, name: str) -> QVBoxLayout:
        """A choice with its name above it."""
        label, choice = self._labels[name], self.choices[name]
        label.setProperty("role", "hint")
        label.setBuddy(choice)
        choice.setSizeAdjustPolicy(NoWheelComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(NARROWEST)
        choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        choice.currentIndexChanged.connect(self.changed)
        return vbox(label, choice, spacing=2)


def day_words(when: str) -> str:
    """The day of a date and time, ISO 8601, as it is written in the current language.

    Only the first ten letters are looked at.
    """
    day = QDate.fromString(when[:10], Qt.DateFormat.ISODate)
    return wording.locale().toString(day, QLocale.FormatType.ShortFormat)


def _person_name(person: RatedPlayer) -> str:
    name = wording.shown_name(person.name)
    return name if person.level is None else f"{name} ({wording.level_name(person.level)})"


def _title(tournament: TournamentFacts) -> str:
    return f"{day_words(tournament.begun)} {isolated(tournament.title)}".strip()
