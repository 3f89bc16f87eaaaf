"""Values of the decisions of a poverty in sampled deals.

The others take and give back by rules of thumb. A poverty that no seat takes has value 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from freedoko_qt.engine.actions import Accept, Action, Return, Shift
from freedoko_qt.engine.before_play.poverty import asked
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import PovertyView, SeatView

from ..batch.batch import Batch
from ..batch.poverty_exchange import give, give_back, keep_values, least_valuable
from ..batch.rulebook import RuleBook
from ..batch.state import BatchStart
from ..batch.tables import CODE, NONE, Array, counts, order_index
from ..beliefs import facts_of, sample_uniform
from ..beliefs.card_facts import cards_of, mask_of
from ..beliefs.determinization import determinize_start
from ..beliefs.exchange_facts import exchange_deltas
from ..beliefs.hand_criteria import criterion_of
from ..heuristics.poverty import is_taken
from .contract_values import ValueFunction


def estimate_poverty(
    view: SeatView, actions: Sequence[Action], rng: np.random.Generator, value_function: ValueFunction, number: int
) -> Mapping[Action, Array]:
    """Estimate these actions in sampled deals; units of the seat, shape (deals,).

    `number`: deals. Raises ValueError for an action other than Shift, Accept and Return.
    """
    dealt = np.zeros(0) if view.phase is Phase.RETURN else _dealt(view, number, rng)

    def worth(action: Action) -> Array:
        match action:
            case Shift(seat, cards, to):
                laid = np.tile(counts(cards), (number, 1))
                return _played(view, dealt, laid, value_function, asked(view.rules, seat, to))
            case Accept(seat, accept):
                return _played(
                    view, dealt, _laid(view, dealt), value_function, [seat] if accept else _asked_after(view)
                )
            case Return(_, cards):
                return _returned(view, cards, value_function, number, rng)
        raise ValueError(f"{action} is nothing that is decided in a poverty")

    return {action: worth(action) for action in actions}


# Taking earns more than the values promise where rules of thumb refuse it; where they take, refusing gains nothing.
def decide_taking(view: SeatView, suggested: Accept, worth: Mapping[Action, Array]) -> Accept:
    """Take a poverty if rules of thumb suggest it or its value is higher.

    `worth`: units of both answers, which are asked for only where the suggestion is to leave it.
    """
    take, leave = (Accept(view.seat, accept) for accept in (True, False))
    return take if suggested.accept or worth[take].mean() > worth[leave].mean() else leave


def _poverty(view: SeatView) -> PovertyView:
    assert view.poverty is not None
    return view.poverty


def _asked_after(view: SeatView) -> list[int]:
    """Return the seats that may still take it after this one."""
    return list(_poverty(view).asked[1:])


def _dealt(view: SeatView, number: int, rng: np.random.Generator) -> Array:
    """Sample hands as dealt in which the poor player has a poverty."""
    facts, found = facts_of(view), criterion_of(view.rules, Reservation.POVERTY)
    if found is not None and view.phase is Phase.ACCEPT:
        limit = found.limit(view, [_poverty(view).poor], exchange_deltas(view), holds=True)
        facts = replace(facts, limits=(*facts.limits, limit))
    return sample_uniform(facts, number, rng)


def _keep_values(view: SeatView) -> Array:
    code, dollen = np.array([CODE[Contract.POVERTY]]), np.array([int(view.rules.dollen)])
    none = np.zeros(1, np.int64)
    return keep_values(order_index(code, dollen, none, none, nines=view.rules.with_nines))


def _laid(view: SeatView, dealt: Array) -> Array:
    """Return the cards laid down from each hand: its trumps and its lowest plain cards."""
    hand = dealt[:, _poverty(view).poor]
    laid = hand * mask_of(view.order.trumps)
    missing = np.maximum(_poverty(view).laid - laid.sum(1), 0)
    result: Array = laid + least_valuable(hand - laid, _keep_values(view), missing)
    return result


def _played(view: SeatView, dealt: Array, laid: Array, value_function: ValueFunction, others: Sequence[int]) -> Array:
    """Evaluate deals in which the first seat that wants it takes the poverty; this seat always does."""
    taker = np.full(len(dealt), NONE)
    for seat in reversed(others):
        wants = [seat == view.seat or is_taken(view.order, cards_of(hand), view.rules) for hand in dealt[:, seat]]
        taker[wants] = seat
    worth, taken = np.zeros(len(dealt)), np.flatnonzero(taker >= 0)
    if len(taken):
        start = BatchStart.of(dealt[taken])
        start.contract[:], start.leader[:] = CODE[Contract.POVERTY], view.table.first
        rows, poor, taker = np.arange(len(taken)), np.full(len(taken), _poverty(view).poor), taker[taken]
        give(start, rows, poor, taker, laid[taken])
        give_back(
            start, rows, poor, taker, least_valuable(start.hands[rows, taker], _keep_values(view), laid[taken].sum(1))
        )
        games = Batch(RuleBook([view.rules], np.zeros(len(rows), np.int64)), start)
        worth[taken] = value_function(games, view.seat)
    return worth


def _returned(
    view: SeatView, cards: tuple[Card, ...], value_function: ValueFunction, number: int, rng: np.random.Generator
) -> Array:
    kept = list(view.hand)
    for card in cards:
        kept.remove(card)
    poverty = _poverty(view)._replace(returned_cards=cards)
    after = replace(view, phase=Phase.PLAY, hand=tuple(kept), poverty=poverty)
    return value_function(determinize_start(after, sample_uniform(facts_of(after), number, rng)), view.seat)
