"""Tricks of a view as arrays."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.view import SeatView

from ..batch.tables import CARDS, Array


def played_and_void(view: SeatView) -> tuple[Array, Array]:
    """Return the cards played by each seat, and the classes that it has failed to follow; seats are absolute.

    Counts, int8, shape (4, 24); bool, shape (4, 5), where 4 are trumps. The unfinished trick counts as well.
    """
    played, void = np.zeros((4, CARDS), np.int8), np.zeros((4, 5), bool)
    classes = view.order.classes
    unfinished = (view.leader or 0, view.trick)
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.tricks), unfinished):
        for place, card in enumerate(cards):
            seat = (leader + place) % 4
            played[seat, card] += 1
            if classes[card] != classes[cards[0]]:
                void[seat, classes[cards[0]]] = True
    return played, void
