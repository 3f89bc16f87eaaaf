"""Deductions for many decisions (vectorised `heuristics.deductions`)."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import TRUMP

from ..batch.tables import CARDS, CLASSES, DOLLE, EYES, HIGHEST_STRENGTH, NONE, RE, STRENGTHS, Array, any_card
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

TRUMPS_ABOVE = HIGHEST_STRENGTH + 1
"""Added to the strength of trumps, so that it is higher than that of the suit that was led."""
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
    """Deductions for some decisions.

    Arrays about seats have the seats first, so that numpy works on long rows; the others have one row per decision.
    """

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
        """1 for a certain partner, -1 for a certain opponent, estimates between; shape (4, rows)."""
        self.partner = (1 + self.trust) / 2
        """Chance that each seat is on the own side, shape (4, rows)."""
        may_hold = np.ascontiguousarray(~decisions.void[:, 1:].swapaxes(0, 1))
        hands = may_hold * decisions.sizes.T[1:, :, None]
        self._lacks_none: Array = ((hands.sum(0) * (MAX_HAND + 1) + hands) * (MAX_POOL + 1)).reshape(3, -1)
        """Index in the table where each of the others is certain to hold none of no cards, shape (3, rows * 5)."""
        self._lacks_class: Array = _CHANCE_OF_NONE.take(self._lacks_none + self.of_class.reshape(-1))

    @property
    def lacks_class(self) -> Array:
        """Chance that each of the others holds no card of a class, shape (3, rows, 5)."""
        return self._lacks_class.reshape(3, -1, 5)

    def lacks(self, rows: Array, number: Array, klass: Array) -> Array:
        """Chance that each of the others holds none of `number` unseen cards of a class, shape (3, rows).

        `rows`, `number`, `klass`: shape (rows,).
        """
        at = self._lacks_none.take(5 * rows + klass, axis=1)
        at += number
        return _CHANCE_OF_NONE.take(at)

    def beats(self, rows: Array, klass: Array, higher: Array, led: Array) -> Array:
        """Chance that each of the others, playing later, beats a winning card of a class, shape (3, rows).

        `higher`: number of unseen cards above it; `led`: class that was led.

        All arguments have shape (rows,).
        """
        same = klass == led
        over = 1 - self.lacks(rows, higher, np.where(same, led, TRUMP))
        void = self._lacks_class.take(5 * rows + led, axis=1)
        no_trumps = self._lacks_class.take(5 * rows + TRUMP, axis=1)
        return np.where(same, np.where(led == TRUMP, over, over + void * (1 - no_trumps)), void * over)

    def holds(self, rows: Array, beats: Array, later: Array) -> Array:
        """Chance that no opponent who plays later beats a card, shape (rows,).

        `rows`: shape (rows,); `beats`: the result of `beats`; `later`: True for seats still to play, shape
        (3, rows).
        """
        foe = 1 - self.partner[1:].take(rows, axis=1)
        stays = np.where(later & (foe > 0), 1 - foe * beats, 1.0)
        result: Array = stays[0] * stays[1] * stays[2]
        return result


def _trust(decisions: CardDecisions) -> Array:
    sides, seats = decisions.sides.T, np.arange(4)[:, None]
    own, unknown = sides[0], sides == 0
    missing, number = 2 - (sides == RE).sum(0), np.maximum(unknown.sum(0), 1)
    doubtful = np.flatnonzero(unknown.any(0))
    signs = np.zeros(sides.shape)
    signs[:, doubtful] = _signs_of_re(decisions, doubtful)
    re = np.minimum(MAX_RE_CHANCE, np.maximum(MIN_RE_CHANCE, missing / number + signs))
    trust = np.where(unknown, np.where(own == RE, 2 * re - 1, 1 - 2 * re), np.where(sides == own, 1.0, -1.0))
    blind = np.flatnonzero(unknown[0])  # open marriage: only the bride knows her side
    foreign = np.where(decisions.clarifies[blind], -1.0, 1 / 3)
    trust[:, blind] = np.where(decisions.bride[blind] == seats, -1 / 3, foreign)
    trust[0, blind] = 1.0
    return trust


def _signs_of_re(decisions: CardDecisions, rows: Array) -> Array:
    """Change of each seat's chance to be Re by the play so far, shape (4, rows)."""
    tricks = int((decisions.cards[:, :, 0] >= 0).any(0).sum())
    leaders = np.ascontiguousarray(decisions.leaders[rows, :tricks].T)
    cards = np.ascontiguousarray(decisions.cards[rows, :tricks].transpose(2, 1, 0))  # by position, trick and row
    classes = CLASSES.reshape(-1).take(CARDS * decisions.order[rows] + cards)
    strengths = decisions.strengths.reshape(-1).take(CARDS * rows + cards).astype(np.int16)
    strengths = np.where(classes == TRUMP, strengths + TRUMPS_ABOVE, np.where(classes == classes[0], strengths, NONE))
    highest = np.maximum.accumulate(strengths[:-1])
    second = decisions.second_charlie[rows] & (cards[1:] == Card.CJ) & (strengths[1:] == highest)
    takes = (strengths[1:] > highest) | second
    best = np.zeros(takes.shape, np.int64)  # position of the winning card before each of the others
    best[1] = takes[0]
    best[2] = np.where(takes[1], 2, best[1])
    receives = np.array([0.0, 1.0, -1.0]).take(decisions.sides[rows].T)[(leaders + best) % 4, np.arange(len(rows))]
    eyes, signs = EYES.take(cards), np.empty(cards.shape)
    gifts = np.where(eyes >= GIFT_EYES, GIFT_WEIGHT, np.where(eyes <= SPARING_EYES, SPARING_WEIGHT, 0.0))
    signs[0] = np.where((classes[0] == TRUMP) & (eyes[0] < GIFT_EYES), TRUMP_LEAD_WEIGHT, 0.0)
    signs[1:] = np.where(takes, 0.0, gifts[1:] * receives)
    signs *= cards[0] >= 0
    place = np.arange(leaders.size).reshape(leaders.shape)  # one flat index is faster than three
    by_seat = signs.take((np.arange(4)[:, None, None] - leaders) % 4 * leaders.size + place)
    return np.asarray(by_seat.sum(1))
