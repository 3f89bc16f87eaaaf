"""How a kind of hand is known: by the number of some cards, found by asking the engine about hands."""

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
"""More of a card than any rule about hands asks for."""


@dataclass(frozen=True, slots=True)
class HandCriterion:
    """How many of some cards hands of a kind have, and all other hands; least and most."""

    cards: Array
    own: tuple[int, int]
    others: tuple[int, int]

    def limit(self, view: SeatView, seats: Sequence[int], to_dealt: Mapping[int, Array], *, holds: bool) -> SpreadLimit:
        """The limit that these seats have been dealt hands of the kind, or other hands."""
        least, most = [0] * 4, [view.tricks_total] * 4
        low, high = self.own if holds else self.others
        for seat in seats:
            moved = int(to_dealt[seat][self.cards].sum())
            least[seat], most[seat] = max(low - moved, 0), max(min(high - moved, view.tricks_total), 0)
        used = counts(deck(with_nines=view.rules.with_nines))
        return SpreadLimit(self.cards, spreads(int(used[self.cards].sum()), tuple(least), tuple(most)))


@lru_cache(maxsize=64)
def criterion_kinds(rules: Rules) -> tuple[Reservation, ...]:
    """What a hand can let a seat say beside healthy and soli; throws first."""
    extremes = [[card] * number for card in CARDS for number in (0, _MANY_COPIES)]
    judged = (*THROW_KINDS, Reservation.POVERTY)
    return (
        *(kind for kind in judged if any(_is_of_kind(rules, kind, hand) for hand in extremes)),
        Reservation.MARRIAGE,
    )


@lru_cache(maxsize=64)
def criterion_of(rules: Rules, kind: Reservation) -> HandCriterion | None:
    """The mark of one of these kinds; None if it has none (a hand is rich by its eyes)."""
    if kind is Reservation.MARRIAGE:
        return HandCriterion(mask_of([Card.CQ]), (2, 2), (0, 1))
    few = _is_of_kind(rules, kind, [])
    cards = [card for card in CARDS if _is_of_kind(rules, kind, [card] * _MANY_COPIES) is not few]
    bounds = {sum(_is_of_kind(rules, kind, [card] * number) is few for number in range(_MANY_COPIES)) for card in cards}
    # The others must not matter, as they do for the eyes of a rich hand.
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
