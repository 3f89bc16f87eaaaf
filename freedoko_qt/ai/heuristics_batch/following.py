"""Rules of thumb for following, vectorised (`heuristics.following`)."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import Card, Rank

from ..batch.tables import EYES, NONE, RANKS, Array
from ..heuristics.following import EVEN, LIKELY, RICH_EYES, SURE
from ..heuristics.situation import THROWN_FOX_IN_EYES
from .plays import PlayableCards


def following_rules(plays: PlayableCards) -> list[Array]:
    """Return the choice of each rule in order; the last always names one.

    Indices of playable cards, shape (rows,), -1 for none.
    """
    decisions = plays.decisions
    is_bride = decisions.bride == 0
    winners, losers = plays.takes_lead, ~plays.takes_lead
    best, take, leave = (plays.pick(some, plays.gain) for some in (winners | losers, winners, losers))
    worth_taking = np.where(take == best, take, NONE)
    partner, given, fox = plays.partner_winning, plays.eyes / 2, THROWN_FOX_IN_EYES * plays.fox
    gives = (partner >= LIKELY) & (leave >= 0) & (leave == best) & (plays.eyes[leave] >= EYES[Card.DK])
    ace = winners & (RANKS[plays.card] == Rank.ACE) & ~plays.trump
    free = plays.pick(losers & ~plays.trump & (plays.klass != plays.led[plays.at]), -(given + plays.keep + fox))
    frees = (free >= 0) & (plays.keep[free] < 0) & (free == leave)
    return [
        np.where(decisions.clarifies & ~is_bride, plays.pick(winners & (plays.chance >= EVEN), plays.gain), NONE),
        np.where(decisions.clarifies & is_bride, plays.pick(losers, given - plays.keep + fox), NONE),
        np.where(partner >= SURE, plays.pick(losers & plays.fox), NONE),
        plays.pick(winners & plays.fox & (plays.chance >= SURE)),
        np.where(plays.foreign_foxes >= EVEN, worth_taking, NONE),
        np.where(gives, leave, NONE),
        np.where(plays.on_table >= RICH_EYES, worth_taking, NONE),
        plays.pick(ace & (plays.chance >= EVEN)),
        worth_taking,  # in the last seat, by a trump, or by a higher card
        np.where(frees, free, NONE),
        best,
    ]
