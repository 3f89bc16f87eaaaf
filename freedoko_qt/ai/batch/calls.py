"""Announcements in a batch (vectorised `engine.play.announcements`)."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.play.deadlines import HIGHEST_LEVEL, NEVER

from .state import BatchState
from .tables import CONTRA, HAS_SECRET_SIDES, MARRIAGE, NONE, NULL, RAMSCH, RE, Array, max_of_seats

CALL_COLUMNS = 7
"""Columns of calls: 0 none, 1 Re, Kontra or knock, 2 to 5 the denials (no 90 to black), 6 reply."""

FORCED_AT = (4, 8)
"""The numbers of cards played after which a seat may be obliged to announce."""

REPLY_COLUMN = 6
"""Column of a reply."""
PLAIN_REPLY = 9
"""Value in `BatchState.replies` of a reply that names no level."""


def levels_are_own(batch: BatchState) -> Array:
    """True if levels belong to seats, not to sides: with knocking while the sides are secret; shape (n,)."""
    return (batch.rules["knocking"] > 0) & HAS_SECRET_SIDES[batch.contract]


def highest_level(batch: BatchState, re: Array) -> Array:
    """Highest level announced by one side of each game, 0 to 5, shape (n,).

    `re`: True where that is the side of Re, shape (n,).
    """
    return max_of_seats((batch.re == re[:, None]) * batch.levels)


def side_open(batch: BatchState) -> Array:
    """True if the sides are not settled: in a marriage before its clarification; shape (n,)."""
    result: Array = (batch.contract == MARRIAGE) & (batch.clarified == 0)
    return result


def _clock(batch: BatchState, seats: Array) -> Array:
    """Remaining cards, or minus the cards that have been played, with which deadlines are compared; shape (n,)."""
    rules = batch.rules
    shift = np.where((batch.clarified > 0) & (rules["marriage_shifts_limits"] > 0), batch.clarified - 1, 0)
    held = batch.held(seats)
    lying = batch.position == 0 and batch.trick > 0
    held = np.where(rules["announcement_till_full_trick"] > 0, batch.total - batch.trick + lying, held) + shift
    on_table = rules.chosen("announcement_time_base", "cards_on_table")
    return np.where(on_table, 4 * shift - batch.cards_played, held)


def time_left(batch: BatchState, seats: Array) -> Array:
    """Remaining cards (or tricks) before each deadline, from Re to black, shape (n, 5); negative if it has passed.

    `seats`: a seat of each game, shape (n,). The same as `engine.time_left` for a view.
    """
    return _clock(batch, seats)[:, None] - _limits(batch, re=_announces_for_re(batch, seats))


def _announces_for_re(batch: BatchState, seats: Array) -> Array:
    """True if a seat announces Re; one that does not know its side yet can announce Kontra only."""
    result: Array = batch.re[batch.rows, seats] & (~side_open(batch) | (batch.soloist == seats))
    return result


def _limits(batch: BatchState, *, re: Array) -> Array:
    """Deadlines from Re, or from Kontra, to black, shape (n, 5)."""
    return np.where(re[:, None], batch.limits[:, 1:], batch.contra_limits[:, 1:])


def possible_calls(batch: BatchState, seats: Array, left: Array | None = None) -> Array:
    """Legal calls of a seat of each game, bool, shape (n, 7); column 0 is silence.

    `seats`: a seat of each game, shape (n,); `left`: the result of `time_left`, if it is known already. Silence
    is False only where an announcement is due and possible.
    """
    result = np.zeros((batch.n, CALL_COLUMNS), bool)
    in_time = (batch.total - batch.trick >= batch.rules["announcement_last"]) & (batch.pending < 0)
    left = time_left(batch, seats) if left is None else left
    # After the deadline of Re and Kontra only higher levels on top of an announcement are possible, or free denials.
    jumps = batch.rules.chosen("denial_without_announcement", "free")
    in_time &= (left[:, 0] >= 0) | (max_of_seats(batch.levels) > 0) | jumps | (batch.duty == seats)
    if in_time.any() and not batch.over:
        open_ = side_open(batch)
        if open_.any():
            bride = batch.soloist == seats
            early = open_ & _may_announce_early(batch, bride)
            result[:, 1:] = _calls_of_side(batch, seats, left) & (~open_ | (early & bride))[:, None]
            # A seat that does not know its side yet may announce Kontra for itself only.
            blind = early & ~bride & (batch.levels[batch.rows, seats] == 0) & (left[:, 0] >= 0)
            result[:, 1] |= blind
        else:
            result[:, 1:] = _calls_of_side(batch, seats, left)
        result &= in_time[:, None]
        result[batch.contract == RAMSCH] = False
    if (null := batch.contract == NULL).any():
        result[:, 2:REPLY_COLUMN] &= ~null[:, None]
        result &= ~batch.lost_nulls[:, None]
    obliged = is_duty_open(batch, seats)
    result[:, 0] = ~(obliged & result.any(1)) if obliged.any() else True
    return result


def _may_announce_early(batch: BatchState, bride: Array) -> Array:
    free = batch.rules.chosen("undetermined_announcement", "free")
    result: Array = (batch.rules["announce_before_marriage_resolved"] > 0) & (free | bride)
    return result


def _calls_of_side(batch: BatchState, seats: Array, left: Array) -> Array:
    """Calls a seat may make for its side, apart from the deadline of all announcements; shape (n, 6), from Re on."""
    rules = batch.rules
    result = np.zeros((batch.n, CALL_COLUMNS - 1), bool)
    re = batch.re[batch.rows, seats]
    own_side = batch.re == re[:, None]
    own, other = max_of_seats(own_side * batch.levels), max_of_seats(~own_side * batch.levels)
    replied = max_of_seats(own_side * batch.replies) > 0
    if (alone := levels_are_own(batch)).any():
        own = np.where(alone, batch.levels[batch.rows, seats], own)
        replied = np.where(alone, batch.replies[batch.rows, seats] > 0, replied)
    after_reply = rules["denials_after_reply"] > 0
    own = np.where(replied & after_reply, np.maximum(own, 1), own)
    in_time, never = left >= 0, batch.limits[:, 1:] == NEVER
    other = np.where((own == 0) & (rules["announcement_reply"] > 0), other, 0)
    answers = other > 0
    if answers.any():
        says_re = _announces_for_re(batch, seats)
        moved = (_limits(batch, re=says_re) - _limits(batch, re=~says_re))[batch.rows, other - 1]
        answers &= left[batch.rows, other - 1] + moved >= -rules["reply_delay_cards"]
    free = rules.chosen("denial_without_announcement", "free")
    first = rules.chosen("denial_without_announcement", "forbidden")
    result[:, 0] = (own == 0) & in_time[:, 0]
    reached = np.ones(batch.n, bool)
    for level in range(1, HIGHEST_LEVEL + 1):
        wanted = own < level
        if level > 1:
            result[:, level - 1] = wanted & in_time[:, level - 1] & reached & ((own > 0) | ~first)
        # A level may be skipped only while it is still open.
        reached &= ~wanted | in_time[:, level - 1] | never[:, level - 1] | free
    result[:, REPLY_COLUMN - 1] = answers & ((rules["announcement_strict_limit"] > 0) | ~result[:, 0])
    late = (batch.duty == seats) & (rules["forced_after_limit"] > 0) & (own < HIGHEST_LEVEL)
    if late.any():
        following = np.minimum(own, HIGHEST_LEVEL - 1)
        result[batch.rows, following] |= late & ~never[batch.rows, following]
    result &= ((own < HIGHEST_LEVEL) & (~replied | after_reply))[:, None]
    return result


def is_duty_open(batch: BatchState, seats: Array) -> Array:
    """True if a seat is obliged to announce, provided that a call is possible; shape (n,)."""
    obliged: Array = batch.duty == seats
    if obliged.any():
        rules, name = batch.rules, "announcement_first_trick_thirty_points"
        obliged &= (rules[f"{name}_only_first"] == 0) | ~batch.levels.any(1)
        spoken = ~side_open(batch) & (highest_level(batch, batch.re[batch.rows, seats]) > 0)
        obliged &= (rules[f"{name}_only_re_contra"] == 0) | ~spoken
    return obliged


def convert_to_re(batch: BatchState, rows: Array, partners: Array) -> None:
    """Convert the Kontra of the new partner in a marriage to Re; to no 90 if the bride has announced Re.

    `rows`, `partners`: games and the new partner of each, shape (rows,).
    """
    spoke = batch.levels[rows, partners] > 0
    rows, partners = rows[spoke], partners[spoke]
    batch.levels[rows, partners] = np.where(batch.levels[rows, batch.soloist[rows]] == 1, 2, 1)


def is_duty(batch: BatchState, seats: Array) -> Array:
    """True if a seat of each game must announce before it plays its next card; shape (n,)."""
    silent: Array = possible_calls(batch, seats)[:, 0]
    return ~silent


def announce(batch: BatchState, rows: Array, seats: Array, calls: Array) -> None:
    """Announce in some games, by row.

    `rows`, `seats`, `calls`: games, a seat of each and its call, shape (rows,); the calls are legal columns of
    `possible_calls` above 0. A game must not be named twice.
    """
    if not len(rows):
        return
    re = batch.re[rows, seats]
    reply = calls == REPLY_COLUMN
    other = np.where(batch.re[rows] == ~re[:, None], batch.levels[rows], 0).max(1)
    strict = batch.rules["announcement_strict_limit"][rows] > 0
    batch.replies[rows[reply], seats[reply]] = np.where(strict, other, PLAIN_REPLY)[reply]
    batch.levels[rows[~reply], seats[~reply]] = calls[~reply]
    shown = batch.rules["knocking"][rows] == 0
    batch.shown_side[rows[shown], seats[shown]] = np.where(re, RE, CONTRA)[shown]
    if batch.cards_played == 0:
        batch.early[rows, seats] = True
    obliged = batch.duty[rows] == seats
    batch.duty[rows[obliged]] = NONE


def lapse(batch: BatchState, rows: Array) -> None:
    """Reduce announcements to Re or Kontra after a Genscher, or drop them, or keep them; they stay with their seats.

    `rows`: games with a new Genscher, shape (rows,).
    """
    dropped = rows[batch.rules.chosen("genscher_lapses", "all")[rows]]
    batch.levels[dropped], batch.replies[dropped], batch.early[dropped] = 0, 0, False
    rows = rows[batch.rules.chosen("genscher_lapses", "denials")[rows]]
    spoke = (batch.levels[rows] > 0) | (batch.replies[rows] > 0)
    batch.levels[rows] = np.where(spoke, 1, batch.levels[rows])
    batch.replies[rows] = 0
