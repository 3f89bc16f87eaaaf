"""All deals that fit facts, where there are few."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import SEATS

from ..batch.tables import Array
from .card_facts import CardFacts, is_permitted, spreads

_SIGNS = np.uint32(0x80808080)
"""The signs of four numbers of one byte each: all of them at once are tested ten times as fast."""


def enumerate_deals(facts: CardFacts) -> tuple[Array, Array]:
    """List the hands at the first card of all deals that fit, and the number of ways to deal each.

    Counts, shape (deals, 4, 24), int8, and shape (deals,); equal cards count as different. Conditions that no deal
    fulfils are ignored.
    """
    hands, room, ways = facts.sure[None], facts.free[None].astype(np.int8), np.ones(1)
    for card in np.flatnonzero(facts.unseen):
        number = int(facts.unseen[card])
        most = tuple(number * int(may) for may in facts.allowed[:, card])
        shares = spreads(number, (0,) * len(SEATS), most).astype(np.int8)
        left = room[:, None] - shares
        deal, share = np.nonzero((left.view(np.uint32)[:, :, 0] & _SIGNS) == 0)
        hands, room, ways = hands[deal], left[deal, share], ways[deal]
        hands[:, :, card] += shares[share]
        if number > 1:
            ways = ways * np.where(shares[share].max(1) == 1, 2, 1)
    fitting = is_permitted(facts, hands)
    if fitting.any():
        hands, ways = hands[fitting], ways[fitting]
    return hands, ways
