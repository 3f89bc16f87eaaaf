"""Criteria of special hands (poverty, throwing in, marriage): numbers of certain cards, found by asking the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from freedoko_qt.engine.before_play import poverty, reservations
from freedoko_qt.engine.cards import CARDS, Card, deck
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.view import SeatView

from ..batch.tables import Array, counts
from .card_facts import SpreadLimit, mask_of, spreads

THROW_KINDS = tuple(one for one in Reservation if one.is_throw)
_MANY_COPIES = 16
"""More copies of a card than any rule asks for."""


@dataclass(frozen=True, slots=True)
class HandCriterion:
    """Minimum and maximum number of some cards in hands of a kind, and in all other hands.

    `cards`: bool, shape (24,); `own` and `others`: least and most, both included.
    """

    cards: Array
    own: tuple[int, int]
    others: tuple[int, int]

    def limit(self, view: SeatView, seats: Sequence[int], to_dealt: Mapping[int, Array], *, holds: bool) -> SpreadLimit:
        """Limit the hands of some seats to those dealt of this kind (`holds`), or to the others.

        `to_dealt`: by seat what is to be added to its hand at the first card to have it as dealt (`exchange_deltas`).
        """
        least, most = [0] * 4, [view.tricks_total] * 4
        low, high = self.own if holds else self.others
        for seat in seats:
            moved = int(to_dealt[seat][self.cards].sum())
            least[seat], most[seat] = max(low - moved, 0), max(min(high - moved, view.tricks_total), 0)
        used = counts(deck(with_nines=view.rules.with_nines))
        return SpreadLimit(self.cards, spreads(int(used[self.cards].sum()), tuple(least), tuple(most)))


@lru_cache(maxsize=64)
def criterion_kinds(rules: Rules) -> tuple[Reservation, ...]:
    """Return the answers besides healthy and soli that a hand can permit; throws first."""
    thrown = [kind for kind, (option, _) in reservations.THROWS.items() if getattr(rules, option)]
    return (*thrown, *((Reservation.POVERTY,) if rules.poverty else ()), Reservation.MARRIAGE)


@lru_cache(maxsize=64)
def criterion_of(rules: Rules, kind: Reservation) -> HandCriterion | None:
    """Return the criterion of one of these kinds; None if no number of cards decides (a rich hand: its eyes)."""
    if kind is Reservation.MARRIAGE:
        return HandCriterion(mask_of([Card.CQ]), (2, 2), (0, 1))
    few = _is_of_kind(rules, kind, [])
    cards = [card for card in CARDS if _is_of_kind(rules, kind, [card] * _MANY_COPIES) is not few]
    bounds = {sum(_is_of_kind(rules, kind, [card] * number) is few for number in range(_MANY_COPIES)) for card in cards}
    # Which of the cards they are must not matter, as it does for a long suit.
    if len(bounds) == 1 and _is_of_kind(rules, kind, (cards * max(bounds))[: max(bounds)]) is few:
        return None
    # Other cards must not matter, as they do for the eyes of a rich hand.
    others = [card for card in CARDS if card not in cards] * _MANY_COPIES
    if len(bounds) != 1 or any(
        _is_of_kind(rules, kind, [card] * (max(bounds) - 1) + others) is not few for card in cards
    ):
        return None
    below, above = (0, max(bounds) - 1), (max(bounds), _MANY_COPIES)
    return HandCriterion(mask_of(cards), *((below, above) if few else (above, below)))


def _is_of_kind(rules: Rules, kind: Reservation, hand: Sequence[Card]) -> bool:
    if kind is Reservation.POVERTY:
        return poverty.has_poverty(rules, hand, swines=False)
    return kind in reservations.throws(rules, hand)
