"""Rules of thumb for leading; the first that names a card decides."""

from __future__ import annotations

from collections.abc import Iterable

from freedoko_qt.engine.cards import EYES, SEATS, Card, Rank
from freedoko_qt.engine.contracts import TRUMP

from .choice_facts import can_ruff, is_plain_ace
from .following import CardRule, only_choice
from .reasons import Reason
from .situation import Situation

SURE = 0.95
"""Chance from which on a plain card is taken for a sure winner."""
FRESH_ACE_CHANCE = 0.55
"""Minimum chance that no opponent trumps a plain ace."""
SHORT_SUIT_LENGTH = 2
"""Maximum number of cards in a short plain suit."""
PARTNER_TRUST = 0.6
"""Trust above which a seat is treated as a partner, and below which as an opponent."""


def is_fresh_ace(s: Situation, card: Card) -> bool:
    """True of a plain ace to which the opponents probably still have to follow."""
    follows = s.view.order.classes[card]
    return is_plain_ace(s, card) and s.deductions.holds(card, follows, s.later) >= FRESH_ACE_CHANCE


def fresh_ace(s: Situation) -> Card | None:
    """Lead a plain ace while the others still have to follow."""
    return max((card for card in s.playable if is_fresh_ace(s, card)), key=s.chance, default=None)


def cashes_winner(s: Situation) -> Card | None:
    """Lead a plain card that cannot be beaten."""
    plain = [card for card in s.playable if not s.is_trump(card) and s.chance(card) >= SURE]
    return max(plain, key=lambda card: (EYES[card], s.chance(card)), default=None)


def draws_trumps(s: Situation) -> Card | None:
    """With a strong trump hand, draw trumps from the top."""
    own = [card for card in s.view.hand if s.is_trump(card)]
    out = s.deductions.unseen_of(TRUMP)
    if not own or out == 0:
        return None
    foes = [seat for seat in s.later if s.deductions.partner_chance(seat) < PARTNER_TRUST]
    if not any(s.deductions.lacks(seat, out, TRUMP) < 1 for seat in foes):
        return None
    strong = len(own) >= out / 2 if s.alone else len(own) > out / 3 + 2 and s.view.side is not None
    sure = [card for card in s.playable if s.is_trump(card) and s.deductions.unseen_above(card, later=True) == 0]
    if not strong or not sure:
        return None
    return min(sure, key=lambda card: s.view.order.strengths[card])


def to_partner_void(s: Situation) -> Card | None:
    """Lead a suit that the partner can trump and no later opponent can."""
    good = []
    for card in _plain(s, s.playable):
        trust = [s.deductions.trust[seat] for seat in can_ruff(s, card)]
        if max(trust, default=0.0) > PARTNER_TRUST and min(trust) >= PARTNER_TRUST:
            good.append(card)
    return max(good, key=lambda card: EYES[card] - s.keep(card), default=None)


def short_suit(s: Situation) -> Card | None:
    """Lead a low card of a short plain suit, to trump that suit later."""
    if not any(s.is_trump(card) for card in s.view.hand):
        return None
    classes = s.view.order.classes
    low = [
        card
        for card in _plain(s, s.playable)
        if EYES[card] <= EYES[Card.DK]
        and sum(classes[other] == classes[card] for other in s.view.hand) <= SHORT_SUIT_LENGTH
        and not _foe_can_trump(s, classes[card])
    ]
    return min(low, key=lambda card: (sum(classes[o] == classes[card] for o in s.view.hand), EYES[card]), default=None)


def leads_low(s: Situation) -> Card | None:
    """Lead the card that risks least, but no plain ten into an ace."""
    modest = [card for card in s.playable if not (card.rank is Rank.TEN and _is_plain_loser(s, card))]
    return s.best(modest or s.playable)


def _plain(s: Situation, cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if not s.is_trump(card)]


def _is_plain_loser(s: Situation, card: Card) -> bool:
    return not s.is_trump(card) and s.deductions.unseen_above(card) > 0


def _foe_can_trump(s: Situation, klass: int) -> bool:
    return any(
        klass in s.deductions.voids[seat] and TRUMP not in s.deductions.voids[seat]
        for seat in SEATS
        if seat != s.view.seat and s.deductions.trust[seat] < PARTNER_TRUST
    )


LEADING: tuple[tuple[Reason, CardRule], ...] = (
    (Reason.ONLY_CHOICE, only_choice),
    (Reason.FRESH_ACE, fresh_ace),
    (Reason.DRAWS_TRUMPS, draws_trumps),
    (Reason.CASHES_WINNER, cashes_winner),
    (Reason.TO_PARTNER_VOID, to_partner_void),
    (Reason.SHORT_SUIT, short_suit),
    (Reason.LEADS_LOW, leads_low),
)
