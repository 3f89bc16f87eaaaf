"""Reasons for a card in a player's words: the first that is true of the card and the trick."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from freedoko_qt.engine.cards import EYES, Card, Rank
from freedoko_qt.engine.contracts import TRUMP
from freedoko_qt.engine.view import SeatView

from .following import EVEN, LIKELY, RICH_EYES, SURE
from .reasons import Reason
from .situation import Situation
from .unlearned import UNLEARNED_REASONS

IsTrue: TypeAlias = Callable[[Situation, Card], bool]

FEW_EYES, MANY_EYES = EYES[Card.DK], EYES[Card.DT]
"""Up to so many eyes a card gives little, from so many on it gives much."""
POSSIBLE_PARTNER = 0.3
"""Minimum chance of a partner for whom eyes may be meant."""


def reason_for(view: SeatView, card: Card) -> Reason:
    """Return a reason for playing a card."""
    situation = Situation(view)
    if len(situation.playable) == 1:
        return Reason.ONLY_CHOICE
    if view.contract in UNLEARNED_REASONS:
        return UNLEARNED_REASONS[view.contract](situation, card)
    following = TAKING if situation.led is not None and situation.takes_lead(card) else LEAVING
    sentences = LEADING if situation.led is None else following
    return next((reason for reason, is_true in sentences if is_true(situation, card)), Reason.MORE_POINTS)


def _is_plain_ace(s: Situation, card: Card) -> bool:
    return card.rank is Rank.ACE and not s.is_trump(card)


def _holds(s: Situation, card: Card) -> float:
    """Chance that no opponent who plays later beats the card."""
    return s.deductions.holds(card, s.view.order.classes[card] if s.led is None else s.led, s.later)


def _stays_best(s: Situation, card: Card) -> bool:
    return _holds(s, card) >= SURE


def _partner_trumps(s: Situation, card: Card) -> bool:
    voids, klass = s.deductions.voids, s.view.order.classes[card]
    can = [seat for seat in s.later if klass in voids[seat] and TRUMP not in voids[seat]]
    return klass != TRUMP and bool(can) and all(s.deductions.partner_chance(seat) > LIKELY for seat in can)


def _is_small_trump(s: Situation, card: Card) -> bool:
    small = EYES[card] <= FEW_EYES and 2 * s.deductions.unseen_above(card) > s.deductions.unseen_of(TRUMP)
    return s.is_trump(card) and small


def _draws_trumps(s: Situation, card: Card) -> bool:
    return s.is_trump(card) and EYES[card] <= FEW_EYES and s.deductions.unseen_of(TRUMP) > 0


def _frees_suit(s: Situation, card: Card) -> bool:
    classes = s.view.order.classes
    if s.is_trump(card) or not any(s.is_trump(other) for other in s.view.hand):
        return False
    number = sum(classes[other] == classes[card] for other in s.view.hand)
    return number == 1 or (s.led is None and number == 2 and EYES[card] <= FEW_EYES)


def _is_for_a_partner(s: Situation, card: Card) -> bool:
    """True if the eyes may go to a partner who is winning the trick or may still win it."""
    seats = s.later if s.winning is None else (s.winning, *s.later)
    return EYES[card] >= MANY_EYES and any(s.deductions.partner_chance(seat) >= POSSIBLE_PARTNER for seat in seats)


def _is_cheapest(s: Situation, card: Card) -> bool:
    strengths = s.view.order.strengths
    return all(strengths[card] <= strengths[other] for other in s.winners)


LEADING: tuple[tuple[Reason, IsTrue], ...] = (
    (Reason.FRESH_ACE, lambda s, c: _is_plain_ace(s, c) and _holds(s, c) >= EVEN),
    (Reason.CASHES_WINNER, _stays_best),
    (Reason.TO_PARTNER_VOID, _partner_trumps),
    (Reason.RISKS_ACE, lambda s, c: _is_plain_ace(s, c) and s.deductions.unseen_above(c) == 0),
    (Reason.SMALL_TRUMP, _is_small_trump),
    (Reason.DRAWS_TRUMPS, _draws_trumps),
    (Reason.SHORT_SUIT, _frees_suit),
    (Reason.HOPES_FOR_PARTNER, _is_for_a_partner),
    (Reason.LEADS_LOW, lambda s, c: EYES[c] <= FEW_EYES),
)

TAKING: tuple[tuple[Reason, IsTrue], ...] = (
    (Reason.FINDS_BRIDE, lambda s, c: s.clarifies and not s.is_bride),
    (Reason.FOX_HOME, lambda s, c: s.is_fox(c) and _stays_best(s, c)),
    (Reason.CATCHES_FOX, lambda s, c: s.foreign_foxes >= EVEN),
    (Reason.SAVES_EYES, lambda s, c: s.is_last and EYES[c] >= MANY_EYES),
    (Reason.RICH_TRICK, lambda s, c: s.eyes >= RICH_EYES),
    (Reason.ACE_TAKES, lambda s, c: _is_plain_ace(s, c) and _holds(s, c) >= EVEN),
    (Reason.LAST_SEAT_TAKES, lambda s, c: s.is_last and _is_cheapest(s, c)),
    (Reason.TRUMPS_IN, lambda s, c: s.led != TRUMP and s.is_trump(c)),
    (Reason.CASHES_WINNER, _stays_best),
    (Reason.OVERTAKES, lambda s, c: _holds(s, c) >= EVEN),
    (Reason.FORCES_TRUMP, lambda s, c: not s.is_trump(c) and s.deductions.unseen_above(c) == 0),
    (Reason.FORCES_HIGHER, lambda s, c: not s.is_last),
)

LEAVING: tuple[tuple[Reason, IsTrue], ...] = (
    (Reason.FEEDS_GROOM, lambda s, c: s.clarifies and s.is_bride and EYES[c] >= MANY_EYES),
    (Reason.FOX_TO_PARTNER, lambda s, c: s.is_fox(c) and s.partner_winning >= SURE),
    (Reason.FEEDS_PARTNER, lambda s, c: s.partner_winning >= LIKELY and EYES[c] >= FEW_EYES),
    (Reason.LEAVES_TO_PARTNER, lambda s, c: s.partner_winning >= LIKELY),
    (Reason.CREATES_VOID, lambda s, c: s.view.order.classes[c] != s.led and _frees_suit(s, c)),
    (Reason.HOPES_FOR_PARTNER, _is_for_a_partner),
    (Reason.SAVES_STRENGTH, lambda s, c: bool(s.winners) and EYES[c] <= FEW_EYES),
    (Reason.STAYS_LOW, lambda s, c: not s.winners and EYES[c] == min(EYES[other] for other in s.playable)),
    (Reason.SAVES_BETTER, lambda s, c: not s.winners and EYES[c] <= FEW_EYES),
)
