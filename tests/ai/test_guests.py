"""Guests in the games a network learns from: rules of thumb that are watched, and seats that play in their own way."""

import numpy as np
import pytest

from freedoko_qt.ai.batch.games import Batch
from freedoko_qt.ai.batch.rulebook import RuleBook
from freedoko_qt.ai.batch.tables import Array
from freedoko_qt.ai.features import INPUTS, LAYOUT
from freedoko_qt.ai.network import OUTPUTS
from freedoko_qt.ai.slots import SLOT, SLOTS
from freedoko_qt.ai.training.deals import begin
from freedoko_qt.ai.training.selfplay import Exploration, Guests, play
from freedoko_qt.ai.training.watching import watch
from freedoko_qt.engine.rules import PRESETS

CALLS = slice(1 + SLOTS, 1 + SLOTS + 7)


def lowest(rows: Array) -> Array:
    """Plays the lowest card, trumps last, and says what it can."""
    outputs = np.zeros((len(rows), OUTPUTS), np.float32)
    outputs[:, 1 : 1 + SLOTS] = np.arange(SLOTS)
    outputs[:, CALLS] = np.arange(7)
    return outputs


def highest(rows: Array) -> Array:
    """Plays the highest card and says nothing."""
    return -lowest(rows)


@pytest.mark.parametrize("seats", [(0,), (1, 3), (0, 1, 2)])
def test_guests_play_in_their_own_way_and_nothing_is_kept_of_it(seats: tuple[int, ...]) -> None:
    rng, theirs = np.random.default_rng(5), np.isin(np.arange(4), seats)
    book = RuleBook([PRESETS["ddv"].rules], np.zeros(60, np.int64))
    batch = Batch(book, begin(book, rng, with_nines=True, soli=0.1))
    order, hands, leaders = batch.order.copy(), batch.hands.copy(), batch.leader.copy()
    samples = play(batch, lowest, rng, Exploration(0, 0, guests=Guests(highest, theirs)))
    for game in range(batch.n):
        held = SLOT[order[game]][hands[game, leaders[game]] > 0]
        led = SLOT[order[game], batch.cards[game, 0, 0]]
        assert led == (held.min() if theirs[leaders[game]] else held.max())
    assert samples.said.max() == 0, "all announce as the guests do"
    alone = Exploration(0, 0)
    every = play(Batch(book, begin(book, rng, with_nines=True, soli=0.1)), lowest, rng, alone)
    assert every.said.max() > 0
    assert len(samples.rows) < len(every.rows) * (4 - theirs.sum() + 0.5) / 4


def test_decisions_of_the_rules_of_thumb_are_possible_ones() -> None:
    seen = watch(6, [1, 2], {"ddv": 0.5, "standard": 0.5}, forty=0.2)
    assert seen.rows.shape == (len(seen.places), INPUTS)
    played, spoken = np.flatnonzero(seen.places >= 0), np.flatnonzero(seen.said >= 0)
    legal, possible = seen.rows[:, LAYOUT["legal"]], seen.rows[:, LAYOUT["possible"]]
    assert (legal[played, seen.places[played]] == 1).all()
    assert (legal[played].sum(1) > 1).all()
    assert (possible[spoken, seen.said[spoken]] == 1).all()
    assert (seen.said > 0).any() and (seen.said == 0).any()
    assert (seen.places[seen.said > 0] < 0).all(), "who announces is asked for a card afterwards"
