"""Re, Kontra, denials, knocks and replies: who may say what, and until when (RULES.md 10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from .actions import DENIALS, LEVEL_REPLIES, Announce, Call
from .cards import SEATS
from .contracts import Contract
from .phase import PLAY
from .rules import Rules
from .teams import CONTRA, RE, Side

if TYPE_CHECKING:
    from .game import Game

_FIRST = {RE: Call.RE, CONTRA: Call.CONTRA}
_SECRET = (Contract.NORMAL, Contract.SILENT_MARRIAGE, Contract.GENSCHER)

HIGHEST = 5
"""The level of black, after which nothing is left to say."""


def levels_are_own(game: Game) -> bool:
    """Whether every seat has its own levels: when knocking while the sides are secret."""
    return game.rules.knocking and game.contract in _SECRET


def said(game: Game, side: Side) -> int:
    """The highest level a side has announced, 0 (nothing) to 5 (black); replies are not counted."""
    if not game.announcements:
        return 0
    highest, is_re = 0, side is RE
    for seat, level in enumerate(game.levels):
        if level > highest and game.re[seat] is is_re:
            highest = level
    return highest


def replied(game: Game, side: Side) -> Call | None:
    """The reply a side has given, or None."""
    if not any(game.replies):
        return None
    is_re = side is RE
    for reply, re in zip(game.replies, game.re, strict=True):
        if reply is not None and re is is_re:
            return reply
    return None


class Deadlines(dict[tuple[Call, int, int, int], tuple[Call, ...]]):
    """What a rule set lets a seat say and until when: for each state of the talk the open calls, lowest first.

    A state is the call of level 1 that is the seat's own, the level its side has announced, the level of the others
    that it may reply to (0: none), and its clock. Each is worked out when it first comes up.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.limits = _limits(rules)
        """For each level, 0 (nothing) to 5, what the clock of a seat must at least show for it to be said."""

    def __missing__(self, key: tuple[Call, int, int, int]) -> tuple[Call, ...]:
        found = self[key] = tuple(self._open(*key))
        return found

    def _open(self, first: Call, own: int, other: int, clock: int) -> Iterator[Call]:
        rules, limits = self.rules, self.limits
        answers = other > 0 and clock >= limits[other] - rules.reply_delay_cards
        if own == 0 and clock >= limits[1]:
            yield first
        elif answers and not rules.announcement_strict_limit:
            yield Call.REPLY
        for level in range(own + 1, HIGHEST + 1):
            if clock >= limits[level]:
                if level > 1 and (own or rules.denial_without_announcement != "forbidden"):
                    yield DENIALS[level - 2]
            elif rules.denial_without_announcement != "free":
                # A level may be skipped only while it is itself still open.
                break
        if answers and rules.announcement_strict_limit:
            yield LEVEL_REPLIES[other - 1]


@lru_cache
def deadlines(rules: Rules) -> Deadlines:
    """Until when these rules let what be said."""
    return Deadlines(rules)


def _limits(rules: Rules) -> tuple[int, ...]:
    if rules.announcement_time_base == "cards_on_table":
        return (0, *(-limit for limit in rules.announcement_limit_table))
    return (
        0,
        rules.announcement_no_120,
        rules.announcement_no_90,
        rules.announcement_no_60,
        rules.announcement_no_30,
        rules.announcement_no_0,
    )


def _clock(game: Game, seat: int) -> int:
    """The cards a seat holds, or those on the table counted down; a marriage's clarification gives them back."""
    rules = game.rules
    shift = game.clarified - 1 if game.clarified and rules.marriage_shifts_limits else 0
    if rules.announcement_time_base == "cards_on_table":
        return 4 * shift - game.cards_played
    if rules.announcement_till_full_trick:
        full_trick_lies = not game.trick and bool(game.tricks)
        return game.tricks_total - len(game.tricks) + full_trick_lies + shift
    return len(game.hands[seat]) + shift


def calls(game: Game, seat: int) -> Sequence[Call]:
    """What a seat may announce at this moment, lowest first."""
    rules = game.rules
    if game.phase is not PLAY or game.pending or game.tricks_total - len(game.tricks) < rules.announcement_last:
        return ()
    side = game.side_of(seat)
    if (side is None or seat == game.soloist) and game.is_open_marriage and not _may_speak_early(game, seat):
        return ()
    if side is None:
        return _blind_calls(game, seat)
    alone = rules.knocking and levels_are_own(game)
    own = game.levels[seat] if alone else said(game, side)
    if own == HIGHEST or (game.replies[seat] if alone else replied(game, side)) is not None:
        return ()
    other = said(game, side.other) if own == 0 and rules.announcement_reply else 0
    first = Call.KNOCK if rules.knocking else _FIRST[side]
    return game.deadlines[first, own, other, _clock(game, seat)]


def bids(game: Game) -> list[Call | None]:
    """What may be announced together with a solo where soli are bid for: nothing, or what is open before any card."""
    rules = game.rules
    found: list[Call | None] = [None]
    if not rules.solo_bidding:
        return found
    clock = 0 if rules.announcement_time_base == "cards_on_table" else game.tricks_total
    for call in (Call.KNOCK if rules.knocking else Call.RE, *DENIALS):
        if clock >= game.deadlines.limits[call.level]:
            found.append(call)
        elif rules.denial_without_announcement != "free":
            break
    return found


def _may_speak_early(game: Game, seat: int) -> bool:
    """Whether a seat may announce before a marriage is clarified (RULES.md 10 and 17)."""
    rules = game.rules
    if not rules.announce_before_marriage_resolved:
        return False
    return rules.undetermined_announcement == "free" or seat == game.soloist


def _blind_calls(game: Game, seat: int) -> Sequence[Call]:
    """Who does not know its side yet may say Kontra for itself, and no more."""
    if game.levels[seat] or _clock(game, seat) < game.deadlines.limits[1]:
        return ()
    return (Call.KNOCK if game.rules.knocking else Call.CONTRA,)


def turn_to_re(game: Game, partner: int) -> Announce | None:
    """The Kontra of who has become the partner counts as Re, beside a Re of the bride as no 90; None without one."""
    bride = game.soloist
    if bride is None or not game.levels[partner]:
        return None
    level = 2 if game.levels[bride] == 1 else 1
    game.levels[partner] = level
    call = DENIALS[0] if level == 2 else Call.KNOCK if game.rules.knocking else Call.RE
    meant = Announce(partner, call)
    game.announcements = [meant if made.seat == partner else made for made in game.announcements]
    return meant


def is_duty(game: Game, seat: int) -> bool:
    """Whether a seat has to announce before it leads to the second trick."""
    if game.duty_seat != seat:
        return False
    rules, side = game.rules, game.side_of(seat)
    if rules.announcement_first_trick_thirty_points_only_first and any(game.levels):
        return False
    if rules.announcement_first_trick_thirty_points_only_re_contra and side is not None and said(game, side):
        return False
    return bool(calls(game, seat))


def announce(game: Game, seat: int, call: Call) -> Announce:
    """Note an announcement; returns it with the mark whether it was a duty."""
    made = Announce(seat, call, is_duty(game, seat))
    if call.level:
        game.levels[seat] = call.level
    else:
        game.replies[seat] = call
    if game.cards_played == 0:
        game.announced_before_first_card.append(seat)
    if game.duty_seat == seat:
        game.duty_seat = None
    game.announcements.append(made)
    return made


def shrink(game: Game) -> None:
    """Genscher: what a seat has said shrinks to Re or Kontra and goes with the seat."""
    for seat in SEATS:
        if game.levels[seat] or game.replies[seat]:
            game.levels[seat], game.replies[seat] = 1, None
