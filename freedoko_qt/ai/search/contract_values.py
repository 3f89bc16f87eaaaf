"""Values of a healthy game and of soli before the first card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import hypot
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.actions import Action, Reserve
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.view import SeatView

from ..batch import swines
from ..batch.batch import Batch
from ..batch.rollout import BatchPolicy, points_per_unit, rollout, units
from ..batch.tables import NULL, Array
from ..beliefs import facts_of, sample_uniform
from ..beliefs.determinization import determinize_views
from ..heuristics.reservations import best_answer, contract_points, duty_bonus, is_sensible
from ..intervals import standard_error
from ..networks.value_network import ValueNetwork, value_inputs
from ..style import Style
from .evaluation import heuristic_units

ValueFunction: TypeAlias = Callable[[Batch, int], Array]
"""Estimate the units of a seat in games before their first card, shape (games,)."""

# As cautious as a person: a table with many soli is tiring, and those that this leaves out earn next to nothing.
SOLO_CAUTION = 2.5
"""Units by which strong, expert and the advice want a solo that is not owed to be better than a game with a partner."""
USUAL_SOLI = 7
"""Number of kinds of soli at most tables: four suits, queens, jacks and without trumps."""
MANY_SOLI_CAUTION = 2.5
"""Factor on the caution about soli where the rules know more kinds than these: one of them suits many a hand.

A null does not count as one: it suits few hands.
"""


def estimate_soli(
    view: SeatView, rng: np.random.Generator, value_function: ValueFunction, number: int, *, max_soli: int | None = None
) -> Mapping[Reserve, Array]:
    """Estimate a healthy game and each solo in sampled deals; units, shape (deals,), fewer for the healthy game.

    Empty if other answers are possible. `max_soli`: maximum number of soli, the best by rules of thumb.
    """
    answers = [action for action in view.legal if isinstance(action, Reserve)]
    kinds = dict.fromkeys(answer.reservation for answer in answers)
    soli = [kind for kind in kinds if kind.is_solo and is_sensible(view, kind)]
    others = kinds.keys() & {Reservation.MARRIAGE, Reservation.POVERTY}
    if not soli or others or Reservation.HEALTHY not in kinds:
        return {}
    if max_soli is not None:
        soli = sorted(soli, key=lambda kind: -contract_points(view, Contract(kind.value)))[:max_soli]
    hands = sample_uniform(facts_of(view), number, rng)
    alone = [_as_soloist(view, Contract(kind.value)) for kind in soli]
    games = determinize_views([view, *alone], hands)
    nulls = games.take(np.flatnonzero(games.contract == NULL))
    expected = value_function(games, view.seat)
    expected[games.contract == NULL] = heuristic_units(nulls, np.full(nulls.n, view.seat))
    expected = expected.reshape(-1, len(hands))
    unseen = [seat for seat in SEATS if seat != view.seat]
    single = (hands[:, unseen, Card.CQ] < 2).all(1)  # else it is a marriage
    worth = {best_answer(answers, Reservation.HEALTHY): expected[0][single] if single.any() else expected[0]}
    return worth | {best_answer(answers, kind): one for kind, one in zip(soli, expected[1:], strict=True)}


def _as_soloist(view: SeatView, contract: Contract) -> SeatView:
    """Return the view as if the seat played a solo."""
    leader = view.seat if view.rules.lustsolo_player_leads else None
    return replace(view, contract=contract, soloist=view.seat, leader=leader)


def network_values(value_network: ValueNetwork) -> ValueFunction:
    """Make a value function from the value network.

    Early swines are announced in the games, which are changed by it.
    """

    def value_function(games: Batch, seat: int) -> Array:
        swines.announce_early(games)
        return value_network.expected_units(*value_inputs(games, games.rows, np.full(games.n, seat)))

    return value_function


def rollout_values(policy: BatchPolicy) -> ValueFunction:
    """Make a value function from one rollout per game by a deterministic policy.

    The games are played to their end.
    """

    def value_function(games: Batch, seat: int) -> Array:
        swines.announce_early(games)
        rollout(games, np.random.default_rng(0), policy)
        return np.asarray(units(games)[:, seat])

    return value_function


def is_solo_or_healthy(suggested: Action | None) -> bool:
    """True if the suggested answer is a solo or healthy."""
    return isinstance(suggested, Reserve) and (
        suggested.reservation.is_solo or suggested.reservation is Reservation.HEALTHY
    )


def best_reservation(
    view: SeatView, worth: Mapping[Reserve, Array], style: Style = Style.BALANCED, *, caution: float = 0.0
) -> Reserve:
    """Return the answer of the highest value, including the bonus of a duty solo.

    `worth`: the result of `estimate_soli`, not empty. A solo counts by the standard error of its advantage less:
    the best of many values in few deals is mostly one that chance has raised. `caution`: units by which a solo that
    is not owed must be better still; more where there are many kinds of soli.
    """
    unit = points_per_unit(view.rules)
    needed = caution * unit * (MANY_SOLI_CAUTION if _kinds_of_soli(view) > USUAL_SOLI else 1)
    points = {answer: values * unit for answer, values in worth.items()}
    healthy = next(answer for answer in worth if not answer.reservation.is_solo)

    def counted(answer: Reserve) -> float:
        expected = float(points[answer].mean())
        if answer == healthy:
            return expected
        doubt = hypot(standard_error(points[answer]), standard_error(points[healthy]))
        bonus = duty_bonus(view, answer.reservation)
        return expected - doubt + (bonus or -needed) - style.solo_margin

    return max(worth, key=counted)


def _kinds_of_soli(view: SeatView) -> int:
    """The number of kinds of soli that can be answered, but for nulls."""
    answers = (action for action in view.legal if isinstance(action, Reserve))
    kinds = {answer.reservation for answer in answers if answer.reservation.is_solo}
    return len(kinds - {Reservation.SOLO_NULL})
