"""Likelihood of the answers and announcements of the others."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.view import SeatView

from ..batch.tables import Array
from ..encoding.features import encode
from ..encoding.info_set import info_sets_of_batch
from ..heuristics.convention import is_agreed, is_early
from ..heuristics_batch import null_chances
from ..networks.action_value_network import FIRST_WON_OUTCOME, ActionValueNetwork
from .card_facts import distinct_hands
from .convention import likelihoods_by_convention
from .determinization import determinize_start

# In uniformly drawn deals soloists and their opponents see chances to win that are far too high.
PROMISE_CHANCE, PROMISE_WIDTH = 0.62, 0.08
"""Chance to keep a promise at which a solo or announcement is half as likely, and the width of the logistic curve."""

# Hardly any player keeps a marriage secret, yet it is common among uniformly drawn deals.
SILENT_MARRIAGE_RATE = 0.03
"""Share of holders of both ♣Q who do not announce a marriage."""


def call_likelihoods(
    view: SeatView, hands: Array, network: ActionValueNetwork, seats: Iterable[int] = SEATS
) -> Array:
    """Likelihood of the answers and announcements of some of the others by their hands, else 1; shape (deals, 4).

    `hands`: counts of the hands before the first card, shape (deals, 4, 24).
    """
    others = [seat for seat in seats if seat != view.seat]
    likelihoods = np.ones((len(hands), len(SEATS)))
    if view.contract in (Contract.NORMAL, Contract.SILENT_MARRIAGE):
        likelihoods[hands[:, :, Card.CQ] == 2] = SILENT_MARRIAGE_RATE
    if is_agreed(view):
        likelihoods *= likelihoods_by_convention(view, hands)
    promises = _promised_levels(view)
    if view.contract is Contract.SOLO_NULL and view.soloist is not None:
        soloist = hands[:, view.soloist].astype(np.int64)
        if promises:
            chance = null_chances(soloist, hands.sum(1, dtype=np.int64) - soloist)
            likelihoods[:, view.soloist] = _of_promise(chance)
    else:
        for seat in others:
            if seat in promises:
                first, alike = distinct_hands(hands[:, seat])
                games = determinize_start(view, hands[first])
                info = encode(info_sets_of_batch(games, games.rows, np.full(games.n, seat)))
                chance = network.outcome_chances(info)[:, FIRST_WON_OUTCOME[promises[seat]] :].sum(1)
                likelihoods[:, seat] *= _of_promise(chance)[alike]
    likelihoods[:, [seat for seat in SEATS if seat not in others]] = 1
    return likelihoods


def _of_promise(chance: Array) -> Array:
    """Likelihood that a seat promises what can be kept with this chance."""
    result: Array = 1 / (1 + np.exp((PROMISE_CHANCE - chance) / PROMISE_WIDTH))
    return result


def _promised_levels(view: SeatView) -> dict[int, int]:
    """Highest level each other seat promised, 0 for a solo."""
    levels: dict[int, int] = {}
    if view.contract is not None and view.contract.is_solo and view.soloist is not None:
        levels[view.soloist] = 0
    for made in view.announcements:
        if is_agreed(view) and not is_early(view, made.held):
            continue  # a late announcement depends on the tricks, not on the hand
        levels[made.seat] = max(levels.get(made.seat, 0), made.call.level)
    return {seat: level for seat, level in levels.items() if seat != view.seat}
