"""Perfect-information value network: outcome of a game with open hands. Used in sampled games only."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from freedoko_qt.engine.cards import ALL_EYES

from ..batch.batch import Batch
from ..batch.rollout import units_of
from ..batch.scoring import FinalStates, distinct_score_cases, scores_at
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
"""Final state of each of `OUTCOMES` for Re; in reverse order for Kontra."""
JUST_LOST, JUST_WON = 4, 6
"""Outcomes next to the draw at 120 eyes."""

HIDDEN_PLANES = 4
"""Inputs per slot about hidden hands: copies held by each of the others, and copies held by the own side."""

HIDDEN_INPUTS = HIDDEN_PLANES * SLOTS + 8 + 2
VALUE_OUTPUTS = OUTCOMES + 1
"""Outputs: outcome logits, and an extra for special points and announcements to come."""

MAX_EXTRA = 4.0
"""Bound of the extra, in half win margins."""

VALUE_SCALE: Array = np.concatenate([SCALE, np.ones(HIDDEN_INPUTS - 2, np.float32), np.full(2, 1 / 64, np.float32)])
"""Factors of the inputs: an encoded row, then the hidden inputs."""


class ValueNetwork:
    """Estimates the units of a seat from its encoded row and all hidden hands.

    It sees what no player may see, and so is asked in sampled games and in training only.
    """

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._layers = DenseLayers(weights, VALUE_SCALE)

    @classmethod
    def load(cls, path: Path) -> ValueNetwork:
        """Read a network from a file of weights; raises `OSError` if it cannot be read."""
        return cls(read_weights(path))

    def expected_units(self, rows: Array, hidden: Array, counts: Array) -> Array:
        """Expected units, shape (rows,), for the three results of `value_inputs`."""
        return units_from_outputs(self.outputs(rows, hidden), counts)

    def outputs(self, rows: Array, hidden: Array) -> Array:
        """Outcome logits and the extra in half win margins, shape (rows, VALUE_OUTPUTS).

        `rows`: encoded, shape (rows, INPUTS); `hidden`: shape (rows, HIDDEN_INPUTS); both uint8.
        """
        return self._layers.outputs(np.concatenate([rows, hidden], axis=1))


def units_from_outputs(outputs: Array, counts: Array) -> Array:
    """Expected units from outputs and the units of each outcome, shape (rows,).

    `outputs`: shape (rows, VALUE_OUTPUTS); `counts`: units of each outcome, shape (rows, OUTCOMES).
    """
    expected = (softmax(outputs[:, :OUTCOMES]) * counts).sum(1)
    result: Array = expected + half_win_margin(counts) * np.clip(outputs[:, OUTCOMES], -MAX_EXTRA, MAX_EXTRA)
    return result


def half_win_margin(counts: Array) -> Array:
    """Half the difference between just winning and just losing, in units, at least 0.5; shape (rows,).

    `counts`: units of each outcome, shape (rows, OUTCOMES).
    """
    result: Array = np.maximum((counts[:, JUST_WON] - counts[:, JUST_LOST]) / 2, 0.5)
    return result


def value_inputs(batch: Batch, rows: Array, seats: Array) -> tuple[Array, Array, Array]:
    """Return encoded rows, hidden inputs and outcome units of one seat of each of some games.

    `rows`: games, `seats`: a seat of each, shape (rows,). Shapes (rows, INPUTS), (rows, HIDDEN_INPUTS), (rows,
    OUTCOMES).
    """
    info = encode(info_sets_of_batch(batch, rows, seats))
    return info, hidden_inputs(batch, rows, seats), outcome_units(batch, rows, seats)


def hidden_inputs(batch: Batch, rows: Array, seats: Array) -> Array:
    """Return other hands by slot, sides, and eyes of both sides; uint8, shape (rows, HIDDEN_INPUTS).

    `rows`: games, `seats`: a seat of each, shape (rows,). To be multiplied by the last factors of `VALUE_SCALE`.
    """
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
    """Return the units of the seats for each outcome, float32, shape (rows, OUTCOMES).

    Present announcements and special points count. `rows`: all games in their order, or some of them; `seats`: a
    seat of each.
    """
    if len(rows) < batch.n:
        batch = batch.take(rows)
    alike, one_of = distinct_score_cases(batch)
    of_re = units_of(*scores_at(batch.take(alike), OUTCOME_STATES)).reshape(len(alike), OUTCOMES, 4)[one_of, :, seats]
    re = batch.re[batch.rows, seats][:, None]
    return np.where(re, of_re, of_re[:, ::-1]).astype(np.float32)
