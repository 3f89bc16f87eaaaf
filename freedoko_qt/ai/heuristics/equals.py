"""The card that a person would play among cards without a significant difference."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from freedoko_qt.engine.cards import EYES, Card
from freedoko_qt.engine.view import SeatView

from .following import SURE
from .heuristic_player import chosen_card
from .situation import Situation
from .unlearned import UNLEARNED

Cards: TypeAlias = list[Card]

EQUAL_POINTS = 0.05
"""Two choices that differ by no more points than this are called equal."""
MISTAKE = 0.3
"""A choice that is behind by so many points is a mistake; one that is not so far behind is close to the best."""
ROUNDING = 1e-6
"""Difference of equal values that comes from rounding alone."""


def equal_margin(*, exact: bool) -> float:
    """Return how many points a card may be behind and still be played for the best.

    More than a little costs strength.
    """
    return 0.0 if exact else EQUAL_POINTS


def usual_card(view: SeatView, points: Mapping[Card, float], margin: float) -> Card:
    """Choose among the best card and those that are behind it by no more points than the margin.

    ``points``: expected points of each playable card. Of equals that differ only in cost the dearer ones drop out; then
    the card of the rules of thumb is chosen if it is among the rest, else theirs among the rest.
    """
    best = max(points.values())
    equals = [card for card in view.playable if best - points[card] <= margin + ROUNDING]
    if len(equals) == 1:
        return equals[0]
    situation = Situation(view)
    for spare in () if view.contract in UNLEARNED else TIE_BREAKS:
        equals = spare(situation, equals)
    first, _ = chosen_card(situation)
    return first if first in equals else chosen_card(Situation(view, among=equals))[0]


def _gives_least(s: Situation, cards: Cards) -> Cards:
    """To a trick that goes to known opponents give as few card points as possible."""
    if s.winning is None or not all(map(s.is_opponent, (s.winning, *s.later))):
        return cards
    return _without_dearer(cards, [card for card in cards if not s.takes_lead(card)], EYES.__getitem__)


def _keeps_fox(s: Situation, cards: Cards) -> Cards:
    """Play no fox that may be lost."""
    return [card for card in cards if not s.is_fox(card) or s.chance(card) >= SURE] or cards


def _wins_cheaply(s: Situation, cards: Cards) -> Cards:
    """Take a sure trick with the trump that is worth the least later, or brings home card points that may be lost."""

    def cost(card: Card) -> float:
        return s.keep(card) - EYES[card] * (EYES[card] >= EYES[Card.DK] and s.deductions.unseen_above(card) > 0)

    sure = [card for card in cards if s.is_trump(card) and s.takes_lead(card) and s.led is not None and s.is_last]
    return _without_dearer(cards, sure, cost)


def _without_dearer(cards: Cards, alike: Cards, cost: Callable[[Card], float]) -> Cards:
    """Leave out those of some cards that cost more than the cheapest of them."""
    least = min(map(cost, alike), default=0)
    return [card for card in cards if card not in alike or cost(card) == least]


TIE_BREAKS: tuple[Callable[[Situation, Cards], Cards], ...] = (_gives_least, _keeps_fox, _wins_cheaply)
"""Filters that leave out the dearer ones of equal cards, in the order in which they are asked."""
