"""Scores of a batch (vectorised `engine.score.scoring`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING

import numpy as np

from freedoko_qt.engine.cards import ALL_EYES, SEATS
from freedoko_qt.engine.score.cowardice import MIN_UNANNOUNCED
from freedoko_qt.engine.score.levels import LEVEL_EYES

from .calls import PLAIN_REPLY, levels_are_own
from .rulebook import RuleBook
from .specials import special_points
from .tables import IS_ALONE, IS_EXEMPT, NULL, RAMSCH, SPECIALS_COUNT, Array, as_single_values

if TYPE_CHECKING:
    from .batch import Batch

EYE_LIMITS: Array = np.array(LEVEL_EYES)
"""Eyes below which each level from 1 on keeps the other side."""


@dataclass(slots=True)
class SideResultBatch:
    """Announcements and results of one side of each game; shape (n,) except for `denials`."""

    eyes: Array
    tricks: Array
    level: Array
    """Highest level announced, 0 to 5."""
    denials: Array
    """Number of denials of each of the levels 2 to 5, shape (n, 4)."""
    doublers: Array
    """Number of Re, Kontra, knocks and replies that double (or add)."""
    reply_level: Array
    """Under strict limits the highest level that was replied to, 1 to 5; else 0."""
    early: Array
    """True if an announcement before the first card counts (`preannouncement_bonus`)."""

    @property
    def has_announced(self) -> Array:
        """True if Re, Kontra, a knock or a reply was announced."""
        return (self.doublers > 0) | (self.reply_level > 0)

    def take(self, rows: Array) -> SideResultBatch:
        """Select rows; they may repeat."""
        return SideResultBatch(*(getattr(self, one.name)[rows] for one in fields(self)))

    def below(self) -> Array:
        """True if this side stayed below the limits of the levels 2 to 5, shape (n, 4)."""
        under = self.eyes[:, None] < EYE_LIMITS[1:]
        under[:, 3] = self.tricks == 0
        return under


@dataclass(frozen=True, slots=True)
class FinalStates:
    """A possible final state of a game, as Re sees it; of tricks only none or some matters."""

    eyes: int
    tricks: int = 1
    tricks_of_contra: int = 1


@dataclass(slots=True)
class Scores:
    """The scores of a batch."""

    winner: Array
    """1 Re, -1 Kontra, 0 neither; shape (n,)."""
    value: Array
    """Value of the game for the winner as in `Score.value`, shape (n,)."""
    points: Array
    """Game points of each seat, shape (n, 4)."""


def _side_result(batch: Batch, side: Array) -> SideResultBatch:
    """Return the result of one side; `side`: its seats, bool, shape (n, 4)."""
    rules = batch.rules
    levels, replies = np.where(side, batch.levels, 0), np.where(side, batch.replies, 0)
    highest = levels.max(1)
    single = np.zeros_like(levels)
    single[:, 0] = highest
    counted = np.where(levels_are_own(batch)[:, None], levels, single)
    bride = (batch.selector >= 0)[:, None] & (batch.soloist[:, None] == np.arange(4))
    rests = (replies > 0).any(1) & (rules["denials_after_reply"] > 0)
    early = side & batch.early & (~bride | (rules["preannouncement_bonus_for_bride"] > 0)[:, None])
    return SideResultBatch(
        eyes=(batch.eyes * side).sum(1),
        tricks=(batch.taken * side).sum(1),
        level=highest,
        denials=(counted[:, :, None] >= np.arange(2, 6)).sum(1),
        doublers=np.where(rests, 0, (counted > 0).sum(1)) + (replies == PLAIN_REPLY).sum(1),
        reply_level=np.where(replies == PLAIN_REPLY, 0, replies).max(1),
        early=early.any(1),
    )


def _kept(rules: RuleBook, own: SideResultBatch, other: SideResultBatch) -> Array:
    """1 if a side kept its announcements, -1 if it broke them, 0 if it made none; shape (n,)."""
    rows = np.arange(len(own.eyes))
    denied = np.where(other.below()[rows, own.level - 2], 1, -1)
    strict = rules["announcement_strict_limit"] > 0
    target = EYE_LIMITS[np.maximum(own.reply_level, 1) - 1]
    reply = np.where(own.reply_level == 5, own.tricks > 0, own.eyes >= target)
    bound = np.where(own.level == 1, own.eyes > 120, reply)
    obliged = strict & ((own.level == 1) | (own.reply_level > 0))
    return np.where(own.level >= 2, denied, np.where(obliged, np.where(bound, 1, -1), 0))


def _winner(rules: RuleBook, re: SideResultBatch, contra: SideResultBatch) -> Array:
    kept_re, kept_contra = _kept(rules, re, contra), _kept(rules, contra, re)
    lowered = (contra.level == 1) & ~re.has_announced & (rules["contra_only_lowers_re_target"] > 0)
    by_eyes = np.where(re.eyes >= 121 - lowered, 1, -1)
    failed = np.select(
        [(kept_re < 0) & (kept_contra < 0), kept_re < 0, kept_contra < 0],
        [0, -1, 1],
        by_eyes,
    )
    return np.where(kept_re > 0, 1, np.where(kept_contra > 0, -1, failed))


def _against_denial(rules: RuleBook, own: SideResultBatch, other: SideResultBatch) -> Array:
    """Points for exceeding the limit that the other side denied."""
    rows = np.arange(len(own.eyes))
    announced = np.maximum(other.level, other.has_announced)
    own_fault = np.maximum(0, (own.eyes - EYE_LIMITS[announced - 1]) // 30) * (announced > 0)
    passed = own.eyes[:, None] >= EYE_LIMITS[:4]
    top = np.maximum(other.level, 2) - 2
    single = (other.level >= 2) & passed[rows, top]
    cumulative = (passed * other.denials).sum(1)
    points = np.where(rules.chosen("points_against_denial", "cumulative"), cumulative, 0)
    points = np.where(rules.chosen("points_against_denial", "highest_only"), single, points)
    return np.where(rules["selber_doof_points"] > 0, own_fault, points)


def _unannounced_levels(
    rules: RuleBook, re: SideResultBatch, contra: SideResultBatch, winner: Array, contract: Array
) -> Array:
    """Levels that the winner reached beyond what its side announced; 0 where cowardice does not count."""
    unannounced = np.zeros(len(winner), np.int64)
    for sign, own, other in ((1, re, contra), (-1, contra, re)):
        below = np.where(other.tricks == 0, len(EYE_LIMITS), (other.eyes[:, None] < EYE_LIMITS[:4]).sum(1))
        announced = np.maximum(own.level, own.has_announced)
        unannounced = np.where(winner == sign, np.maximum(below - announced, 0), unannounced)
    everywhere = rules.chosen("cowardice", "all")
    holds = ~rules.chosen("cowardice", "off") & ~IS_EXEMPT[contract]
    result: Array = np.where(holds & (everywhere | ~IS_ALONE[contract]), unannounced, 0)
    return result


def _level_replies(re: SideResultBatch, contra: SideResultBatch) -> Array:
    """Number of replies that name a level."""
    result: Array = (re.reply_level > 0).astype(np.int64) + (contra.reply_level > 0)
    return result


def _base(
    rules: RuleBook, re: SideResultBatch, contra: SideResultBatch, winner: Array, alone: Array, *, counts: Array
) -> Array:
    """Value before special points and doubling, from the winner's (if none, from Re's) point of view."""
    for_re = contra.below().sum(1) + _against_denial(rules, re, contra)
    for_contra = re.below().sum(1) + _against_denial(rules, contra, re)
    broken = np.maximum(np.where(winner > 0, contra.level, re.level) - 1, 0)
    denied = (re.denials.sum(1) + contra.denials.sum(1)) * rules["denial_points"]
    replies = _level_replies(re, contra)
    early = re.early.astype(np.int64) + contra.early
    bare_draw = (winner < 0) & (contra.eyes == 120) & (rules["draw_counts_as_no_120"] == 0)
    won = np.where(winner > 0, for_re, for_contra) - bare_draw + 1
    won = won + denied + replies + early * counts * rules["preannouncement_bonus"]
    won = won + broken * rules.chosen("broken_denial_value", "as_announced")
    won = won + alone * (rules["solo_point"] + (winner < 0) * rules["against_solo_point"])
    result: Array = np.where(winner == 0, for_re - for_contra, won)
    return result


def score(batch: Batch) -> Scores:
    """Score finished games.

    Announcements, special points and bock included; every card must have been played.
    """
    return _scores(batch, _side_result(batch, batch.re), _side_result(batch, ~batch.re), special_points(batch))


def scores_at(batch: Batch, ends: Sequence[FinalStates]) -> tuple[Batch, Scores]:
    """Score assumed final states, with the announcements and special points so far.

    Returns a batch with `len(ends)` consecutive rows per game, and its scores.
    """
    rows = np.repeat(batch.rows, len(ends))
    eyes, tricks, tricks_of_contra = np.tile(
        [(end.eyes, end.tricks, end.tricks_of_contra) for end in ends], (batch.n, 1)
    ).T
    re = replace(_side_result(batch, batch.re).take(rows), eyes=eyes, tricks=tricks)
    contra = replace(_side_result(batch, ~batch.re).take(rows), eyes=ALL_EYES - eyes, tricks=tricks_of_contra)
    earned = special_points(batch)[rows]
    batch = batch.take(rows)
    return batch, _scores(batch, re, contra, earned)


def distinct_score_cases(batch: Batch) -> tuple[Array, Array]:
    """Group games in which every final state would score the same.

    Returns one row for each group, shape (groups,), and the index of the group of each game, shape (n,).
    """
    groups = (
        batch.rules.which, batch.contract, batch.soloist, batch.selector >= 0, batch.start.bock, special_points(batch),
        batch.re, batch.levels, batch.replies, batch.early,
    )  # fmt: skip
    keys = np.column_stack([part.astype(np.int16) for part in groups])
    _, rows, kinds = np.unique(as_single_values(keys), return_index=True, return_inverse=True)
    return rows, kinds


def _scores(batch: Batch, re: SideResultBatch, contra: SideResultBatch, special: Array) -> Scores:
    rules = batch.rules
    winner, alone = _winner(rules, re, contra), IS_ALONE[batch.contract]
    counts_here = SPECIALS_COUNT[rules["special_points_in_solo"], batch.contract]
    base = _base(rules, re, contra, winner, alone, counts=counts_here)
    unannounced = _unannounced_levels(rules, re, contra, winner, batch.contract)
    turned = unannounced >= MIN_UNANNOUNCED
    base = base + np.where(turned & (rules["cowardice_points"] > 0), unannounced - MIN_UNANNOUNCED, 0)
    winner = np.where(turned, -winner, winner)
    beaten = (winner < 0) & ~alone & ~turned
    if (null := batch.contract == NULL).any():
        winner = np.where(null, np.where(re.tricks > 0, -1, 1), winner)
        base = np.where(null, 1 + _level_replies(re, contra), base)
    if (ramsch := batch.contract == RAMSCH).any():
        even = ramsch & batch.re.all(1)
        winner = np.where(ramsch, np.where(even, 0, -1), winner)
        base = np.where(ramsch, np.where(even, 0, 1), base)
        beaten &= ~ramsch
    counts = (winner != 0) | (rules["selber_doof_points"] > 0)
    doublers = np.where(counts, re.doublers + contra.doublers, 0)
    value = _multiplied(batch, base, special * np.where(winner < 0, -1, 1), doublers, winner, beaten=beaten)
    return Scores(winner, value, _points(batch, value, winner, alone))


def _multiplied(batch: Batch, base: Array, extra: Array, doublers: Array, winner: Array, *, beaten: Array) -> Array:
    """Value of the game with what doubles it: Re and Kontra, bock, and Kontra against the queens.

    `extra`: special points of the winner; `doublers`: number of Re, Kontra, knocks and replies; `beaten`: True if
    Kontra has won against the queens. All have shape (n,).
    """
    rules, bock = batch.rules, batch.start.bock
    twice = rules["against_queens_doubles"] > 0
    against = (beaten & ~twice) * rules["against_queens_point"]
    doubles = rules["announcement_re_doubles"] > 0
    factor = np.where(doubles, 1 << doublers, 1)
    base = base + np.where(doubles, 0, doublers * rules["re_contra_points"])
    everything = rules.chosen("re_contra_doubling_scope", "everything")
    queens = everything | rules.chosen("re_contra_doubling_scope", "base_and_against")
    queens |= rules["announcement_contra_doubles_against_re"] > 0
    with_queens = rules.chosen("bock_scope", "base_and_against")
    value = base * factor * np.where(with_queens | rules.chosen("bock_scope", "base"), bock, 1)
    value = value + against * np.where(queens, factor, 1) * np.where(with_queens, bock, 1)
    value = value + extra * np.where(everything, factor, 1)
    value = value * np.where(beaten & twice, 2, 1)
    value = value + (rules.chosen("bock_scope", "adds") & (winner != 0)) * rules["bock_points"] * (bock - 1)
    result: Array = np.where(rules["loser_may_win_by_specials"] > 0, value, np.maximum(value, 0))
    return result


def closing_factor(batch: Batch) -> Array:
    """Bock factors where they multiply the whole game, else 1; shape (n,)."""
    return np.where(batch.rules.chosen("bock_scope", "everything"), batch.start.bock, 1)


def _points(batch: Batch, value: Array, winner: Array, alone: Array) -> Array:
    rules = batch.rules
    undecided = winner == 0
    winner = np.where(undecided, np.where(value >= 0, 1, -1), winner)
    value = np.where(undecided, np.abs(value), value)
    won = batch.re == (winner > 0)[:, None]
    plus = rules.chosen("counting", "plus")
    minus = rules.chosen("counting", "minus")
    gained = np.where(minus, 0, value)[:, None]
    lost = np.where(plus, 0, -value)[:, None]
    triple = batch.re | ((rules["solo_always_counts_triple"] > 0) & (plus | minus))[:, None]
    own = np.where(batch.re, batch.re.sum(1)[:, None], (~batch.re).sum(1)[:, None])
    others = np.maximum(1, (len(SEATS) - own) // own)
    factor = np.where(alone[:, None], np.where(triple, rules["solo_factor"][:, None], 1), others)
    return np.where(won, gained, lost) * factor * closing_factor(batch)[:, None]
