"""The time that a seat has left to announce, from its view alone."""

from __future__ import annotations

from .actions import Call
from .cards import SEATS
from .play.deadlines import deadlines
from .teams import Side
from .view import SeatView


def time_left(view: SeatView) -> tuple[int, ...]:
    """Cards (or tricks) until each deadline of a seat, from Re to black; negative if it has passed.

    Five numbers, for the levels 1 to 5. With `announcement_time_base` `cards_on_table` they are cards of all seats,
    with `announcement_till_full_trick` tricks, else own cards; a denial that is not permitted is far below 0 (RULES.md
    10).
    """
    until = deadlines(view.rules)
    limits = until.limits if view.side is Side.RE else until.contra_limits
    clock = _clock(view)
    return tuple([clock - limit for limit in limits[1:]])


def time_until_next(view: SeatView) -> int:
    """Cards (or tricks, as in `time_left`) that pass before the seat can announce again.

    That is at its next turn, or, if it is to move, once it has played and before the next lead.
    """
    rules = view.rules
    if rules.announcement_time_base == "cards_on_table":
        return (view.seat - (view.turn or 0)) % len(SEATS) or len(SEATS) - len(view.trick)
    if rules.announcement_till_full_trick:
        return int(not view.trick)
    return int(view.my_turn)


def can_wait(view: SeatView, call: Call) -> bool:
    """True if a call that a seat may announce now is still open to it when it can announce again."""
    return time_left(view)[max(call.level, 1) - 1] >= time_until_next(view)


def _clock(view: SeatView) -> int:
    rules, finished = view.rules, len(view.tricks)
    shift = view.clarified - 1 if view.clarified and rules.marriage_shifts_limits else 0
    if rules.announcement_time_base == "cards_on_table":
        return 4 * shift - 4 * finished - len(view.trick)
    if rules.announcement_till_full_trick:
        return view.tricks_total - finished + (not view.trick and finished > 0) + shift
    return len(view.hand) + shift
