"""Cowardice: who wins by much more than was announced loses the game to the others (RULES.md 12)."""

from __future__ import annotations

from ..contracts import Contract
from ..rules import Rules
from ..teams import Side
from .levels import LEVEL_EYES
from .side_result import SideResult, SideResults

MIN_UNANNOUNCED = 3
"""The number of levels reached and not announced from which on the other side gets the points."""

EXEMPT = (Contract.SILENT_MARRIAGE, Contract.MARRIAGE_SOLO, Contract.GENSCHER, Contract.SOLO_NULL)
"""The contracts in which cowardice never counts."""


def unannounced_levels(rules: Rules, results: SideResults, winner: Side | None, contract: Contract) -> int:
    """The levels that the winner has reached beyond what its side announced; 0 where cowardice does not count.

    Levels are those of the eyes below which the losers stayed: 120, 90, 60, 30, and without a trick the fifth. From
    `MIN_UNANNOUNCED` on the other side gets the points.
    """
    if rules.cowardice == "off" or winner is None or contract in EXEMPT:
        return 0
    if contract.is_alone and rules.cowardice != "all":
        return 0
    own = results[winner]
    announced = max(own.level, int(own.has_announced))
    return max(0, _reached(results[winner.other]) - announced)


def _reached(loser: SideResult) -> int:
    """The highest level below whose eyes the loser has stayed, 0 (120 and more) to 5 (without a trick)."""
    if loser.tricks == 0:
        return len(LEVEL_EYES)
    return sum([loser.eyes < eyes for eyes in LEVEL_EYES[:-1]])
