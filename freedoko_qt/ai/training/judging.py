"""What every card of a decision is worth in the very game it is made in: the labels that are learned from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from ..batch.games import Batch
from ..batch.tables import CARDS, Array
from ..features import encode
from ..knowledge import known_in_batch
from ..network import split
from ..playouts import Policy, card_values, play_card, units
from ..slots import CARD_AT, SLOTS

Evaluate: TypeAlias = Callable[[Array], Array]
"""The outputs of the network for encoded rows."""
Judge: TypeAlias = Callable[[Batch, Array, np.random.Generator], Array]
"""What the legal cards in some games are worth to the seat to move, in units; shape (rows, 24), else not a number."""
Oracle: TypeAlias = Callable[[Array, Array], Array]
"""What a seat will have earned, in units, from its encoded row and what it does not know; shape (rows,)."""

HIDDEN = 3 * SLOTS + 4
ENDS = 4
"""Ends of the game that chance plays after each card."""
AT_ONCE = 16384
"""Games judged together."""


def hidden_in_batch(batch: Batch, rows: Array, seats: Array) -> Array:
    """The hands of the three other seats by the places of the cards, and who is Re; shape (rows, HIDDEN)."""
    around = (seats[:, None] + np.arange(4)) % 4
    hands = np.zeros((len(rows), CARDS + 1, 3), np.uint8)
    hands[:, :CARDS] = batch.hands[rows[:, None], around[:, 1:]].transpose(0, 2, 1)
    at = CARD_AT[batch.order[rows]] + (CARDS + 1) * np.arange(len(rows))[:, None]
    places = hands.reshape(-1, 3).take(at, axis=0).reshape(len(rows), -1)
    return np.concatenate([places, batch.re[rows[:, None], around].astype(np.uint8)], axis=1)


def greedy(evaluate: Evaluate) -> Policy:
    """The card of the highest value, as each seat sees it."""

    def cards(batch: Batch, _: np.random.Generator) -> Array:
        legal = batch.legal()
        chosen: Array = legal.argmax(1)
        rows = np.flatnonzero(legal.sum(1) > 1)
        if len(rows):
            known = known_in_batch(batch, rows)
            values = split(evaluate(encode(known)), known.order).cards
            chosen[rows] = np.where(legal[rows], values, -np.inf).argmax(1)
        return chosen

    return cards


def by_chance(batch: Batch, rows: Array, rng: np.random.Generator) -> Array:
    """Judge by ends of the game that are played at random: no network is needed, and none is learned from."""
    return card_values(batch, rows, rng, ENDS)


def by_oracle(evaluate: Evaluate, oracle: Oracle) -> Judge:
    """Judge by what the oracle, who sees all hands, expects when the seat is to move again; till then all play well."""
    policy = greedy(evaluate)

    def judge(batch: Batch, rows: Array, rng: np.random.Generator) -> Array:
        row, card = np.nonzero(batch.legal()[rows])
        values = np.full((len(rows), CARDS), np.nan)
        for at in range(0, len(row), AT_ONCE):
            some = slice(at, at + AT_ONCE)
            games = batch.take(rows[row[some]])
            seats = games.turn.copy()
            play_card(games, card[some])
            values[row[some], card[some]] = _when_to_move(games, seats, policy, oracle, rng)
        return values

    return judge


def _when_to_move(batch: Batch, seats: Array, policy: Policy, oracle: Oracle, rng: np.random.Generator) -> Array:
    """What the oracle expects for each seat at its next card, or what the game brought if there is none."""
    worth, left = np.zeros(batch.n), batch.rows
    while len(left) and not batch.over:
        own = batch.turn == seats[left]
        here = np.flatnonzero(own)
        if len(here):
            rows = encode(known_in_batch(batch, here))
            worth[left[here]] = oracle(rows, hidden_in_batch(batch, here, batch.turn[here]))
            batch, left = batch.take(np.flatnonzero(~own)), left[~own]
        if len(left):
            play_card(batch, policy(batch, rng))
    if len(left):
        worth[left] = units(batch)[np.arange(len(left)), seats[left]]
    return worth
