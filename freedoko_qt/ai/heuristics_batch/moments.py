"""What the rules of thumb look at when a card is to be played: a row of arrays for each seat and moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import numpy as np

from freedoko_qt.engine.cards import Rank

from ..batch import swines
from ..batch.array_record import ArrayRecord
from ..batch.games import OPENS, Batch
from ..batch.tables import CARDS, EYES, IS_ALONE, NOBODY, Array
from ..encoding.info_set import InfoSetBatch


@dataclass(slots=True)
class Moments(ArrayRecord):
    """Seats count clockwise from the own one (0), -1 is nobody or no card."""

    order: Array
    own: Array
    """The hand, shape (rows, 24); so are ``unseen`` and ``legal``."""
    unseen: Array
    legal: Array
    """Which cards may be played."""
    void: Array
    """Which classes each seat has not followed, shape (rows, 4, 5)."""
    sides: Array
    """0 unknown, 1 Re, 2 Kontra; shape (rows, 4)."""
    bride: Array
    """Who looks for a partner; nobody, where no marriage is open."""
    alone: Array
    """True if the seat plays against three."""
    sizes: Array
    """How many cards each seat holds, shape (rows, 4)."""
    position: Array
    """How many cards lie there."""
    lead: Array
    winning: Array
    best: Array
    """The card that is winning the trick."""
    on_table: Array
    """The cards of the trick of the seats 1 to 3, shape (rows, 3)."""
    second_dolle: Array
    """True if the second ♥10 would win this trick."""
    clarifies: Array
    """True if this trick can find the partner of an open marriage."""
    own_swines: Array
    """The card that the seat could announce as a swine right before playing it."""
    fox: Array
    """True if a fox can be caught."""
    charlie: Array
    """True if the last trick earns a point with the ♣J."""
    doppelkopf: Array
    """From so many eyes on a trick earns a point."""
    cards: Array
    """The finished tricks, shape (rows, tricks, 4), -1 for those to come."""
    leaders: Array
    """Who led them, shape (rows, tricks)."""

    @classmethod
    def of(cls, batch: Batch, rows: Array, deductions: InfoSetBatch) -> Self:
        """The seats to move in some games of a batch; ``known`` is what they know."""
        rules, seats, lies = batch.rules, batch.turn[rows], batch.position > 0
        best = np.full(len(rows), NOBODY)
        if lies:
            best = batch.cards[rows, batch.trick, batch.best_position(batch.position)[rows]].astype(np.int64)
        unseen = (2 - deductions.own - deductions.played.sum(1, dtype=np.int8)) * _DECK[int(batch.nines)]
        waiting = np.arange(4) < 4 - batch.position
        sizes = np.broadcast_to(batch.total - batch.trick - ~waiting, (len(rows), 4))
        fits = lies & deductions.open_marriage & OPENS[deductions.selector, batch.classes[rows, deductions.lead]]
        no_solo = ~IS_ALONE[deductions.contract]
        counts = (rules["extrapoint_catch_fox"][rows] > 0) & no_solo
        doppelkopf = np.where(rules["extrapoint_doppelkopf"][rows] > 0, rules["doppelkopf_points"][rows], _NEVER)
        cards = batch.cards[rows].copy()
        cards[:, batch.trick :] = NOBODY
        return cls(
            order=deductions.order,
            own=deductions.own,
            unseen=unseen,
            legal=batch.legal()[rows],
            void=deductions.void,
            sides=deductions.sides,
            bride=np.where(deductions.open_marriage, deductions.soloist, NOBODY),
            alone=~no_solo & (deductions.soloist == 0),
            sizes=sizes,
            position=np.full(len(rows), batch.position),
            lead=deductions.lead,
            winning=deductions.winning,
            best=best,
            on_table=deductions.on_table,
            second_dolle=batch.second_dolle_wins()[rows],
            clarifies=fits & (deductions.fitting + 1 >= deductions.selector_number),
            own_swines=_own_swines(batch, rows),
            fox=counts & (deductions.swines < 0),
            charlie=counts & (rules["extrapoint_charlie"][rows] > 0),
            doppelkopf=np.where(counts, doppelkopf, _NEVER),
            cards=cards,
            leaders=(batch.leaders[rows] - seats[:, None]) % 4,
        )

    def __len__(self) -> int:
        return len(self.order)


_NEVER = 4 * EYES.max() + 1
_DECK: Array = np.array([[nines or card % 6 != Rank.NINE for card in range(CARDS)] for nines in (False, True)], np.int8)


def _own_swines(batch: Batch, rows: Array) -> Array:
    card = np.full(len(rows), NOBODY)
    for hyper in (True, False):
        if batch.rules["hyperswines" if hyper else "swines"][rows].any():
            may = swines.may_announce(batch, rows, batch.turn[rows], hyper=hyper)
            card = np.where(may, swines.special_card(batch, hyper=hyper)[rows], card)
    return card
