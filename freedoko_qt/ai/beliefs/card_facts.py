"""What is certain about the hidden cards, and whether a deal fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.cards import CARDS as ALL
from freedoko_qt.engine.cards import SEATS, Card, deck

from ..batch.tables import CARDS, Array, counts

HandCondition: TypeAlias = Callable[[Array], bool]
"""Tests the hands of one deal, shape (4, 24), for what cannot be counted."""


@dataclass(frozen=True, slots=True, eq=False)
class SpreadLimit:
    """How some cards can lie with the four seats."""

    cards: Array
    """Which cards are meant, shape (24,), bool."""
    numbers: Array
    """Every way in which they can be spread, in whole hands at the first card; shape (ways, 4)."""


@dataclass(frozen=True, slots=True, eq=False)
class CardFacts:
    """What is certain about the hands at the first card, that is after a poverty's exchange; seats are absolute."""

    sure: Array
    """Cards that a seat certainly held: the own hand, cards played, announced swines, ...; shape (4, 24)."""
    unseen: Array
    """The number of each card that is not among the sure ones, shape (24,)."""
    free: Array
    """How many unseen cards each seat held, shape (4,); at least one seat, the own, held none."""
    allowed: Array
    """True if a seat may hold an unseen card, shape (4, 24), bool."""
    limits: tuple[SpreadLimit, ...] = ()
    either: tuple[tuple[SpreadLimit, ...], ...] = ()
    """Where any stand here, at least one of these groups holds, too, that is all of its limits."""
    conditions: tuple[HandCondition, ...] = ()
    """What else a deal must fulfil; samples that do not are drawn again."""

    @classmethod
    def of(
        cls,
        sure: Array,
        allowed: Array,
        *,
        with_nines: bool,
        limits: Iterable[SpreadLimit] = (),
        either: Iterable[tuple[SpreadLimit, ...]] = (),
        conditions: Iterable[HandCondition] = (),
    ) -> CardFacts:
        """The facts of a whole deck, whose other cards are unseen."""
        cards = counts(deck(with_nines=with_nines))
        free = cards.sum() // 4 - sure.sum(1, dtype=np.int64)
        unseen = cards - sure.sum(0, dtype=np.int8)
        return cls(sure, unseen, free, allowed, tuple(limits), tuple(either), tuple(conditions))


def cards_of(held: Array) -> tuple[Card, ...]:
    """The cards of a hand given as counts, sorted by number."""
    return tuple(ALL[card] for card in np.repeat(np.arange(CARDS), held))


def mask_of(cards: Iterable[Card]) -> Array:
    """Which cards these are, shape (24,), bool."""
    mask = np.zeros(CARDS, bool)
    mask[[int(card) for card in cards]] = True
    return mask


@lru_cache(maxsize=64)
def spreads(total: int, least: tuple[int, ...], most: tuple[int, ...]) -> Array:
    """Every way to spread so many cards over the seats within bounds for each, shape (ways, 4)."""
    ranges = [np.arange(low, min(high, total) + 1) for low, high in zip(least, most, strict=True)]
    grid = np.stack(np.meshgrid(*ranges, indexing="ij"), axis=-1).reshape(-1, len(SEATS))
    result: Array = grid[grid.sum(1) == total]
    return result


def consistent(facts: CardFacts, hands: Array) -> Array:
    """True if deals fit the facts; hands at the first card as counts, shape (number, 4, 24)."""
    rest = hands - facts.sure
    fits = (rest >= 0).all((1, 2)) & (rest.sum(1) == facts.unseen).all(1) & (rest.sum(2) == facts.free).all(1)
    fits &= ~((rest > 0) & ~facts.allowed).any((1, 2))
    fits &= satisfies_limits(facts.limits, hands)
    if facts.either:
        fits &= np.any([satisfies_limits(limits, hands) for limits in facts.either], axis=0)
    for row in np.flatnonzero(fits):
        fits[row] = satisfies_conditions(facts, hands[row])
    result: Array = fits
    return result


def satisfies_limit(limit: SpreadLimit, hands: Array) -> Array:
    """True if deals keep to a limit, shape (number,)."""
    numbers = hands[:, :, limit.cards].sum(2)
    result: Array = (numbers[:, None] == limit.numbers).all(2).any(1)
    return result


def satisfies_limits(limits: Iterable[SpreadLimit], hands: Array) -> Array:
    """True if deals keep to each of some limits, shape (number,)."""
    result = np.ones(len(hands), bool)
    for limit in limits:
        result &= satisfies_limit(limit, hands)
    return result


def satisfies_conditions(facts: CardFacts, hands: Array) -> bool:
    """True if one deal fulfils the conditions."""
    return all(condition(hands) for condition in facts.conditions)
