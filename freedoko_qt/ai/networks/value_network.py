"""The oracle: how a game will end where all hands are seen. It plays games that are imagined, never the real one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from ..batch.games import Batch
from ..batch.rollout import units_of
from ..batch.scoring import ALL_EYES, FinalStates, distinct_score_cases, scores_at
from ..batch.tables import CARDS, Array
from ..encoding.card_encoding import CARD_IN_SLOT, SLOTS
from ..encoding.features import SCALE, encode
from ..encoding.info_set import info_sets_of_batch
from .action_value_network import OUTCOMES, softmax
from .layers import DenseLayers, read_weights

OUTCOME_STATES = (
    FinalStates(0, tricks=0),
    *(FinalStates(eyes) for eyes in (15, 45, 75, 105, ALL_EYES // 2, 135, 165, 195, 225)),
    FinalStates(ALL_EYES, tricks_of_contra=0),
)
"""A game for each of the ``network.OUTCOMES``, as Re sees it; read backwards, as Kontra does."""
JUST_LOST, JUST_WON = 4, 6
"""The outcomes on either side of the middle."""

HIDDEN_PLANES = 4
"""So many numbers tell of each place of a card: who of the others holds it, and whether that is the own side."""

HIDDEN_INPUTS = HIDDEN_PLANES * SLOTS + 8 + 2
VALUE_OUTPUTS = OUTCOMES + 1
"""Logits of the outcomes, and what comes on top of what they count: special points and announcements to come."""

MAX_EXTRA = 4.0
"""The most that can come on top, in half distances between just lost and just won."""

VALUE_SCALE: Array = np.concatenate([SCALE, np.ones(HIDDEN_INPUTS - 2, np.float32), np.full(2, 1 / 64, np.float32)])
"""Of its inputs: a seat's encoded row, and what the seat does not know."""


class ValueNetwork:
    """Layers of weights that see a seat's row and the hands of the others."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._layers = DenseLayers(weights, VALUE_SCALE)

    @classmethod
    def load(cls, path: Path) -> ValueNetwork:
        """The oracle in a file of weights; raises ``OSError`` if there is none."""
        return cls(read_weights(path))

    def expected_units(self, rows: Array, hidden: Array, counts: Array) -> Array:
        """Units for encoded rows, and what ``hidden_in_batch`` and ``counts_in_batch`` tell of them; shape (rows,)."""
        return units_from_outputs(self.outputs(rows, hidden), counts)

    def outputs(self, rows: Array, hidden: Array) -> Array:
        """Logits of the outcomes and what comes on top, in half distances; shape (rows, ORACLE_OUTPUTS)."""
        return self._layers.outputs(np.concatenate([rows, hidden], axis=1))


def units_from_outputs(outputs: Array, counts: Array) -> Array:
    """Units from what the oracle says and what the outcomes count, shape (rows,)."""
    expected = (softmax(outputs[:, :OUTCOMES]) * counts).sum(1)
    result: Array = expected + half_win_margin(counts) * np.clip(outputs[:, OUTCOMES], -MAX_EXTRA, MAX_EXTRA)
    return result


def half_win_margin(counts: Array) -> Array:
    """Half the distance between just lost and just won, in units; shape (rows,)."""
    result: Array = np.maximum((counts[:, JUST_WON] - counts[:, JUST_LOST]) / 2, 0.5)
    return result


def value_inputs(batch: Batch, rows: Array, seats: Array) -> tuple[Array, Array, Array]:
    """What the oracle is told of some games as a seat of each stands there, in the order of its arguments."""
    info = encode(info_sets_of_batch(batch, rows, seats))
    return info, hidden_inputs(batch, rows, seats), outcome_units(batch, rows, seats)


def hidden_inputs(batch: Batch, rows: Array, seats: Array) -> Array:
    """The other hands by the places of the cards, who is on which side, and the eyes of both; shape (rows, HIDDEN)."""
    around = (seats[:, None] + np.arange(4)) % 4
    re = batch.re[rows[:, None], around]
    own = re == re[:, :1]
    hands = np.zeros((len(rows), CARDS + 1, HIDDEN_PLANES), np.uint8)
    hands[:, :CARDS, :3] = batch.hands[rows[:, None], around[:, 1:]].transpose(0, 2, 1)
    hands[:, :, 3] = (hands[:, :, :3] * own[:, None, 1:]).sum(2)
    at = CARD_IN_SLOT[batch.order[rows]] + (CARDS + 1) * np.arange(len(rows))[:, None]
    places = hands.reshape(-1, HIDDEN_PLANES).take(at, axis=0).reshape(len(rows), -1)
    eyes = batch.eyes[rows[:, None], around]
    of_sides = np.stack([(eyes * own).sum(1), (eyes * ~own).sum(1)], axis=1)
    return np.concatenate([places, re, own, of_sides], axis=1).astype(np.uint8)


def outcome_units(batch: Batch, rows: Array, seats: Array) -> Array:
    """What each outcome would count for the seats, in units, as all stands; shape (rows, OUTCOMES)."""
    if len(rows) < batch.n:
        batch = batch.take(rows)
    alike, one_of = distinct_score_cases(batch)
    of_re = units_of(*scores_at(batch.take(alike), OUTCOME_STATES)).reshape(len(alike), OUTCOMES, 4)[one_of, :, seats]
    re = batch.re[batch.rows, seats][:, None]
    return np.where(re, of_re, of_re[:, ::-1]).astype(np.float32)
