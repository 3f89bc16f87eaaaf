"""Uniform sampling of deals that fit facts.

Unseen cards are grouped by equal restrictions. The number of ways to give a of a group to the first hidden seat, b to
the second and the rest to the third is a small table; the table of several groups together is the convolution of
theirs, and a limit zeroes entries in the table of its groups. Going back from the whole, the split of each group is
drawn for all deals at once, and the cards of each group are shuffled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import factorial
from typing import Protocol

import numpy as np

from freedoko_qt.engine.cards import SEATS

from ..batch.tables import CARDS, Array
from .card_facts import CardFacts, SpreadLimit, consistent, satisfies_limit, satisfies_limits

MAX_ROUNDS = 50
"""Maximum number of rounds of drawing while too few deals fulfil the conditions."""
MIN_DRAWS = 32
"""Minimum number of deals drawn in a round."""

_FACTORIAL = np.array([float(factorial(number)) for number in range(49)])


class _CardPart(Protocol):
    """Some of the unseen cards."""

    ways: Array
    """Number of ways to give a cards to the first hidden seat, b to the second and the rest to the third; [a, b]."""

    def share(self, first: Array, second: Array, number: int, rng: np.random.Generator) -> None:
        """Draw the splits of the parts, given what the first two seats get (for each deal, or one for all)."""


class _CardGroup:
    """Cards that the same seats may hold and the same limits contain."""

    def __init__(self, cards: Array, unseen: Array, allowed: tuple[bool, ...], room: Array) -> None:
        self.cards = np.repeat(cards, unseen[cards])
        self.first = self.second = np.zeros(1, np.int64)
        a, b = np.arange(room[0] + 1)[:, None], np.arange(room[1] + 1)
        c = len(self.cards) - a - b
        possible = (c >= 0) & (c <= room[2])
        for number, may in zip((a, b, c), allowed, strict=True):
            possible = possible & (may | (number == 0))
        ways = _FACTORIAL[len(self.cards)] / (_FACTORIAL[a] * _FACTORIAL[b] * _FACTORIAL[np.maximum(c, 0)])
        self.ways: Array = np.where(possible, ways, 0.0)

    def share(self, first: Array, second: Array, number: int, rng: np.random.Generator) -> None:
        self.first, self.second = first, second


class _PartUnion:
    """Union of several parts, perhaps under a limit."""

    def __init__(self, parts: Sequence[_CardPart], open_splits: Array | None = None) -> None:
        # The part with most splits comes last: it is drawn first, from one table for all deals.
        self.parts = sorted(parts, key=lambda part: np.count_nonzero(part.ways))
        self.sums = [self.parts[0].ways]
        for part in self.parts[1:]:
            self.sums.append(_convolved(self.sums[-1], part.ways))
        self.ways: Array = self.sums[-1] if open_splits is None else self.sums[-1] * open_splits

    def share(self, first: Array, second: Array, number: int, rng: np.random.Generator) -> None:
        for part, before in zip(self.parts[:0:-1], self.sums[-2::-1], strict=True):
            one, two = _draw_split(part.ways, before, first, second, rng.random((number, 1)))
            part.share(one, two, number, rng)
            first, second = first - one, second - two
        self.parts[0].share(first, second, number, rng)


def _convolved(one: Array, other: Array) -> Array:
    rows, columns = one.shape
    padded = np.zeros((2 * rows - 1, 2 * columns - 1))
    padded[rows - 1 :, columns - 1 :] = one
    windows = np.lib.stride_tricks.sliding_window_view(padded, one.shape)
    result: Array = np.einsum("xyab,ab->xy", windows, other[::-1, ::-1])
    return result


def _draw_split(ways: Array, before: Array, first: Array, second: Array, chance: Array) -> tuple[Array, Array]:
    """Draw the share of a part for the first two seats, given what is left for it and the parts before it."""
    a, b = np.nonzero(ways)
    x, y = first[:, None] - a, second[:, None] - b
    chances = np.where((x >= 0) & (y >= 0), before[x, y], 0.0) * ways[a, b]
    sums = chances.cumsum(1)
    chosen = (sums <= chance * sums[:, -1:]).sum(1)
    return a[chosen], b[chosen]


class DealSampler:
    """Draws deals that fit facts, apart from their conditions.

    Raises StopIteration if every seat has unseen cards: one, the observer, must have none.
    """

    def __init__(self, facts: CardFacts) -> None:
        self.facts = facts
        known = next(seat for seat in SEATS if not facts.free[seat])
        self.hidden = np.array([seat for seat in SEATS if seat != known])
        self.room = facts.free[self.hidden]
        self.allowed = [tuple(seats) for seats in facts.allowed[self.hidden].T.tolist()]
        self.groups: list[_CardGroup] = []
        nested, self.crossing = _nested(facts)
        self.whole = self._union(facts.unseen > 0, nested) if facts.unseen.any() else None
        # A limit of sure cards only is satisfied or not.
        settled = [limit for limit in facts.limits if not facts.unseen[limit.cards].any()]
        possible = all(satisfies_limit(limit, facts.sure[None])[0] for limit in settled)
        self.number = float(possible and (self.whole is None or self.whole.ways[self.room[0], self.room[1]]))
        """Number of deals, counting equal cards as different."""

    def _union(self, cards: Array, limits: list[SpreadLimit], limit: SpreadLimit | None = None) -> _PartUnion:
        """Group some cards; the cards of a limit stay together."""
        parts: list[_CardPart] = []
        left = cards
        for place, inner in enumerate(limits):
            if (inner.cards & left).any():
                parts.append(self._union(inner.cards & left, limits[place + 1 :], inner))
                left = left & ~inner.cards
        alike: dict[tuple[bool, ...], list[int]] = {}
        for card in np.flatnonzero(left).tolist():
            alike.setdefault(self.allowed[card], []).append(card)
        for allowed, members in alike.items():
            group = _CardGroup(np.array(members), self.facts.unseen, allowed, self.room)
            self.groups.append(group)
            parts.append(group)
        return _PartUnion(parts, None if limit is None else self._open_splits(limit))

    def _open_splits(self, limit: SpreadLimit) -> Array:
        """Mark the splits among the first two hidden seats that a limit permits."""
        rest = limit.numbers - self.facts.sure[:, limit.cards].sum(1)
        fits = ((rest >= 0) & (rest <= self.facts.free)).all(1)
        rest = rest[fits & (rest.sum(1) == self.facts.unseen[limit.cards].sum())][:, self.hidden]
        opened = np.zeros(self.room[:2] + 1)
        opened[rest[:, 0], rest[:, 1]] = 1.0
        return opened

    def draw(self, number: int, rng: np.random.Generator) -> Array:
        """Draw deals, counts at the first card, int8, shape (number, 4, 24).

        Limits that cross others are not kept (`crossing`); `sample_uniform` tests them afterwards.
        """
        result = np.repeat(self.facts.sure[None], number, 0)
        if self.whole is None or not number:
            return result
        self.whole.share(self.room[:1], self.room[1:2], number, rng)
        sizes = [len(group.cards) for group in self.groups]
        cards = np.concatenate([group.cards for group in self.groups])
        # Shuffle within each group: its first cards go to the first seat.
        keys = rng.random((number, len(cards))) + np.repeat(np.arange(len(sizes)), sizes)
        place = np.concatenate([np.arange(size) for size in sizes])
        first, second = (
            np.repeat(np.stack(np.broadcast_arrays(*counted, np.zeros(number, int))[:-1], 1), sizes, 1)
            for counted in ([group.first for group in self.groups], [group.second for group in self.groups])
        )
        seats = self.hidden[(place >= first).astype(int) + (place >= first + second)]
        flat = (np.arange(number)[:, None] * len(SEATS) + seats) * CARDS + cards[keys.argsort(1)]
        result += np.bincount(flat.ravel(), minlength=result.size).reshape(result.shape).astype(np.int8)
        return result


def _nested(facts: CardFacts) -> tuple[list[SpreadLimit], list[SpreadLimit]]:
    """Divide limits into those that are disjoint or nested, the widest first, and those that cross them."""
    nested: list[SpreadLimit] = []
    crossing: list[SpreadLimit] = []
    for limit in sorted(facts.limits, key=lambda one: -int(one.cards.sum())):
        common = [(limit.cards & other.cards, other) for other in nested]
        apart = all(not both.any() or (both == limit.cards).all() for both, _ in common)
        (nested if apart else crossing).append(limit)
    return nested, crossing


class _UnionSampler:
    """Draws uniformly from the union of several, perhaps overlapping, sets of deals."""

    def __init__(self, facts: CardFacts) -> None:
        self.facts = facts
        self.dealers = [DealSampler(replace(facts, limits=(*facts.limits, *group))) for group in facts.either]
        self.number = sum(dealer.number for dealer in self.dealers)

    def draw(self, number: int, rng: np.random.Generator) -> Array:
        """Draw about so many deals; fewer where the sets overlap."""
        shares = rng.multinomial(number, [dealer.number / self.number for dealer in self.dealers])
        parts = []
        for dealer, group, share in zip(self.dealers, self.facts.either, shares, strict=True):
            part = dealer.draw(int(share), rng)
            parts.append(part[satisfies_limits(group, part)])
        drawn = np.concatenate(parts)
        times = np.sum([satisfies_limits(group, drawn) for group in self.facts.either], axis=0)
        result: Array = rng.permutation(drawn[rng.random(len(drawn)) * times < 1.0])
        return result


def deal_sampler(facts: CardFacts) -> DealSampler | _UnionSampler:
    """Make a sampler of deals that fit facts, apart from their conditions."""
    return _UnionSampler(facts) if facts.either else DealSampler(facts)


def sample_uniform(facts: CardFacts, number: int, rng: np.random.Generator) -> Array:
    """Sample hands at the first card uniformly from the deals that fit; counts, shape (number, 4, 24), int8.

    Equal cards count as different. Raises `ValueError` if no deal fits. If hardly any deal fulfils the conditions,
    the deals found repeat, or, if none is found, conditions are ignored.
    """
    dealer = deal_sampler(facts)
    if not dealer.number:
        raise ValueError("no deal fits the facts")
    tried = facts.conditions or facts.either or (isinstance(dealer, DealSampler) and dealer.crossing)
    if not tried:
        return dealer.draw(number, rng)
    found = np.zeros((0, *facts.sure.shape), np.int8)
    for _ in range(MAX_ROUNDS):
        drawn = dealer.draw(max(number, MIN_DRAWS), rng)
        found = np.concatenate((found, drawn[consistent(facts, drawn)]))
        if len(found) >= number:
            return found[:number]
    if not len(found):
        return DealSampler(facts).draw(number, rng)
    return found[rng.integers(len(found), size=number)]


def redeal(facts: CardFacts, hands: Array, seats: tuple[int, int], rng: np.random.Generator) -> Array:
    """Deal the unseen cards of two seats anew in each deal, all ways being as likely.

    `hands`: deals that fit the facts, counts at the first card, shape (deals, 4, 24); so is the result. A deal that
    would not fit stays as it was, which keeps uniformly drawn deals uniform.
    """
    first, second = seats
    whole = hands[:, first] + hands[:, second]
    unseen = (whole - facts.sure[first] - facts.sure[second]).ravel()
    cards = np.repeat(np.tile(np.arange(CARDS), len(hands)), unseen).reshape(len(hands), -1)
    # Cards that only the first may hold come before those that are shuffled, those of the second after them.
    keys = rng.random(cards.shape) + facts.allowed[second][cards] - facts.allowed[first][cards].astype(int)
    dealt = np.take_along_axis(cards, keys.argsort(1), 1)[:, : facts.free[first]]
    flat = np.arange(len(hands))[:, None] * CARDS + dealt
    result = hands.copy()
    result[:, first] = facts.sure[first] + np.bincount(flat.ravel(), minlength=len(hands) * CARDS).reshape(-1, CARDS)
    result[:, second] = whole - result[:, first]
    fits = consistent(facts, result)
    result[~fits] = hands[~fits]
    return result
