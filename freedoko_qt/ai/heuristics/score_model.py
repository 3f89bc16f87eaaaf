"""Expected score of a game from the distribution of its eyes.

Uses the score of the rule set without special points; 0 where neither side wins.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from statistics import NormalDist

from freedoko_qt.engine.cards import ALL_EYES, SEATS
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.score import ScoreReason, above_mean
from freedoko_qt.engine.score.score_lines import value_of, winner_and_lines
from freedoko_qt.engine.score.scoring import scores_of
from freedoko_qt.engine.score.side_result import SideResult
from freedoko_qt.engine.teams import Side

_QUANTILES = tuple(NormalDist().inv_cdf((i + 0.5) / 25) for i in range(25))


@dataclass(frozen=True, slots=True)
class Outlook:
    """Normal distribution of the eyes of the own side at the end: mean and standard deviation."""

    mean: float
    spread: float

    def worse_by(self, eyes: float) -> Outlook:
        """Return the outlook with a lower mean."""
        return replace(self, mean=self.mean - eyes)

    def narrowed_to(self, share: float) -> Outlook:
        """Return the outlook with that share of the spread."""
        return replace(self, spread=share * self.spread)

    def possible(self) -> list[int]:
        """Return equally likely final eyes, 0 to 240."""
        return [min(ALL_EYES, max(0, round(self.mean + self.spread * z))) for z in _QUANTILES]


@dataclass(frozen=True, slots=True)
class PointStakes:
    """Sides and announcements of a game; levels are 0 (none) to 5 (black)."""

    rules: Rules
    side: Side
    players: int
    """Number of seats on the own side: 1 for a soloist, 3 against one, else 2."""
    own: int = 0
    others: int = 0
    doublings: int = 0
    """Number of announcements of Re, Kontra, knocks and replies."""

    def after(self, level: int) -> PointStakes:
        """Return the stakes after an announcement of the own side; level 0 is a reply, which only doubles."""
        return replace(
            self, own=max(self.own, level), doublings=self.doublings + (1 if self.own == 0 or level == 0 else 0)
        )


def expected_points(stakes: PointStakes, outlook: Outlook) -> float:
    """Expected points of one seat of the own side, above the mean of the table."""
    return _mean(stakes, outlook.possible())


def points_with_call(stakes: PointStakes, outlook: Outlook) -> float:
    """Expected points if the own side announces Re or Kontra where that pays."""
    ends = outlook.possible()
    return max(_mean(stakes, ends), _mean(stakes.after(1), ends))


def _mean(stakes: PointStakes, ends: list[int]) -> float:
    points = _points(stakes)
    return sum(points[eyes] for eyes in ends) / len(ends)


class _Points(dict[int, float]):
    """Cache of points by final eyes."""

    def __init__(self, stakes: PointStakes) -> None:
        self._stakes = stakes

    def __missing__(self, eyes: int) -> float:
        points = self[eyes] = points_at(self._stakes, eyes)
        return points


@lru_cache(maxsize=1 << 10)
def _points(stakes: PointStakes) -> _Points:
    """Shared cache for these stakes; hashing a rule set once saves doing so for every end."""
    return _Points(stakes)


def points_at(stakes: PointStakes, eyes: int) -> float:
    """Points of a seat of the own side, above the mean of the table, if its side ends with so many eyes.

    In game points, by the rules in `stakes`; without special points and bock.
    """
    rules, side = stakes.rules, stakes.side
    doublers = (ScoreReason.RE_SAID,) * stakes.doublings
    results = {
        side: _side_result(eyes, stakes.own, doublers),
        side.other: _side_result(ALL_EYES - eyes, stakes.others, ()),
    }
    alone = stakes.players != 2
    contract = Contract.SOLO_DIAMONDS if alone else Contract.NORMAL
    winner, lines = winner_and_lines(rules, results, [], contract)
    if winner is None:
        return 0.0
    value = value_of(rules, lines)
    own = [seat < stakes.players for seat in SEATS]
    re = own if side is Side.RE else [not mine for mine in own]
    return above_mean(scores_of(rules, value, winner, re, alone=alone, bock_factor=1), 0)


def _side_result(eyes: int, level: int, doublers: tuple[ScoreReason, ...]) -> SideResult:
    return SideResult(eyes, tricks=int(eyes > 0), level=level, denials=tuple(range(2, level + 1)), doublers=doublers)
