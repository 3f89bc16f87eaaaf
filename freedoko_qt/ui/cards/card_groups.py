"""The cards of a game in their order with the unseen copies of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from freedoko_qt.engine.cards import Card, Rank, Suit, deck

if TYPE_CHECKING:
    from freedoko_qt.engine.view import SeatView


class CardGroup(NamedTuple):
    """The trumps of a game, or what is left of a plain suit."""

    suit: Suit | None
    """None: the trumps."""
    cards: tuple[Card, ...]
    """The different cards, highest first; at least one."""


def card_groups(view: SeatView) -> tuple[CardGroup, ...]:
    """Every card of the game once: the trumps, if there are any, then clubs, spades, hearts and diamonds."""
    groups = [CardGroup(None, view.order.trumps), *(CardGroup(suit, plain_cards(view, suit)) for suit in Suit)]
    return tuple(group for group in groups if group.cards)


def plain_cards(view: SeatView, suit: Suit) -> tuple[Card, ...]:
    """The different cards of a suit that are no trumps, highest first."""
    plain = {card for card in deck(with_nines=view.rules.with_nines) if view.order.classes[card] == suit}
    return tuple(sorted(plain, key=view.order.sort_key))


def may_show_still_out(view: SeatView) -> bool:
    """True if the rules let a player see what is still out.

    What is out is what the finished tricks do not hold. So it is shown where all of them may be looked at again
    (the option `show_tricks_number`): who may see only the last ones, as in a tournament (DDV), has to remember the
    others. `card_hint` is another question: a hint says what to do, and keeps no count.
    """
    return view.rules.show_tricks_number >= view.tricks_total


def stands_out(view: SeatView, card: Card) -> bool:
    """True if a card is one that players wait for: an ace, the fox among them, or a dulle."""
    return card.rank is Rank.ACE or (card is Card.HT and view.order.dolle)
