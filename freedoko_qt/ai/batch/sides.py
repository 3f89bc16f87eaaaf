"""Sides of the seats as far as a seat knows them for sure (vectorised `engine.play.known_sides`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import TRUMP

from .calls import side_open
from .tables import CONTRA, QUEEN_PLACEMENTS, QUEENS_MAKE_SIDES, RAMSCH, RE, UNKNOWN, Array

if TYPE_CHECKING:
    from .batch import Batch

_BOUND_WEIGHTS: Array = np.array([1, 9, 81, 729])


def _sides_by_bounds() -> Array:
    """Tabulate the known sides by minimum and maximum number of ♣Q of each seat."""
    bounds: Array = np.arange(9**4)[:, None] // _BOUND_WEIGHTS % 9
    least, most = (bounds // 3)[:, None], (bounds % 3)[:, None]
    few: Array = np.greater_equal(QUEEN_PLACEMENTS, least)
    many: Array = np.less_equal(QUEEN_PLACEMENTS, most)
    fits = (few & many).all(2)
    possible_re, possible_contra = fits @ (QUEEN_PLACEMENTS > 0), fits @ (QUEEN_PLACEMENTS == 0)
    return np.where(possible_re, np.where(possible_contra, UNKNOWN, RE), CONTRA).astype(np.int8)


_SIDES_BY_BOUNDS: Array = _sides_by_bounds()


def known_sides(batch: Batch, rows: Array, seats: Array | None) -> Array:
    """Return the sides of all seats as far as one seat knows them, int8, shape (rows, 4): 0 unknown, 1 Re, 2 Kontra.

    `rows`: games, shape (rows,); `seats`: the seat of each that knows, shape (rows,), None for what everybody
    knows.
    """
    secret = QUEENS_MAKE_SIDES[batch.contract[rows]]
    sides = np.where(batch.re[rows], np.int8(RE), np.int8(CONTRA))
    open_ = side_open(batch)[rows]
    if open_.any():
        bride = batch.soloist[rows][:, None] == np.arange(4)
        sides[open_] = np.where(bride[open_], RE, UNKNOWN)
    sides[batch.contract[rows] == RAMSCH] = UNKNOWN
    if secret.any():
        sides[secret] = _by_queens(batch, rows[secret], None if seats is None else seats[secret])
    return sides


def _by_queens(batch: Batch, rows: Array, seats: Array | None) -> Array:
    shown = batch.played[rows, :, Card.CQ]
    shown_side = batch.shown_side[rows]
    least = np.maximum(shown, shown_side == RE)
    most = np.where(batch.void[rows, :, TRUMP], shown, 2)
    most[shown_side == CONTRA] = 0
    if seats is not None:
        dealt = batch.queens[rows, seats]
        at = np.arange(len(rows))
        least[at, seats] = most[at, seats] = dealt
    result: Array = _SIDES_BY_BOUNDS[(3 * least + most) @ _BOUND_WEIGHTS]
    return result
