"""Rules of thumb for leading; the first that names a card decides."""

from __future__ import annotations

from collections.abc import Iterable

from freedoko_qt.engine.cards import EYES, SEATS, Card, Rank
from freedoko_qt.engine.contracts import TRUMP

from .choice_facts import can_ruff, is_plain_ace
from .following import CardRule, only_choice
from .reasons import Reason
from .situation import Situation

SURE_WINNER = 0.95
"""Chance from which on a plain card is taken for a sure winner."""
FRESH_ACE_CHANCE = 0.55
"""Minimum chance that no opponent trumps a plain ace."""
SHORT_SUIT_LENGTH = 2
"""Maximum number of cards in a short plain suit."""
PARTNER_TRUST = 0.6
"""Trust above which a seat is treated as a partner, and below which as an opponent who may trump."""
PARTNER_CHANCE = 0.6
"""Chance of being a partner below which a seat counts as an opponent whose trumps are drawn."""


def is_fresh_ace(situation: Situation, card: Card) -> bool:
    """True of a plain ace to which the opponents probably still have to follow."""
    follows = situation.view.order.classes[card]
    chance = situation.deductions.holds
    return is_plain_ace(situation, card) and chance(card, follows, situation.later) >= FRESH_ACE_CHANCE


def fresh_ace(situation: Situation) -> Card | None:
    """Lead a plain ace while the others still have to follow."""
    fresh = (card for card in situation.playable if is_fresh_ace(situation, card))
    return max(fresh, key=situation.chance, default=None)


def cashes_winner(situation: Situation) -> Card | None:
    """Lead a plain card that cannot be beaten."""
    sure = [card for card in _plain(situation, situation.playable) if situation.chance(card) >= SURE_WINNER]
    return max(sure, key=lambda card: (EYES[card], situation.chance(card)), default=None)


def draws_trumps(situation: Situation) -> Card | None:
    """With a strong trump hand, draw trumps from the top."""
    own = [card for card in situation.view.hand if situation.is_trump(card)]
    out = situation.deductions.unseen_of(TRUMP)
    if not own or out == 0:
        return None
    foes = [seat for seat in situation.later if situation.deductions.partner_chance(seat) < PARTNER_CHANCE]
    if not any(situation.deductions.lacks(seat, out, TRUMP) < 1 for seat in foes):
        return None
    strong = len(own) >= out / 2 if situation.alone else len(own) > out / 3 + 2 and situation.view.side is not None
    above = situation.deductions.unseen_above
    sure = [card for card in situation.playable if situation.is_trump(card) and above(card, later=True) == 0]
    if not strong or not sure:
        return None
    return min(sure, key=lambda card: situation.view.order.strengths[card])


def to_partner_void(situation: Situation) -> Card | None:
    """Lead a suit that the partner can trump and no later opponent can."""
    good = []
    for card in _plain(situation, situation.playable):
        trust = [situation.deductions.trust[seat] for seat in can_ruff(situation, card)]
        if max(trust, default=0.0) > PARTNER_TRUST and min(trust) >= PARTNER_TRUST:
            good.append(card)
    return max(good, key=lambda card: EYES[card] - situation.keep(card), default=None)


def short_suit(situation: Situation) -> Card | None:
    """Lead a low card of a short plain suit, to trump that suit later."""
    if not any(situation.is_trump(card) for card in situation.view.hand):
        return None
    classes = situation.view.order.classes
    low = [
        card
        for card in _plain(situation, situation.playable)
        if EYES[card] <= EYES[Card.DK]
        and sum(classes[other] == classes[card] for other in situation.view.hand) <= SHORT_SUIT_LENGTH
        and not _foe_can_trump(situation, classes[card])
    ]
    held = [classes[card] for card in situation.view.hand]
    return min(low, key=lambda card: (held.count(classes[card]), EYES[card]), default=None)


def leads_low(situation: Situation) -> Card | None:
    """Lead the card that risks least, but no plain ten into an ace."""
    modest = [card for card in situation.playable if not (card.rank is Rank.TEN and _is_plain_loser(situation, card))]
    return situation.best(modest or situation.playable)


def _plain(situation: Situation, cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if not situation.is_trump(card)]


def _is_plain_loser(situation: Situation, card: Card) -> bool:
    return not situation.is_trump(card) and situation.deductions.unseen_above(card) > 0


def _foe_can_trump(situation: Situation, klass: int) -> bool:
    return any(
        klass in situation.deductions.voids[seat] and TRUMP not in situation.deductions.voids[seat]
        for seat in SEATS
        if seat != situation.view.seat and situation.deductions.trust[seat] < PARTNER_TRUST
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
