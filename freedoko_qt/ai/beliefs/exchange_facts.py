"""Facts from the exchange of a poverty, for those who took part in it and for the others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np

from freedoko_qt.engine.actions import SwineKind
from freedoko_qt.engine.before_play import poverty
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract, card_order
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.play import swines
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.view import PovertyView, SeatView

from ..batch.tables import CARDS, Array, counts
from .blank_game import blank_game
from .card_facts import HandCondition, SpreadLimit, mask_of, spreads


@dataclass(frozen=True, slots=True)
class UndoneExchange:
    """Hands as dealt, and the exchange that led to the hands at the first card; all as counts."""

    dealt: Array
    laid: Array
    returned: Array


def add_exchanged_cards(view: SeatView, sure: Array, allowed: Array) -> None:
    """Add the cards this seat gave away or was shown; the poor player has kept no trump.

    `sure`: counts, `allowed`: bool, both of shape (4, 24) and changed in place (see `CardFacts`).
    """
    exchange = view.poverty
    if exchange is None or exchange.taker is None:
        return
    if exchange.laid_cards is None:  # what came back may have been shown to everybody
        sure[exchange.poor] = np.maximum(sure[exchange.poor], counts(exchange.returned_cards or ()))
        return
    laid, returned = counts(exchange.laid_cards), counts(exchange.returned_cards or ())
    if view.seat == exchange.poor:
        sure[exchange.taker] = np.maximum(sure[exchange.taker], laid - returned)
    else:
        sure[exchange.poor] = np.maximum(sure[exchange.poor], returned)
        allowed[exchange.poor] &= ~mask_of(view.order.trumps)


def exchange_deltas(view: SeatView) -> dict[int, Array]:
    """Difference between the hand as dealt and at the first card, for each seat whose exchanged cards are known.

    Counts, int8, shape (24,), to be added to the hand at the first card; all 0 where there was no exchange.
    """
    exchange = view.poverty
    none = np.zeros(CARDS, np.int8)
    result = dict.fromkeys(SEATS, none)
    if exchange is None or exchange.taker is None:
        return result
    if exchange.laid_cards is None:
        return {seat: none for seat in SEATS if seat not in (exchange.poor, exchange.taker)}
    given = counts(exchange.laid_cards) - counts(exchange.returned_cards or ())
    return result | {exchange.poor: given, exchange.taker: -given}


def trump_limits(view: SeatView, sure: Array) -> tuple[list[SpreadLimit], list[HandCondition]]:
    """Limit the trumps of the poor player and the taker, for a seat that has not seen the exchanged cards.

    `sure`: counts, shape (4, 24) (see `CardFacts`). Nothing for seats that took part, and where no poverty is
    played.
    """
    exchange = view.poverty
    if exchange is None or exchange.taker is None or exchange.laid_cards is not None:
        return [], []
    trumps = mask_of(view.order.trumps)
    least, most = [0] * 4, [view.tricks_total] * 4
    least[view.seat] = most[view.seat] = int(sure[view.seat][trumps].sum())
    most[exchange.poor] = exchange.laid
    if exchange.returned_trumps is not None:
        least[exchange.poor] = most[exchange.poor] = exchange.returned_trumps
    rows = spreads(2 * len(view.order.trumps), tuple(least), tuple(most))
    poor, taker = rows[:, exchange.poor], rows[:, exchange.taker]
    # All trumps the poor player laid down, and plain cards laid with them, are now with the taker or returned.
    fits = np.zeros(len(rows), bool)
    for laid in {foxes + others for foxes, others in _trumps_laid(view.rules, exchange.poor, exchange.laid)}:
        fits |= (laid <= poor + taker) & (exchange.laid - laid <= exchange.laid - poor + view.tricks_total - taker)
    found = [SpreadLimit(trumps, rows[fits])]
    if not view.rules.poverty_fox_do_not_count:
        return found, []

    def can_be_undone(hands: Array) -> Array:
        return np.array([undo_exchange(view.rules, exchange, one) is not None for one in hands], bool)

    return found, [can_be_undone]


@lru_cache(maxsize=64)
def _trumps_laid(rules: Rules, poor: int, number: int) -> tuple[tuple[int, int], ...]:
    """List the possible numbers of foxes and other trumps among the cards laid down, by asking the engine."""
    game = blank_game(rules)
    game.contract, game.phase = Contract.POVERTY, Phase.SHIFT
    game.set_order()
    return tuple(
        (foxes, others)
        for foxes, others in product(range(3), range(number + 1))
        if foxes + others <= number and _can_lay(game, poor, foxes, others, number)
    )


def _can_lay(game: Game, poor: int, foxes: int, others: int, number: int) -> bool:
    """True if a seat with these trumps can have a poverty and lay down so many cards, with or without swines."""
    trumps = [Card.DA] * foxes + [Card.CJ] * others
    game.swines = None
    game.hands[poor] = hand = trumps + [Card.CK] * (game.tricks_total - len(trumps))
    announced = swines.may_announce(game, poor, kind=SwineKind.SWINES)
    # Swines noted in the reservation are announced if the rules allow them in a poverty.
    ways = [(False, False), (False, announced), (swines.may_be_noted(game, poor, kind=SwineKind.SWINES), announced)]
    for noted, are_swines in ways:
        game.swines = poor if are_swines else None
        if poverty.has_poverty(game.rules, hand, swines=noted) and poverty.number_to_shift(game, poor) == number:
            return not poverty.is_only_redealt(game.rules, hand)
    return False


def undo_exchange(rules: Rules, exchange: PovertyView, hands: Array) -> UndoneExchange | None:
    """Return one possible exchange that led to these hands at the first card, shape (4, 24); None if there is none."""
    if exchange.taker is None:
        return None
    trumps = mask_of(card_order(rules, Contract.POVERTY).trumps)
    poor, taker = hands[exchange.poor], hands[exchange.taker]
    if exchange.laid_cards is not None:
        laid, returned = counts(exchange.laid_cards), counts(exchange.returned_cards or ())
        return _undo(exchange, hands, laid, returned)
    shown = counts(exchange.returned_cards or ())
    returned = np.maximum(np.where(trumps, poor, 0), shown)
    missing = exchange.laid - int(returned.sum())
    if missing < 0 or exchange.returned_trumps not in (None, int(returned[trumps].sum())):
        return None
    returned = returned + _take_first(np.where(trumps, 0, poor) - np.where(trumps, 0, returned), missing)
    if returned.sum() < exchange.laid or (returned > poor).any():
        return None
    pool = taker + returned
    fox = mask_of([Card.DA])
    for foxes, others in _trumps_laid(rules, exchange.poor, exchange.laid):
        laid = (
            _take_first(np.where(fox, pool, 0), foxes)
            + _take_first(np.where(trumps & ~fox, pool, 0), others)
            + _take_first(np.where(trumps, 0, pool), exchange.laid - foxes - others)
        )
        if laid.sum() == exchange.laid:
            return _undo(exchange, hands, laid, returned)
    return None


def _undo(exchange: PovertyView, hands: Array, laid: Array, returned: Array) -> UndoneExchange:
    dealt = hands.copy()
    dealt[exchange.poor] += (laid - returned).astype(np.int8)
    dealt[exchange.taker] -= (laid - returned).astype(np.int8)
    return UndoneExchange(dealt, laid, returned)


def _take_first(cards: Array, number: int) -> Array:
    """Take the first `number` cards, as counts; all if there are fewer."""
    before = cards.cumsum() - cards
    result: Array = np.clip(number - before, 0, cards)
    return result
