"""Rules of thumb for leading, vectorised (``heuristics.leading``)."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import Card, Rank
from freedoko_qt.engine.contracts import TRUMP

from ..batch.tables import EYES, NONE, Array
from ..heuristics.leading import FRESH_ACE_CHANCE, PARTNER_TRUST, SHORT_SUIT_LENGTH, SURE
from .plays import RANKS, PlayableCards


def leading_rules(p: PlayableCards) -> list[Array]:
    """Return the choice of each rule in order; the last always names one.

    Indices of playable cards, shape (rows,), -1 for none.
    """
    return [
        _fresh_ace(p),
        _draws_trumps(p),
        _cashes_winner(p),
        *_by_voids(p),
        p.pick(~((RANKS[p.card] == Rank.TEN) & ~p.trump & (p.above > 0)), p.gain),
        p.pick(np.ones(len(p.at), bool), p.gain),
    ]


def _fresh_ace(p: PlayableCards) -> Array:
    ace = (RANKS[p.card] == Rank.ACE) & ~p.trump
    return p.pick(ace & (p.above == 0) & (p.stays >= FRESH_ACE_CHANCE), p.chance)


def _draws_trumps(p: PlayableCards) -> Array:
    m, deductions = p.decisions, p.deductions
    own, out = deductions.own_of_class[:, TRUMP], deductions.of_class[:, TRUMP]
    foe = deductions.partner[:, 1:] < PARTNER_TRUST
    are_out = (own > 0) & (out > 0) & (foe & (deductions.lacks_class[:, TRUMP] < 1)).any(1)
    strong = np.where(m.alone, own >= out / 2, (own > out / 3 + 2) & (m.sides[:, 0] > 0))
    sure = p.trump & (deductions.above_later[p.at, p.card] == 0)
    return np.where(are_out & strong, p.pick(sure, -p.strength.astype(float)), NONE)


def _cashes_winner(p: PlayableCards) -> Array:
    sure = ~p.trump & (p.chance >= SURE)
    eyes = np.where(sure, p.eyes, NONE)
    return p.pick(sure & (eyes == np.maximum.reduceat(eyes, p.first)[p.at]), p.chance)


def _by_voids(p: PlayableCards) -> tuple[Array, Array]:
    """Choices of ``to_partner_void`` and ``short_suit``."""
    void, trust = p.decisions.void[:, 1:], p.deductions.trust[:, 1:, None]
    trumps_it = void & ~void[:, :, TRUMP, None]
    friend, foe = (
        np.any(trumps_it & some, axis=1)[p.at, p.klass] for some in (trust > PARTNER_TRUST, trust < PARTNER_TRUST)
    )
    to_partner = p.pick(~p.trump & friend & ~foe, p.eyes - p.keep)
    low = ~p.trump & (p.eyes <= EYES[Card.DK]) & (p.same <= SHORT_SUIT_LENGTH) & ~foe
    more = EYES.max() + 1  # so that length outweighs eyes
    short = p.pick(low, -(p.same * more + p.eyes).astype(float))
    return to_partner, np.where(p.deductions.own_of_class[:, TRUMP] > 0, short, NONE)
