"""Rules of thumb for following, vectorised (``heuristics.following``)."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import Card, Rank

from ..batch.tables import EYES, NONE, Array
from ..heuristics.following import EVEN, LIKELY, RICH_EYES, SURE
from ..heuristics.situation import THROWN_FOX_IN_EYES
from .plays import RANKS, PlayableCards


def following_rules(p: PlayableCards) -> list[Array]:
    """Return the choice of each rule in order; the last always names one.

    Indices of playable cards, shape (rows,), -1 for none.
    """
    m = p.decisions
    winners, losers = p.takes_lead, ~p.takes_lead
    best, take, leave = (p.pick(some, p.gain) for some in (winners | losers, winners, losers))
    worth_taking = np.where(take == best, take, NONE)
    partner, given, fox = p.partner_winning, p.eyes / 2, THROWN_FOX_IN_EYES * p.fox
    gives = (partner >= LIKELY) & (leave >= 0) & (leave == best) & (p.eyes[leave] >= EYES[Card.DK])
    ace = winners & (RANKS[p.card] == Rank.ACE) & ~p.trump
    free = p.pick(losers & ~p.trump & (p.klass != p.led[p.at]), -(given + p.keep + fox))
    frees = (free >= 0) & (p.keep[free] < 0) & (free == leave)
    return [
        np.where(m.clarifies & (m.bride != 0), p.pick(winners & (p.chance >= EVEN), p.gain), NONE),
        np.where(m.clarifies & (m.bride == 0), p.pick(losers, given - p.keep + fox), NONE),
        np.where(partner >= SURE, p.pick(losers & p.fox), NONE),
        p.pick(winners & p.fox & (p.chance >= SURE)),
        np.where(p.foreign_foxes >= EVEN, worth_taking, NONE),
        np.where(gives, leave, NONE),
        np.where(p.on_table >= RICH_EYES, worth_taking, NONE),
        p.pick(ace & (p.chance >= EVEN)),
        worth_taking,  # in the last seat, by a trump, or by a higher card
        np.where(frees, free, NONE),
        best,
    ]
