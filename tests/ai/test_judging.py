"""What cards are worth where the hands are given: by the oracle, and at the end by the score itself."""

from typing import Any

import numpy as np
import pytest
from batch_games import batch_of, many_games

from freedoko_qt.ai.batch.games import Batch
from freedoko_qt.ai.batch.tables import Array
from freedoko_qt.ai.features import INPUTS
from freedoko_qt.ai.judging import TO_THE_END, by_oracle, greedy
from freedoko_qt.ai.network import OUTPUTS
from freedoko_qt.ai.oracle import HIDDEN, MOST, Oracle, hidden_in_batch
from freedoko_qt.ai.playouts import card_values, play_card, random_cards, units
from freedoko_qt.ai.slots import SLOTS


def played(number: int, *, left: int, with_nines: bool = True) -> Batch:
    """Games played by chance until each seat has so many cards left."""
    batch = batch_of(many_games(5, number, with_nines=with_nines))
    rng = np.random.default_rng(2)
    while batch.hands[0].sum() > 4 * left:
        play_card(batch, random_cards(batch, rng))
    return batch


def evaluate(rows: Array) -> Array:
    """A network without an opinion."""
    return np.zeros((len(rows), OUTPUTS), np.float32)


def never(rows: Array, hidden: Array) -> Array:
    raise AssertionError("there was no further decision to ask about")


@pytest.mark.parametrize("left", [1, TO_THE_END, TO_THE_END + 1])
def test_near_the_end_games_are_played_to_it(left: int) -> None:
    batch, rng = played(40, left=left), np.random.default_rng(1)
    by_end = card_values(batch, batch.rows, rng, 1, greedy(evaluate))
    assert np.array_equal(by_oracle(evaluate, never)(batch, batch.rows, rng), by_end, equal_nan=True)


@pytest.mark.parametrize("left", [9, 6, TO_THE_END + 2])
def test_the_oracle_is_asked_when_the_seat_is_to_move_again(left: int) -> None:
    batch, rng, asked = played(30, left=left), np.random.default_rng(1), []

    def expect(rows: Array, hidden: Array) -> Array:
        assert rows.shape[1] == INPUTS and hidden.shape[1] == HIDDEN
        asked.append(hidden[:, : 3 * SLOTS].sum(1))
        return np.full(len(rows), 2.5)

    values = by_oracle(evaluate, expect)(batch, batch.rows, rng)
    legal = batch.legal()
    assert (values[legal] == 2.5).all()
    assert np.isnan(values[~legal]).all()
    others = np.concatenate(asked)
    assert len(others) == legal.sum()
    # Between two own cards each of the others has played none, one or two.
    assert (others >= 3 * (left - 2)).all() and (others <= 3 * left).all()


def test_the_batch_that_is_judged_stays_as_it_was() -> None:
    batch, rng = played(10, left=5), np.random.default_rng(1)
    hands, turn = batch.hands.copy(), batch.turn.copy()
    by_oracle(evaluate, lambda rows, hidden: np.zeros(len(rows)))(batch, batch.rows, rng)
    assert np.array_equal(batch.hands, hands) and np.array_equal(batch.turn, turn)


def test_what_is_hidden_are_the_other_hands() -> None:
    batch = played(20, left=7)
    hidden = hidden_in_batch(batch, batch.rows, batch.turn)
    around = (batch.turn[:, None] + np.arange(4)) % 4
    hands = batch.hands[batch.rows[:, None], around[:, 1:]].sum(2)
    assert np.array_equal(hidden[:, : 3 * SLOTS].reshape(-1, SLOTS, 3).sum(1), hands)
    assert np.array_equal(hidden[:, 3 * SLOTS : 3 * SLOTS + 4], batch.re[batch.rows[:, None], around])


def test_the_stakes_are_what_the_score_would_be() -> None:
    """In a game that is over, with just so many eyes."""
    batch, rng = played(400, left=1), np.random.default_rng(3)
    while not batch.over:
        play_card(batch, random_cards(batch, rng))
    eyes = (batch.eyes * batch.re).sum(1)
    both = (batch.taken * batch.re).sum(1) % batch.total > 0
    told = hidden_in_batch(batch, batch.rows, np.zeros(batch.n, np.int64))[:, -2:].astype(int) - 128
    own = np.where(batch.re[:, 0], eyes, 240 - eyes)
    earned = np.clip(np.rint(2 * units(batch)[:, 0]), -128, 127)
    lost, won = both & (own >= 91) & (own <= 119), both & (own >= 122) & (own <= 149)
    assert lost.sum() > 20 and won.sum() > 20
    assert np.array_equal(told[lost, 0], earned[lost])
    assert np.array_equal(told[won, 1], earned[won])


def test_the_oracle_expects_no_more_than_a_game_may_bring() -> None:
    weights: dict[str, np.ndarray[Any, Any]] = {
        "w1": np.full((INPUTS + HIDDEN, 4), 50, np.float16),
        "b1": np.zeros(4, np.float16),
        "w2": np.full((4, 1), 50, np.float16),
        "b2": np.zeros(1, np.float16),
    }
    rows, hidden = np.ones((2, INPUTS), np.uint8), np.ones((2, HIDDEN), np.uint8)
    hidden[:, -2:] = [[128 - 4, 128 + 2], [128 + 6, 128 + 6]]  # lost -2, won 1; both 3
    assert Oracle(weights).expect(rows, hidden).tolist() == [-0.5 + 1.5 * MOST, 3 + 0.5 * MOST]
