"""Rules of thumb for leading, vectorised (`heuristics.leading`)."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.cards import Card, Rank
from freedoko_qt.engine.contracts import TRUMP

from ..batch.tables import EYES, NONE, RANKS, Array
from ..heuristics.leading import FRESH_ACE_CHANCE, PARTNER_CHANCE, PARTNER_TRUST, SHORT_SUIT_LENGTH, SURE_WINNER
from .plays import PlayableCards


def leading_rules(plays: PlayableCards) -> list[Array]:
    """Return the choice of each rule in order; the last always names one.

    Indices of playable cards, shape (rows,), -1 for none.
    """
    return [
        _fresh_ace(plays),
        _draws_trumps(plays),
        _cashes_winner(plays),
        *_by_voids(plays),
        plays.pick(~((RANKS[plays.card] == Rank.TEN) & ~plays.trump & (plays.above > 0)), plays.gain),
        plays.pick(np.ones(len(plays.at), bool), plays.gain),
    ]


def _fresh_ace(plays: PlayableCards) -> Array:
    ace = (RANKS[plays.card] == Rank.ACE) & ~plays.trump
    return plays.pick(ace & (plays.above == 0) & (plays.stays >= FRESH_ACE_CHANCE), plays.chance)


def _draws_trumps(plays: PlayableCards) -> Array:
    decisions, deductions = plays.decisions, plays.deductions
    own, out = deductions.own_of_class[:, TRUMP], deductions.of_class[:, TRUMP]
    foe = deductions.partner[1:] < PARTNER_CHANCE
    are_out = (own > 0) & (out > 0) & (foe & (deductions.lacks_class[:, :, TRUMP] < 1)).any(0)
    strong = np.where(decisions.alone, own >= out / 2, (own > out / 3 + 2) & (decisions.sides[:, 0] > 0))
    sure = plays.trump & (deductions.above_later[plays.at, plays.card] == 0)
    return np.where(are_out & strong, plays.pick(sure, -plays.strength.astype(float)), NONE)


def _cashes_winner(plays: PlayableCards) -> Array:
    sure = ~plays.trump & (plays.chance >= SURE_WINNER)
    eyes = np.where(sure, plays.eyes, NONE)
    return plays.pick(sure & (eyes == np.maximum.reduceat(eyes, plays.first)[plays.at]), plays.chance)


def _by_voids(plays: PlayableCards) -> tuple[Array, Array]:
    """Choices of `to_partner_void` and `short_suit`."""
    void, trust = plays.decisions.void[:, 1:], plays.deductions.trust[1:].T[:, :, None]
    trumps_it = void & ~void[:, :, TRUMP, None]
    friend, foe = (
        np.any(trumps_it & some, axis=1)[plays.at, plays.klass]
        for some in (trust > PARTNER_TRUST, trust < PARTNER_TRUST)
    )
    to_partner = plays.pick(~plays.trump & friend & ~foe, plays.eyes - plays.keep)
    low = ~plays.trump & (plays.eyes <= EYES[Card.DK]) & (plays.same <= SHORT_SUIT_LENGTH) & ~foe
    more = EYES.max() + 1  # so that length outweighs eyes
    short = plays.pick(low, -(plays.same * more + plays.eyes).astype(float))
    return to_partner, np.where(plays.deductions.own_of_class[:, TRUMP] > 0, short, NONE)
