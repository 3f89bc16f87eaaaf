"""The score of a game as values: every point with its reason, and what each seat writes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from ..cards import BySeat
from ..contracts import Contract
from ..teams import CONTRA, RE, Side
from .special_rules import Special


class ScoreReason(StrEnum):
    """The reason of a line in the score, beside the special points.

    The values are those of worked scores (RULES.md 14) and of what `freedoko-qt score --json` prints.
    """

    WON = "won"
    NO_90 = "no_90"
    NO_60 = "no_60"
    NO_30 = "no_30"
    BLACK = "black"
    NO_90_SAID = "no_90_said"
    NO_60_SAID = "no_60_said"
    NO_30_SAID = "no_30_said"
    BLACK_SAID = "black_said"
    LEVEL_REPLY_SAID = "level_reply_said"
    AGAINST_NO_90 = "against_no_90"
    AGAINST_NO_60 = "against_no_60"
    AGAINST_NO_30 = "against_no_30"
    AGAINST_BLACK = "against_black"
    BROKEN_NO_90 = "broken_no_90"
    BROKEN_NO_60 = "broken_no_60"
    BROKEN_NO_30 = "broken_no_30"
    BROKEN_BLACK = "broken_black"
    SELBER_DOOF = "selber_doof"
    COWARDICE = "cowardice"
    RAMSCH = "ramsch"
    SOLO = "solo"
    AGAINST_SOLO = "against_solo"
    PREANNOUNCEMENT = "preannouncement"
    RE_SAID = "re_said"
    CONTRA_SAID = "contra_said"
    KNOCK_SAID = "knock_said"
    REPLY_SAID = "reply_said"
    BOCK = "bock"


class SpecialPoint(NamedTuple):
    """A special point and the side it went to."""

    side: Side
    point: Special


class ScoreLine(NamedTuple):
    """One line: `number` is added (negative: for the loser) or, with `times`, multiplies all above it."""

    reason: ScoreReason | Special
    side: Side
    """The side that earned the point or made the call; of bock the winner."""
    number: int
    times: bool = False


def states_bock(lines: Sequence[ScoreLine]) -> bool:
    """True if bock is a line of the score, so that it does not multiply the whole game."""
    return any(line.reason is ScoreReason.BOCK for line in lines)


def above_mean(scores: BySeat[int], seat: int) -> float:
    """The points of a seat above the mean of the four."""
    return scores[seat] - sum(scores) / len(scores)


class Score(NamedTuple):
    """The result of a game that was played (RULES.md 12 and 13).

    A game whose hands were thrown in has none. Eyes are card points, 240 in all; `value` and `scores` are game
    points.
    """

    contract: Contract
    soloist: int | None
    """The seat that was alone: in soli, a silent marriage and a marriage without partner."""
    re: tuple[int, ...]
    """The seats of Re at the end."""
    tricks: tuple[int, ...]
    """Winning seat of each trick."""
    eyes: BySeat[int]
    winner: Side | None
    """None if both sides denied and failed: neither wins, the value is as Re sees it."""
    specials: tuple[SpecialPoint, ...]
    lines: tuple[ScoreLine, ...]
    """The lines in order; adding and multiplying from 0 gives `value`."""
    value: int
    """The value of the game for the winner, may be negative.

    Before the soloist's factor, and before bock where it multiplies the whole game.
    """
    bock_factor: int
    scores: BySeat[int]
    """The score of each seat, after counting and bock."""
    bock_triggers: tuple[str, ...]
    """The option ids that fired, each once."""
    called_solo: Contract | None
    """The solo that was called; None for silent marriages and marriages that ended alone."""
    duty_solo: bool
    """True if the solo met a duty."""

    @property
    def is_turned(self) -> bool:
        """True if the winners of the tricks announced too little and the others get the points."""
        return any(line.reason is ScoreReason.COWARDICE for line in self.lines)

    @property
    def closing_factor(self) -> int:
        """The factor of the whole game: that of bock, unless bock is a line of the score."""
        return 1 if states_bock(self.lines) else self.bock_factor

    def side_of(self, seat: int) -> Side:
        """The side of a seat at the end."""
        return RE if seat in self.re else CONTRA

    def eyes_of(self, side: Side) -> int:
        """The eyes of a side together."""
        return sum(eyes for seat, eyes in enumerate(self.eyes) if self.side_of(seat) is side)
