"""What a seat's view makes certain about the hidden cards."""

from __future__ import annotations

from itertools import chain

import numpy as np

from freedoko_qt.ai.batch.tables import CARDS, Array
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.swines import special_card
from freedoko_qt.engine.trick import Trick
from freedoko_qt.engine.view import SeatView

from . import answers, exchange, queens
from .facts import Facts, counts


def facts_of(view: SeatView) -> Facts:
    """What is certain about the hands at the first card; cards are being played."""
    sure, voids = _played(view)
    sure[view.seat] += counts(view.hand)
    _add_pairs(view, sure)
    allowed = ~voids[:, np.array(view.order.classes)]
    allowed[view.seat] = False
    exchange.add_known(view, sure, allowed)
    trumps, conditions = exchange.limits(view, sure)
    answered = answers.tests(view)
    return Facts.of(
        sure,
        allowed,
        with_nines=view.rules.with_nines,
        limits=[*queens.limits(view), *trumps, *answered.limits],
        either=answered.either,
        conditions=[*conditions, *answered.conditions],
    )


def tricks_of(view: SeatView) -> chain[tuple[int, tuple[Card, ...]]]:
    """Leader and cards of every trick, the unfinished one last."""
    finished: list[Trick] = list(view.tricks)
    return chain(((trick.leader, trick.cards) for trick in finished), [(view.leader or 0, view.trick)])


def _played(view: SeatView) -> tuple[Array, Array]:
    """What each seat has played, shape (4, 24), and the classes each has not followed, shape (4, 5)."""
    played, voids = np.zeros((4, CARDS), np.int8), np.zeros((4, 5), bool)
    classes = view.order.classes
    for leader, cards in tricks_of(view):
        for place, card in enumerate(cards):
            seat = (leader + place) % 4
            played[seat, card] += 1
            if classes[card] != classes[cards[0]]:
                voids[seat, classes[cards[0]]] = True
    return played, voids


def _add_pairs(view: SeatView, sure: Array) -> None:
    """Both cards of who has announced swines, or chosen a partner with the ♦K, or has a marriage."""
    contract = view.contract or Contract.NORMAL
    pairs = [
        (view.swines, special_card(view.rules, contract, hyper=False)),
        (view.hyperswines, special_card(view.rules, contract, hyper=True)),
        (view.genscher.seat if view.genscher else None, Card.DK),
        (view.soloist if contract in (Contract.MARRIAGE, Contract.MARRIAGE_SOLO) else None, Card.CQ),
    ]
    for seat, card in pairs:
        if seat in SEATS and card is not None:
            sure[seat, card] = 2
