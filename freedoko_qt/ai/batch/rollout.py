"""What becomes of games that are played on from a card on: the ground of look-ahead and of labels."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.rules import Rules

from . import calls, scoring, swines
from .games import Batch
from .rulebook import choice_code
from .tables import CARDS, Array

UNITS: dict[str, float] = {"plus": 0.5, "minus": 0.5, "plus_minus": 1.0}
"""Points a game, beyond the mean of the four seats, for one unit in which expectations are told, by counting."""

BatchPolicy: TypeAlias = Callable[[Batch, np.random.Generator], Array]
"""A card for every game of a batch, shape (n,); it must be legal."""

MAX_BATCH = 8192
"""Games played out together; more would not be quicker, but larger."""


def points_per_unit(rules: Rules) -> float:
    """Points a game for one unit under these rules."""
    return UNITS[rules.counting]


def units(batch: Batch) -> Array:
    """What each seat earned beyond the mean of the four, in units and without bock; shape (n, 4)."""
    return units_of(batch, scoring.score(batch))


def units_of(batch: Batch, scores: scoring.Scores) -> Array:
    """The same for scores that the games have, or would have."""
    points = scores.points / batch.start.bock[:, None]
    unit = np.ones(batch.n)
    for counting, size in UNITS.items():
        unit[batch.rules["counting"] == choice_code("counting", counting)] = size
    result: Array = (points - points.mean(1, keepdims=True)) / unit[:, None]
    return result


def play_card(batch: Batch, cards: Array) -> None:
    """Play the cards (codes, shape (n,)), swines announced with the card that makes them."""
    for hyper, announced in ((False, batch.swines), (True, batch.hyperswines)):
        if not batch.rules["hyperswines" if hyper else "swines"].any():
            continue
        rows = np.flatnonzero((swines.special_card(batch, hyper=hyper) == cards) & (announced < 0))
        if len(rows):
            may = np.zeros(batch.n, bool)
            may[rows] = swines.may_announce(batch, rows, batch.turn[rows], hyper=hyper)
            swines.announce(batch, may, batch.turn, hyper=hyper)
    batch.play(cards)


def random_cards(batch: Batch, rng: np.random.Generator) -> Array:
    """A legal card in each game, all nearly equally likely; shape (n,)."""
    legal = batch.legal()
    lots = np.frombuffer(rng.bytes(legal.size), np.uint8).reshape(legal.shape) | 1
    cards: Array = (legal * lots).argmax(1)
    return cards


def rollout(batch: Batch, rng: np.random.Generator, policy: BatchPolicy = random_cards) -> None:
    """Play the games to their end; who is obliged to announce says the least possible."""
    while not batch.over:
        announce_if_due(batch)
        play_card(batch, policy(batch, rng))


def announce_if_due(batch: Batch) -> None:
    """Who is obliged to announce now says the least possible; before that no card of theirs is legal."""
    if batch.cards_played == 4 and (batch.duty >= 0).any():
        possible = calls.possible_calls(batch, batch.turn)
        bound = np.flatnonzero(~possible[:, 0])
        calls.announce(batch, bound, batch.turn[bound], possible[bound, 1:].argmax(1) + 1)


def card_values(
    batch: Batch, rows: Array, rng: np.random.Generator, number: int, policy: BatchPolicy = random_cards
) -> Array:
    """The mean of ``number`` ends of some games after each legal card, in units of the seat to move.

    Shape (rows, 24); not a number where a card is not legal.
    """
    row, card = np.nonzero(batch.legal()[rows])
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
