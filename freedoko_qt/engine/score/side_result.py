"""The announcements, eyes and tricks of a side, from which its part in the score is made."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeAlias

from ..actions import Announce, Call
from ..state import GameState
from ..teams import CONTRA, RE, SIDES, Side
from ..trick import eyes_by_seat
from .score import Score, ScoreReason

_FIRST_CALL = {RE: ScoreReason.RE_SAID, CONTRA: ScoreReason.CONTRA_SAID}


class SideResult(NamedTuple):
    """The announcements, eyes and tricks of a side in a game.

    For worked examples and tallies it is made by hand; `side_results_of` makes those of a game.
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


def side_results_of(state: GameState) -> SideResults:
    """The results of the two sides of a finished game."""
    eyes, winners = eyes_by_seat(state.tricks), [trick.winner for trick in state.tricks]
    return {side: _side_result(state, side, eyes, winners) for side in SIDES}


def _side_result(state: GameState, side: Side, eyes: Sequence[int], winners: Sequence[int]) -> SideResult:
    rules = state.rules
    seats = [seat for seat, is_re in enumerate(state.re) if is_re is (side is RE)]
    levels = [state.levels[seat] for seat in seats]
    counted = levels if state.levels_are_own else [max(levels)]
    first = ScoreReason.KNOCK_SAID if rules.knocking else _FIRST_CALL[side]
    replies = [reply for seat in seats if (reply := state.replies[seat]) is not None]
    # A denial after a reply rests on that: Re or Kontra count only once.
    doublers = [first for level in counted if level and not (replies and rules.denials_after_reply)]
    doublers += [ScoreReason.REPLY_SAID for reply in replies if reply is Call.REPLY]
    bride = state.soloist if state.selector is not None else None
    early = [
        seat
        for seat in state.announced_before_first_card
        if seat in seats and (seat != bride or rules.preannouncement_bonus_for_bride)
    ]
    return SideResult(
        eyes=sum([eyes[seat] for seat in seats]),
        tricks=sum([winners.count(seat) for seat in seats]),
        level=max(levels),
        denials=tuple(sorted([level for highest in counted for level in range(2, highest + 1)])),
        doublers=tuple(doublers),
        reply_level=max([reply.answered_level for reply in replies], default=0),
        preannounced=bool(early),
    )


def results_if_announced(score: Score, announced: Sequence[Announce], early: Collection[Announce]) -> SideResults:
    """The results for the same tricks if these had been the only announcements; `early`: those before the first card.

    `announced` are Re, Kontra and denials between sides that are known from the start.
    """
    return {side: _result_if_announced(score, side, announced, early) for side in SIDES}


def _result_if_announced(
    score: Score, side: Side, announced: Sequence[Announce], early: Collection[Announce]
) -> SideResult:
    own = [made for made in announced if score.side_of(made.seat) is side]
    level = max([made.call.level for made in own], default=0)
    return SideResult(
        eyes=score.eyes_of(side),
        tricks=sum([score.side_of(seat) is side for seat in score.tricks]),
        level=level,
        denials=tuple(range(2, level + 1)),
        doublers=(_FIRST_CALL[side],) if level else (),
        preannounced=any(made in early for made in own),
    )
