"""Statistics in plain sentences, which claim no more than the confidence intervals allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from freedoko_qt.app.plain import isolated
from freedoko_qt.app.statistics.figures import Calls, Figures, Part, Row
from freedoko_qt.app.statistics.measures import ENOUGH, Average, average, difference
from freedoko_qt.app.statistics.selection import RatedPlayer
from freedoko_qt.app.wording.scores import decimal, signed
from freedoko_qt.app.wording.translating import CountedTexts


class Statistics(CountedTexts):
    """Texts of the statistics."""


def sentences(person: RatedPlayer, figures: Figures) -> list[str]:
    """The sentences about a player's games, the most important first.

    In the current language. What the intervals leave open is not claimed.
    """
    if not figures.total.points.number:
        return [Statistics.tr("No such game has been finished yet.")]
    found = _StatisticsSentences(isolated(person.name), person.level is None, figures)
    return [
        *found.total(),
        *found.sides(),
        *found.soli(),
        *found.announcements(),
        *found.denials(),
        *found.tricks(),
        *found.places(),
        *found.trend(),
    ]


@dataclass(frozen=True, slots=True)
class _StatisticsSentences:
    """The sentences about one player, addressed to that player or not."""

    name: str
    own: bool
    figures: Figures

    def total(self) -> Iterator[str]:
        points = self.figures.total.points
        said = (
            Statistics.tr("You have played %n game(s) and earned {points} points a game.", "", points.number)
            if self.own
            else Statistics.tr("{name} has played %n game(s) and earned {points} points a game.", "", points.number)
        )
        yield said.format(name=self.name, points=_points(points.mean))
        yield _long_run(points)
        total = self.figures.curve[-1]
        if self.figures.written != total:
            yield Statistics.tr(
                "Here all games are counted plus and minus, {total} together; the lists show {written}."
            ).format(total=signed(total), written=signed(self.figures.written))

    def sides(self) -> Iterator[str]:
        rows = {row.key: row.result.points for row in self.figures.parts}
        if Part.RE not in rows or Part.CONTRA not in rows:
            return
        re, contra = rows[Part.RE], rows[Part.CONTRA]
        said = (
            Statistics.tr("As Re you earned {re} points a game, as Kontra {contra}.")
            if self.own
            else Statistics.tr("As Re {name} earned {re} points a game, as Kontra {contra}.")
        )
        yield said.format(name=self.name, re=_points(re.mean), contra=_points(contra.mean))
        if difference(re, contra).sign:
            yield Statistics.tr("That difference is more than chance.")

    def soli(self) -> Iterator[str]:
        soli = self.figures.all_soli
        if not soli.points.number:
            return
        if soli.points.number == 1:
            said = (
                Statistics.tr("Your only solo earned {points} points.")
                if self.own
                else Statistics.tr("The only solo of {name} earned {points} points.")
            )
        else:
            said = (
                Statistics.tr("Your solos earned {points} points a game; won: {won} of {number}.")
                if self.own
                else Statistics.tr("The solos of {name} earned {points} points a game; won: {won} of {number}.")
            )
        yield self._filled(said, soli.points, soli.won.hits)
        yield from _pays(soli.points)

    def announcements(self) -> Iterator[str]:
        made = self.figures.announcements
        if made.kept.number == 1:
            said = (
                Statistics.tr("Your only Re or Kontra earned {points} points.")
                if self.own
                else Statistics.tr("The only Re or Kontra of {name} earned {points} points.")
            )
        else:
            said = (
                Statistics.tr("Your Re and Kontra earned {points} points each; games won: {won} of {number}.")
                if self.own
                else Statistics.tr(
                    "Re and Kontra of {name} earned {points} points each; games won: {won} of {number}."
                )
            )
        yield from self._calls(said, made)

    def denials(self) -> Iterator[str]:
        made = self.figures.denials
        if made.kept.number == 1:
            said = (
                Statistics.tr("Your only denial earned {points} points.")
                if self.own
                else Statistics.tr("The only denial of {name} earned {points} points.")
            )
        else:
            said = (
                Statistics.tr("Your denials earned {points} points each; kept: {won} of {number}.")
                if self.own
                else Statistics.tr("The denials of {name} earned {points} points each; kept: {won} of {number}.")
            )
        yield from self._calls(said, made)

    def tricks(self) -> Iterator[str]:
        """Foxes, Karlchen and Doppelköpfe."""
        caught, lost = self.figures.foxes_caught, self.figures.foxes_lost
        made, doppelkoepfe = self.figures.charlies, self.figures.doppelkoepfe
        charlies_caught, charlies_lost = self.figures.charlies_caught, self.figures.charlies_lost
        own = (
            (caught, Statistics.tr("You have caught %n fox(es).", "", caught)),
            (lost, Statistics.tr("You have lost %n fox(es).", "", lost)),
            (made, Statistics.tr("Charlie has won the last trick for you %n time(s).", "", made)),
            (charlies_caught, Statistics.tr("You have caught %n Charlie(s).", "", charlies_caught)),
            (charlies_lost, Statistics.tr("You have lost %n Charlie(s).", "", charlies_lost)),
            (doppelkoepfe, Statistics.tr("You have taken %n Doppelkopf trick(s).", "", doppelkoepfe)),
        )
        others = (
            (caught, Statistics.tr("{name} has caught %n fox(es).", "", caught)),
            (lost, Statistics.tr("{name} has lost %n fox(es).", "", lost)),
            (made, Statistics.tr("Charlie has won the last trick for {name} %n time(s).", "", made)),
            (charlies_caught, Statistics.tr("{name} has caught %n Charlie(s).", "", charlies_caught)),
            (charlies_lost, Statistics.tr("{name} has lost %n Charlie(s).", "", charlies_lost)),
            (doppelkoepfe, Statistics.tr("{name} has taken %n Doppelkopf trick(s).", "", doppelkoepfe)),
        )
        for number, said in own if self.own else others:
            if number:
                yield said.format(name=self.name)

    def places(self) -> Iterator[str]:
        """The sentence on the person's best place; said only where the intervals do not even touch."""
        rows = [row for row in self.figures.positions if row.result.points.error is not None]
        if len(rows) < 2:
            return
        worst, *_, best = sorted(rows, key=lambda row: row.result.points.mean)
        high, low = worst.result.points.high, best.result.points.low
        if high is None or low is None or low <= high:
            return
        said = (
            Statistics.tr("You earned most {best} ({most} points a game) and least {worst} ({least}).")
            if self.own
            else Statistics.tr("{name} earned most {best} ({most} points a game) and least {worst} ({least}).")
        )
        yield said.format(
            name=self.name,
            best=_place(best),
            most=_points(best.result.points.mean),
            worst=_place(worst),
            least=_points(worst.result.points.mean),
        )

    def trend(self) -> Iterator[str]:
        """The sentence on the later half of the games; said only where the difference is more than chance."""
        curve = (0, *self.figures.curve)
        points = [after - before for before, after in zip(curve, curve[1:], strict=False)]
        middle = len(points) // 2
        if middle < ENOUGH:
            return
        early, late = average(points[:middle]), average(points[middle:])
        match difference(late, early).sign:
            case 1:
                said = Statistics.tr("It is going better now: {early} points a game in the first half, then {late}.")
            case -1:
                said = Statistics.tr("It used to go better: {early} points a game in the first half, then {late}.")
            case _:
                return
        yield said.format(late=_points(late.mean), early=_points(early.mean))

    def _calls(self, said: str, made: Calls) -> Iterator[str]:
        if made.kept.number:
            yield self._filled(said, made.earned, made.kept.hits)
            yield from _pays(made.earned)

    def _filled(self, said: str, points: Average, won: int) -> str:
        return said.format(name=self.name, points=_points(points.mean), won=won, number=points.number)


def _points(number: float) -> str:
    """Points with one decimal place and a real minus."""
    said = decimal(abs(number))
    return f"−{said}" if number < 0 and said != decimal(0.0) else said


def _long_run(points: Average) -> str:
    """The sentence that the interval allows about the mean."""
    if points.low is None or points.high is None:
        return Statistics.tr("That is not enough to tell skill from luck.")
    match points.sign:
        case 1:
            said = Statistics.tr(
                "In the long run it is a gain: with 95% certainty between {low} and {high} points a game."
            )
        case -1:
            said = Statistics.tr(
                "In the long run it is a loss: with 95% certainty between {low} and {high} points a game."
            )
        case _:
            said = Statistics.tr(
                "Whether that is a gain in the long run remains open: with 95% certainty it is between {low} and "
                "{high}."
            )
    return said.format(low=_points(points.low), high=_points(points.high))


def _pays(points: Average) -> Iterator[str]:
    match points.sign:
        case 1:
            yield Statistics.tr("They pay off, and not only by chance.")
        case -1:
            yield Statistics.tr("They cost points, and not only by chance.")
        case _ if points.number > 1:
            yield Statistics.tr("These figures do not show whether they pay off.")


def _place(row: Row[int]) -> str:
    return (
        Statistics.tr("left of the dealer"),
        Statistics.tr("opposite the dealer"),
        Statistics.tr("right of the dealer"),
        Statistics.tr("as the dealer"),
    )[row.key]
