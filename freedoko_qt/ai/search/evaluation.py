"""Evaluators: values of all legal cards in games with open hands, for look-ahead and for labels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

import numpy as np

from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.view import SeatView

from ..batch.batch import Batch
from ..batch.rollout import (
    EVERY_CARD,
    BatchPolicy,
    announce_if_due,
    card_values,
    play_card,
    random_cards,
    rollout,
    units,
)
from ..batch.tables import CARDS, Array
from ..heuristics.unlearned import UNLEARNED
from ..heuristics_batch import unlearned_cards
from ..networks.policies import ALL_FIRST_POLICY, CardPolicy, choose_cards
from ..networks.value_network import value_inputs

ExpectedUnits: TypeAlias = Callable[[Array, Array, Array], Array]
"""Estimate units as `ValueNetwork.expected_units` does; shape (rows,)."""


class Evaluator(Protocol):
    """Estimates legal cards of the seats to move in some games."""

    def __call__(
        self, batch: Batch, rows: Array, rng: np.random.Generator, /, among: Array = EVERY_CARD
    ) -> Array:
        """Return the units of the cards among those marked, shape (rows, 24); NaN for other cards.

        `rows`: games, shape (rows,); `among`: bool, shape (24,).
        """


ROLLOUT_TRICKS = 3
"""Number of last tricks in which games are rolled out to the end instead of evaluated."""
# The later the evaluation, the better the chosen cards; beyond the third move nothing is gained.
MOVES_AHEAD = 3
"""Number of further moves of the seat before a position is evaluated."""

MAX_BATCH = 16384
"""Largest number of games evaluated together; a limit of memory."""


def rollout_evaluator(ends: int = 1, policy: BatchPolicy = random_cards) -> Evaluator:
    """Evaluate by the mean of `ends` rollouts."""

    def evaluator(batch: Batch, rows: Array, rng: np.random.Generator, among: Array = EVERY_CARD) -> Array:
        return card_values(batch, rows, rng, ends, policy, among=among)

    return evaluator


def value_evaluator(
    policies: Sequence[CardPolicy],
    expected_units: ExpectedUnits,
    moves: int = MOVES_AHEAD,
    *,
    policy_of_seat: Array = ALL_FIRST_POLICY,
) -> Evaluator:
    """Evaluate by the value network when the seat is to move for the `moves`-th time; until then policies play.

    `policy_of_seat`: index of the policy of each seat, shape (4,) or (games, 4).
    """

    def evaluator(batch: Batch, rows: Array, rng: np.random.Generator, among: Array = EVERY_CARD) -> Array:
        row, card = np.nonzero(batch.legal()[rows] & among)
        values = np.full((len(rows), CARDS), np.nan)
        playing = np.broadcast_to(policy_of_seat, (batch.n, len(SEATS)))
        for at in range(0, len(row), MAX_BATCH):
            some = slice(at, at + MAX_BATCH)
            games = batch.take(rows[row[some]])
            seats = games.turn.copy()
            play_card(games, card[some])
            values[row[some], card[some]] = _value_at_move(
                games, seats, policies, playing[rows[row[some]]], expected_units, moves=moves
            )
        return values

    return evaluator


def heuristic_units(games: Batch, seats: Array) -> Array:
    """Play games that no network has learned to their end by rules of thumb, and return the units of one seat of each.

    `games`: played in place; `seats`: shape (n,); the result has shape (n,).
    """
    rollout(games, np.random.default_rng(0), unlearned_cards)
    result: Array = units(games)[games.rows, seats]
    return result


heuristic_evaluator = rollout_evaluator(policy=unlearned_cards)
"""Evaluate games of which the networks know nothing by rules of thumb."""


def where_learned(view: SeatView, evaluator: Evaluator) -> Evaluator:
    """Return the evaluator, or that by rules of thumb where the networks know nothing of the contract."""
    return heuristic_evaluator if view.contract in UNLEARNED else evaluator


def _value_at_move(
    batch: Batch,
    seats: Array,
    policies: Sequence[CardPolicy],
    policy_of_seat: Array,
    expected_units: ExpectedUnits,
    *,
    moves: int,
) -> Array:
    """Play on; return the value for each seat at its `moves`-th move, or near the end the result; shape (games,)."""
    worth, left, passed = np.zeros(batch.n), batch.rows, np.zeros(batch.n, np.int64)
    while len(left) and not batch.over:
        passed[left] += batch.turn == seats[left]
        asked = (passed[left] == moves) & (batch.trick < batch.total - ROLLOUT_TRICKS)
        here = np.flatnonzero(asked)
        if len(here):
            worth[left[here]] = expected_units(*value_inputs(batch, here, batch.turn[here]))
            batch, left = batch.take(np.flatnonzero(~asked)), left[~asked]
        if len(left):
            announce_if_due(batch)
            play_card(batch, choose_cards(batch, policies, policy_of_seat[left]))
    if len(left):
        worth[left] = units(batch)[np.arange(len(left)), seats[left]]
    return worth
