"""The tricks of a view in numbers: what each seat has played, and what it has not followed."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.view import SeatView

from ..batch.tables import CARDS, Array


def played_and_void(view: SeatView) -> tuple[Array, Array]:
    """How many of each card each seat has played, shape (4, 24), and which classes it has not followed, (4, 5)."""
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
