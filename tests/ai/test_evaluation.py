"""Values of cards in games with open hands: by the value network, and at the end by the score itself."""

from random import Random
from typing import Any

import numpy as np
import pytest
from batch_games import batch_of, begun, many_games

from freedoko_qt.ai.batch.batch import Batch
from freedoko_qt.ai.batch.rollout import announce_if_due, card_values, play_card, random_cards, rollout, units
from freedoko_qt.ai.batch.tables import CARDS, EYES, Array
from freedoko_qt.ai.encoding.card_encoding import SLOTS
from freedoko_qt.ai.encoding.features import INPUTS
from freedoko_qt.ai.encoding.info_set import InfoSetBatch
from freedoko_qt.ai.networks.action_value_network import OUTCOMES
from freedoko_qt.ai.networks.policies import choose_cards, greedy_policy, shared_policy
from freedoko_qt.ai.networks.value_network import (
    HIDDEN_INPUTS,
    MAX_EXTRA,
    VALUE_OUTPUTS,
    ValueNetwork,
    hidden_inputs,
    outcome_units,
)
from freedoko_qt.ai.search.evaluation import ROLLOUT_TRICKS, value_evaluator
from freedoko_qt.ai.training.self_play import outcomes
from freedoko_qt.engine.rules import PRESETS


def played(number: int, *, left: int, with_nines: bool = True) -> Batch:
    """Games played by chance until each seat has so many cards left."""
    batch = batch_of(many_games(5, number, with_nines=with_nines))
    rng = np.random.default_rng(2)
    while batch.hands[0].sum() > 4 * left:
        announce_if_due(batch)
        play_card(batch, random_cards(batch, rng))
    return batch


def prefer(rows: Array) -> Array:
    """Somebody without an opinion."""
    return np.zeros((len(rows), SLOTS), np.float32)


def never(rows: Array, hidden: Array, counts: Array) -> Array:
    raise AssertionError("there was no further decision to ask about")


@pytest.mark.parametrize("left", [1, ROLLOUT_TRICKS, ROLLOUT_TRICKS + 1])
def test_near_the_end_games_are_played_to_it(left: int) -> None:
    batch, rng = played(40, left=left), np.random.default_rng(1)
    by_end = card_values(batch, batch.rows, rng, 1, shared_policy(greedy_policy(prefer)))
    assert np.array_equal(
        value_evaluator([greedy_policy(prefer)], never, 1)(batch, batch.rows, rng), by_end, equal_nan=True
    )


@pytest.mark.parametrize(
    ("left", "moves"), [(9, 1), (6, 1), (ROLLOUT_TRICKS + 2, 1), (9, 2), (9, 3), (ROLLOUT_TRICKS + 4, 3)]
)
def test_the_value_network_is_asked_when_the_seat_is_to_move_again(left: int, moves: int) -> None:
    batch, rng, asked = played(30, left=left), np.random.default_rng(1), []

    def expect(rows: Array, hidden: Array, counts: Array) -> Array:
        assert (rows.shape[1], hidden.shape[1], counts.shape[1]) == (INPUTS, HIDDEN_INPUTS, OUTCOMES)
        asked.append(hands_of(hidden)[:, :, :3].sum((1, 2)))
        return np.full(len(rows), 2.5)

    values = value_evaluator([greedy_policy(prefer)], expect, moves)(batch, batch.rows, rng)
    legal = batch.legal()
    assert (values[legal] == 2.5).all()
    assert np.isnan(values[~legal]).all()
    others = np.concatenate(asked)
    assert len(others) == legal.sum()
    # Between two own cards each of the others has played none, one or two.
    assert (others >= 3 * (left - moves - 1)).all() and (others <= 3 * (left - moves + 1)).all()


def test_each_seat_plays_as_the_cast_says() -> None:
    def highest(rows: Array) -> Array:
        return prefer(rows) - np.arange(SLOTS, dtype=np.float32)

    batch, rng = played(60, left=ROLLOUT_TRICKS), np.random.default_rng(1)
    lowest, mixed = lambda rows: -highest(rows), np.arange(60) % 2
    alone = [value_evaluator([greedy_policy(one)], never, 1)(batch, batch.rows, rng) for one in (highest, lowest)]
    players = [greedy_policy(highest), greedy_policy(lowest)]
    together = value_evaluator(players, never, 1, policy_of_seat=np.repeat(mixed[:, None], 4, axis=1))
    values = together(batch, batch.rows, rng)
    assert np.array_equal(values, np.where(mixed[:, None] == 0, *alone), equal_nan=True)
    assert not np.array_equal(*alone, equal_nan=True)
    fourth_lowest = np.array([0, 0, 0, 1])
    one_seat = value_evaluator(players, never, 1, policy_of_seat=fourth_lowest)(batch, batch.rows, rng)
    assert not any(np.array_equal(one_seat, one, equal_nan=True) for one in alone)


def test_the_batch_that_is_judged_stays_as_it_was() -> None:
    batch, rng = played(10, left=5), np.random.default_rng(1)
    hands, turn = batch.hands.copy(), batch.turn.copy()
    value_evaluator([greedy_policy(prefer)], lambda rows, hidden, counts: np.zeros(len(rows)), 1)(
        batch, batch.rows, rng
    )
    assert np.array_equal(batch.hands, hands) and np.array_equal(batch.turn, turn)


def hands_of(hidden: Array) -> Array:
    """By place: the cards of the other three, and of those on the own side; shape (rows, SLOTS, 4)."""
    return hidden[:, : 4 * SLOTS].reshape(-1, SLOTS, 4)


def test_what_is_hidden_are_the_other_hands_and_the_sides() -> None:
    batch = played(20, left=7)
    hidden = hidden_inputs(batch, batch.rows, batch.turn)
    around = (batch.turn[:, None] + np.arange(4)) % 4
    re, eyes = batch.re[batch.rows[:, None], around], batch.eyes[batch.rows[:, None], around]
    own = re == re[:, :1]
    held = batch.hands[batch.rows[:, None], around[:, 1:]].sum(2)
    places = hands_of(hidden)
    assert np.array_equal(places[:, :, :3].sum(1), held)
    assert np.array_equal(places[:, :, 3].sum(1), (held * own[:, 1:]).sum(1))
    assert np.array_equal(hidden[:, -10:-2], np.concatenate([re, own], axis=1))
    assert np.array_equal(hidden[:, -2:], np.stack([(eyes * own).sum(1), (eyes * ~own).sum(1)], axis=1))


def test_outcomes_count_what_the_score_would_be() -> None:
    """In games that are over, whatever their rules, for those that ended so."""
    batch, rng = played(900, left=1), np.random.default_rng(3)
    rollout(batch, rng)
    counted, ended = outcome_units(batch, batch.rows, np.zeros(batch.n, np.int64)), outcomes(batch)[:, 0]
    exact = (batch.rules["selber_doof_points"] == 0) & (batch.rules["announcement_strict_limit"] == 0)
    assert len(np.unique(ended[exact])) == OUTCOMES
    earned = units(batch)[:, 0]
    assert np.allclose(counted[batch.rows, ended][exact], earned[exact])


def test_the_value_network_expects_what_the_outcomes_count_and_something_on_top() -> None:
    weights: dict[str, np.ndarray[Any, Any]] = {
        "w1": np.full((INPUTS + HIDDEN_INPUTS, 4), 50, np.float16),
        "b1": np.zeros(4, np.float16),
        "w2": np.zeros((4, VALUE_OUTPUTS), np.float16),
        "b2": np.zeros(VALUE_OUTPUTS, np.float16),
    }
    rows, hidden = np.ones((2, INPUTS), np.uint8), np.ones((2, HIDDEN_INPUTS), np.uint8)
    counts = np.stack([np.linspace(-5, 5, OUTCOMES), np.full(OUTCOMES, 2.0)])
    assert np.allclose(ValueNetwork(weights).expected_units(rows, hidden, counts), [0, 2])
    weights["w2"][:, OUTCOMES] = 50  # far more than can be
    assert np.allclose(ValueNetwork(weights).expected_units(rows, hidden, counts), [MAX_EXTRA, 2 + 0.5 * MAX_EXTRA])


def test_who_has_to_announce_after_the_first_trick_does_so_in_sampled_games_too() -> None:
    """Before that no card is legal: whatever was played on would be none of the hand's."""
    rules = PRESETS["standard"].rules.changed("announcement_first_trick_thirty_points", True)
    batch, rng = batch_of([begun(rules, Random(seed)) for seed in range(60)]), np.random.default_rng(4)

    def expect(rows: Array, hidden: Array, counts: Array) -> Array:
        assert np.isin(hands_of(hidden)[:, :, :3].sum(1), (10, 11)).all()
        return np.zeros(len(rows))

    for _ in range(4):
        if batch.cards_played < 3:
            value_evaluator([greedy_policy(prefer)], expect, 1)(batch, batch.rows, rng)
        play_card(batch, np.where(batch.legal(), EYES, -1).argmax(1))
    assert (batch.duty >= 0).sum() > 3


def test_each_seat_plays_by_its_own_policy_from_what_it_knows() -> None:
    batch = played(30, left=8)

    def lowest(batch: Batch, rows: Array, info: InfoSetBatch) -> Array:
        assert np.array_equal(info.own, batch.hands[rows, batch.turn[rows]])
        return np.asarray(batch.legal()[rows].argmax(1))

    def highest(batch: Batch, rows: Array, info: InfoSetBatch) -> Array:
        assert np.array_equal(info.own, batch.hands[rows, batch.turn[rows]])
        return np.asarray(CARDS - 1 - batch.legal()[rows, ::-1].argmax(1))

    policy_of_seat = np.random.default_rng(3).choice([0, 2], (batch.n, 4))
    chosen = choose_cards(batch, [lowest, lowest, highest], policy_of_seat)
    own = policy_of_seat[batch.rows, batch.turn]
    assert set(own) == {0, 2}
    legal = batch.legal()
    assert np.array_equal(chosen, np.where(own == 0, legal.argmax(1), CARDS - 1 - legal[:, ::-1].argmax(1)))
