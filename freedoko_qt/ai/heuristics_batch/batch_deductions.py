"""Deductions for many decisions (vectorised `heuristics.deductions`)."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import TRUMP

from ..batch.sides import RE
from ..batch.tables import CARDS, CLASSES, DOLLE, EYES, STRENGTHS, Array, any_card, sum_of_seats
from ..heuristics.deductions import (
    GIFT_EYES,
    GIFT_WEIGHT,
    MAX_RE_CHANCE,
    MIN_RE_CHANCE,
    SPARING_EYES,
    SPARING_WEIGHT,
    TRUMP_LEAD_WEIGHT,
    chance_of_none,
)
from .card_decisions import CardDecisions

MAX_POOL, MAX_HAND = 36, 12
"""Maximum number of cards in the other hands, and in one hand."""

_CHANCE_OF_NONE: Array = np.array(
    [
        [[chance_of_none(pool, drawn, marked) for marked in range(MAX_POOL + 1)] for drawn in range(MAX_HAND + 1)]
        for pool in range(MAX_POOL + 1)
    ]
)
"""Table of `chance_of_none` by pool, drawn, marked."""

_OF_CLASS: Array = CLASSES[:, :, None] == np.arange(5)
_ABOVE: Array = (CLASSES[:, :, None] == CLASSES[:, None]) & (STRENGTHS[:, :, None] > STRENGTHS[:, None])
_COUNT_MASKS: Array = np.concatenate([_ABOVE, _OF_CLASS], axis=2).astype(np.float32)
"""Cards above each card, and cards of each class; 1 or 0, shape (orders, 24, 24 + 5)."""


def _count_above(decisions: CardDecisions, rows: Array, counted: Array) -> None:
    """Count the cards above each card anew where their order is none of the tables."""
    classes, strengths = CLASSES[decisions.order[rows]], decisions.strengths[rows]
    above = (classes[:, :, None] == classes[:, None]) & (strengths[:, :, None] > strengths[:, None])
    counted[rows, :CARDS] = (decisions.unseen[rows, :, None] * above).sum(1)


class BatchDeductions:
    """Deductions for some decisions; every array has one row per decision."""

    def __init__(self, decisions: CardDecisions) -> None:
        counted, own = np.empty((len(decisions), CARDS + 5), np.float32), np.empty((len(decisions), 5), np.float32)
        for order in np.unique(decisions.order):
            rows = np.flatnonzero(decisions.order == order)
            counted[rows] = decisions.unseen[rows].astype(np.float32) @ _COUNT_MASKS[order]
            own[rows] = decisions.own[rows].astype(np.float32) @ _COUNT_MASKS[order, :, CARDS:]
        _count_above(decisions, np.flatnonzero(any_card(decisions.strengths != STRENGTHS[decisions.order])), counted)
        self.own_of_class: Array = own.astype(np.int64)
        """Number of own cards of each class, shape (rows, 5)."""
        self.above: Array = counted[:, :CARDS].astype(np.int64)
        """Number of unseen cards that outrank each card, shape (rows, 24)."""
        self.of_class: Array = counted[:, CARDS:].astype(np.int64)
        """Number of unseen cards of each class, shape (rows, 5)."""
        self.above_later = self.above.copy()
        """As `above`, including a second ♥10 or ♣J that would win."""
        twice = decisions.second_dolle & DOLLE[decisions.order]
        self.above_later[:, Card.HT] += np.where(twice, decisions.unseen[:, Card.HT], 0)
        self.above_later[:, Card.CJ] += np.where(decisions.second_charlie, decisions.unseen[:, Card.CJ], 0)
        self.trust = _trust(decisions)
        """1 for a certain partner, -1 for a certain opponent, estimates between; shape (rows, 4)."""
        self.partner = (1 + self.trust) / 2
        """Chance that each seat is on the own side, shape (rows, 4)."""
        void, sizes = decisions.void[:, 1:].transpose(0, 2, 1), decisions.sizes[:, None, 1:]
        pool = (sizes * ~void).sum(2, keepdims=True)
        self._lacks_none: Array = ((pool * (MAX_HAND + 1) + sizes * ~void) * (MAX_POOL + 1)).reshape(-1, 3)
        """Index in the table where each of the others is certain to hold none of no cards, by row and class."""
        self.lacks_class: Array = _CHANCE_OF_NONE.take(
            self._lacks_none.reshape(-1, 5, 3) + self.of_class[:, :, None]
        )
        """Chance that each of the others holds no card of a class, shape (rows, 5, 3)."""

    def lacks(self, rows: Array, number: Array, klass: Array) -> Array:
        """Chance that each of the others holds none of `number` unseen cards of a class, shape (rows, 3).

        `rows`, `number`, `klass`: shape (rows,).
        """
        at = self._lacks_none.take(5 * rows + klass, axis=0)
        at += number[:, None]
        return _CHANCE_OF_NONE.take(at)

    def beats(self, rows: Array, klass: Array, higher: Array, led: Array) -> Array:
        """Chance that each of the others, playing later, beats a winning card of a class, shape (rows, 3).

        `higher`: number of unseen cards above it; `led`: class that was led.

        All arguments have shape (rows,).
        """
        same, by_class = klass == led, self.lacks_class.reshape(-1, 3)
        over = 1 - self.lacks(rows, higher, np.where(same, led, TRUMP))
        void, no_trumps = by_class.take(5 * rows + led, axis=0), by_class.take(5 * rows + TRUMP, axis=0)
        same_plain = over + void * (1 - no_trumps)
        return np.where(same[:, None], np.where((led == TRUMP)[:, None], over, same_plain), void * over)

    def holds(self, rows: Array, beats: Array, later: Array) -> Array:
        """Chance that no opponent who plays later beats a card, shape (rows,).

        `rows`: shape (rows,); `beats`: the result of `beats`; `later`: True for seats still to play, shape
        (rows, 3).
        """
        foe = 1 - self.partner[rows, 1:]
        stays = np.where(later & (foe > 0), 1 - foe * beats, 1.0)
        result: Array = stays[:, 0] * stays[:, 1] * stays[:, 2]
        return result


def _trust(decisions: CardDecisions) -> Array:
    own = decisions.sides[:, :1]
    unknown = decisions.sides == 0
    missing, number = 2 - sum_of_seats(decisions.sides == RE), np.maximum(sum_of_seats(unknown), 1)
    certain = np.where(decisions.sides == own, 1.0, -1.0)
    doubtful = np.flatnonzero(unknown.any(1))
    signs = np.zeros((len(decisions), 4))
    signs[doubtful] = _signs_of_re(decisions, doubtful)
    re = np.minimum(MAX_RE_CHANCE, np.maximum(MIN_RE_CHANCE, (missing / number)[:, None] + signs))
    trust = np.where(unknown, np.where(own == RE, 2 * re - 1, 1 - 2 * re), certain)
    blind = np.flatnonzero(unknown[:, 0])  # open marriage: only the bride knows her side
    trust[blind] = np.where(decisions.bride[blind, None] == np.arange(4), -1 / 3, 1 / 3)
    trust[blind, 0] = 1.0
    return trust


def _signs_of_re(decisions: CardDecisions, rows: Array) -> Array:
    """Change of each seat's chance to be Re by the play so far, shape (rows, 4)."""
    tricks = int((decisions.cards[:, :, 0] >= 0).any(0).sum())
    cards, leaders, sides = decisions.cards[rows, :tricks], decisions.leaders[rows, :tricks], decisions.sides[rows]
    at = rows[:, None, None]
    classes, strengths = CLASSES[decisions.order[at], cards], decisions.strengths[at, cards]
    eyes, played = EYES[cards], cards[:, :, 0] >= 0
    signs_by_position = np.zeros(cards.shape)
    signs_by_position[:, :, 0] = np.where(
        (classes[:, :, 0] == TRUMP) & (eyes[:, :, 0] < GIFT_EYES), TRUMP_LEAD_WEIGHT, 0.0
    )
    gifts = np.where(eyes >= GIFT_EYES, GIFT_WEIGHT, np.where(eyes <= SPARING_EYES, SPARING_WEIGHT, 0.0))
    sign_of = np.array([0.0, 1.0, -1.0])[sides]
    best = leaders.copy()
    klass, strength = classes[:, :, 0], strengths[:, :, 0]
    for position in range(1, 4):
        new, height = classes[:, :, position], strengths[:, :, position]
        second = decisions.second_charlie[rows, None] & (cards[:, :, position] == Card.CJ) & (height == strength)
        takes = np.where(new == klass, (height > strength) | second, new == TRUMP)
        receives = np.take_along_axis(sign_of, best, 1)
        signs_by_position[:, :, position] = np.where(takes, 0.0, gifts[:, :, position] * receives)
        best = np.where(takes, (leaders + position) % 4, best)
        klass, strength = np.where(takes, new, klass), np.where(takes, height, strength)
    signs_by_position *= played[:, :, None]
    by_seat = np.take_along_axis(signs_by_position, (np.arange(4) - leaders[:, :, None]) % 4, 2)
    signs: Array = by_seat.sum(1)
    return signs
