"""Policies that choose cards from information sets, for many games at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.cards import SEATS

from ..batch.batch import Batch
from ..batch.rollout import BatchPolicy
from ..batch.tables import Array
from ..encoding.features import encode
from ..encoding.info_set import InfoSetBatch, info_sets_of_batch
from .action_value_network import slots_to_cards

PolicyLogits: TypeAlias = Callable[[Array], Array]
"""Return a logit for the card in each slot, for encoded rows; shape (rows, SLOTS)."""
CardPolicy: TypeAlias = Callable[[Batch, Array, InfoSetBatch], Array]
"""Choose a card for the seats to move in some games, by row, from their information sets; shape (rows,)."""

ALL_FIRST_POLICY: Array = np.zeros(len(SEATS), np.int64)
"""`policy_of_seat` for four seats with the first of some policies."""


def greedy_policy(policy_logits: PolicyLogits) -> CardPolicy:
    """Make a policy that plays the legal card of the highest logit.

    Of equal cards the first by number is played.
    """

    def choose(batch: Batch, rows: Array, info: InfoSetBatch) -> Array:
        logits = np.where(batch.legal()[rows], slots_to_cards(policy_logits(encode(info)), info.order), -np.inf)
        return np.asarray(logits.argmax(1))

    return choose


def shared_policy(choose: CardPolicy) -> BatchPolicy:
    """Make a batch policy in which all seats play by one card policy."""
    return lambda batch, _: choose_cards(batch, [choose], np.broadcast_to(ALL_FIRST_POLICY, (batch.n, len(SEATS))))


def choose_cards(batch: Batch, policies: Sequence[CardPolicy], policy_of_seat: Array) -> Array:
    """Choose a card in each game by the policy of the seat to move; `policy_of_seat`: its index, shape (games, 4).

    Codes, shape (games,). Where only one card is legal no policy is asked; 0 where none is, because an announcement is
    due.
    """
    legal = batch.legal()
    chosen: Array = legal.argmax(1)
    rows = np.flatnonzero(legal.sum(1) > 1)
    if len(rows):
        number = policy_of_seat[rows, batch.turn[rows]]
        rows = rows[number.argsort(kind="stable")]
        info, end = info_sets_of_batch(batch, rows), 0
        for choose, asked in zip(policies, np.bincount(number, minlength=len(policies)).tolist(), strict=True):
            start, end = end, end + asked
            if asked:
                chosen[rows[start:end]] = choose(batch, rows[start:end], info.between(start, end))
    return chosen
