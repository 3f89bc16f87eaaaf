"""Facts about cards of the own hand and about seats, from which the choice between two cards is explained."""

from __future__ import annotations

from freedoko_qt.engine.cards import EYES, Card, Rank
from freedoko_qt.engine.contracts import TRUMP, Contract
from freedoko_qt.engine.teams import Side

from .following import EVEN, LIKELY
from .situation import Situation

FULL_EYES = EYES[Card.DT]
"""Eyes from which on a card gives much."""
SOME_EYES = 4
"""Difference from which on the eyes of two cards differ by something."""
FEW_CARDS = 4
"""Minimum number of cards in hand with which something is prepared."""


def class_of(s: Situation, card: Card) -> int:
    """Class of a card: its suit, or trumps."""
    return s.view.order.classes[card]


def strength_of(s: Situation, card: Card) -> int:
    """Strength of a card within its class."""
    return s.view.order.strengths[card]


def hold_chance(s: Situation, card: Card) -> float:
    """Chance that no opponent who plays later beats the card.

    Where the trick is empty, the card is the lead.
    """
    return s.deductions.holds(card, class_of(s, card) if s.led is None else s.led, s.later)


def is_plain_ace(s: Situation, card: Card) -> bool:
    """True of an ace that is no trump and that no unseen card outranks."""
    return card.rank is Rank.ACE and not s.is_trump(card) and s.deductions.unseen_above(card) == 0


def length_of(s: Situation, card: Card) -> int:
    """Number of cards in the own hand of the class of a card."""
    return sum(class_of(s, other) == class_of(s, card) for other in s.view.hand)


def has_trumps(s: Situation) -> bool:
    """True if there is a trump in the own hand."""
    return any(s.is_trump(card) for card in s.view.hand)


def can_ruff(s: Situation, card: Card) -> list[int]:
    """Seats still to play that cannot follow the suit of a plain card and may have trumps."""
    voids = s.deductions.voids
    return [] if s.is_trump(card) else [x for x in s.later if class_of(s, card) in voids[x] and TRUMP not in voids[x]]


def ruffing_opponent(s: Situation, card: Card) -> int | None:
    """A probable opponent that can trump the suit of a plain card."""
    return next((seat for seat in can_ruff(s, card) if s.deductions.partner_chance(seat) < EVEN), None)


def ruffing_partner(s: Situation, card: Card) -> int | None:
    """A probable partner that can trump the suit, if no opponent can."""
    if ruffing_opponent(s, card) is not None:
        return None
    return next((seat for seat in can_ruff(s, card) if s.deductions.partner_chance(seat) > LIKELY), None)


def higher_cards(s: Situation, card: Card) -> list[Card]:
    """Different cards of the same class in other hands that beat a card in this trick."""
    out, second = s.deductions.unseen, s.deductions.second_dolle and card == Card.HT and s.view.order.dolle
    same = [one for one, number in zip(Card, out, strict=True) if number and class_of(s, one) == class_of(s, card)]
    return [one for one in same if strength_of(s, one) > strength_of(s, card) or (second and one == card)]


def only_rival(s: Situation, card: Card) -> Card | None:
    """The one card that can still beat a trump; None if there are several or none."""
    higher = higher_cards(s, card) if s.is_trump(card) else []
    return higher[0] if len(higher) == 1 else None


def highest_rival(s: Situation, card: Card) -> Card | None:
    """The highest card in other hands that beats a card."""
    return max(higher_cards(s, card), key=lambda one: strength_of(s, one), default=None)


def is_known_opponent(s: Situation, seat: int | None) -> bool:
    """True if a seat is known to be of the other side."""
    side = None if seat is None else s.view.sides[seat]
    return side is not None and side is not s.view.side


def chance_of_winning_card(s: Situation) -> float:
    """Chance that no opponent beats the card that is winning."""
    assert s.led is not None
    return s.deductions.holds(s.best_card, s.led, s.later)


def partner_chance(s: Situation, seat: int | None) -> float:
    """Chance that a seat is a partner; 0 for none."""
    return 0.0 if seat is None else s.deductions.partner_chance(seat)


def fox_seat(s: Situation) -> int | None:
    """The seat whose fox lies in the trick."""
    leader = s.view.leader
    if leader is None or Card.DA not in s.view.trick:
        return None
    return (leader + s.view.trick.index(Card.DA)) % 4


def next_partner(s: Situation) -> int | None:
    """The likeliest partner still to play that can beat what lies there."""
    assert s.led is not None
    led = s.led
    able = [seat for seat in s.later if s.deductions.beats(seat, s.best_card, led) > 0]
    best = max(able, key=s.deductions.partner_chance, default=None)
    return best if partner_chance(s, best) >= LIKELY else None


def shows_re(s: Situation, card: Card) -> bool:
    """True if a card reveals to everybody that this seat is Re, which was not known before."""
    view = s.view
    is_open = view.contract is not Contract.NORMAL or view.public_sides[view.seat] is not None
    return card == Card.CQ and view.side is Side.RE and not is_open


def has_more_eyes(card: Card, other: Card) -> bool:
    """True if the first card counts more."""
    return EYES[card] > EYES[other]


def has_fewer_eyes(card: Card, other: Card) -> bool:
    """True if the first card counts less."""
    return EYES[card] < EYES[other]


def has_far_fewer_eyes(card: Card, other: Card) -> bool:
    """True if the first card counts less by something."""
    return EYES[card] + SOME_EYES <= EYES[other]


def are_trumps(s: Situation, c: Card, o: Card) -> bool:
    """True if both cards are trumps."""
    return s.is_trump(c) and s.is_trump(o)


def is_lower(s: Situation, c: Card, o: Card) -> bool:
    """True of two cards of one class if the first is the lower one."""
    return class_of(s, c) == class_of(s, o) and strength_of(s, c) < strength_of(s, o)


def empties_suit(s: Situation, card: Card) -> bool:
    """True of the last card of a plain suit that can be trumped later, which takes a few more tricks."""
    is_last = not s.is_trump(card) and length_of(s, card) == 1 and class_of(s, card) != s.led
    return is_last and has_trumps(s) and len(s.view.hand) >= FEW_CARDS


def has_aces(s: Situation) -> bool:
    """True if there is a plain ace in the own hand that nothing outranks."""
    return any(is_plain_ace(s, card) for card in s.view.hand)


def is_small_trump(s: Situation, card: Card) -> bool:
    """True of a cheap trump that is lower than most of those in other hands."""
    is_low = 2 * s.deductions.unseen_above(card) > s.deductions.unseen_of(TRUMP)
    return s.is_trump(card) and EYES[card] <= EYES[Card.DK] and is_low
