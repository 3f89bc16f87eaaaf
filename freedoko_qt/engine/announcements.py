"""Re, Kontra, denials, knocks and replies: who may say what, and until when (rules.md 5, records.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import DENIALS, LEVEL_REPLIES, Announce, Call
from .cards import SEATS
from .contracts import Contract
from .rules import Rules
from .teams import Side

if TYPE_CHECKING:
    from .game import Game

_SECRET = (Contract.NORMAL, Contract.SILENT_MARRIAGE, Contract.GENSCHER)

HIGHEST = 5
"""The level of black, after which nothing is left to say."""


def levels_are_own(game: Game) -> bool:
    """Whether every seat has its own levels: when knocking while the sides are secret."""
    return game.rules.knocking and game.contract in _SECRET


def said(game: Game, side: Side) -> int:
    """The highest level a side has announced, 0 (nothing) to 5 (black); replies are not counted."""
    if not any(game.levels):
        return 0
    is_re = side is Side.RE
    return max([level for level, re in zip(game.levels, game.re, strict=True) if re is is_re], default=0)


def replied(game: Game, side: Side) -> Call | None:
    """The reply a side has given, or None."""
    if not any(game.replies):
        return None
    is_re = side is Side.RE
    for reply, re in zip(game.replies, game.re, strict=True):
        if reply is not None and re is is_re:
            return reply
    return None


def deadlines(rules: Rules) -> tuple[int, ...]:
    """For each level, 0 (nothing) to 5, what the clock of a seat must at least show for it to be said."""
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


def calls(game: Game, seat: int) -> list[Call]:
    """What a seat may announce at this moment, lowest first."""
    rules = game.rules
    if game.tricks_total - len(game.tricks) < rules.announcement_last or not game.may_announce:
        return []
    side = game.side_of(seat)
    if game.is_open_marriage:
        if not _may_speak_early(game, seat):
            return []
        if side is None:
            return _blind_calls(game, seat)
    if side is None:
        return []
    alone = rules.knocking and levels_are_own(game)
    own = game.levels[seat] if alone else said(game, side)
    if own == HIGHEST or (game.replies[seat] if alone else replied(game, side)) is not None:
        return []
    clock, limits = _clock(game, seat), game.deadlines
    result: list[Call] = []
    other = said(game, side.other) if own == 0 and rules.announcement_reply else 0
    answers = other > 0 and clock >= limits[other] - rules.reply_delay_cards
    if own == 0 and clock >= limits[1]:
        result.append(Call.KNOCK if rules.knocking else Call(side))
    elif answers and not rules.announcement_strict_limit:
        result.append(Call.REPLY)
    for level in range(own + 1, HIGHEST + 1):
        if clock >= limits[level]:
            if level > 1 and (own or rules.denial_without_announcement != "forbidden"):
                result.append(DENIALS[level - 2])
        elif rules.denial_without_announcement != "free":
            # A level may be skipped only while it is itself still open.
            break
    if answers and rules.announcement_strict_limit:
        result.append(LEVEL_REPLIES[other - 1])
    return result


def bids(game: Game) -> list[Call | None]:
    """What may be announced together with a solo where soli are bid for: nothing, or what is open before any card."""
    rules, found = game.rules, list[Call | None]([None])
    if not rules.solo_bidding:
        return found
    clock = 0 if rules.announcement_time_base == "cards_on_table" else game.tricks_total
    for call in (Call.KNOCK if rules.knocking else Call.RE, *DENIALS):
        if clock >= game.deadlines[call.level]:
            found.append(call)
        elif rules.denial_without_announcement != "free":
            break
    return found


def _may_speak_early(game: Game, seat: int) -> bool:
    """Whether a seat may announce before a marriage is clarified (rules.md, note N4)."""
    rules = game.rules
    if not rules.announce_before_marriage_resolved:
        return False
    return rules.undetermined_announcement == "free" or seat == game.soloist


def _blind_calls(game: Game, seat: int) -> list[Call]:
    """Who does not know its side yet may say Kontra for itself, and no more."""
    if game.levels[seat] or _clock(game, seat) < game.deadlines[1]:
        return []
    return [Call.KNOCK if game.rules.knocking else Call.CONTRA]


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
