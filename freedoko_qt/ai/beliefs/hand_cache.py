"""Values of hands that are asked for again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.cards import SEATS

from ..batch.tables import CARDS, Array
from .card_facts import distinct_hands

HandEvaluation: TypeAlias = Callable[[Array, Mapping[int, Array]], Array]
"""Evaluate the hands of deals, shape (deals, 4, 24), by the deals whose hands are needed for each seat.

The result has shape (deals, 4, values).
"""


class HandCache:
    """Values of the hands of the others; each hand is evaluated once.

    They depend on one hand only, apart from what everybody has seen.
    """

    def __init__(self, evaluate: HandEvaluation, default: Array, seat: int) -> None:
        """`default`: values of seats that are not evaluated, shape (values,), among them the observer's `seat`."""
        self._evaluate, self._default, self._seat = evaluate, default, seat
        self._known = [(np.zeros((0, CARDS), np.int8), np.zeros((0, len(default)))) for _ in SEATS]

    def of(self, hands: Array, seats: Iterable[int] = SEATS) -> Array:
        """Values of the hands of some seats, else the default, in each deal; shape (deals, 4, values).

        `hands`: counts of the hands before the first card, shape (deals, 4, 24).
        """
        result = np.tile(self._default, (len(hands), len(SEATS), 1))
        others = [seat for seat in seats if seat != self._seat]
        first, alike = dict[int, Array](), dict[int, Array]()
        for seat in others:
            known = self._known[seat][0]
            rows, alike[seat] = distinct_hands(np.concatenate((known, hands[:, seat])))
            # Known hands come first, so that they keep their places.
            new = rows[rows >= len(known)]
            place = np.empty(len(known) + len(hands), np.int64)
            place[: len(known)], place[new] = np.arange(len(known)), len(known) + np.arange(len(new))
            first[seat], alike[seat] = new - len(known), place[rows][alike[seat]][len(known) :]
        used, row = np.unique(np.concatenate([*first.values(), np.zeros(0, np.int64)]), return_inverse=True)
        if len(used):
            ends = np.cumsum([len(rows) for rows in first.values()])[:-1]
            of_seat = dict(zip(first, np.split(row, ends), strict=True))
            evaluated = self._evaluate(hands[used], of_seat)
            for seat, own in of_seat.items():
                known, values = self._known[seat]
                self._known[seat] = (
                    np.concatenate((known, hands[used[own], seat])),
                    np.concatenate((values, evaluated[own, seat])),
                )
        for seat in others:
            result[:, seat] = self._known[seat][1][alike[seat]]
        return result
