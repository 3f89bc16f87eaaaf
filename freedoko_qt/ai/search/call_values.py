"""Values of announcements in sampled games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.actions import Announce
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.view import SeatView

from ..batch import calls
from ..batch.batch import Batch
from ..batch.tables import Array
from ..beliefs.sampling import WeightedDeterminizations
from ..encoding.features import encode
from ..encoding.info_set import info_sets_of_batch
from ..networks.action_value_network import OUTCOMES, softmax
from ..networks.value_network import ValueNetwork, hidden_inputs, outcome_units, units_from_outputs
from .evaluation import heuristic_units

CallValues: TypeAlias = Mapping[Announce | None, Array]
"""Units of each draw after an announcement, and (None) after silence; shape (draws,)."""


def estimate_calls(
    view: SeatView, announcements: Iterable[Announce], sampled: WeightedDeterminizations, value_network: ValueNetwork
) -> CallValues:
    """Estimate announcements, and silence where none is due.

    The value network gives the chances of the outcomes; an announcement changes the units of each outcome.
    `announcements`: legal ones of the seat. The result has units for each of them and for None, shape (draws,).
    """
    made: list[Announce | None] = [None, *announcements]
    games = sampled.games
    # All announcements in one batch, which is faster than one batch each.
    announced = games.take(np.tile(games.rows, len(made)))
    seats = np.full(announced.n, view.seat)
    columns = np.repeat([one.call.level or calls.REPLY_COLUMN for one in made if one is not None], games.n)
    calls.announce(announced, announced.rows[games.n :], seats[games.n :], columns)
    if view.contract is Contract.SOLO_NULL:
        expected = [*heuristic_units(announced, seats).reshape(len(made), games.n)]
    else:
        expected = _by_outcomes(games, sampled.skill_edge, announced, view.seat, value_network)
    worth = {one: values[sampled.draws] for one, values in zip(made, expected, strict=True)}
    if view.duty:
        del worth[None]
    return worth


def _by_outcomes(
    games: Batch, skill_edge: Array, announced: Batch, seat: int, value_network: ValueNetwork
) -> list[Array]:
    """Units of a seat in games after silence and after each announcement, which were made in `announced` in turn."""
    rows, seats = games.rows, np.full(games.n, seat)
    outputs = value_network.outputs(encode(info_sets_of_batch(games, rows, seats)), hidden_inputs(games, rows, seats))
    counted = outcome_units(announced, announced.rows, np.full(announced.n, seat))
    silent, *others = counted.reshape(-1, games.n, OUTCOMES)
    even = softmax(outputs[:, :OUTCOMES])
    likely = _shift_odds(even, skill_edge)
    expected = units_from_outputs(outputs, silent) + ((likely - even) * silent).sum(1)
    return [expected, *(expected + (likely * (counts - silent)).sum(1) for counts in others)]


def _shift_odds(ends: Array, edge: Array) -> Array:
    """Add `edge` to the logit of reaching each outcome or a better one; chances of shape (games, outcomes)."""
    least = ends[:, ::-1].cumsum(1)[:, ::-1].clip(0, 1)
    odds = np.exp(edge)[:, None]
    least = odds * least / (1 - least + odds * least)
    result: Array = -np.diff(least, axis=1, append=0)
    return result
