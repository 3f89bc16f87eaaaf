"""The numbers of a player's games as lines of a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app import wording
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.rule_set_names import preset_name
from freedoko_qt.app.statistics.figures import Figures, Part, Result
from freedoko_qt.app.statistics.selection import RulesName
from freedoko_qt.app.wording.scores import decimal, percentage, signed_decimal


@dataclass(frozen=True, slots=True)
class Line:
    """One line: what, how many, points each, what that leaves open, and how many were won; or a heading alone."""

    name: str
    cells: tuple[str, ...] = ()

    @property
    def is_heading(self) -> bool:
        """True if it stands above other lines."""
        return not self.cells


def lines(figures: Figures) -> Iterator[Line]:
    """Everything there is, under headings.

    In the current language.
    """
    yield _line(QCoreApplication.translate("StatisticsPage", "All games"), figures.total)
    parts = [(part_name(row.key), row.result) for row in figures.parts]
    yield from _group(QCoreApplication.translate("StatisticsPage", "By side"), parts)
    contracts = [(wording.contract_name(row.key), row.result) for row in figures.contracts]
    yield from _group(QCoreApplication.translate("StatisticsPage", "By game type"), contracts)
    yield from _group(QCoreApplication.translate("StatisticsPage", "Own solos"), _soli(figures))
    calls = [(wording.call_name(row.call), Result(row.made.earned, row.made.kept)) for row in figures.calls]
    yield from _group(QCoreApplication.translate("StatisticsPage", "Announcements, and what came of them"), calls)
    places = [(place_name(row.key), row.result) for row in figures.positions]
    yield from _group(QCoreApplication.translate("StatisticsPage", "By place at the table"), places)
    rules = [(rules_words(row.key), row.result) for row in figures.rules]
    yield from _group(QCoreApplication.translate("StatisticsPage", "By rule set"), rules)
    tricks = [Line(name, (str(number), "", "", "")) for name, number in _tricks(figures) if number]
    if tricks:
        yield Line(QCoreApplication.translate("StatisticsPage", "Special tricks"))
        yield from tricks


def part_name(part: Part) -> str:
    """The words for a side: "Re"."""
    return {
        Part.RE: QCoreApplication.translate("StatisticsPage", "Re"),
        Part.CONTRA: QCoreApplication.translate("StatisticsPage", "Kontra"),
        Part.ALONE: QCoreApplication.translate("StatisticsPage", "Alone against three"),
        Part.AGAINST_ONE: QCoreApplication.translate("StatisticsPage", "Three against one"),
        Part.EACH_ALONE: QCoreApplication.translate("StatisticsPage", "Everybody alone"),
    }[part]


def place_name(place: int) -> str:
    """The words for a place: "Left of the dealer"."""
    return (
        QCoreApplication.translate("StatisticsPage", "Left of the dealer"),
        QCoreApplication.translate("StatisticsPage", "Opposite the dealer"),
        QCoreApplication.translate("StatisticsPage", "Right of the dealer"),
        QCoreApplication.translate("StatisticsPage", "Dealer"),
    )[place]


def rules_words(name: RulesName) -> str:
    """The name of a rule set as a player knows it."""
    return isolated(name.name) or preset_name(name.preset)


def _soli(figures: Figures) -> Iterator[tuple[str, Result]]:
    for row in figures.soli:
        yield wording.contract_name(row.key), row.result
    if len(figures.soli) > 1:
        yield QCoreApplication.translate("StatisticsPage", "All together"), figures.all_soli
    if figures.duty_soli.points.number:
        yield QCoreApplication.translate("StatisticsPage", "Duty solos among them"), figures.duty_soli


def _tricks(figures: Figures) -> Iterator[tuple[str, int]]:
    yield QCoreApplication.translate("StatisticsPage", "Foxes caught"), figures.foxes_caught
    yield QCoreApplication.translate("StatisticsPage", "Foxes lost"), figures.foxes_lost
    yield QCoreApplication.translate("StatisticsPage", "Last tricks won with Charlie"), figures.charlies
    yield QCoreApplication.translate("StatisticsPage", "Charlies caught"), figures.charlies_caught
    yield QCoreApplication.translate("StatisticsPage", "Charlies lost"), figures.charlies_lost
    yield QCoreApplication.translate("StatisticsPage", "Doppelkopf tricks"), figures.doppelkoepfe


def _group(heading: str, rows: Iterable[tuple[str, Result]]) -> Iterator[Line]:
    """The lines below a heading; nothing where there are none."""
    found = [_line(name, result) for name, result in rows]
    if found:
        yield Line(heading)
        yield from found


def _line(name: str, result: Result) -> Line:
    points = result.points
    error = "" if points.error is None else f"±{decimal(points.error)}"
    return Line(name, (str(points.number), signed_decimal(points.mean), error, percentage(result.won.share)))
