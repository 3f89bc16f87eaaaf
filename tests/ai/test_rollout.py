"""Estimates of a card by playing games on from it."""

from random import Random

import numpy as np
import pytest
from batch_games import random_rules

from freedoko_qt.ai.batch.batch import Batch
from freedoko_qt.ai.batch.rollout import announce_if_due, card_values, play_card, random_cards, units
from freedoko_qt.ai.batch.rulebook import RuleBook
from freedoko_qt.ai.training.start_positions import draw_start


def at_trick(trick: int, seed: int, number: int = 40) -> Batch:
    """Games under many rule sets, played at random up to a trick."""
    rules = [random_rules(Random(seed + one), with_nines=True) for one in range(8)]
    rng = np.random.default_rng(seed)
    book = RuleBook(rules, np.arange(number) % len(rules))
    batch = Batch(book, draw_start(book, rng, with_nines=True, soli=0.2))
    while batch.trick < trick:
        announce_if_due(batch)
        play_card(batch, random_cards(batch, rng))
    return batch


def test_where_nothing_is_left_to_chance_a_card_is_worth_what_the_game_earns() -> None:
    batch = at_trick(11, seed=3)
    values = card_values(batch, batch.rows, np.random.default_rng(1), 3)
    cards, seats = batch.legal().argmax(1), batch.turn.copy()
    while not batch.over:
        play_card(batch, batch.legal().argmax(1))
    assert (np.isfinite(values).sum(1) == 1).all()
    assert values[batch.rows, cards] == pytest.approx(units(batch)[batch.rows, seats])


def test_every_legal_card_has_a_worth_and_no_other() -> None:
    batch = at_trick(5, seed=4)
    some = np.array([3, 17, 17, 30])
    values = card_values(batch, some, np.random.default_rng(1), 2)
    assert (np.isfinite(values) == batch.legal()[some]).all()


def test_playing_out_leaves_the_games_as_they_are() -> None:
    batch = at_trick(2, seed=5)
    hands, turn = batch.hands.copy(), batch.turn.copy()
    card_values(batch, batch.rows, np.random.default_rng(1), 2)
    assert (batch.hands == hands).all() and (batch.turn == turn).all() and batch.trick == 2


def test_the_last_cards_are_valued_by_what_they_can_still_change() -> None:
    """Two tricks before the end: the mean of all ends lies between the worst and the best of them."""
    batch = at_trick(10, seed=6)
    first = card_values(batch, batch.rows, np.random.default_rng(1), 60)
    again = card_values(batch, batch.rows, np.random.default_rng(2), 60)
    legal = batch.legal()
    assert np.corrcoef(first[legal], again[legal])[0, 1] > 0.95
