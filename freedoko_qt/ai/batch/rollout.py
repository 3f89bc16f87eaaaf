"""Rollouts: games of a batch played to their end by a policy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.actions import SwineKind
from freedoko_qt.engine.rules import Rules

from . import calls, scoring, swines
from .batch import Batch
from .tables import CARDS, Array

UNITS: dict[str, float] = {"plus": 0.5, "minus": 0.5, "plus_minus": 1.0}
"""Points per game, above the mean of the four seats, that make one unit, by the option `counting`.

Values are in units so that games under different ways of counting compare.
"""

BatchPolicy: TypeAlias = Callable[[Batch, np.random.Generator], Array]
"""Choose a legal card for every game of a batch; codes, shape (n,)."""

EVERY_CARD: Array = np.ones(CARDS, bool)

MAX_BATCH = 8192
"""Largest number of games rolled out together; a limit of memory."""


def points_per_unit(rules: Rules) -> float:
    """Return the points of one unit under these rules."""
    return UNITS[rules.counting]


def units(batch: Batch) -> Array:
    """Units of each seat of finished games, above the mean of the four and without bock; shape (n, 4)."""
    return units_of(batch, scoring.score(batch))


def units_of(batch: Batch, scores: scoring.Scores) -> Array:
    """Convert actual or assumed scores to units; shape (n, 4).

    `scores`: of the games of the batch, row by row.
    """
    points = scores.points / scoring.closing_factor(batch)[:, None]
    unit = np.ones(batch.n)
    for counting, size in UNITS.items():
        unit[batch.rules.chosen("counting", counting)] = size
    result: Array = (points - points.mean(1, keepdims=True)) / unit[:, None]
    return result


def play_card(batch: Batch, cards: Array) -> None:
    """Play cards (codes, shape (n,)), announcing swines and Heidmann together with their card.

    The cards are legal; a card that can make swines is announced first, a Heidmann only if it is worth it.
    """
    for kind in SwineKind:
        if not batch.rules[kind].any():
            continue
        rows = np.flatnonzero((swines.special_card(batch, kind=kind) == cards) & (swines.holders(batch, kind) < 0))
        if len(rows):
            may = np.zeros(batch.n, bool)
            seats = batch.turn[rows]
            may[rows] = swines.may_announce(batch, rows, seats, kind=kind)
            may[rows] &= swines.is_worth_it(batch, rows, seats, kind=kind)
            swines.announce(batch, may, batch.turn, kind=kind)
    batch.play(cards)


def random_cards(batch: Batch, rng: np.random.Generator) -> Array:
    """Choose a random legal card in each game, nearly uniformly; shape (n,)."""
    legal = batch.legal()
    lots = np.frombuffer(rng.bytes(legal.size), np.uint8).reshape(legal.shape) | 1
    cards: Array = (legal * lots).argmax(1)
    return cards


def rollout(batch: Batch, rng: np.random.Generator, policy: BatchPolicy = random_cards) -> None:
    """Play the games to their end, in place; due announcements are made at the lowest level."""
    while not batch.over:
        announce_if_due(batch)
        play_card(batch, policy(batch, rng))


def announce_if_due(batch: Batch) -> None:
    """Make due announcements of the seats to move at the lowest level; they have no legal card before."""
    if batch.cards_played in calls.FORCED_AT and (batch.duty >= 0).any():
        possible = calls.possible_calls(batch, batch.turn)
        bound = np.flatnonzero(~possible[:, 0])
        calls.announce(batch, bound, batch.turn[bound], possible[bound, 1:].argmax(1) + 1)


def card_values(
    batch: Batch,
    rows: Array,
    rng: np.random.Generator,
    number: int,
    policy: BatchPolicy = random_cards,
    *,
    among: Array = EVERY_CARD,
) -> Array:
    """Mean result of `number` rollouts after each legal card, in units of the seat to move.

    `rows`: games, shape (rows,), which are not changed; `among`: cards to be tried, bool, shape (24,). The result
    has shape (rows, 24); NaN for other cards.
    """
    row, card = np.nonzero(batch.legal()[rows] & among)
    earned = np.zeros(len(row))
    step = max(MAX_BATCH // number, 1)
    for at in range(0, len(row), step):
        some = slice(at, at + step)
        games = batch.take(np.repeat(rows[row[some]], number))
        seats = games.turn.copy()
        play_card(games, np.repeat(card[some], number))
        rollout(games, rng, policy)
        earned[some] = units(games)[games.rows, seats].reshape(-1, number).mean(1)
    values = np.full((len(rows), CARDS), np.nan)
    values[row, card] = earned
    return values
