"""Rules of thumb for a poverty: laying down, taking, giving back."""

from __future__ import annotations

from collections import Counter

from freedoko_qt.engine.actions import Accept, Return, Shift, SwineKind
from freedoko_qt.engine.cards import EYES, Card, Rank, Suit
from freedoko_qt.engine.contracts import CardOrder, Contract
from freedoko_qt.engine.play.swine_rules import special_card
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.view import SeatView

from .deductions import unseen_copies
from .reasons import HeuristicDecision, Reason
from .strength import trump_power

# Slightly weaker hands lose by taking under some presets; from this strength on taking earns everywhere.
TAKING_POWER = 3.5
"""Minimum trump strength of a hand that takes a poverty."""
FEW_PLAIN, FEW_PLAIN_BONUS = 3, 1.0
"""Number of plain cards that can all be given back, and what that adds to the trump strength."""
TRUMP_LOSS, ACE_LOSS, PLAIN_LOSS = 6, 4, 1
"""Loss by parting with a trump without any strength, with an ace of a plain suit, and with another plain card."""
STRENGTH_OF_ONE, EYES_OF_ONE = 10, 10
"""Steps of strength that add one to the loss of a trump, and eyes that take one from that of a plain card."""
CLEARED_GAIN = 2.5
"""Reduction of the loss by each suit that is cleared."""


def passes_on(view: SeatView) -> HeuristicDecision:
    """Part with plain cards that clear a suit, beside trumps that must go; keep aces."""
    return HeuristicDecision(best_card_sets(view, 1)[0], Reason.CLEARS_SUITS)


def accepts(view: SeatView) -> HeuristicDecision:
    """Take a poverty with a strong hand."""
    take = is_taken(view.order, view.hand, view.rules)
    return HeuristicDecision(Accept(view.seat, take), Reason.TAKES_POVERTY if take else Reason.LEAVES_POVERTY)


def is_taken(order: CardOrder, hand: tuple[Card, ...], rules: Rules) -> bool:
    """True if a hand is strong enough to take a poverty.

    `order`: that of a poverty; `hand`: the cards of the seat that is asked, without those offered.
    """
    return trump_power(order, hand, unseen_copies(hand, rules)) + _short_suits(order, hand) >= TAKING_POWER


def best_card_sets(view: SeatView, number: int) -> list[Return | Shift]:
    """Return the `number` best card sets to part with, the best first.

    The sets are those of `view.legal`; empty if nothing is to be laid down or given back.
    """
    plain = Counter(card.suit for card in view.hand if not view.order.is_trump(card))
    sets = [action for action in view.legal if isinstance(action, Return | Shift)]
    swines = _swines(view)
    return sorted(sets, key=lambda action: _loss(view.order, plain, swines, action.cards))[:number]


def _swines(view: SeatView) -> set[Card]:
    """Return the cards of the hand that are swines or hyperswines while their pair stays together."""
    cards = (special_card(view.rules, Contract.POVERTY, kind=kind) for kind in SwineKind)
    return {card for card in cards if card is not None and view.hand.count(card) == 2}


def _loss(order: CardOrder, plain: Counter[Suit], swines: set[Card], cards: tuple[Card, ...]) -> float:
    """Loss by parting with these cards: trump strength and aces, minus cleared suits."""
    given = Counter(card.suit for card in cards if not order.is_trump(card))
    loss = 0.0
    for card in cards:
        if order.is_trump(card):
            highest = order.strengths[order.trumps[0]] + 1
            loss += TRUMP_LOSS + (highest if card in swines else order.strengths[card]) / STRENGTH_OF_ONE
        elif card.rank is Rank.ACE:
            loss += ACE_LOSS
        else:
            loss += PLAIN_LOSS - EYES[card] / EYES_OF_ONE
    cleared = sum(plain[suit] == number for suit, number in given.items())
    return loss - CLEARED_GAIN * cleared


def _short_suits(order: CardOrder, hand: tuple[Card, ...]) -> float:
    """Bonus for plain suits that giving away three cards can clear."""
    plain = Counter(card.suit for card in hand if not order.is_trump(card))
    return FEW_PLAIN_BONUS if plain.total() <= FEW_PLAIN else 0.0
