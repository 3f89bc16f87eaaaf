"""The announcements, eyes and tricks of a side, from which its part in the score is made."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ..teams import Side
from .score import ScoreReason


class SideResult(NamedTuple):
    """The announcements, eyes and tricks of a side in a game.

    For worked examples and tallies it is made by hand; `scoring.side_results_of` makes those of a game.
    """

    eyes: int
    tricks: int
    level: int = 0
    """The highest level announced, 0 to 5."""
    denials: tuple[int, ...] = ()
    """The levels 2 to 5 announced, each with its points once for every seat that counts by itself."""
    doublers: tuple[ScoreReason, ...] = ()
    """Re, Kontra, knocks and replies, each of which doubles (or adds)."""
    reply_level: int = 0
    """Under strict limits the level that was replied to, 1 to 5."""
    preannounced: bool = False

    @property
    def has_announced(self) -> bool:
        """True if Re, Kontra, a knock or a reply was announced."""
        return bool(self.doublers) or self.reply_level > 0


SideResults: TypeAlias = dict[Side, SideResult]
