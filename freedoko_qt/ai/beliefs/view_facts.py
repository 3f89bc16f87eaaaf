"""Certain facts about hidden cards from a view."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.actions import SwineKind
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.play.genscher import pairs_shown
from freedoko_qt.engine.play.swine_rules import special_card
from freedoko_qt.engine.view import SeatView

from ..batch.tables import Array, counts
from ..encoding.view_arrays import played_and_void
from . import exchange_facts, queen_facts, reservation_facts
from .card_facts import CardFacts


def facts_of(view: SeatView) -> CardFacts:
    """Return the facts about the hands at the first card.

    Before the play the present hands are taken for those of the first card.
    """
    sure, void = played_and_void(view)
    sure[view.seat] += counts(view.hand)
    _add_pairs(view, sure)
    allowed = ~void[:, np.array(view.order.classes)]
    allowed[view.seat] = False
    exchange_facts.add_exchanged_cards(view, sure, allowed)
    trumps, conditions = exchange_facts.trump_limits(view, sure)
    answered = reservation_facts.reservation_limits(view)
    return CardFacts.of(
        sure,
        allowed,
        with_nines=view.rules.with_nines,
        limits=[*queen_facts.queen_limits(view), *trumps, *answered.limits],
        either=answered.either,
        conditions=[*conditions, *answered.conditions],
    )


def _add_pairs(view: SeatView, sure: Array) -> None:
    """Add both cards of announced swines, of a Heidmann, of a Genscher and of a marriage."""
    contract = view.contract or Contract.NORMAL
    pairs = [
        (view.swines, special_card(view.rules, contract, kind=SwineKind.SWINES)),
        (view.superswines, special_card(view.rules, contract, kind=SwineKind.SUPERSWINES)),
        (view.hyperswines, special_card(view.rules, contract, kind=SwineKind.HYPERSWINES)),
        (view.heidmann, special_card(view.rules, contract, kind=SwineKind.HEIDMANN)),
        *pairs_shown(view),
        (view.soloist if contract in (Contract.MARRIAGE, Contract.MARRIAGE_SOLO) else None, Card.CQ),
    ]
    for seat, card in pairs:
        if seat in SEATS and card is not None:
            sure[seat, card] = 2
