"""What a game would count, roughly, for each possible end: the measure for soli and announcements.

The true score is the engine's; here special points are left out and a draw of both sides counts nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from statistics import NormalDist

from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.teams import Side

NEEDED = (0, 0, 151, 181, 211, 240)
"""Eyes for each announced level from no 90 on."""

UNDERCUT = (90, 60, 30, 1)
"""The loser below so many eyes is a point each."""

_QUANTILES = tuple(NormalDist().inv_cdf((i + 0.5) / 25) for i in range(25))


@dataclass(frozen=True, slots=True)
class Outlook:
    """The eyes the own side will have at the end: what is expected, and how far it may be off."""

    mean: float
    spread: float

    def at_least(self, eyes: int) -> float:
        """The chance to reach so many eyes, 0 to 1."""
        return 1 - NormalDist(self.mean, max(self.spread, 0.5)).cdf(eyes - 0.5)

    def possible(self) -> list[int]:
        """Ends of equal likelihood, 0 to 240 eyes."""
        return [min(240, max(0, round(self.mean + self.spread * z))) for z in _QUANTILES]


@dataclass(frozen=True, slots=True)
class Stakes:
    """Who plays against whom, and what has been said; levels are 0 (nothing) to 5 (black)."""

    rules: Rules
    side: Side
    players: int
    """How many seats the own side has: 1 the soloist, 3 against one, else 2."""
    own: int = 0
    others: int = 0
    doublings: int = 0
    """How often Re, Kontra, a knock or a reply has been said."""

    def after(self, level: int) -> Stakes:
        """The same once the own side has said this level; 0 is a reply, which only doubles."""
        return replace(
            self, own=max(self.own, level), doublings=self.doublings + (1 if self.own == 0 or level == 0 else 0)
        )


def expected_points(stakes: Stakes, outlook: Outlook) -> float:
    """The points one seat of the own side can expect above the mean of the table."""
    points = _points(stakes)
    ends = outlook.possible()
    return sum(points[eyes] for eyes in ends) / len(ends)


@lru_cache(maxsize=4096)
def _points(stakes: Stakes) -> tuple[float, ...]:
    """Per number of eyes what a seat of the own side gets above the mean of the table."""
    return tuple(_relative(stakes, points_at(stakes, eyes)) for eyes in range(241))


def points_at(stakes: Stakes, eyes: int) -> float:
    """What the game counts for the own side with so many eyes; negative if it is lost."""
    match _wins(stakes, eyes):
        case True:
            return _value(stakes, eyes, stakes.others, winner=stakes.side)
        case False:
            return -_value(stakes, 240 - eyes, stakes.own, winner=stakes.side.other)
        case None:
            return 0.0


def _wins(stakes: Stakes, eyes: int) -> bool | None:
    own, others = stakes.own, stakes.others
    own_made = own >= 2 and eyes >= NEEDED[own]
    others_made = others >= 2 and 240 - eyes >= NEEDED[others]
    if own_made or others_made:
        return own_made
    if own >= 2 or others >= 2:
        return None if own >= 2 and others >= 2 else others >= 2
    re_eyes = eyes if stakes.side is Side.RE else 240 - eyes
    contra, re = (others, own) if stakes.side is Side.RE else (own, others)
    lowered = contra > 0 and re == 0 and stakes.rules.contra_only_lowers_re_target
    return (re_eyes >= (120 if lowered else 121)) is (stakes.side is Side.RE)


def _value(stakes: Stakes, eyes: int, loser_level: int, *, winner: Side) -> float:
    """The game value for a winner with so many eyes, the loser having said a level."""
    rules = stakes.rules
    value = 1.0 + sum(240 - eyes < limit for limit in UNDERCUT)
    value += rules.denial_points * (max(0, stakes.own - 1) + max(0, stakes.others - 1))
    if rules.selber_doof_points and loser_level:
        value += max(0, (eyes - (120, 120, 90, 60, 30, 0)[loser_level]) // 30)
    elif loser_level >= 2:
        value += sum(eyes >= limit for limit in (120, 90, 60, 30)[: loser_level - 1])
    if stakes.players != 2:
        value += rules.solo_point
    against = rules.against_queens_point if stakes.players == 2 and winner is Side.CONTRA else 0
    if not rules.announcement_re_doubles:
        return value + against + rules.re_contra_points * stakes.doublings
    if rules.re_contra_doubling_scope != "base" or rules.announcement_contra_doubles_against_re:
        return (value + against) * 2.0**stakes.doublings
    return value * 2.0**stakes.doublings + against


def _relative(stakes: Stakes, points: float) -> float:
    """What a seat of the own side gets above the mean of the four, by the way of counting."""
    won = points > 0
    return abs(points) * _share(stakes.rules, stakes.players, won=won)


def _share(rules: Rules, players: int, *, won: bool) -> float:
    """Per point of the game: the seat's score less the mean of the four scores."""
    soloist, opponents = (rules.solo_factor, 1) if players != 2 else (1, 1)
    if rules.solo_always_counts_triple and players != 2:
        opponents = rules.solo_factor
    factors = {1: (soloist, opponents), 2: (1, 1), 3: (opponents, soloist)}[players]
    gain = 0 if rules.counting == "minus" else 1
    loss = 0 if rules.counting == "plus" else 1
    own = factors[0] * (gain if won else -loss)
    other = factors[1] * (-loss if won else gain)
    return own - (own * players + other * (4 - players)) / 4
