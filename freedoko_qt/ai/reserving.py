"""What a game promises before its first card: a healthy one, and those alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from freedoko_qt.engine.actions import Action, Reserve
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.view import SeatView

from .batch import swines
from .batch.tables import Array
from .beliefs import deals, facts_of
from .features import encode
from .heuristics.reservations import duty_bonus, fullest, points
from .knowledge import known_in_batch
from .oracle import Oracle, counts_in_batch, hidden_in_batch
from .playouts import points_a_unit
from .style import Style
from .worlds import games_at_the_start

# Hands of which the oracle expected so many points more alone than with a partner, played both ways by casual players
# (2026-11-22, seed 2). Under standard, 1,200 deals: 0 to 0.5 points brought -0.4 +-0.9, 0.5 to 1 -0.3 +-0.6, 1 to 1.5
# -0.3 +-1.0, 1.5 to 2.5 +1.4 +-1.1, 2.5 to 4 +1.6 +-1.2; with this correction a seat earned +0.085 +-0.073 a game more
# than by rules of thumb. Under ddv, where a lost solo costs, 900 deals: even more than 4 points brought -0.2 +-3.0.
OVERRATED = 1.5
"""Points that the oracle expects too much of a solo where a lost one costs nothing; elsewhere it is not asked."""


def worth_alone(
    view: SeatView, rng: np.random.Generator, oracle: Oracle, number: int, *, tried: int | None = None
) -> Mapping[Reserve, Array]:
    """What so many deals earn in a healthy game and in each solo, in units; shape (deals,), of the healthy one fewer.

    Empty where there is more to choose from, and where a lost solo costs points. ``tried``: only so many soli, the best
    by rules of thumb.
    """
    answers = [action for action in view.legal if isinstance(action, Reserve)]
    kinds = {answer.reservation for answer in answers}
    soli = sorted((kind for kind in kinds if kind.is_solo), key=lambda kind: -points(view, Contract(kind.value)))
    others = kinds & {Reservation.MARRIAGE, Reservation.POVERTY}
    if view.rules.counting != "plus" or not soli or others or Reservation.HEALTHY not in kinds:
        return {}
    hands = deals(facts_of(view), number, rng)
    unseen = [seat for seat in SEATS if seat != view.seat]
    single = hands[(hands[:, unseen, Card.CQ] < 2).all(1)]  # else it becomes a marriage
    worth = {fullest(answers, Reservation.HEALTHY): _worth(view, single, oracle)}
    for kind in soli[:tried]:
        leader = view.seat if view.rules.lustsolo_player_leads else None
        alone = replace(view, contract=Contract(kind.value), soloist=view.seat, leader=leader)
        worth[fullest(answers, kind)] = _worth(alone, hands, oracle) - OVERRATED / points_a_unit(view.rules)
    return worth


def _worth(view: SeatView, hands: Array, oracle: Oracle) -> Array:
    games = games_at_the_start(view, hands)
    swines.announce_early(games)
    seats = np.full(games.n, view.seat)
    known, hidden = encode(known_in_batch(games, games.rows, seats)), hidden_in_batch(games, games.rows, seats)
    return oracle.expect(known, hidden, counts_in_batch(games, games.rows, seats))


def is_about_a_solo(thought: Action | None) -> bool:
    """Whether rules of thumb think of a solo or a healthy game, not of throwing in."""
    return isinstance(thought, Reserve) and (
        thought.reservation.is_solo or thought.reservation is Reservation.HEALTHY
    )


def best_alone(view: SeatView, worth: Mapping[Reserve, Array], style: Style = Style.BALANCED) -> Reserve:
    """The answer that promises the most, with what a duty solo is worth beside its points."""

    def promise(answer: Reserve) -> float:
        expected = float(worth[answer].mean()) * points_a_unit(view.rules)
        kind = answer.reservation
        return expected + duty_bonus(view, kind) - style.solo_margin if kind.is_solo else expected

    return max(worth, key=promise)
