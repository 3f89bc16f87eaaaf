"""Rules of thumb for nulls of a batch."""

from __future__ import annotations

import numpy as np

from ..batch.batch import Batch
from ..batch.tables import Array
from ..heuristics.null import CHANCE_OF_SAFE_HAND, COST_OF_DANGER, NO_TRICK, ORDER, OTHERS_BELOW, OWN_BELOW

_SUITS: Array = np.array(ORDER.classes)
_STRENGTHS: Array = np.array(ORDER.strengths)
_SAME: Array = (_SUITS[:, None] == _SUITS).astype(np.int64)
_BELOW: Array = _SAME * (_STRENGTHS[:, None] > _STRENGTHS)
"""1 if the card of the column is a lower one of the same suit as that of the row, shape (24, 24)."""


def null_values(batch: Batch, own: Array, unseen: Array) -> Array:
    """Value of each card for the seats to move in nulls, the higher the better; shape (n, 24).

    `own`, `unseen`: copies of each card in the hand of that seat, and that it has not seen; shape (n, 24).
    """
    rows, position = batch.rows, batch.position
    below, above = unseen @ _BELOW.T, unseen @ _BELOW
    if position == 0:
        void = batch.void[rows, batch.soloist][:, _SUITS]
        leading = above - OTHERS_BELOW * below - NO_TRICK * void
        result: Array = np.where((batch.turn == batch.soloist)[:, None], above, leading)
        return result
    winning = batch.best_position(position)
    follows = _SUITS[batch.cards[:, batch.trick, 0]][:, None] == _SUITS
    best = _STRENGTHS[batch.cards[rows, batch.trick, winning]]
    takes = follows & (best[:, None] < _STRENGTHS)
    ducks = NO_TRICK + np.where(follows, _STRENGTHS, below - OWN_BELOW * (own @ _BELOW.T))
    has_played = (batch.soloist - batch.leader) % 4 < position
    safe = has_played & ((batch.leader + winning) % 4 != batch.soloist)
    others = np.where(safe[:, None], _STRENGTHS, np.where(takes, -_STRENGTHS, NO_TRICK + _STRENGTHS))
    return np.where((batch.turn == batch.soloist)[:, None], np.where(takes, above, ducks), others)


def null_chances(own: Array, unseen: Array) -> Array:
    """Chance that hands take no trick in a null, as `heuristics.null` estimates it; counts of shape (n, 24)."""
    share = (unseen @ _BELOW.T) / np.maximum(unseen @ _SAME, 1)
    of_suits = (own * share**2 / (1 + OWN_BELOW * (own @ _BELOW.T))) @ (_SUITS[:, None] == np.arange(4))
    danger = np.sqrt(of_suits).sum(1)
    result: Array = 1 / (1 + np.exp(COST_OF_DANGER * danger - CHANCE_OF_SAFE_HAND))
    return result
