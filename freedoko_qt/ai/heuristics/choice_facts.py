"""Facts about cards of the own hand and about seats, from which the choice between two cards is explained."""

from __future__ import annotations

from freedoko_qt.engine.cards import EYES, Card, Rank
from freedoko_qt.engine.contracts import TRUMP, Contract
from freedoko_qt.engine.score.special_points import count_in
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from .deductions import deductions_of, is_alone
from .following import EVEN, LIKELY, SURE
from .situation import Situation

FULL_EYES = EYES[Card.DT]
"""Eyes from which on a card gives much."""
SOME_EYES = 4
"""Difference from which on the eyes of two cards differ by something."""
NAMED_EYES = 2
"""Difference from which on a player would name it: nobody spares a single eye."""
FAIR_CHANCE = 0.3
"""Minimum chance that a seat can take a trick, to play for that."""
FEW_CARDS = 4
"""Minimum number of cards in hand with which something is prepared."""


def class_of(situation: Situation, card: Card) -> int:
    """Class of a card: its suit, or trumps."""
    return situation.view.order.classes[card]


def strength_of(situation: Situation, card: Card) -> int:
    """Strength of a card within its class."""
    return situation.view.order.strengths[card]


def hold_chance(situation: Situation, card: Card) -> float:
    """Chance that no opponent who plays later beats the card.

    Where the trick is empty, the card is the lead.
    """
    led = class_of(situation, card) if situation.led is None else situation.led
    return situation.deductions.holds(card, led, situation.later)


def is_plain_ace(situation: Situation, card: Card) -> bool:
    """True of an ace that is no trump and that no unseen card outranks."""
    return card.rank is Rank.ACE and not situation.is_trump(card) and situation.deductions.unseen_above(card) == 0


def is_highest_trump(situation: Situation, card: Card) -> bool:
    """True of a trump that no unseen card outranks."""
    return situation.is_trump(card) and situation.deductions.unseen_above(card) == 0


def may_lose_later(situation: Situation, card: Card) -> bool:
    """True of a plain card, and of a trump that an unseen one beats, be it only the second ♥10 or ♣J."""
    return not situation.is_trump(card) or situation.deductions.unseen_above(card, later=True) > 0


def sure_winners(view: SeatView) -> list[tuple[Card, ...]]:
    """Cards that a soloist may lead in any order, by class: none of them can be beaten any more.

    None where the order matters: a silent marriage is still a secret, and Charlie counts in the last trick alone.
    """
    contract = view.contract
    if view.trick or contract is None or contract is Contract.SILENT_MARRIAGE or not is_alone(view):
        return []
    if count_in(view.rules, contract):
        return []
    deductions, classes = deductions_of(view), view.order.classes
    sure = [card for card in view.playable if deductions.unseen_above(card, later=True) == 0]
    trumps_out = deductions.unseen_of(TRUMP) > 0
    lasting = {classes[card] for card in sure if classes[card] == TRUMP or not trumps_out}
    return [tuple(card for card in sure if classes[card] == klass) for klass in sorted(lasting)]


def length_of(situation: Situation, card: Card) -> int:
    """Number of cards in the own hand of the class of a card."""
    return sum(class_of(situation, other) == class_of(situation, card) for other in situation.view.hand)


def is_longer_outside(situation: Situation, card: Card, other: Card) -> bool:
    """True of two plain cards if others hold trumps, and more of the suit of the first card than of the other's."""
    unseen_of = situation.deductions.unseen_of
    return unseen_of(TRUMP) > 0 and unseen_of(class_of(situation, card)) > unseen_of(class_of(situation, other))


def has_trumps(situation: Situation) -> bool:
    """True if there is a trump in the own hand."""
    return any(situation.is_trump(card) for card in situation.view.hand)


def can_ruff(situation: Situation, card: Card) -> list[int]:
    """Seats still to play that cannot follow the suit of a plain card and may have trumps."""
    voids = situation.deductions.voids
    if situation.is_trump(card):
        return []
    suit = class_of(situation, card)
    return [seat for seat in situation.later if suit in voids[seat] and TRUMP not in voids[seat]]


def ruffing_opponent(situation: Situation, card: Card) -> int | None:
    """A probable opponent that can trump the suit of a plain card."""
    return next((seat for seat in can_ruff(situation, card) if situation.deductions.partner_chance(seat) < EVEN), None)


def ruffing_partner(situation: Situation, card: Card) -> int | None:
    """A probable partner that can trump the suit, if no opponent can."""
    if ruffing_opponent(situation, card) is not None:
        return None
    chance = situation.deductions.partner_chance
    return next((seat for seat in can_ruff(situation, card) if chance(seat) > LIKELY), None)


def higher_cards(situation: Situation, card: Card) -> list[Card]:
    """Different cards of the same class in other hands that beat a card in this trick."""
    suit, strength = class_of(situation, card), strength_of(situation, card)
    second = situation.deductions.second_dolle and card == Card.HT and situation.view.order.dolle
    unseen = [one for one, number in zip(Card, situation.deductions.unseen, strict=True) if number]
    same = [one for one in unseen if class_of(situation, one) == suit]
    return [one for one in same if strength_of(situation, one) > strength or (second and one == card)]


def only_rival(situation: Situation, card: Card) -> Card | None:
    """The one card that can still beat a trump; None if there are several or none."""
    higher = higher_cards(situation, card) if situation.is_trump(card) else []
    return higher[0] if len(higher) == 1 else None


def highest_rival(situation: Situation, card: Card) -> Card | None:
    """The highest card in other hands that beats a card."""
    return max(higher_cards(situation, card), key=lambda one: strength_of(situation, one), default=None)


def is_known_opponent(situation: Situation, seat: int | None) -> bool:
    """True if a seat is known to be of the other side."""
    side = None if seat is None else situation.view.sides[seat]
    return side is not None and side is not situation.view.side


def chance_of_winning_card(situation: Situation) -> float:
    """Chance that no opponent beats the card that is winning."""
    assert situation.led is not None
    return situation.deductions.holds(situation.best_card, situation.led, situation.later)


def partner_chance(situation: Situation, seat: int | None) -> float:
    """Chance that a seat is a partner; 0 for none."""
    return 0.0 if seat is None else situation.deductions.partner_chance(seat)


def fox_seat(situation: Situation) -> int | None:
    """The seat whose fox lies in the trick."""
    leader = situation.view.leader
    if leader is None or Card.DA not in situation.view.trick:
        return None
    return (leader + situation.view.trick.index(Card.DA)) % 4


def next_partner(situation: Situation) -> int | None:
    """The likeliest partner still to play that may well be able to beat what lies there."""
    assert situation.led is not None
    led = situation.led
    beats = situation.deductions.beats
    able = [seat for seat in situation.later if beats(seat, situation.best_card, led) >= FAIR_CHANCE]
    best = max(able, key=situation.deductions.partner_chance, default=None)
    return best if partner_chance(situation, best) >= LIKELY else None


def shows_re(situation: Situation, card: Card) -> bool:
    """True if a card reveals to everybody that this seat is Re, which was not known before."""
    view = situation.view
    is_open = view.contract is not Contract.NORMAL or view.public_sides[view.seat] is not None
    return card == Card.CQ and view.side is Side.RE and not is_open


def has_more_eyes(card: Card, other: Card) -> bool:
    """True if the first card counts more by what a player would name."""
    return EYES[card] >= EYES[other] + NAMED_EYES


def brings_eyes(situation: Situation, card: Card, other: Card) -> bool:
    """True if the first card counts more by what a player would name.

    The higher one of two of a class has to count more by something.
    """
    return has_far_fewer_eyes(other, card) or has_more_eyes(card, other) and not is_lower(situation, other, card)


def has_fewer_eyes(card: Card, other: Card) -> bool:
    """True if the first card counts less by what a player would name."""
    return EYES[card] + NAMED_EYES <= EYES[other]


def has_far_fewer_eyes(card: Card, other: Card) -> bool:
    """True if the first card counts less by something."""
    return EYES[card] + SOME_EYES <= EYES[other]


def are_trumps(situation: Situation, card: Card, other: Card) -> bool:
    """True if both cards are trumps."""
    return situation.is_trump(card) and situation.is_trump(other)


def is_lower(situation: Situation, card: Card, other: Card) -> bool:
    """True of two cards of one class if the first is the lower one."""
    is_one_class = class_of(situation, card) == class_of(situation, other)
    return is_one_class and strength_of(situation, card) < strength_of(situation, other)


def empties_suit(situation: Situation, card: Card) -> bool:
    """True of the last card of a plain suit that others may lead to be trumped, which takes a few more tricks."""
    is_single = not situation.is_trump(card) and length_of(situation, card) == 1
    is_last = is_single and class_of(situation, card) != situation.led
    return is_last and may_be_led(situation, card) and has_trumps(situation) and len(situation.view.hand) >= FEW_CARDS


def may_be_led(situation: Situation, card: Card) -> bool:
    """True if others still hold cards of the class of a card."""
    return situation.deductions.unseen_of(class_of(situation, card)) > 0


def may_be_beaten(situation: Situation, card: Card) -> bool:
    """True of a card to lead, or one that takes the lead, if an opponent may well beat it."""
    return hold_chance(situation, card) < SURE


def makes_doppelkopf(situation: Situation, card: Card) -> bool:
    """True if the trick ends with this card and enough eyes for a Doppelkopf, where one counts."""
    rules, contract = situation.view.rules, situation.view.contract
    counts = rules.extrapoint_doppelkopf and contract is not None and count_in(rules, contract)
    return counts and situation.is_last and situation.eyes + EYES[card] >= rules.doppelkopf_points


def has_aces(situation: Situation) -> bool:
    """True if there is a plain ace in the own hand that nothing outranks."""
    return any(is_plain_ace(situation, card) for card in situation.view.hand)


def is_small_trump(situation: Situation, card: Card) -> bool:
    """True of a cheap trump that is lower than most of those in other hands."""
    is_low = 2 * situation.deductions.unseen_above(card) > situation.deductions.unseen_of(TRUMP)
    return situation.is_trump(card) and EYES[card] <= EYES[Card.DK] and is_low
