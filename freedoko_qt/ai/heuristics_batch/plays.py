"""Estimates for playable cards (vectorised `heuristics.situation`)."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import TRUMP

from ..batch.tables import CARDS, CLASSES, EYES, NONE, Array, sum_of_seats
from ..heuristics.situation import (
    CHARLIE_IN_EYES,
    EXTRA_EYES_FROM_PARTNER,
    FEW_TRUMPS,
    FOX_IN_EYES,
    LOST_CHARLIE_IN_EYES,
    MIN_EYES_TO_COME,
    POINT_IN_EYES,
    RESCUE_CHANCE,
    SINGLE_IN_EYES,
    WINNER_IN_EYES,
)
from .batch_deductions import BatchDeductions
from .card_decisions import CardDecisions

_LATER: Array = np.arange(1, 4)[:, None] <= 3 - np.arange(4)
"""True for seats 1 to 3 that play after a position, shape (3, positions)."""


class PlayableCards:
    """All playable cards of some decisions; `at`: row of the decision of each card.

    `card` are the codes, sorted by row and number; `first` is the index of the first card of each row. Arrays have
    one entry per card unless another shape is given; rows are those of the decisions.
    """

    def __init__(self, decisions: CardDecisions) -> None:
        self.decisions, self.deductions = decisions, BatchDeductions(decisions)
        deductions, rows = self.deductions, np.arange(len(decisions))
        self.at, self.card = np.divmod(np.flatnonzero(decisions.legal), CARDS)
        self.first = np.searchsorted(self.at, rows)
        at, card = self.at, self.card
        self.klass = CLASSES.reshape(-1).take(CARDS * decisions.order[at] + card)
        self.strength = decisions.strengths[at, card]
        self.eyes, self.trump = EYES[card], self.klass == TRUMP
        self.led = np.where(decisions.lead >= 0, CLASSES[decisions.order, decisions.lead], NONE)
        """Class that was led, shape (rows,)."""
        self.later = _LATER.take(decisions.position, axis=1)
        """True for seats 1 to 3 that play later, shape (3, rows)."""
        self.later_number = 3 - decisions.position
        self.on_table = sum_of_seats(EYES[decisions.on_table] * (decisions.on_table >= 0))
        self.above = deductions.above[at, card]
        self.is_swine = decisions.own_swines[at] == card
        self.fox = (card == Card.DA) & decisions.fox[at] & (decisions.own_swines[at] != Card.DA)
        self.same: Array = deductions.own_of_class[at, self.klass]
        """Number of own cards of the same class."""
        self.foreign_foxes = self._foreign_foxes()
        """Expected number of opponents' foxes in the trick, shape (rows,)."""
        self.friend = np.where(decisions.winning >= 0, deductions.partner[decisions.winning, rows], 0.0)
        """Chance that the seat winning the trick is a partner, shape (rows,)."""
        self.takes_lead = self._takes_lead()
        """True if the card would be winning the trick."""
        self.partner_winning = self._partner_winning()
        """Chance that a partner is winning the trick and no opponent beats that card, shape (rows,)."""
        self.stays, self.chance = self._chances()
        """Chances, if the card is played, that no opponent beats what is winning then, and that the own side wins."""
        self.keep = self._keeps()
        """Value of keeping the card for later, in eyes."""
        self.gain = self._gains()
        """Gain of the own side by playing the card, in eyes."""

    def _foreign_foxes(self) -> Array:
        decisions = self.decisions
        foxes = (decisions.on_table == Card.DA) & (decisions.fox & (decisions.own_swines != Card.DA))[:, None]
        return np.asarray(np.where(foxes.T, 1 - self.deductions.partner[1:], 0.0).sum(0))

    def _takes_lead(self) -> Array:
        decisions, at = self.decisions, self.at
        rows = np.arange(len(decisions))
        klass, strength = CLASSES[decisions.order, decisions.best][at], decisions.strengths[rows, decisions.best][at]
        second = decisions.second_dolle[at] & (self.card == Card.HT)
        second |= decisions.second_charlie[at] & (self.card == Card.CJ)
        second &= self.strength == strength
        takes: Array = np.where(self.klass == klass, (self.strength > strength) | second, self.trump)
        takes |= self.is_swine | (decisions.best[at] < 0)
        return takes

    def _partner_winning(self) -> Array:
        decisions, deductions = self.decisions, self.deductions
        rows, won = np.flatnonzero(decisions.position > 0), np.zeros(len(decisions))
        if len(rows):
            best = decisions.best[rows]
            klass = CLASSES[decisions.order[rows], best].astype(np.int64)
            beats = deductions.beats(rows, klass, deductions.above_later[rows, best], self.led[rows])
            won[rows] = self.friend[rows] * deductions.holds(rows, beats, self.later[:, rows])
        return won

    def _chances(self) -> tuple[Array, Array]:
        decisions, deductions, at = self.decisions, self.deductions, self.at
        takes, later, klass = self.takes_lead, self.later.take(at, axis=1), self.klass.astype(np.int64)
        led = np.where(self.led[at] < 0, klass, self.led[at])
        best = np.where(takes, self.card, decisions.best[at])
        best_class = np.where(takes, klass, CLASSES[decisions.order[at], best])
        beats = deductions.beats(at, best_class, deductions.above_later[at, best], led)
        friend = np.where(takes, 1.0, self.friend[at])
        stays = deductions.holds(at, beats, later)
        rescue = np.where(later, RESCUE_CHANCE * deductions.partner[1:].take(at, axis=1) * beats, 0.0).max(0)
        return stays, np.where(self.is_swine, 1.0, friend * stays + (1 - friend * stays) * rescue)

    def _keeps(self) -> Array:
        decisions, deductions, at, card = self.decisions, self.deductions, self.at, self.card
        out, above = deductions.of_class[at, TRUMP], self.above
        beaten = np.where(out > 0, 1 - above / np.maximum(out, 1), 1.0)
        trump = WINNER_IN_EYES * (beaten * beaten)
        charlie = (card == Card.CJ) & decisions.charlie[at] & (out <= FEW_TRUMPS)
        trump += np.where(charlie, np.where(beaten == 1, CHARLIE_IN_EYES, LOST_CHARLIE_IN_EYES), 0.0)
        trump = np.where(self.fox, FOX_IN_EYES, np.where(self.is_swine, float(WINNER_IN_EYES), trump))
        plain, highest = np.zeros(len(at)), np.flatnonzero(~self.trump & (above == 0))
        rows, klass = at[highest], self.klass[highest].astype(np.int64)
        # as a lead: all others play later
        beats = deductions.beats(rows, klass, deductions.above_later[rows, card[highest]], klass)
        plain[highest] = WINNER_IN_EYES * deductions.holds(rows, beats, np.ones(beats.shape, bool))
        frees = (self.same == 1) & (deductions.own_of_class[at, TRUMP] > 0) & (plain < 2)
        return np.where(self.trump, trump, np.where(frees, plain + SINGLE_IN_EYES, plain))

    def _gains(self) -> Array:
        decisions, at, chance = self.decisions, self.at, self.chance
        number, on_table, later = self.later_number[at], self.on_table[at], self.later.take(at, axis=1)
        partner = self.deductions.partner[1:].take(at, axis=1)
        hoped = chance * partner + (1 - chance) * (1 - partner)
        to_come = np.where(later, MIN_EYES_TO_COME + EXTRA_EYES_FROM_PARTNER * hoped, 0.0)
        worth = chance * (on_table + to_come.sum(0)) + (chance - 0.5) * self.eyes
        worth = np.where(self.fox, worth - (1 - chance) * POINT_IN_EYES, worth)
        worth += chance * POINT_IN_EYES * self.foreign_foxes[at]
        full = on_table + self.eyes >= decisions.doppelkopf[at] - 4 * number
        worth = np.where(full, worth + (2 * chance - 1) * POINT_IN_EYES / (1 + number), worth)
        result: Array = worth - self.keep
        return result

    def pick(self, some: Array, key: Array | None = None) -> Array:
        """Index of the marked card with the highest key of each decision, shape (rows,); -1 for none.

        `some`: bool, `key`: numbers, both of one entry per card. Of equals the first is taken, without keys of all.
        """
        value = np.where(some, 0.0 if key is None else key, -np.inf)
        top = some & (value == np.maximum.reduceat(value, self.first)[self.at])
        found = np.full(len(self.decisions), NONE)
        index = np.flatnonzero(top)[::-1]
        found[self.at[index]] = index
        return found
