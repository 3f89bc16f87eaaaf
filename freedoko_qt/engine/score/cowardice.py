"""Cowardice: who wins by much more than was announced loses the game to the others (RULES.md 12)."""

from __future__ import annotations

from ..contracts import Contract
from ..rules import Rules
from ..teams import Side
from .levels import LEVEL_EYES
from .statement import Statement, Statements

FROM = 3
"""The number of levels left unsaid with which a game turns."""

EXEMPT = (Contract.SILENT_MARRIAGE, Contract.MARRIAGE_SOLO, Contract.GENSCHER, Contract.SOLO_NULL)


def unsaid_levels(rules: Rules, statements: Statements, winner: Side | None, contract: Contract) -> int:
    """The levels that the winner has reached beyond what its side said; 0 where cowardice does not count.

    Levels are those of the eyes below which the losers stayed: 120, 90, 60, 30, and without a trick the fifth. From
    ``FROM`` on the other side gets the points.
    """
    if rules.cowardice == "off" or winner is None or contract in EXEMPT:
        return 0
    if contract.is_alone and rules.cowardice != "all":
        return 0
    own = statements[winner]
    said = max(own.level, int(own.has_spoken))
    return max(0, _reached(statements[winner.other]) - said)


def _reached(loser: Statement) -> int:
    """The highest level below whose eyes the loser has stayed, 0 (120 and more) to 5 (without a trick)."""
    if loser.tricks == 0:
        return len(LEVEL_EYES)
    return sum([loser.eyes < eyes for eyes in LEVEL_EYES[:-1]])
