"""Inputs of the rules of thumb for many decisions about a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import numpy as np

from freedoko_qt.engine.actions import HIGHEST_PAIRS
from freedoko_qt.engine.cards import Rank

from ..batch import swines
from ..batch.array_record import ArrayRecord
from ..batch.batch import OPENS, Batch
from ..batch.tables import CARDS, EYES, IS_ALONE, NONE, RANKS, Array, sum_of_seats
from ..encoding.info_set import InfoSetBatch


@dataclass(slots=True)
class CardDecisions(ArrayRecord):
    """Decisions about a card, one per row; seats count clockwise from the own one (0), -1 is no seat or no card.

    Arrays have shape (rows,) unless another one is given.
    """

    order: Array
    """Index of the order of the cards (`tables.order_index`)."""
    strengths: Array
    """Strength of each card as it is now, shape (rows, 24)."""
    own: Array
    """Own hand, counts, shape (rows, 24)."""
    unseen: Array
    """Cards in other hands, counts, shape (rows, 24)."""
    legal: Array
    """True for playable cards, shape (rows, 24)."""
    void: Array
    """True for classes a seat has failed to follow, shape (rows, 4, 5)."""
    sides: Array
    """Known sides: 0 unknown, 1 Re, 2 Kontra; shape (rows, 4)."""
    bride: Array
    """Bride of an open marriage; -1 if there is none."""
    alone: Array
    """True if the seat plays alone against three."""
    sizes: Array
    """Number of cards in each hand, shape (rows, 4)."""
    position: Array
    """Number of cards in the current trick."""
    lead: Array
    """First card of the trick."""
    winning: Array
    """Seat that is winning the trick."""
    best: Array
    """Winning card of the trick."""
    on_table: Array
    """Cards of seats 1 to 3 in the current trick, shape (rows, 3)."""
    second_dolle: Array
    """True if the second ♥10 would win this trick."""
    second_charlie: Array
    """True if the second ♣J would win this trick."""
    clarifies: Array
    """True if this trick can settle the partner in an open marriage."""
    own_swines: Array
    """Card that the seat could announce as a swine right before playing it."""
    fox: Array
    """True if catching a fox earns a point."""
    charlie: Array
    """True if winning the last trick with ♣J earns a point."""
    doppelkopf: Array
    """Eyes from which on a trick earns a point."""
    cards: Array
    """Cards of the finished tricks, shape (rows, tricks, 4); -1 for tricks to come."""
    leaders: Array
    """Leaders of the tricks, shape (rows, tricks)."""

    @classmethod
    def of(cls, batch: Batch, rows: Array, info: InfoSetBatch) -> Self:
        """Return the decisions of the seats to move in some games of a batch; `info`: their information sets."""
        rules, seats, lies = batch.rules, batch.turn[rows], batch.position > 0
        best = np.full(len(rows), NONE)
        if lies:
            best = batch.cards[rows, batch.trick, (info.winning - info.leader) % 4].astype(np.int64)
        unseen = (2 - info.own - sum_of_seats(info.played)) * _DECK[int(batch.nines)]
        waiting = np.arange(4) < 4 - batch.position
        sizes = np.broadcast_to(batch.total - batch.trick - ~waiting, (len(rows), 4))
        fits = lies & info.open_marriage & OPENS[info.selector, batch.classes[rows, info.lead]]
        no_solo = ~IS_ALONE[info.contract]
        counts = (rules["extrapoint_catch_fox"][rows] > 0) & no_solo
        doppelkopf = np.where(rules["extrapoint_doppelkopf"][rows] > 0, rules["doppelkopf_points"][rows], _NEVER)
        cards = batch.cards[rows]
        cards[:, batch.trick :] = NONE
        return cls(
            order=info.order,
            strengths=batch.strengths[rows],
            own=info.own,
            unseen=unseen,
            legal=batch.legal()[rows],
            void=info.void,
            sides=info.sides,
            bride=np.where(info.open_marriage, info.soloist, NONE),
            alone=~no_solo & (info.soloist == 0),
            sizes=sizes,
            position=np.full(len(rows), batch.position),
            lead=info.lead,
            winning=info.winning,
            best=best,
            on_table=info.on_table,
            second_dolle=batch.second_dolle_wins()[rows],
            second_charlie=batch.second_charlie_wins()[rows],
            clarifies=fits & (info.fitting + 1 >= info.selector_number),
            own_swines=_own_swines(batch, rows),
            fox=counts & (info.swines < 0),
            charlie=counts & (rules["extrapoint_charlie"][rows] > 0),
            doppelkopf=np.where(counts, doppelkopf, _NEVER),
            cards=cards,
            leaders=(batch.leaders[rows] - seats[:, None]) % 4,
        )

    def __len__(self) -> int:
        return len(self.order)


_NEVER = 4 * EYES.max() + 1
"""More eyes than a trick can have."""
_DECK: Array = np.stack([RANKS != Rank.NINE, np.ones(CARDS, bool)]).astype(np.int8)
"""1 for the cards of the deck, without nines and with them; shape (2, 24)."""


def _own_swines(batch: Batch, rows: Array) -> Array:
    card = np.full(len(rows), NONE)
    for kind in reversed(HIGHEST_PAIRS):
        if batch.rules[kind][rows].any():
            may = swines.may_announce(batch, rows, batch.turn[rows], kind=kind)
            card = np.where(may, swines.special_card(batch, kind=kind)[rows], card)
    return card
