"""Deductions from a view: unseen cards, voids, and likely partners."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import comb

from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.cards import CARDS, EYES, SEATS, Card, deck
from freedoko_qt.engine.contracts import TRUMP, Contract
from freedoko_qt.engine.play.marriage import SELECTOR_CLASSES, fits
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.trick import Trick, best_position
from freedoko_qt.engine.view import SeatView

GIFT_EYES, SPARING_EYES = 10, 3
"""Minimum eyes of a card that is a gift to another seat's trick, and maximum eyes of one that spares it any."""
GIFT_WEIGHT, SPARING_WEIGHT, TRUMP_LEAD_WEIGHT = 0.25, -0.1, 0.1
"""Change of the chance that a seat is Re: by a gift to Re, by sparing towards Re, by leading trump."""
MIN_RE_CHANCE, MAX_RE_CHANCE = 0.05, 0.95
"""Bounds of the chance that a seat is Re while it is uncertain."""


@dataclass(frozen=True, slots=True)
class Deductions:
    """Deductions from one view; chances are 0 to 1."""

    view: SeatView
    unseen: tuple[int, ...]
    """Copies of each card in other hands, by card number."""
    voids: tuple[frozenset[int], ...]
    """Classes each seat is known not to hold."""
    trust: tuple[float, ...]
    """The trust in each seat: 1 for a certain partner, -1 for a certain opponent, estimates between."""
    second_dolle: bool
    """True if the second of both ♥10 would win this trick."""

    def partner_chance(self, seat: int) -> float:
        """Chance that a seat is on this seat's side."""
        return (1 + self.trust[seat]) / 2

    def unseen_of(self, klass: int) -> int:
        """Number of cards of a class in other hands."""
        classes = self.view.order.classes
        return sum(number for card, number in enumerate(self.unseen) if number and classes[card] == klass)

    def unseen_above(self, card: Card, *, later: bool = False) -> int:
        """Number of unseen cards that outrank a card; `later`: including a second one that would win."""
        order = self.view.order
        klass, strength = order.classes[card], order.strengths[card]
        higher = sum(
            number
            for other, number in enumerate(self.unseen)
            if number and order.classes[other] == klass and order.strengths[other] > strength
        )
        is_dolle = self.second_dolle and card == Card.HT and order.dolle
        if later and (is_dolle or (order.second_charlie and card == Card.CJ)):
            higher += self.unseen[card]
        return higher

    def lacks(self, seat: int, number: int, klass: int) -> float:
        """Chance that a seat holds none of `number` unseen cards of a class."""
        if number == 0 or klass in self.voids[seat]:
            return 1.0
        sizes = self.view.hand_sizes
        pool = sum(sizes[s] for s in SEATS if s != self.view.seat and klass not in self.voids[s])
        return chance_of_none(pool, sizes[seat], number)

    def beats(self, seat: int, card: Card, led: int) -> float:
        """Chance that a seat that plays later can beat the winning card of a trick in which class `led` was led.

        `led`: 0 to 3 for a plain suit, 4 for trumps.
        """
        klass = self.view.order.classes[card]
        higher = self.unseen_above(card, later=True)
        if klass == led:
            over = 1 - self.lacks(seat, higher, led)
            if led == TRUMP:
                return over
            return over + self._void(seat, led) * (1 - self.lacks(seat, self.unseen_of(TRUMP), TRUMP))
        return self._void(seat, led) * (1 - self.lacks(seat, higher, TRUMP))

    def _void(self, seat: int, klass: int) -> float:
        return self.lacks(seat, self.unseen_of(klass), klass)

    def holds(self, card: Card, led: int, later: tuple[int, ...]) -> float:
        """Chance that no opponent still to play beats a card.

        `led`: class that was led; `later`: the seats still to play. Seats are taken for independent.
        """
        chance = 1.0
        for seat in later:
            foe = 1 - self.partner_chance(seat)
            if foe > 0:
                chance *= 1 - foe * self.beats(seat, card, led)
        return chance


@lru_cache(maxsize=4096)
def chance_of_none(pool: int, drawn: int, marked: int) -> float:
    """Chance that none of `marked` cards of a pool is among those drawn.

    Hypergeometric: `drawn` of `pool` cards are drawn without putting any back.
    """
    return comb(pool - marked, drawn) / comb(pool, drawn) if 0 < drawn <= pool - marked else float(drawn == 0)


def deductions_of(view: SeatView, memory: int | None = None) -> Deductions:
    """Deduce from a view during play.

    `memory`: number of finished tricks whose cards are remembered; None for all.
    """
    remembered = view.tricks if memory is None else view.tricks[-memory:]
    return Deductions(
        view,
        _unseen(view, remembered),
        _voids(view, remembered),
        _trust(view),
        view.second_dolle_wins,
    )


def unseen_copies(seen: Iterable[Card], rules: Rules) -> tuple[int, ...]:
    """Copies of each card of the deck that are not among those seen, by card number."""
    numbers = [0] * len(CARDS)
    for card in deck(with_nines=rules.with_nines):
        numbers[card] += 1
    for card in seen:
        numbers[card] -= 1
    return tuple(numbers)


def _unseen(view: SeatView, remembered: tuple[Trick, ...]) -> tuple[int, ...]:
    played = chain.from_iterable(trick.cards for trick in remembered)
    return unseen_copies(chain(view.hand, played, view.trick), view.rules)


def _voids(view: SeatView, remembered: tuple[Trick, ...]) -> tuple[frozenset[int], ...]:
    classes = view.order.classes
    voids: list[set[int]] = [set(), set(), set(), set()]
    current = [] if view.leader is None else [(view.leader, view.trick)]
    for leader, cards in [*((trick.leader, trick.cards) for trick in remembered), *current]:
        for position, card in enumerate(cards):
            if classes[card] != classes[cards[0]]:
                voids[(leader + position) % 4].add(classes[cards[0]])
    return tuple(frozenset(void) for void in voids)


def _trust(view: SeatView) -> tuple[float, ...]:
    own = view.side
    sides = view.sides
    if own is None:
        return _trust_before_clarification(view)
    if None not in sides:
        return tuple(1.0 if side is own else -1.0 for side in sides)
    signs = _signs_of_re(view)
    unknown = [seat for seat in SEATS if sides[seat] is None]
    missing = 2 - sum(side is Side.RE for side in sides)
    prior = missing / len(unknown)
    trust = []
    for seat in SEATS:
        if (side := sides[seat]) is not None:
            trust.append(1.0 if side is own else -1.0)
            continue
        re = min(MAX_RE_CHANCE, max(MIN_RE_CHANCE, prior + signs[seat]))
        trust.append(2 * re - 1 if own is Side.RE else 1 - 2 * re)
    return tuple(trust)


def _trust_before_clarification(view: SeatView) -> tuple[float, ...]:
    """Trust in an open marriage: one of the other three will be the bride's partner.

    Another seat that takes the trick which settles that is an opponent.
    """
    bride = view.soloist
    foreign = -1.0 if settles_partner(view) else 1 / 3
    others = tuple(-1 / 3 if bride in (view.seat, seat) else foreign for seat in SEATS)
    return (*others[: view.seat], 1.0, *others[view.seat + 1 :])


def _signs_of_re(view: SeatView) -> tuple[float, ...]:
    """Change of each seat's chance to be Re by the play so far, positive for Re."""
    signs = [0.0, 0.0, 0.0, 0.0]
    public = view.sides
    for trick in view.tricks:
        _read_gifts(view, trick, public, signs)
        lead = trick.cards[0]
        if view.order.is_trump(lead) and EYES[lead] < GIFT_EYES:
            signs[trick.leader] += TRUMP_LEAD_WEIGHT
    return tuple(signs)


def _read_gifts(view: SeatView, trick: Trick, sides: tuple[Side | None, ...], signs: list[float]) -> None:
    """Add the evidence of eyes given to a seat whose side is known."""
    for position in range(1, 4):
        card = trick.cards[position]
        best = best_position(view.order, trick.cards[: position + 1], second_dolle_wins=False)
        if best == position:
            continue
        side = sides[trick.seat_of(best)]
        if side is None:
            continue
        gift = _weight_of_gift(EYES[card])
        signs[trick.seat_of(position)] += gift if side is Side.RE else -gift


def _weight_of_gift(eyes: int) -> float:
    if eyes >= GIFT_EYES:
        return GIFT_WEIGHT
    return SPARING_WEIGHT if eyes <= SPARING_EYES else 0.0


def hand_as_dealt(view: SeatView) -> tuple[Card, ...]:
    """Return the hand of the seat before the first card."""
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None:
        tricks.append((view.leader, view.trick))
    played = (cards[(view.seat - leader) % 4 :][:1] for leader, cards in tricks)
    return (*view.hand, *chain.from_iterable(played))


def has_called(view: SeatView, seat: int) -> bool:
    """True if a seat has announced Re, Kontra, a knock or more by itself."""
    return any(call.seat == seat and call.call is not Call.REPLY for call in view.announcements)


def is_alone(view: SeatView) -> bool:
    """True if this seat plays alone against three, openly or silently."""
    return view.contract is not None and view.contract.is_alone and view.soloist == view.seat


def is_open_marriage(view: SeatView) -> bool:
    """True if the bride is still looking for a partner."""
    return view.contract is Contract.MARRIAGE and view.clarified is None


def settles_partner(view: SeatView) -> bool:
    """True if whoever takes the unfinished trick, other than the bride of an open marriage, becomes her partner."""
    selector = view.selector
    if not is_open_marriage(view) or selector is None or not view.trick:
        return False
    before = sum(fits(view.order, selector, trick) for trick in view.tricks)
    return view.order.classes[view.trick[0]] in SELECTOR_CLASSES[selector.kind] and before + 1 >= selector.number
