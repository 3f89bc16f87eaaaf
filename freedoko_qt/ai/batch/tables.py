"""Cards as numbers: classes, strengths and special cards in every contract."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.cards import EYES as CARD_EYES
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import CardOrder, Contract, card_order
from freedoko_qt.engine.rules import OPTIONS, Rules
from freedoko_qt.engine.score.cowardice import EXEMPT
from freedoko_qt.engine.score.special_points import count_in

Array: TypeAlias = NDArray[Any]
"""Any array; its shape is given where it is used, with `n` for the number of games."""

CONTRACTS: tuple[Contract, ...] = tuple(Contract)
"""All contracts, indexed by their codes."""

CODE: dict[Contract, int] = {contract: code for code, contract in enumerate(CONTRACTS)}
"""Code of each contract."""

NORMAL, SILENT = CODE[Contract.NORMAL], CODE[Contract.SILENT_MARRIAGE]
MARRIAGE, MARRIAGE_SOLO = CODE[Contract.MARRIAGE], CODE[Contract.MARRIAGE_SOLO]
POVERTY, GENSCHER = CODE[Contract.POVERTY], CODE[Contract.GENSCHER]
RAMSCH, NULL = CODE[Contract.RAMSCH], CODE[Contract.SOLO_NULL]

HAS_SECRET_SIDES: Array = np.array(
    [one in (Contract.NORMAL, Contract.SILENT_MARRIAGE, Contract.GENSCHER) for one in CONTRACTS]
)
"""True for contracts with secret sides; shape (contracts,)."""

QUEENS_MAKE_SIDES: Array = np.array([one in (Contract.NORMAL, Contract.SILENT_MARRIAGE) for one in CONTRACTS])
"""True for contracts in which ♣Q make the sides; shape (contracts,)."""

CARDS = 24
"""Number of different cards; a card is coded by its number in `engine.cards`."""
NONE = -1
"""No seat, no card, no selector."""
UNKNOWN, RE, CONTRA = 0, 1, 2
"""Codes of the sides."""
RANKS: Array = np.array([card.rank for card in Card])
"""Rank of each card, shape (24,)."""
SUITS: Array = np.array([card.suit for card in Card])
"""Suit of each card, shape (24,)."""


def card_number(card: Card | None) -> int:
    """The number of a card, -1 for none."""
    return NONE if card is None else int(card)


def seat_number(seat: int | None) -> int:
    """The number of a seat, -1 for none."""
    return NONE if seat is None else seat


def as_single_values(rows: Array) -> Array:
    """View the rows of a table as single values, shape (rows,), so that `np.unique` finds equal rows."""
    whole = np.ascontiguousarray(rows)
    result: Array = whole.view(np.dtype((np.void, whole.shape[1] * whole.itemsize)))[:, 0]
    return result


def any_card(cards: Array) -> Array:
    """True for rows with any mark, shape (rows,); about ten times as fast as `any(1)`.

    `cards`: bool or one byte each, shape (rows, 24).
    """
    eight: Array = np.ascontiguousarray(cards).view(np.uint64)
    result: Array = (eight[:, 0] | eight[:, 1] | eight[:, 2]) > 0
    return result


def max_of_seats(seats: Array) -> Array:
    """Maximum over the seats, shape (n,), of an array of shape (n, 4); faster than `max(1)`."""
    return np.maximum(np.maximum(seats[:, 0], seats[:, 1]), np.maximum(seats[:, 2], seats[:, 3]))


def sum_of_seats(seats: Array) -> Array:
    """Sum over the seats, shape (n, ...), of an array of shape (n, 4, ...); faster than `sum(1)`."""
    return np.asarray(sum(seats.swapaxes(0, 1)))


def counts(cards: Iterable[Card]) -> Array:
    """Count the copies of each card, shape (24,), int8."""
    return np.bincount(np.array([int(card) for card in cards], np.int64), minlength=CARDS).astype(np.int8)


EYES: Array = np.array(CARD_EYES, np.int16)
"""Eyes of each card, 0 to 11; shape (24,)."""

QUEEN_PLACEMENTS: Array = np.array(
    [[(one == seat) + (two == seat) for seat in range(4)] for one in range(4) for two in range(one, 4)], np.int8
)
"""All placements of the two ♣Q with the four seats, counts, shape (10, 4)."""

_DECKS = [[Rules(with_nines=nines, dollen=dollen) for dollen in (False, True)] for nines in (False, True)]


def has_usual_hyperswines(rules: Rules) -> bool:
    """True if the hyperswines are those that the tables by order know: the nines, or the kings without them."""
    if not rules.with_nines:
        return rules.hyperswine_rank != "ten" and not rules.king_over_ten
    return rules.hyperswine_rank == "lowest"


def order_index(contract: Array, dollen: Array, swines: Array, hyperswines: Array, *, nines: bool) -> Array:
    """Return row numbers of the tables by order, shape (n,), for contract codes and four conditions.

    All arrays have shape (n,). `dollen`: True if the ♥10 is a trump above the queens; `hyperswines`: True for usual
    ones (`has_usual_hyperswines`) that have been announced.
    """
    return (((contract * 2 + nines) * 2 + dollen) * 2 + swines) * 2 + hyperswines


ORDER_SHAPE = (len(CONTRACTS), 2, 2, 2, 2)
"""Numbers of contracts and of the values of each condition, in the order in which `order_index` counts."""

ORDERS: tuple[CardOrder, ...] = tuple(
    card_order(_DECKS[nines][dollen], contract, swines=swines, hyperswines=hyperswines)
    for contract in CONTRACTS
    for nines in (0, 1)
    for dollen in (0, 1)
    for swines in (False, True)
    for hyperswines in (False, True)
)
"""Card orders of the engine, indexed by `order_index`."""

CLASSES: Array = np.array([order.classes for order in ORDERS], np.int8)
"""Class of each card, 0 to 3 plain suits, 4 trump; shape (orders, 24)."""

STRENGTHS: Array = np.array([order.strengths for order in ORDERS], np.int8)
"""Strength of each card, greater for the higher of two cards of one class; shape (orders, 24)."""

HIGHEST_STRENGTH = int(STRENGTHS.max())

DOLLE: Array = np.array([order.dolle for order in ORDERS])
"""True if the ♥10 is a trump above the queens; shape (orders,)."""

IS_SOLO: Array = np.array([contract.is_solo for contract in CONTRACTS])
"""True for called soli; shape (contracts,)."""

IS_ALONE: Array = np.array([contract.is_alone for contract in CONTRACTS])
"""True if one seat plays against three; shape (contracts,)."""

IS_EXEMPT: Array = np.array([contract in EXEMPT for contract in CONTRACTS])
"""True if cowardice never counts; shape (contracts,)."""

SPECIALS_COUNT: Array = np.array(
    [
        [count_in(Rules().replace(special_points_in_solo=which), contract) for contract in CONTRACTS]
        for which in OPTIONS["special_points_in_solo"].choices
    ]
)
"""True if special points count; shape (choices of the option, contracts)."""
