"""Rules of thumb for a Ramsch: take no trick, give card points to the tricks of others, take few where it must be."""

from __future__ import annotations

from freedoko_qt.engine.cards import EYES, Card

from .reasons import Reason
from .situation import Situation

NO_TRICK = 1000
"""Value of a card that does not win the trick so far: more than any difference between cards."""
EYES_WEIGHT, ABOVE_WEIGHT = 10, 4
"""Weight of a card point, and of an unseen card that beats one's own, against a step in strength."""


def ramsch_reason(situation: Situation, card: Card) -> Reason:
    """Return the reason for playing a card in a Ramsch."""
    takes = situation.led is None or situation.takes_lead(card)
    if takes:
        return Reason.TAKES_FEW if situation.is_last else Reason.HOPES_FOR_HIGHER
    return Reason.GIVES_AWAY


def ramsch_value(situation: Situation, card: Card) -> int:
    """Value of a card in a Ramsch, the higher the better."""
    eyes, strength = EYES_WEIGHT * EYES[card], situation.view.order.strengths[card]
    if situation.led is not None and not situation.takes_lead(card):
        return NO_TRICK + eyes + strength
    if situation.led is not None and situation.is_last:
        return strength - eyes
    return ABOVE_WEIGHT * EYES_WEIGHT * situation.deductions.unseen_above(card) - eyes
