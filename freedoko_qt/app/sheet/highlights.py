"""The moments of a tournament that are celebrated."""

from __future__ import annotations

from enum import StrEnum

from freedoko_qt.engine.score.score import Score, ScoreReason
from freedoko_qt.engine.score.special_rules import Special

FOXES = (Special.FOX_CAUGHT, Special.FOX_CAUGHT_LAST_TRICK)


class Highlight(StrEnum):
    """A memorable moment, the rarest first."""

    SOLO = "solo"
    BLACK = "black"
    DOPPELKOPF = "doppelkopf"
    FOX = "fox"
    TOURNAMENT = "tournament"
    """Its end, after the last game."""


def highlight_of(score: Score, seat: int) -> Highlight | None:
    """The rarest thing in which a seat and its partner have succeeded in a game.

    None if there is none. Never `TOURNAMENT`, which is not of a single game.
    """
    side = score.side_of(seat)
    has_won = score.winner is side
    earned = {special.point for special in score.specials if special.side is side}
    there = {
        Highlight.SOLO: has_won and score.soloist == seat,
        Highlight.BLACK: has_won and any(line.reason is ScoreReason.BLACK for line in score.lines),
        Highlight.DOPPELKOPF: Special.DOPPELKOPF in earned,
        Highlight.FOX: not earned.isdisjoint(FOXES),
    }
    return next((highlight for highlight, is_there in there.items() if is_there), None)
