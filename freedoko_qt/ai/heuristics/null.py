"""Rules of thumb for a null: the soloist ducks, the others stay below whatever the soloist may have to beat."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from freedoko_qt.engine.cards import Card, Suit
from freedoko_qt.engine.contracts import Contract, card_order
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.score import above_mean
from freedoko_qt.engine.score.scoring import scores_of
from freedoko_qt.engine.teams import Side

from .reasons import Reason
from .situation import Situation

ORDER = card_order(Rules(), Contract.SOLO_NULL)

NO_TRICK = 100
"""Value of not taking the trick, and of leading what the soloist can follow: more than any difference of cards."""
OWN_BELOW, OTHERS_BELOW = 2, 5
"""Weight of an own card below one that is kept, and of a card with which the soloist can stay below a lead."""

# Fitted to dealt hands that come into question, each played out by these rules in thirty deals.
CHANCE_OF_SAFE_HAND, COST_OF_DANGER = 4.0, 3.95
"""Logit of the chance of a hand without any danger, and what danger takes from it."""
GOOD_CHANCE = 0.9
"""Chance from which on Re is announced."""


def null_reason(situation: Situation, card: Card) -> Reason:
    """Return the reason for playing a card in a null."""
    takes = situation.led is None or situation.takes_lead(card)
    if situation.alone:
        return Reason.HOPES_FOR_HIGHER if takes else Reason.DUCKS
    if _is_safe(situation):
        return Reason.SPENDS_HIGH
    return Reason.LEADS_BELOW_SOLOIST if takes else Reason.LEAVES_TO_SOLOIST


def null_value(situation: Situation, card: Card) -> int:
    """Value of a card in a null, the higher the better."""
    suit, strength = ORDER.classes[card], ORDER.strengths[card]
    takes = situation.led is None or situation.takes_lead(card)
    above = situation.deductions.unseen_above(card)
    below = sum(number for other, number in enumerate(situation.deductions.unseen) if _is_below(other, card))
    if situation.alone and takes:
        return above
    if situation.alone:
        own = sum(_is_below(other, card) for other in situation.view.hand)
        return NO_TRICK + (strength if suit == situation.led else below - OWN_BELOW * own)
    if situation.led is None:
        void = situation.view.soloist is not None and suit in situation.deductions.voids[situation.view.soloist]
        return above - OTHERS_BELOW * below - NO_TRICK * void
    if _is_safe(situation):
        return strength
    return -strength if takes else NO_TRICK + strength


def _is_below(other: int, card: Card) -> bool:
    """True if a card is a lower one of the same suit."""
    return ORDER.classes[other] == ORDER.classes[card] and ORDER.strengths[other] < ORDER.strengths[card]


def _is_safe(situation: Situation) -> bool:
    """True if the soloist has played to the trick and does not win it."""
    view = situation.view
    seats = [((view.leader or 0) + place) % 4 for place in range(len(view.trick))]
    return view.soloist in seats and view.winning_seat != view.soloist


def null_chance(hand: Sequence[Card], unseen: Sequence[int]) -> float:
    """Chance that a hand takes no trick in a null; `unseen`: copies of each card that others hold.

    A card is dangerous by the share of the unseen cards of its suit that are below it, and less so if there are own
    cards below it.
    """
    dangers = [0.0] * len(Suit)
    for card in hand:
        suit = ORDER.classes[card]
        others = sum(number for other, number in enumerate(unseen) if ORDER.classes[other] == suit)
        below = sum(number for other, number in enumerate(unseen) if _is_below(other, card))
        own = sum(_is_below(other, card) for other in hand)
        dangers[suit] += (below / max(others, 1)) ** 2 / (1 + OWN_BELOW * own)
    danger = sum(map(sqrt, dangers))
    return 1 / (1 + exp(COST_OF_DANGER * danger - CHANCE_OF_SAFE_HAND))


def null_points(rules: Rules, hand: Sequence[Card], unseen: Sequence[int]) -> float:
    """Expected points of a null, above the mean of the table.

    `unseen`: copies of each card that others hold. Announcements, bock and replies are left out.
    """
    chance, alone = null_chance(hand, unseen), [True, False, False, False]
    won, lost = (
        above_mean(scores_of(rules, 1, side, alone, alone=True, bock_factor=1), 0) for side in (Side.RE, Side.CONTRA)
    )
    return chance * won + (1 - chance) * lost
