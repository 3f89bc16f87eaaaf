"""Slots: the place of a card in the inputs and outputs of networks, by its function in the game.

Slots 0 and 1 are hyperswine and swine, 2 the trump ♥10, 3 to 14 trumps by rank (four suits each, clubs first), 11 to
16 the other cards of a trump suit from the ace down (a contract has a trump suit or a third trump rank, never both),
17 to 40 four plain suits of six ranks, ace first. They are the same in all contracts and rule sets, and no contract
fills all of them.
"""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import Card, Rank, Suit
from freedoko_qt.engine.contracts import FROM_ACE, SOLI, TRUMP, CardOrder, Contract, Solo

from ..batch.tables import CARDS, CONTRACTS, EYES, ORDER_SHAPE, ORDERS, Array

SLOTS, TRUMP_SLOTS = 41, 17
_TRUMP_SUIT, _PLAIN = 11, TRUMP_SLOTS


def _layout(contract: Contract) -> Solo:
    return SOLI.get(contract, SOLI[Contract.SOLO_DIAMONDS])


def plain_suits(contract: Contract) -> tuple[Suit, ...]:
    """Return the plain suits in slot order; beside a trump suit hearts come last, for they lack the ten.

    Three suits beside a trump suit, else four; index i stands in the slots 17 + 6 i and the five after it.
    """
    suit = _layout(contract).suit
    if suit is None:
        return tuple(Suit)
    return tuple(sorted((one for one in Suit if one is not suit), key=lambda one: one is Suit.HEARTS))


def _slot(contract: Contract, order: CardOrder, card: Card, specials: tuple[Card | None, ...]) -> int:
    layout = _layout(contract)
    if card in specials:
        return 1 - specials.index(card)
    if not order.is_trump(card):
        return _PLAIN + len(Rank) * plain_suits(contract).index(card.suit) + layout.plain.index(card.rank)
    if card == Card.HT and order.dolle:
        return 2
    if card.rank in layout.ranks:
        return 3 + 4 * layout.ranks.index(card.rank) + card.suit
    return _TRUMP_SUIT + FROM_ACE.index(card.rank)


def _slots(index: int, order: CardOrder) -> list[int]:
    """Return the slot of each card in an order; `index` is that of `order_index`."""
    code, nines, _, swines, hyper = np.unravel_index(index, ORDER_SHAPE)
    contract = CONTRACTS[code]
    # Announced swines are the highest trumps, below announced hyperswines.
    special = order.trumps[hyper : hyper + swines] + order.trumps[:hyper]
    has_swines = contract not in SOLI or SOLI[contract].with_dollen
    specials: tuple[Card | None, ...] = ()
    if has_swines and swines:
        specials = special[:2]
    elif has_swines and hyper:
        specials = (None, special[0])
    return [_slot(contract, order, card, specials) if nines or card.rank is not Rank.NINE else SLOTS for card in Card]


SLOT_OF_CARD: Array = np.array([_slots(index, order) for index, order in enumerate(ORDERS)], np.int8)
"""Slot of each card, shape (orders, 24); `SLOTS` for cards outside the deck."""

CARD_IN_SLOT: Array = np.full((len(ORDERS), SLOTS + 1), CARDS, np.int8)
"""Card in each slot, shape (orders, SLOTS); `CARDS` for none."""
np.put_along_axis(CARD_IN_SLOT, SLOT_OF_CARD.astype(np.int64), np.arange(CARDS, dtype=np.int8)[None], 1)
CARD_IN_SLOT = np.ascontiguousarray(CARD_IN_SLOT[:, :SLOTS])

SLOT_OF_CLASS: Array = np.array(
    [
        [*(plain_suits(one).index(s) if s in plain_suits(one) else TRUMP for s in Suit), TRUMP]
        for one in CONTRACTS
        for _ in range(len(ORDERS) // len(CONTRACTS))
    ],
    np.int8,
)
"""Index of a class among the plain suits, `TRUMP` for trumps; shape (orders, 5)."""

CLASS_IN_SLOT: Array = np.full((len(ORDERS), 5), 5, np.int8)
"""Class at each index of plain suits, trumps last, shape (orders, 5); 5 for none."""
for _klass in range(5):
    _rows = np.arange(len(ORDERS))
    _real = (SLOT_OF_CLASS[:, _klass] != TRUMP) | (_klass == TRUMP)
    CLASS_IN_SLOT[_rows[_real], SLOT_OF_CLASS[_real, _klass]] = _klass

TRUMP_RANK_EYES: Array = np.array(
    [[EYES[rank] for rank in (*_layout(one).ranks, Rank.NINE, Rank.NINE, Rank.NINE)[:3]] for one in CONTRACTS], np.uint8
)
"""Eyes of the first, second and third trump rank; shape (contracts, 3)."""
