"""Certain facts about hidden cards, and tests of deals against them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.cards import CARDS as ALL
from freedoko_qt.engine.cards import SEATS, Card, deck

from ..batch.tables import CARDS, Array, counts

_PLACE_VALUES = 3.0 ** np.arange(CARDS)
"""Factors that make one number of a hand, in which each card occurs twice at most."""
_SPREAD_PLACES = 25 ** np.arange(len(SEATS))
"""Factors that make one number of a spread, in which no seat has more than twelve cards."""

HandCondition: TypeAlias = Callable[[Array], Array]
"""Test the hands of at least one deal, counts, shape (deals, 4, 24); bool, shape (deals,)."""


@dataclass(frozen=True, slots=True, eq=False)
class SpreadLimit:
    """Possible spreads of some cards over the four seats."""

    cards: Array
    """The cards in question, bool, shape (24,)."""
    numbers: Array
    """Possible numbers of these cards by seat, in whole hands at the first card; shape (spreads, 4)."""


@dataclass(frozen=True, slots=True, eq=False)
class CardFacts:
    """Facts about the hands at the first card, that is after the exchange of a poverty; seats are absolute."""

    sure: Array
    """Cards known to have been held by each seat (own hand, played, announced, ...), counts, shape (4, 24)."""
    unseen: Array
    """Number of copies of each card outside `sure`, shape (24,)."""
    free: Array
    """Number of unseen cards held by each seat, shape (4,); 0 for at least one seat, the observer."""
    allowed: Array
    """True if a seat may hold an unseen card; bool, shape (4, 24)."""
    limits: tuple[SpreadLimit, ...] = ()
    either: tuple[tuple[SpreadLimit, ...], ...] = ()
    """Alternatives: if there are any, all limits of at least one group hold."""
    conditions: tuple[HandCondition, ...] = ()
    """Conditions that no limit expresses; deals are drawn until they fulfil them."""

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
        """Make facts about a whole deck: all cards that are not sure are unseen.

        `sure` and `allowed` as in the class; at least one seat must have all its cards in `sure`.
        """
        cards = counts(deck(with_nines=with_nines))
        free = cards.sum() // 4 - sure.sum(1, dtype=np.int64)
        unseen = cards - sure.sum(0, dtype=np.int8)
        return cls(sure, unseen, free, allowed, tuple(limits), tuple(either), tuple(conditions))


def cards_of(held: Array) -> tuple[Card, ...]:
    """Return the cards of a hand given as counts, sorted by number.

    `held`: shape (24,).
    """
    return tuple(ALL[card] for card in np.repeat(np.arange(CARDS), held))


def mask_of(cards: Iterable[Card]) -> Array:
    """Mark cards; bool, shape (24,)."""
    mask = np.zeros(CARDS, bool)
    mask[[int(card) for card in cards]] = True
    return mask


def distinct_hands(hands: Array) -> tuple[Array, Array]:
    """First row of each different hand of shape (deals, 24), and the index of its hand for each deal."""
    _, first, alike = np.unique(hands @ _PLACE_VALUES, return_index=True, return_inverse=True)
    return first, alike


@lru_cache(maxsize=64)
def spreads(total: int, least: tuple[int, ...], most: tuple[int, ...]) -> Array:
    """List all spreads of `total` cards over the seats within bounds, shape (spreads, 4).

    `least` and `most`: bounds by seat. The result is cached and must not be changed.
    """
    ranges = [np.arange(low, min(high, total) + 1) for low, high in zip(least, most, strict=True)]
    grid = np.stack(np.meshgrid(*ranges, indexing="ij"), axis=-1).reshape(-1, len(SEATS))
    result: Array = grid[grid.sum(1) == total]
    return result


def consistent(facts: CardFacts, hands: Array) -> Array:
    """True for deals that fit the facts; `hands`: counts at the first card, shape (deals, 4, 24)."""
    rest = hands - facts.sure
    fits = (rest >= 0).all((1, 2)) & (rest.sum(1) == facts.unseen).all(1) & (rest.sum(2) == facts.free).all(1)
    fits &= ~((rest > 0) & ~facts.allowed).any((1, 2))
    rows = np.flatnonzero(fits)
    fits[rows] = is_permitted(facts, hands[rows])
    result: Array = fits
    return result


def is_permitted(facts: CardFacts, hands: Array) -> Array:
    """True for deals within all limits that fulfil all conditions, shape (deals,).

    `hands`: counts at the first card, shape (deals, 4, 24), of cards that their seats may hold.
    """
    fits = satisfies_limits(facts.limits, hands)
    if facts.either:
        fits &= np.any([satisfies_limits(limits, hands) for limits in facts.either], axis=0)
    for condition in facts.conditions:
        rows = np.flatnonzero(fits)
        if not len(rows):
            break
        fits[rows] = condition(hands[rows])
    return fits


def satisfies_limit(limit: SpreadLimit, hands: Array) -> Array:
    """True for deals that satisfy a limit, shape (deals,).

    `hands`: counts at the first card, shape (deals, 4, 24).
    """
    numbers = hands[:, :, limit.cards].sum(2)
    return np.isin(numbers @ _SPREAD_PLACES, limit.numbers @ _SPREAD_PLACES)


def satisfies_limits(limits: Iterable[SpreadLimit], hands: Array) -> Array:
    """True for deals that satisfy all limits, shape (deals,).

    `hands` as in `satisfies_limit`.
    """
    result = np.ones(len(hands), bool)
    for limit in limits:
        result &= satisfies_limit(limit, hands)
    return result
