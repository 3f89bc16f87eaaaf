"""Swines, Heidmann and Genscher in a batch (vectorised `engine.play.swines` and Genscher)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from freedoko_qt.engine.actions import EARLY_SWINES, HIGHEST_PAIRS, SwineKind
from freedoko_qt.engine.cards import SEATS, Card, Rank, Suit
from freedoko_qt.engine.play import genscher, swine_rules
from freedoko_qt.engine.rules import Rules

from . import calls
from .tables import GENSCHER, MARRIAGE, NONE, NORMAL, POVERTY, RAMSCH, SILENT, Array, card_number

if TYPE_CHECKING:
    from .batch import Batch


def special_card(batch: Batch, *, kind: SwineKind) -> Array:
    """Card whose pair makes swines of a kind, or a Heidmann, in each game; codes, shape (n,), -1 if none does."""
    cards = batch.rules.by_contract(
        f"cards of {kind}", lambda rules, contract: card_number(swine_rules.special_card(rules, contract, kind=kind))
    )
    return cards[batch.rows, batch.contract]


def holders(batch: Batch, kind: SwineKind) -> Array:
    """Seats that have announced swines of a kind, or a Heidmann, shape (n,), -1 for none.

    It is the array of the batch itself, to be written to.
    """
    result: Array = getattr(batch, kind)
    return result


def _at_begin(batch: Batch, kind: SwineKind) -> Array:
    begin = batch.rules.per_set(f"{kind} at begin", lambda rules: [swine_rules.at_begin(rules, kind=kind)])
    result: Array = begin[:, 0] > 0
    return result


def may_announce(batch: Batch, rows: Array, seats: Array, *, kind: SwineKind) -> Array:
    """True if a seat of each of some games may announce swines of a kind now; shape (rows,).

    `rows`, `seats`: games and a seat of each, shape (rows,).
    """
    card = special_card(batch, kind=kind)[rows]
    held = batch.hands[rows, seats, card]
    begin = _at_begin(batch, kind)[rows]
    possible: Array = (holders(batch, kind)[rows] == NONE) & (card >= 0) & (held > 0)
    if batch.cards_played:
        possible &= ~begin
    if not possible.any():
        return possible
    bound = batch.pending[rows] >= 0
    if kind in HIGHEST_PAIRS[1:]:
        has_super = batch.rules["superswines"][rows] > 0 if kind is SwineKind.HYPERSWINES else np.zeros(len(rows), bool)
        lower = np.where(has_super, batch.superswines[rows], batch.swines[rows])
        lower_card = np.where(
            has_super,
            special_card(batch, kind=SwineKind.SUPERSWINES)[rows],
            special_card(batch, kind=SwineKind.SWINES)[rows],
        )
        joint = batch.rules["swines_and_hyperswines_joint"][rows] > 0
        own = (batch.swines[rows] == seats) | (batch.superswines[rows] == seats)
        possible &= (lower >= 0) & (~own | joint)
        bound &= ~((lower == seats) & (batch.pending[rows] == lower_card))
    early = (held == 2) & (batch.contract[rows] != POVERTY)
    playable = (batch.turn[rows] == seats) & batch.followers()[rows, card]
    at_play = (held == 2) & playable
    if kind is SwineKind.SWINES:
        second = batch.rules["swine_only_second"][rows] > 0
        if second.any():
            at_play = np.where(second, (held == 1) & playable & _first_won(batch, rows, seats, card), at_play)
    if batch.cards_played in calls.FORCED_AT:
        everywhere = batch.turn.copy()
        everywhere[rows] = seats
        at_play &= ~calls.is_duty(batch, everywhere)[rows]
    possible &= ~bound & np.where(begin, early, at_play)
    return possible


def _first_won(batch: Batch, rows: Array, seats: Array, card: Array) -> Array:
    """True if a seat played this card to a trick that its own side won, or itself where the rules want that."""
    tricks = batch.trick
    order = (batch.leaders[rows, :tricks, None] + np.arange(4)) % 4
    own = (batch.cards[rows, :tricks] == card[:, None, None]) & (order == seats[:, None, None])
    winners = batch.winners[rows, :tricks].astype(np.int64)
    sides = np.take_along_axis(batch.re[rows], winners, 1) == batch.re[rows, seats][:, None]
    has_side = ~calls.side_open(batch)[rows] & (batch.contract[rows] != RAMSCH)
    sides &= (has_side & (batch.rules["swine_second_own_trick"][rows] == 0))[:, None]
    won = (winners == seats[:, None]) | sides
    result: Array = (own.any(2) & won).any(1)
    return result


def is_worth_it(batch: Batch, rows: Array, seats: Array, *, kind: SwineKind) -> Array:
    """True for swines; for a Heidmann, if the hand has no more queens, which fall, than jacks, which rise.

    `rows`, `seats`: games and a seat of each that may announce it, shape (rows,); so the result.
    """
    if kind is not SwineKind.HEIDMANN:
        return np.ones(len(rows), bool)
    hands = batch.hands[rows, seats].reshape(len(rows), len(Suit), len(Rank)).sum(1)
    result: Array = hands[:, Rank.JACK] >= hands[:, Rank.QUEEN]
    return result


def announce(batch: Batch, where: Array, seats: Array, *, kind: SwineKind) -> None:
    """Announce swines of a kind in the games marked; during play their card must follow.

    `where`: bool, `seats`: the seats that announce, both of shape (n,).
    """
    if not where.any():
        return
    card = special_card(batch, kind=kind)
    holders(batch, kind)[where] = seats[where]
    at_play = where & ~_at_begin(batch, kind)
    batch.pending[at_play] = card[at_play]
    rows = np.flatnonzero(where)
    if kind in HIGHEST_PAIRS:
        batch.count_swines(rows, seats[rows])
    batch.set_order()


def genscher_card(batch: Batch) -> Array:
    """The card with both of which the seat to move might choose its partner anew, -1 for none; shape (n,)."""
    first, other = batch.rules.per_set("genscher cards", _genscher_cards).T
    shown = batch.genschers
    counters = (batch.rules["counter_genscher"] > 0) & (batch.contract == GENSCHER)
    counters &= (shown[:, 0] != batch.turn) & (shown[:, 1] < 0)
    card = np.where(shown[:, 0] < 0, first, np.where(counters, other, NONE))
    return np.where(batch.rules["genscher"] > 0, card, NONE)


def _genscher_cards(rules: Rules) -> tuple[Card, Card]:
    return genscher.genscher_card(rules), genscher.genscher_card(rules, counter=True)


def may_genscher(batch: Batch) -> Array:
    """True if the seat to move may choose its partner anew; shape (n,)."""
    card = genscher_card(batch)
    possible: Array = (card >= 0) & (batch.hands[batch.rows, batch.turn, card] == 2) & (batch.pending < 0)
    possible &= (batch.rules["genscher_late"] == 0) | (batch.total - batch.trick <= genscher.LAST_TRICKS)
    if possible.any():
        contract = batch.contract
        possible &= np.isin(contract, (NORMAL, MARRIAGE, GENSCHER)) | ((contract == SILENT) & batch.hidden)
        possible &= batch.legal()[batch.rows, card]
    return possible


def choose_partner(batch: Batch, where: Array, partners: Array) -> None:
    """Choose a partner (-1: keep the present one) for the seats to move of the games marked; the card must follow.

    `where`: bool, `partners`: seats, both of shape (n,).
    """
    batch.pending[where] = genscher_card(batch)[where]
    rows = np.flatnonzero(where)
    batch.genschers[rows, (batch.genschers[rows, 0] >= 0).astype(np.int64)] = batch.turn[rows]
    changed = np.flatnonzero(where & (partners >= 0))
    batch.contract[changed] = GENSCHER
    batch.soloist[changed] = NONE
    batch.selector[changed] = NONE
    batch.clarified[changed] = 0
    batch.re[changed] = False
    batch.re[changed, batch.turn[changed]] = True
    batch.re[changed, partners[changed]] = True
    calls.lapse(batch, changed)


def announce_early(batch: Batch) -> None:
    """Announce everything that is announced before the first card."""
    for kind in EARLY_SWINES:
        begin = _at_begin(batch, kind)
        for seat in SEATS:
            seats = np.full(batch.n, seat)
            announce(batch, begin & may_announce(batch, batch.rows, seats, kind=kind), seats, kind=kind)
