"""Leading to a trick: the rules of ``heuristics.leading``, for many moments at once."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import Card, Rank
from freedoko_qt.engine.contracts import TRUMP

from ..batch.tables import EYES, NOBODY, Array
from ..heuristics.leading import FRESH, SHORT, SURE, TRUSTED
from .plays import RANKS, Plays


def leads(p: Plays) -> list[Array]:
    """What each rule names, the first one first; -1: nothing. The last names something in every row."""
    return [
        _fresh_ace(p),
        _draws_trumps(p),
        _cashes_winner(p),
        *_by_voids(p),
        p.pick(~((RANKS[p.card] == Rank.TEN) & ~p.trump & (p.above > 0)), p.gain),
        p.pick(np.ones(len(p.at), bool), p.gain),
    ]


def _fresh_ace(p: Plays) -> Array:
    ace = (RANKS[p.card] == Rank.ACE) & ~p.trump
    return p.pick(ace & (p.above == 0) & (p.chance >= FRESH), p.chance)


def _draws_trumps(p: Plays) -> Array:
    m, known = p.m, p.known
    own, out = known.own_of_class[:, TRUMP], known.of_class[:, TRUMP]
    foe = known.partner[:, 1:] < TRUSTED
    are_out = (own > 0) & (out > 0) & (foe & (known.lacks_class[:, :, TRUMP] < 1)).any(1)
    strong = np.where(m.alone, own >= out / 2, (own > out / 3 + 2) & (m.sides[:, 0] > 0))
    sure = p.trump & (known.above_later[p.at, p.card] == 0)
    return np.where(are_out & strong, p.pick(sure, -p.strength.astype(float)), NOBODY)


def _cashes_winner(p: Plays) -> Array:
    sure = ~p.trump & (p.chance >= SURE)
    eyes = np.where(sure, p.eyes, NOBODY)
    return p.pick(sure & (eyes == np.maximum.reduceat(eyes, p.first)[p.at]), p.chance)


def _by_voids(p: Plays) -> tuple[Array, Array]:
    """To a suit that the partner trumps, and the low card of a short one."""
    void, trust = p.m.void[:, 1:], p.known.trust[:, 1:, None]
    trumps_it = void & ~void[:, :, TRUMP, None]
    friend, foe = (np.any(trumps_it & some, axis=1)[p.at, p.klass] for some in (trust > TRUSTED, trust < TRUSTED))
    to_partner = p.pick(~p.trump & friend & ~foe, p.eyes - p.keep)
    low = ~p.trump & (p.eyes <= EYES[Card.DK]) & (p.same <= SHORT) & ~foe
    more = EYES.max() + 1  # the number of cards counts first
    short = p.pick(low, -(p.same * more + p.eyes).astype(float))
    return to_partner, np.where(p.known.own_of_class[:, TRUMP] > 0, short, NOBODY)
