"""The games a network learns from: possible deals of every kind, and decisions with what they led to."""

import numpy as np
import pytest
from batch_games import random_rules

from freedoko_qt.ai.batch.batch import Batch
from freedoko_qt.ai.batch.rulebook import RuleBook
from freedoko_qt.ai.batch.state import BatchStart
from freedoko_qt.ai.batch.tables import CLASSES, CODE, Array
from freedoko_qt.ai.networks.action_value_network import OUTPUTS
from freedoko_qt.ai.training.rule_mix import draw_rules
from freedoko_qt.ai.training.self_play import Exploration, play_batch
from freedoko_qt.ai.training.start_positions import draw_start
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import SOLI, TRUMP, Contract
from freedoko_qt.engine.rules import PRESETS, Rules


def started(rules: list[Rules], number: int, *, with_nines: bool) -> tuple[RuleBook, BatchStart]:
    book = RuleBook(rules, np.arange(number) % len(rules))
    return book, draw_start(book, np.random.default_rng(3), with_nines=with_nines, soli=0.2)


def test_every_game_type_is_dealt_as_it_comes_to_be() -> None:
    book, start = started([PRESETS["standard"].rules], 3000, with_nines=True)
    queens = start.hands[:, :, Card.CQ]
    assert (start.hands.sum(2) == 12).all()
    assert (start.hands.sum(1) == 2).all()
    kinds = {contract: start.contract == code for contract, code in CODE.items()}
    assert queens[kinds[Contract.NORMAL]].max() == 1
    for contract in (Contract.MARRIAGE, Contract.SILENT_MARRIAGE):
        rows = np.flatnonzero(kinds[contract])
        assert (queens[rows, start.soloist[rows]] == 2).all()
    poor = np.flatnonzero(kinds[Contract.POVERTY])
    assert (start.laid[poor].sum(1) == start.returned[poor].sum(1)).all()
    assert (start.taker[poor] != start.soloist[poor]).all()
    for contract in (Contract.NORMAL, Contract.MARRIAGE, Contract.POVERTY):
        assert kinds[contract].mean() > 0.05
    assert np.isin(start.contract, [CODE[solo] for solo in SOLI]).mean() > 0.1


def test_a_soloist_of_the_training_has_more_trumps_than_a_dealt_hand() -> None:
    _, start = started([PRESETS["standard"].rules], 2000, with_nines=True)
    rows = np.flatnonzero(start.contract == CODE[Contract.SOLO_DIAMONDS])
    order = rows * 0 + CODE[Contract.NORMAL] * 16 + 12
    trumps = (start.hands[rows, start.soloist[rows]] * (CLASSES[order] == TRUMP)).sum(1)
    assert trumps.mean() > 7


@pytest.mark.parametrize("with_nines", [True, False])
def test_decisions_carry_the_points_of_their_seat(with_nines: bool) -> None:
    from random import Random

    rules = [random_rules(Random(seed), with_nines=with_nines) for seed in range(8)]
    rng = np.random.default_rng(1)
    book, start = started(rules, 64, with_nines=with_nines)
    batch = Batch(book, start)

    def evaluate(rows: Array) -> Array:
        return rng.normal(size=(len(rows), OUTPUTS)).astype(np.float32)

    samples = play_batch(batch, evaluate, rng, Exploration(0.1, 0.1))
    assert batch.over
    assert np.isfinite(samples.points).all()
    assert np.isfinite(samples.counts.astype(float)).all()
    assert samples.said.max() > 0
    assert set(np.unique(samples.outcomes)) <= set(range(11))


def test_rules_for_training_are_presets_and_mixes_that_can_be_played() -> None:
    rng = np.random.default_rng(2)
    drawn = [draw_rules(rng, {"ddv": 0.3}, with_nines=bool(one % 2)) for one in range(40)]
    assert sum(rules == PRESETS["ddv"].rules for rules in drawn) > 2
    assert len(set(drawn)) > 20
