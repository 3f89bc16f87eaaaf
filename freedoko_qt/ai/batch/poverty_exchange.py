"""The exchange of cards of a poverty in a batch."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.contracts import TRUMP

from .state import BatchStart
from .tables import CLASSES, RANKS, STRENGTHS, Array

TRUMP_VALUE = 9
"""Least value of keeping a trump, more than that of any plain card, which is its rank."""


def keep_values(order: Array) -> Array:
    """Values by which a hand keeps its cards: plain cards by rank, then trumps by strength; shape (orders, 24).

    `order`: indices of card orders, shape (orders,).
    """
    result: Array = np.where(CLASSES[order] == TRUMP, TRUMP_VALUE + STRENGTHS[order] / 100, RANKS)
    return result


def least_valuable(cards: Array, worth: Array, number: Array) -> Array:
    """Select the `number` cards of least `worth` of each row; counts, shape (rows, 24).

    `cards`: counts, shape (rows, 24); `worth`: shape (rows, 24) or (1, 24); `number`: shape (rows,), not more
    than there are. Of equal cards the first by number is taken.
    """
    chosen = np.zeros_like(cards)
    at = np.arange(len(cards))
    for step in range(int(number.max(initial=0))):
        card = np.where(cards > chosen, worth, np.inf).argmin(1)
        chosen[at, card] += step < number
    return chosen


def give(start: BatchStart, rows: Array, poor: Array, taker: Array, laid: Array) -> None:
    """Move the cards laid down to the taker, before the first card.

    `rows`: games, `poor` and `taker`: seats, shape (rows,); `laid`: counts, shape (rows, 24).
    """
    start.hands[rows, poor] -= laid
    start.hands[rows, taker] += laid
    start.soloist[rows], start.taker[rows], start.laid[rows] = poor, taker, laid


def give_back(start: BatchStart, rows: Array, poor: Array, taker: Array, returned: Array) -> None:
    """Move the returned cards to the poor player; arguments as in `give`."""
    start.hands[rows, taker] -= returned
    start.hands[rows, poor] += returned
    start.returned[rows] = returned
