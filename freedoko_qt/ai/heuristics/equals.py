"""The card that a person would play among cards that are equal as far as can be told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from freedoko_qt.engine.cards import EYES, Card
from freedoko_qt.engine.view import SeatView

from .following import SURE
from .heuristic_player import chosen_card
from .situation import Situation

Cards: TypeAlias = list[Card]

EQUAL_POINTS = 0.05
"""Two choices that differ by no more points than this are called equal, unless they are known exactly."""
ROUNDING = 1e-6
"""Difference of equal values that comes from reckoning alone."""


def usual_card(view: SeatView, points: Mapping[Card, float], doubts: Mapping[Card, float]) -> Card:
    """Choose among the best cards and those that are behind by no more than the doubt of that difference.

    ``points``: expected points of each playable card. The card of the rules of thumb is chosen if it is among the
    equals; else theirs among the equals that are cheapest to part with.
    """
    best = max(points.values())
    equals = [card for card in view.playable if best - points[card] <= doubts[card] + ROUNDING]
    first, _ = chosen_card(Situation(view))
    if first in equals:
        return first
    situation = Situation(view, among=equals)
    for spared in TIE_BREAKS:
        equals = spared(situation, equals)
    return chosen_card(Situation(view, among=equals))[0]


def _gives_least(s: Situation, cards: Cards) -> Cards:
    """To a trick that goes to known opponents give as few card points as possible."""
    if s.winning is None or not all(map(s.is_opponent, (s.winning, *s.later))):
        return cards
    return _without_dearer(cards, [card for card in cards if not s.takes_lead(card)], EYES.__getitem__)


def _keeps_fox(s: Situation, cards: Cards) -> Cards:
    """Play no fox that may be lost."""
    return [card for card in cards if not s.is_fox(card) or s.chance(card) >= SURE] or cards


def _wins_cheaply(s: Situation, cards: Cards) -> Cards:
    """Win with the card that is worth the least later."""
    sure = [card for card in cards if s.takes_lead(card) and s.chance(card) == 1]
    return _without_dearer(cards, sure, s.keep)


def _without_dearer(cards: Cards, alike: Cards, cost: Callable[[Card], float]) -> Cards:
    """Leave out those of some cards that cost more than the cheapest of them."""
    least = min(map(cost, alike), default=0)
    return [card for card in cards if card not in alike or cost(card) == least]


TIE_BREAKS: tuple[Callable[[Situation, Cards], Cards], ...] = (_gives_least, _keeps_fox, _wins_cheaply)
"""What tells equal cards apart before the rules of thumb do."""
