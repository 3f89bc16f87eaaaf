"""What the cards of a decision are worth in games whose hands are given: the ground of look-ahead and of labels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.cards import SEATS

from ..batch.games import Batch
from ..batch.rollout import Policy, card_values, play_card, random_cards, say_what_is_due, units
from ..batch.tables import CARDS, Array
from ..encoding.features import encode
from ..encoding.info_set import InfoSetBatch, known_in_batch
from ..networks.action_value_network import of_cards
from ..networks.value_network import shown_in_batch

PolicyLogits: TypeAlias = Callable[[Array], Array]
"""How much somebody likes the card of each place beside the others, for encoded rows; shape (rows, SLOTS)."""
CardPolicy: TypeAlias = Callable[[Batch, Array, InfoSetBatch], Array]
"""The cards of the seats to move in some games, by row, from what they know; shape (rows,)."""
Evaluator: TypeAlias = Callable[[Batch, Array, np.random.Generator], Array]
"""What the legal cards in some games are worth to the seat to move, in units; shape (rows, 24), else not a number."""
Expect: TypeAlias = Callable[[Array, Array, Array], Array]
"""What a seat will have earned, in units, as ``ValueNetwork.expect`` tells it; shape (rows,)."""

TO_THE_END = 3
"""From so many tricks before the end on, games are played to it: what comes is nearer than any expectation."""
# What the card is worth if the network plays on to the end in 300 deals, a decision with a choice, above the network's
# card; 50 deals, 200 decisions of four networks, seeds 11 and 12 (2026-11-22). Asked when the seat is to move again:
# ddv +0.076 and +0.092, standard +0.188 and +0.123; the third time: +0.115 and +0.105, +0.215 and +0.186; ends played
# by the network in 100 deals: +0.111, +0.230 (seed 11). The second time lies between, the fourth is no better.
AHEAD = 3
"""The expert, its advice and the labels of the training look ahead to so many further moves of the seat."""

AT_ONCE = 16384
"""Games judged together."""

ALL_FIRST: Array = np.zeros(len(SEATS), np.int64)
"""Everybody plays as the first of some players."""


def greedy_policy(policy_logits: PolicyLogits) -> CardPolicy:
    """The card that is liked most."""

    def choose(batch: Batch, rows: Array, known: InfoSetBatch) -> Array:
        liked = np.where(batch.legal()[rows], of_cards(policy_logits(encode(known)), known.order), -np.inf)
        return np.asarray(liked.argmax(1))

    return choose


def greedy(choose: CardPolicy) -> Policy:
    """The card that a player chooses, as each seat sees it."""
    return lambda batch, _: _cards(batch, [choose], np.broadcast_to(ALL_FIRST, (batch.n, len(SEATS))))


def _cards(batch: Batch, players: Sequence[CardPolicy], cast: Array) -> Array:
    """What the player of the seat to move chooses in each game; ``cast``: which one, by game and seat."""
    legal = batch.legal()
    chosen: Array = legal.argmax(1)
    rows = np.flatnonzero(legal.sum(1) > 1)
    if len(rows):
        known, number = known_in_batch(batch, rows), cast[rows, batch.turn[rows]]
        for player, choose in enumerate(players):
            own = np.flatnonzero(number == player)
            if len(own):
                chosen[rows[own]] = choose(batch, rows[own], known.take(own))
    return chosen


def by_playing_out(ends: int = 1, policy: Policy = random_cards) -> Evaluator:
    """Judge by the mean of so many ends of the game that are played."""

    def judge(batch: Batch, rows: Array, rng: np.random.Generator) -> Array:
        return card_values(batch, rows, rng, ends, policy)

    return judge


def by_oracle(
    players: Sequence[CardPolicy], expect: Expect, moves: int = AHEAD, *, cast: Array = ALL_FIRST
) -> Evaluator:
    """Judge by what the oracle, who sees all hands, expects when the seat is to move again; till then all play.

    ``moves`` says for which time: the first, the second, ...; the later, the surer and slower. ``cast``: as which of
    the players each seat plays, shape (4,), or by game, (games, 4).
    """

    def judge(batch: Batch, rows: Array, rng: np.random.Generator) -> Array:
        row, card = np.nonzero(batch.legal()[rows])
        values = np.full((len(rows), CARDS), np.nan)
        playing = np.broadcast_to(cast, (batch.n, len(SEATS)))
        for at in range(0, len(row), AT_ONCE):
            some = slice(at, at + AT_ONCE)
            games = batch.take(rows[row[some]])
            seats = games.turn.copy()
            play_card(games, card[some])
            values[row[some], card[some]] = _when_to_move(
                games, seats, players, playing[rows[row[some]]], expect, moves=moves
            )
        return values

    return judge


def _when_to_move(
    batch: Batch, seats: Array, players: Sequence[CardPolicy], cast: Array, expect: Expect, *, moves: int
) -> Array:
    """What the oracle expects for each seat when it has to move, or near the end what the game brings."""
    worth, left, passed = np.zeros(batch.n), batch.rows, np.zeros(batch.n, np.int64)
    while len(left) and not batch.over:
        passed[left] += batch.turn == seats[left]
        asked = (passed[left] == moves) & (batch.trick < batch.total - TO_THE_END)
        here = np.flatnonzero(asked)
        if len(here):
            worth[left[here]] = expect(*shown_in_batch(batch, here, batch.turn[here]))
            batch, left = batch.take(np.flatnonzero(~asked)), left[~asked]
        if len(left):
            say_what_is_due(batch)
            play_card(batch, _cards(batch, players, cast[left]))
    if len(left):
        worth[left] = units(batch)[np.arange(len(left)), seats[left]]
    return worth
