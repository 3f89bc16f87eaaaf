"""Special points of finished and unfinished games (vectorised ``engine.score.special_points``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import TRUMP, Contract
from freedoko_qt.engine.score.specials import SPECIAL_RULES, Special

from .tables import CODE, DOLLE, EYES, SPECIALS_COUNT, Array

if TYPE_CHECKING:
    from .batch import Batch


def special_points(batch: Batch) -> Array:
    """Special points of Re minus those of Kontra in the finished tricks, shape (n,).

    Of games that are over as well as of others; without the point against the queens.
    """
    rules, tricks = batch.rules, batch.trick
    cards, leaders = batch.cards[:, :tricks], batch.leaders[:, :tricks]
    seats = (leaders[:, :, None] + np.arange(4)) % 4
    winners = batch.winners[:, :tricks].astype(np.int64)
    owner_re = batch.re[batch.rows[:, None, None], seats]
    winner_re = np.take_along_axis(batch.re, winners, 1)
    foreign = owner_re != winner_re[:, :, None]
    winning = np.take_along_axis(cards, ((winners - leaders) % 4)[:, :, None], 2)[:, :, 0]

    def on(name: str) -> Array:
        return (rules[name] > 0)[:, None]

    doppelkopf = EYES[cards].sum(2) >= rules["doppelkopf_points"][:, None]
    points = (on("extrapoint_doppelkopf") & doppelkopf).astype(np.int64)
    foxes = (cards == Card.DA) & (seats != batch.swines[:, None, None])
    points += on("extrapoint_catch_fox") * (foxes & foreign).sum(2)
    for special, earned in EARNED.items():
        option = SPECIAL_RULES[special].option
        if rules[option].any():
            points += on(option) & earned(batch, foreign, winning)
    if batch.over:
        points[:, -1] += _last_trick(batch, foxes[:, -1], foreign[:, -1], seats[:, -1], winning[:, -1])
    result: Array = (np.where(winner_re, points, -points) * _counting(batch)).sum(1)
    return result


def _dolle_caught(batch: Batch, foreign: Array, winning: Array) -> Array:
    dollen = batch.cards[:, : batch.trick] == Card.HT
    result: Array = (
        (dollen.sum(2) == 2) & ((dollen & foreign).sum(2) == 1) & (winning == Card.HT) & DOLLE[batch.order][:, None]
    )
    return result


def _heart_trick(batch: Batch, foreign: Array, winning: Array) -> Array:
    cards = batch.cards[:, : batch.trick]
    plain = batch.classes[batch.rows[:, None, None], cards] != TRUMP
    result: Array = (plain & (cards // 6 == Card.HA.suit)).all(2)
    return result


def _king_caught(batch: Batch, foreign: Array, winning: Array) -> Array:
    kings = batch.cards[:, : batch.trick] == Card.SK
    result: Array = (winning == Card.SQ) & (kings & foreign).any(2)
    return result


EARNED: Mapping[Special, Callable[[Batch, Array, Array], Array]] = {
    Special.DOLLE_CAUGHT: _dolle_caught,
    Special.HEART_TRICK: _heart_trick,
    Special.KLABAUTERMANN: _king_caught,
}
"""The tricks that earn a point at most once, wherever they stand: shape (n, finished tricks).

Given are the batch, which cards were not played by the winner's side, (n, tricks, 4), and the winning cards,
(n, tricks). The other points are computed together.
"""


def _counting(batch: Batch) -> Array:
    """True for finished tricks whose special points count; shape (n, finished tricks)."""
    counts = SPECIALS_COUNT[batch.rules["special_points_in_solo"], batch.contract]
    before = (batch.contract == CODE[Contract.MARRIAGE_SOLO]) & (batch.rules["special_points_before_marriage_solo"] > 0)
    upto = np.where(counts, batch.trick, np.where(before, batch.clarified, 0))
    return np.arange(batch.trick) < upto[:, None]


def _last_trick(batch: Batch, foxes: Array, foreign: Array, seats: Array, winning: Array) -> Array:
    """Additional special points of the last trick for its winner, shape (n,)."""
    rules = batch.rules

    def on(name: str) -> Array:
        return rules[name] > 0

    points = (on("extrapoint_catch_fox") & on("extrapoint_catch_fox_last_trick")) * (foxes & foreign).sum(1)
    fox_wins = (foxes & (seats == batch.winners[:, -1:])).any(1) & on("extrapoint_fox_last_trick")
    both = ((foxes & ~foreign).sum(1) == 2) & (foxes.sum(1) == 2)
    points += fox_wins.astype(np.int64) + (fox_wins & both & on("extrapoint_double_fox_last_trick"))
    charlies = batch.cards[:, -1] == Card.CJ
    own, caught = (charlies & ~foreign).sum(1), (charlies & foreign).sum(1)
    wins = (winning == Card.CJ) & on("extrapoint_charlie")
    points += wins.astype(np.int64) + (wins & on("extrapoint_double_charlie") & (own == 2))
    by_queen = ~on("extrapoint_catch_charlie_only_with_diamond_queen") | (winning == Card.DQ)
    catches = on("extrapoint_charlie") & on("extrapoint_catch_charlie") & (caught > 0) & by_queen
    both_caught = catches & on("extrapoint_catch_double_charlie") & (caught == 2)
    result: Array = points + catches.astype(np.int64) + both_caught
    return result
