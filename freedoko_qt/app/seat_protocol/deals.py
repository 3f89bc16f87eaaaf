"""Deals consistent with what a seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement

from freedoko_qt.engine.cards import SEATS, Card, Hand, Hands, deck
from freedoko_qt.engine.contracts import TRUMP, CardOrder
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.errors import BadNotation


@dataclass(slots=True)
class Exchange:
    """A poverty's cards on their way; None where they are hidden, or the way is not finished."""

    poor: int
    number: int
    taker: int | None = None
    laid: Hand | None = None
    returned: Hand | None = None
    finished: bool = False
    trumps: int | None = None
    """The number of trumps that came back; None where it is not known."""
    sent: Counter[Card] = field(default_factory=Counter)
    """Swines that the poor player had announced."""
    kept: Counter[Card] = field(default_factory=Counter)
    """Swines that the taker had announced."""
    back: Counter[Card] = field(default_factory=Counter)
    """Those of the announced swines that came back, and the trumps that were shown to all."""
    poor_trumps: int = 0
    """The least number of trumps that the poor player was dealt."""


@dataclass(slots=True)
class DealConstraints:
    """The constraints on the hands when the first card is led."""

    seat: int
    hand: Hand
    """The own cards as dealt."""
    order: CardOrder
    with_nines: bool
    queens_matter: bool
    """True if the ♣Q make the sides."""
    held: dict[int, Counter[Card]] = field(default_factory=lambda: {seat: Counter() for seat in SEATS})
    """The cards that each seat surely holds."""
    void: set[tuple[int, int]] = field(default_factory=set)
    """Seats with the classes of which they hold no more than that."""
    exchange: Exchange | None = None

    def holds(self, seat: int, cards: Mapping[Card, int]) -> None:
        """Note that a seat holds so many cards at least, those noted before among them."""
        self.held[seat] |= Counter(cards)


def deals(constraints: DealConstraints) -> Iterator[tuple[Hands, Exchange | None]]:
    """One deal, and its exchange, for each way in which the ♣Q can lie. Raises BadNotation if cards do not add up.

    Hands as they were dealt, before a poverty's exchange. Not random: the same constraints give the same deals. Empty
    where no deal fits.
    """
    size = len(constraints.hand)
    others = [seat for seat in SEATS if seat != constraints.seat]
    unseen = Counter(deck(with_nines=constraints.with_nines))
    unseen.subtract(_own_hand(constraints))
    for seat in others:
        unseen.subtract(constraints.held[seat])
    if min(unseen.values()) < 0:
        raise BadNotation("there are not so many of one card")
    for queens in _queens(constraints, others, unseen[Card.CQ]):
        held = {seat: constraints.held[seat] + Counter({Card.CQ: queens.count(seat)}) for seat in others}
        rest = unseen - Counter({Card.CQ: len(queens)})
        _give_trumps(constraints, held, rest, size)
        hands = _filled(constraints, held, rest, size)
        if hands is not None:
            hands[constraints.seat] = [*_own_hand(constraints).elements()]
            yield _as_dealt(constraints, hands)


def _own_hand(constraints: DealConstraints) -> Counter[Card]:
    hand, exchange = Counter(constraints.hand), constraints.exchange
    if exchange is not None and exchange.finished:
        laid, returned = Counter(exchange.laid or ()), Counter(exchange.returned or ())
        if constraints.seat == exchange.poor:
            hand = hand - laid + returned
        elif constraints.seat == exchange.taker:
            hand = hand + laid - returned
    return hand


def _queens(constraints: DealConstraints, others: list[int], unseen: int) -> Iterator[tuple[int, ...]]:
    """The seats that may hold the ♣Q not yet seen: first those with one each, a silent marriage last."""
    if not constraints.queens_matter:
        yield ()
        return
    possible = [seat for seat in others if (seat, TRUMP) not in constraints.void]
    yield from sorted(combinations_with_replacement(possible, unseen), key=lambda seats: len({*seats}), reverse=True)


def _give_trumps(constraints: DealConstraints, held: dict[int, Counter[Card]], rest: Counter[Card], size: int) -> None:
    """Give the poor player and the taker the trumps that a poverty needs."""
    exchange = constraints.exchange
    if exchange is None:
        return
    wanted = {exchange.poor: exchange.trumps or 0 if exchange.finished else exchange.poor_trumps}
    if exchange.finished and exchange.taker is not None and (exchange.taker, TRUMP) not in constraints.void:
        wanted[exchange.taker] = exchange.poor_trumps
    for seat, number in wanted.items():
        if seat not in held:
            continue
        for card in reversed(constraints.order.trumps):
            missing = number - sum(held[seat][trump] for trump in constraints.order.trumps)
            given = min(missing, rest[card], size - held[seat].total())
            if given > 0:
                held[seat][card] += given
                rest[card] -= given


def _filled(
    constraints: DealConstraints, held: Mapping[int, Counter[Card]], rest: Counter[Card], size: int
) -> dict[int, list[Card]] | None:
    """Full hands with the remaining cards where they may be; None if there are none."""
    classes, void = constraints.order.classes, set(constraints.void)
    if constraints.exchange is not None and constraints.exchange.trumps is not None:
        void.add((constraints.exchange.poor, TRUMP))
    free = {seat: size - cards.total() for seat, cards in held.items()}
    given: dict[int, list[Card]] = {seat: [] for seat in held}

    def place(card: Card, tried: set[int]) -> bool:
        """Give a card to a seat, which may have to pass another one on."""
        for seat, cards in given.items():
            if seat in tried or (seat, classes[card]) in void:
                continue
            tried.add(seat)
            if len(cards) < free[seat]:
                cards.append(card)
                return True
            for at, other in enumerate(cards):
                if place(other, tried):
                    cards[at] = card
                    return True
        return False

    if min(free.values()) < 0 or not all(place(card, set()) for card in rest.elements()):
        return None
    return {seat: [*held[seat].elements(), *given[seat]] for seat in held}


def _as_dealt(constraints: DealConstraints, hands: dict[int, list[Card]]) -> tuple[Hands, Exchange | None]:
    """The hands before the exchange of a poverty, and what was exchanged."""
    exchange = constraints.exchange
    if exchange is not None:
        exchange = _exchanged(constraints, exchange, hands)
        if exchange.finished and exchange.taker is not None:
            laid, returned = Counter(exchange.laid or ()), Counter(exchange.returned or ())
            poor, taker = Counter(hands[exchange.poor]), Counter(hands[exchange.taker])
            hands[exchange.poor] = [*(poor - returned + laid).elements()]
            hands[exchange.taker] = [*(taker + returned - laid).elements()]
    hands[constraints.seat] = [*constraints.hand]
    return hands_of(hands[seat] for seat in SEATS), exchange


def _exchanged(constraints: DealConstraints, exchange: Exchange, hands: Mapping[int, list[Card]]) -> Exchange:
    """The exchange with cards that may have gone each way where they are hidden."""
    order, laid, returned = constraints.order, exchange.laid, exchange.returned
    if exchange.finished and returned is None:
        returned = _some(order, Counter(hands[exchange.poor]), exchange.number, exchange.back, exchange.trumps or 0)
    if laid is None:
        source = Counter(hands[exchange.poor])
        if exchange.finished and exchange.taker is not None:
            source = Counter(returned or ()) + Counter(hands[exchange.taker]) - exchange.kept
        laid = _some(order, source, exchange.number, exchange.sent, exchange.poor_trumps)
    return replace(exchange, laid=laid, returned=returned)


def _some(order: CardOrder, source: Counter[Card], number: int, wanted: Counter[Card], trumps: int) -> Hand:
    """A number of cards: the wanted ones, a number of trumps, and plain cards as far as there are."""
    chosen = [*(source & wanted).elements()]
    rest = sorted((source - Counter(chosen)).elements(), key=order.is_trump)
    missing = max(trumps - sum(map(order.is_trump, chosen)), 0)
    chosen += [card for card in rest if order.is_trump(card)][: min(missing, number - len(chosen))]
    rest = sorted((source - Counter(chosen)).elements(), key=order.is_trump)
    return tuple(sorted(chosen + rest[: number - len(chosen)]))
