"""The two sides."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from .cards import BySeat


class Side(StrEnum):
    """Re or contra."""

    RE = "re"
    CONTRA = "contra"

    @property
    def other(self) -> Side:
        """The opponents."""
        return _OTHER[self]


RE, CONTRA = Side.RE, Side.CONTRA
"""Short names for what every action asks for: a module finds them faster than an enum does."""

SIDES = (RE, CONTRA)
"""The sides in their usual order, Re first."""

_OTHER = {RE: CONTRA, CONTRA: RE}

Sides: TypeAlias = BySeat[Side | None]


class WinningStreak(NamedTuple):
    """The wins of one side in a row, in games of two against two.

    Four of them can bring a bock round (RULES.md 16, `bock_after_four_wins`).
    """

    side: Side = RE
    wins: int = 0

    def after(self, winner: Side | None) -> WinningStreak:
        """The streak after one more such game; `winner` None, a game that neither side wins, ends it."""
        if winner is None:
            return WinningStreak()
        return WinningStreak(winner, self.wins + 1 if winner is self.side else 1)
