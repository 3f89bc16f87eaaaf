"""Special points of finished and unfinished games: the rows of the engine, asked about all tricks at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from freedoko_qt.engine.cards import Card, Suit
from freedoko_qt.engine.contracts import TRUMP, Contract
from freedoko_qt.engine.score.special_rules import SPECIAL_RULES, TrickFacts

from .tables import CODE, DOLLE, EYES, SPECIALS_COUNT, SUITS, Array

if TYPE_CHECKING:
    from .batch import Batch


@dataclass(frozen=True)
class TakenTricks(TrickFacts[Array]):
    """The facts about tricks of all games at once; each has the shape (n, tricks), or (n, 1) where it is of a game."""

    batch: Batch
    cards: Array
    """The cards, the lead first, shape (n, tricks, 4)."""
    seats: Array
    """Who played them, shape (n, tricks, 4)."""
    winners: Array
    """The seats that took them, shape (n, tricks)."""

    @classmethod
    def finished(cls, batch: Batch) -> TakenTricks:
        """All finished tricks."""
        tricks = batch.trick
        seats = (batch.leaders[:, :tricks, None] + np.arange(4)) % 4
        return cls(batch, batch.cards[:, :tricks], seats, batch.winners[:, :tricks].astype(np.int64))

    def last(self) -> TakenTricks:
        """The last one of them alone."""
        return TakenTricks(self.batch, self.cards[:, -1:], self.seats[:, -1:], self.winners[:, -1:])

    @cached_property
    def of_re(self) -> Array:
        """True for tricks that Re took."""
        return np.take_along_axis(self.batch.re, self.winners, 1)

    @cached_property
    def _winning_card(self) -> Array:
        position = (self.winners - self.seats[:, :, 0]) % 4
        result: Array = np.take_along_axis(self.cards, position[:, :, None], 2)[:, :, 0]
        return result

    @property
    def eyes(self) -> Array:
        return _sum(EYES[self.cards])

    @property
    def is_heart_trick(self) -> Array:
        plain = self.batch.classes[self.batch.rows[:, None, None], self.cards] != TRUMP
        result: Array = (plain & (SUITS[self.cards] == Suit.HEARTS)).all(2)
        return result

    @property
    def has_dolle(self) -> Array:
        result: Array = DOLLE[self.batch.order][:, None]
        return result

    @property
    def foxes(self) -> Array:
        return _sum(self._is_fox)

    @property
    def foxes_caught(self) -> Array:
        return _sum(self._is_fox & self._is_caught)

    @property
    def fox_wins(self) -> Array:
        result: Array = self.won_by(Card.DA) & (self.winners != self.batch.swines[:, None])
        return result

    def won_by(self, card: Card) -> Array:
        result: Array = self._winning_card == card
        return result

    def count(self, card: Card) -> Array:
        return _sum(self.cards == card)

    def caught(self, card: Card) -> Array:
        return _sum((self.cards == card) & self._is_caught)

    def rule(self, option: str) -> Array:
        return self.batch.rules[option][:, None]

    @cached_property
    def _is_fox(self) -> Array:
        result: Array = (self.cards == Card.DA) & (self.seats != self.batch.swines[:, None, None])
        return result

    @cached_property
    def _is_caught(self) -> Array:
        """True for cards that were not played by the side of the winner, shape (n, tricks, 4)."""
        owner_is_re = self.batch.re[self.batch.rows[:, None, None], self.seats]
        result: Array = owner_is_re != self.of_re[:, :, None]
        return result


def special_points(batch: Batch) -> Array:
    """Special points of Re minus those of Kontra in the finished tricks, shape (n,).

    Of games that are over as well as of others; without the point against the queens.
    """
    taken = TakenTricks.finished(batch)
    last = taken.last() if batch.over else None
    points = np.zeros(taken.winners.shape, np.int64)
    for rule in SPECIAL_RULES.values():
        if not batch.rules[rule.option].any():
            continue
        if not rule.only_last:
            points += taken.rule(rule.option) * rule.earned(taken)
        elif last is not None:
            points[:, -1:] += last.rule(rule.option) * rule.earned(last)
    result: Array = (np.where(taken.of_re, points, -points) * _counting(batch)).sum(1)
    return result


def _sum(cards: Array) -> Array:
    """Sums over the four cards of each trick."""
    result: Array = cards.sum(2)
    return result


def _counting(batch: Batch) -> Array:
    """True for finished tricks whose special points count; shape (n, finished tricks)."""
    counts = SPECIALS_COUNT[batch.rules["special_points_in_solo"], batch.contract]
    before = (batch.contract == CODE[Contract.MARRIAGE_SOLO]) & (batch.rules["special_points_before_marriage_solo"] > 0)
    upto = np.where(counts, batch.trick, np.where(before, batch.clarified, 0))
    return np.arange(batch.trick) < upto[:, None]
