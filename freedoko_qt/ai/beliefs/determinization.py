"""Determinization: batches of games with open hands that stand where a view stands."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.play.marriage import fits
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from ..batch.batch import SELECTORS, Batch
from ..batch.calls import PLAIN_REPLY
from ..batch.rulebook import RuleBook
from ..batch.state import BatchStart
from ..batch.tables import CODE, CONTRA, NORMAL, RE, SILENT, Array, counts, seat_number
from ..encoding.view_arrays import played_and_void


def determinize(view: SeatView, hands: Array) -> Batch:
    """Make a game for each deal, in the state of a view during play.

    `hands`: counts of the hands before the first card, that is after a poverty's exchange, int8, shape (games, 4,
    24); they must fit the view. Row i of the batch is deal i.
    """
    batch = determinize_views([view], hands)
    _lay_tricks(batch, view)
    _set_sides(batch, view)
    _repeat_announcements(batch, view)
    batch.set_order()
    return batch


def determinize_start(view: SeatView, hands: Array) -> Batch:
    """Make the same games before their first card, with all announcements of the view already made.

    `hands` as in `determinize`.
    """
    batch = determinize_views([view], hands)
    _repeat_announcements(batch, view)
    return batch


def determinize_views(views: Sequence[SeatView], hands: Array) -> Batch:
    """Make games before their first card from each of some views with equal rules, one view after the other.

    No announcement has been made in them. `hands` as in `determinize`; the batch has len(views) x len(hands) rows.
    """
    starts = [_start(view, hands) for view in views]
    return Batch(RuleBook([views[0].rules], np.zeros(len(views) * len(hands), np.int64)), BatchStart.joined(starts))


def _start(view: SeatView, hands: Array) -> BatchStart:
    start = BatchStart.of(hands)
    contract = view.contract or Contract.NORMAL
    if CODE[contract] not in (NORMAL, SILENT):
        start.contract[:] = CODE[contract]
        start.soloist[:] = seat_number(view.soloist)
    start.leader[:] = _first_leader(view)
    if view.selector is not None:
        start.selector[:] = SELECTORS.index(view.selector.kind)
        start.selector_number[:] = view.selector.number
    if view.poverty is not None:
        start.taker[:] = seat_number(view.poverty.taker)
        start.laid[:] = counts(view.poverty.laid_cards or ())
        start.returned[:] = counts(view.poverty.returned_cards or ())
    start.swines[:], start.superswines[:] = seat_number(view.swines), seat_number(view.superswines)
    start.hyperswines[:], start.heidmann[:] = seat_number(view.hyperswines), seat_number(view.heidmann)
    start.bock[:] = view.table.bock_factor
    return start


def _first_leader(view: SeatView) -> int:
    leader = view.tricks[0].leader if view.tricks else view.leader
    return view.table.first if leader is None else leader


def _lay_tricks(batch: Batch, view: SeatView) -> None:
    """Copy the tricks of the view."""
    classes = view.order.classes
    for number, trick in enumerate(view.tricks):
        batch.cards[:, number] = trick.cards
        batch.leaders[:, number], batch.winners[:, number] = trick.leader, trick.winner
        batch.was_led[:, classes[trick.cards[0]]] = True
    leader = _first_leader(view) if view.leader is None else view.leader
    batch.leader[:] = leader
    batch.turn[:] = (leader + len(view.trick)) % 4
    if view.trick:
        batch.cards[:, len(view.tricks), : len(view.trick)] = view.trick
        batch.leaders[:, len(view.tricks)] = leader
    batch.played[:], batch.void[:] = played_and_void(view)
    batch.hands -= batch.played
    batch.cards_played = 4 * len(view.tricks) + len(view.trick)
    batch.eyes[:], batch.taken[:] = view.eyes, view.tricks_taken


def _set_sides(batch: Batch, view: SeatView) -> None:
    """Set sides that do not follow from the queens, and the state of a marriage."""
    for number, made in enumerate(view.genschers):
        batch.genschers[:, number] = made.seat
    if view.selector is not None:
        batch.clarified[:] = view.clarified or 0
        batch.fitting[:] = sum(fits(view.order, view.selector, trick) for trick in view.tricks[: view.clarified])
    if batch.contract[0] not in (NORMAL, SILENT):
        batch.re[:] = [side is Side.RE for side in view.sides]


def _repeat_announcements(batch: Batch, view: SeatView) -> None:
    batch.levels[:] = view.levels
    batch.replies[:] = [0 if reply is None else reply.answered_level or PLAIN_REPLY for reply in view.replies]
    batch.early[:, list(view.announced_early)] = True
    if not view.rules.knocking:
        for made in view.announcements:
            batch.shown_side[:, made.seat] = np.where(batch.re[:, made.seat], RE, CONTRA)
    if view.duty:
        batch.duty[:] = view.seat
