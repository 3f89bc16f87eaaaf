"""The convention of a table: an early Re or Kontra promises a strong hand, and a denial waits until it has to be made.

Early is what a seat announces of its own will in a normal game before its second card. Later announcements promise
nothing about the hand: they follow from the tricks so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from freedoko_qt.engine.actions import Announce
from freedoko_qt.engine.cards import CARDS, Card
from freedoko_qt.engine.contracts import Contract, card_order
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.time_left import can_wait
from freedoko_qt.engine.view import SeatView

from .deductions import hand_as_dealt

PROMISED_STRENGTH = 11
"""The strength of the hand that an early announcement promises."""


def hand_strength(hand: Sequence[Card], rules: Rules) -> int:
    """Count ♥10 three, black queens two, other trumps one, and one for each plain suit whose ace is held.

    `hand`: the cards before the first one of a normal game.
    """
    trumps, aces = counted_cards(rules)
    return sum(trumps[card] for card in hand) + len(aces.intersection(hand))


@lru_cache
def counted_cards(rules: Rules) -> tuple[tuple[int, ...], frozenset[Card]]:
    """Return what each card counts as a trump, by card number, and the aces of the plain suits."""
    order = card_order(rules, Contract.NORMAL)
    more = Counter({Card.CQ: 1, Card.SQ: 1, Card.HT: 2 if order.dolle else 0})
    trumps = tuple([1 + more[card] if order.is_trump(card) else 0 for card in CARDS])
    return trumps, frozenset(ace for ace in (Card.CA, Card.SA, Card.HA) if not order.is_trump(ace))


def is_agreed(view: SeatView) -> bool:
    """True if announcements promise by the convention in this game."""
    return view.table.convention and view.contract in (Contract.NORMAL, Contract.SILENT_MARRIAGE)


def is_early(view: SeatView, held: int | None) -> bool:
    """True if a seat with so many cards has not played its second one yet."""
    return held is not None and held > view.tricks_total - 2


def conforms(view: SeatView, made: Announce) -> bool:
    """True if the convention, where there is one at the table, has nothing against a legal announcement now."""
    return not view.table.convention or view.duty or not (is_hasty(view, made) or promises_too_much(view, made))


def is_hasty(view: SeatView, made: Announce) -> bool:
    """True for a denial that can still be made when the seat can announce again."""
    return made.call.is_denial and can_wait(view, made.call)


def promises_too_much(view: SeatView, made: Announce) -> bool:
    """True for the first announcement of a seat if it is early and the hand is weaker than it promises."""
    if not is_agreed(view) or not made.call.level or view.levels[view.seat] or not is_early(view, len(view.hand)):
        return False
    return hand_strength(hand_as_dealt(view), view.rules) < PROMISED_STRENGTH
