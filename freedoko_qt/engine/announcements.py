"""Re, Kontra, denials, knocks and replies: who may say what, and until when (rules.md 5, records.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import DENIALS, LEVEL_REPLIES, Announce, Call
from .cards import SEATS
from .contracts import Contract
from .teams import Side

if TYPE_CHECKING:
    from .game import Game

_SECRET = (Contract.NORMAL, Contract.SILENT_MARRIAGE, Contract.GENSCHER)


def levels_are_own(game: Game) -> bool:
    """Whether every seat has its own levels: when knocking while the sides are secret."""
    return game.rules.knocking and game.contract in _SECRET


def said(game: Game, side: Side) -> int:
    """The highest level a side has announced, 0 (nothing) to 5 (black); replies are not counted."""
    return max((game.levels[seat] for seat in SEATS if game.side_of(seat) is side), default=0)


def replied(game: Game, side: Side) -> Call | None:
    """The reply a side has given, or None."""
    for seat in SEATS:
        if game.side_of(seat) is side and (reply := game.replies[seat]) is not None:
            return reply
    return None


def _in_time(game: Game, seat: int, level: int, *, grace: int = 0) -> bool:
    """Whether the deadline of a level, moved by ``grace`` cards, has not passed for a seat."""
    rules = game.rules
    shift = (game.clarified or 1) - 1 if rules.marriage_shifts_limits else 0
    if rules.announcement_time_base == "cards_on_table":
        return game.cards_played <= rules.announcement_limit_table[level - 1] + grace + 4 * shift
    if rules.announcement_till_full_trick:
        between = not game.trick and game.tricks
        held = game.tricks_total - len(game.tricks) + (1 if between else 0)
    else:
        held = len(game.hands[seat])
    return held + shift >= game.limits[level] - grace


def calls(game: Game, seat: int) -> list[Call]:
    """What a seat may announce at this moment, lowest first."""
    if game.tricks_total - len(game.tricks) < game.rules.announcement_last or not game.may_announce:
        return []
    side = game.side_of(seat)
    if side is None:
        return []
    rules = game.rules
    reply = game.replies[seat] if levels_are_own(game) else replied(game, side)
    if reply is not None:
        return []
    own = game.levels[seat] if levels_are_own(game) else said(game, side)
    answer = own == 0 and rules.announcement_reply
    other = said(game, side.other) if answer else 0
    result: list[Call] = []
    if own == 0:
        if _in_time(game, seat, 1):
            result.append(Call.KNOCK if rules.knocking else Call(side))
        elif other and not rules.announcement_strict_limit and _reply_in_time(game, seat, other):
            result.append(Call.REPLY)
    jump = rules.denial_without_announcement
    for level in range(max(own + 1, 2), 6):
        in_time = _in_time(game, seat, level)
        if jump == "free":
            if not in_time:
                continue
        elif not in_time or (own == 0 and not result):
            break
        elif own + 1 < level and not all(_in_time(game, seat, skipped) for skipped in range(own + 1, level)):
            break
        if own == 0 and jump == "forbidden":
            break
        if own == 0 and result and result[0] is Call.REPLY:
            if jump != "free":
                break
        result.append(DENIALS[level - 2])
    if other and rules.announcement_strict_limit and _reply_in_time(game, seat, other):
        result.append(LEVEL_REPLIES[other - 1])
    return result


def _reply_in_time(game: Game, seat: int, level: int) -> bool:
    return _in_time(game, seat, level, grace=game.rules.reply_delay_cards)


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
