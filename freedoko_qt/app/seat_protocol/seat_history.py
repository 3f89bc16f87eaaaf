"""The facts known to a seat in order: constraints on the hands, and the actions for hands that fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile

from freedoko_qt.engine.actions import (
    EARLY_SWINES,
    Accept,
    Action,
    AnnounceSwines,
    Genscher,
    Play,
    Reserve,
    Return,
    Shift,
    SwineKind,
)
from freedoko_qt.engine.before_play import bidding
from freedoko_qt.engine.before_play.poverty import contract_if_refused, count_trumps
from freedoko_qt.engine.before_play.reservations import decide, soli_are_named
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import TRUMP, CardOrder, Contract, Reservation, allows_solo, card_order
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.play.genscher import genscher_card
from freedoko_qt.engine.play.swine_rules import special_card
from freedoko_qt.engine.rules.poverty import ReturnInfo

from .deals import DealConstraints, Exchange
from .messages import Declared, Fact, GivenBack, Hello, Laid, SideShown

_HIDDEN = (
    Reservation.MARRIAGE,
    *(kind for kind in Reservation if kind.is_solo),
    Reservation.POVERTY,
    Reservation.THROW_NINES,
)
"""The reservations that a hidden one may be taken for; all throws have the same rank."""


class SeatHistory:
    """The facts of one game as sent to one seat. Raises BadNotation for impossible answers."""

    def __init__(self, hello: Hello, facts: Sequence[Fact]) -> None:
        self._hello = hello
        self._rules = hello.rules.in_force()
        self._own: list[Reserve] = []
        """The own answer, and what it was changed to."""
        self._answers: dict[int, Reserve] = {}
        """By seat the last answer, as it was sent last."""
        self._bids: list[Reserve] = []
        """The answers of those who were asked to raise a solo, in turn."""
        self._offered: set[int] = set()
        """The seats that have offered a duty solo and so let the others be asked, whatever followed."""
        self._facts = [fact for fact in facts if not isinstance(fact, Reserve)]
        for fact in facts:
            if isinstance(fact, Reserve):
                self._answer(fact)
        self._holder = self._settle()
        self._contract = Contract.NORMAL if self._holder is None else _contract(self._holder)
        self._exchange = self._find_exchange()
        if sum(isinstance(fact, Accept) and not fact.accept for fact in self._facts) == 3:
            self._contract = contract_if_refused(self._rules)
        self._forget_swines([fact for fact in facts if isinstance(fact, Reserve)])

    def _answer(self, answer: Reserve) -> None:
        before = self._answers.get(answer.seat)
        if before is not None and before.reservation is Reservation.HEALTHY is not answer.reservation:
            raise BadNotation("who is healthy stays so")
        asked = self._asked()
        if soli_are_named(asked) and bidding.next_to_raise(asked) == answer.seat:
            self._bids.append(answer)
            return
        if before is not None and self._bids:  # after bids only the swines of the highest bidder are sent
            self._bids = [_with_swines_of(answer, bid) if bid.seat == answer.seat else bid for bid in self._bids]
            answer = _with_swines_of(answer, before)
        self._answers[answer.seat] = answer
        if answer.offer_duty_solo:
            self._offered.add(answer.seat)
        if answer.seat == self._hello.seat:
            self._own.append(answer)

    def actions(self, exchange: Exchange | None) -> Iterator[tuple[Action | None, Fact]]:
        """All actions, each with its fact, hidden cards as in an exchange; None: a fact without an action."""
        for seat in ((self._hello.table.first + step) % 4 for step in SEATS):
            if seat not in self._answers:
                break
            answers = [self._answers[seat]]
            if seat == self._hello.seat:
                answers = self._own
            elif seat in self._offered and not answers[0].offer_duty_solo:
                answers = [Reserve(seat, Reservation.MARRIAGE, offer_duty_solo=True), *answers]
            yield from ((answer, answer) for answer in answers)
        yield from ((bid, bid) for bid in self._bids)
        was_laid = False
        laid, returned = (exchange.laid or (), exchange.returned or ()) if exchange is not None else ((), ())
        for fact in self._facts:
            match fact:
                case Laid(seat, _, _, to) | Shift(seat, _, to):
                    if not was_laid:  # they are sent once more to who takes them
                        yield Shift(seat, laid, to), fact
                    was_laid = True
                case GivenBack(seat) | Return(seat):
                    yield Return(seat, returned), fact
                case Declared(announce):
                    yield announce, fact
                case SideShown():
                    yield None, fact
                case _:
                    yield fact, fact

    # What is played

    def _asked(self) -> Game:
        """A game in which all that was answered and bid has been said."""
        game = Game(self._hello.rules, (self._hello.hand,) * 4, self._hello.table)
        trumps = [*card_order(game.rules, Contract.NORMAL).trumps]
        game.hands = [[*self._hello.hand] if seat == self._hello.seat else trumps for seat in SEATS]
        game.reserved = [self._answers.get(seat) for seat in SEATS]
        for bid in self._bids:
            bidding.answer(game, bid)
        return game

    def _settle(self) -> Reserve | None:
        """The reservation that holds among those known; each hidden one becomes one that loses to it."""
        game = self._asked()
        hidden = [seat for seat, answer in self._answers.items() if answer.reservation is Reservation.RESERVATION]
        for seat in hidden:
            game.reserved[seat] = None
        holder = decide(game).reserve
        for seat in hidden:
            for kind in _HIDDEN:
                if kind.is_solo and not allows_solo(game.rules, Contract(kind.value)):
                    continue
                game.reserved[seat] = self._answers[seat] = self._answers[seat]._replace(reservation=kind)
                if holder is None or decide(game).reserve == holder:
                    break
        return holder

    def _find_exchange(self) -> Exchange | None:
        if self._contract is not Contract.POVERTY or self._holder is None:
            return None
        exchange = Exchange(self._holder.seat, 0, poor_trumps=2 if self._rules.throw_with_one_trump else 0)
        for fact in self._facts:
            match fact:
                case Laid(_, number):
                    exchange.number = number
                case Shift(_, cards):
                    exchange.number, exchange.laid = len(cards), cards
                case Accept(seat, True):
                    exchange.taker = seat
                case Return(_, cards):
                    exchange.finished, exchange.returned = True, cards
                case GivenBack(_, _, trumps, shown=shown):
                    exchange.finished, exchange.trumps, exchange.back = True, trumps, Counter(shown)
        if self._hello.seat not in (exchange.poor, exchange.taker):
            _hide(exchange, card_order(self._rules, Contract.POVERTY), self._rules.poverty_return_info)
        return exchange

    def _forget_swines(self, answers: Sequence[Reserve]) -> None:
        """Drop noted swines in a contract with other swines, unless they were sent since it stands."""
        if special_card(self._rules, self._contract, kind=SwineKind.SWINES) in (Card.DA, None):
            return
        announcing = [fact.seat for fact in takewhile(lambda fact: fact.swines or fact.hyperswines, reversed(answers))]
        for seat, answer in self._answers.items():
            if seat not in announcing:
                self._answers[seat] = answer._replace(swines=False, hyperswines=False)

    # What it reveals of the hands

    def constraints(self) -> DealConstraints:
        """All that is known of the hands.

        A new object at each call, whose exchange is shared with this one.
        """
        constraints = DealConstraints(
            self._hello.seat,
            self._hello.hand,
            card_order(self._rules, self._contract),
            with_nines=self._rules.with_nines,
            queens_matter=self._contract is Contract.NORMAL,
            exchange=self._exchange,
        )
        if self._contract is Contract.MARRIAGE and self._holder is not None:
            constraints.holds(self._holder.seat, {Card.CQ: 2})
        self._constrain_by_tricks(constraints)
        self._constrain_by_exchange(constraints)
        for answer in self._answers.values():
            for kind, noted in zip(EARLY_SWINES, (answer.swines, answer.hyperswines), strict=True):
                if noted and answer.seat != self._hello.seat:
                    self._constrain_by_swines(constraints, AnnounceSwines(answer.seat, kind))
        return constraints

    def _constrain_by_tricks(self, constraints: DealConstraints) -> None:
        classes = constraints.order.classes
        played: dict[int, Counter[Card]] = {seat: Counter() for seat in SEATS}
        led, number, chosen = TRUMP, 0, list[Genscher]()
        for fact in self._facts:
            match fact:
                case Play(seat, card):
                    if number % 4 == 0:
                        led = classes[card]
                    elif classes[card] != led:
                        constraints.void.add((seat, led))
                    played[seat][card] += 1
                    number += 1
                case AnnounceSwines(seat) | Genscher(seat):
                    if isinstance(fact, Genscher):
                        constraints.holds(seat, {genscher_card(self._rules, counter=bool(chosen)): 2})
                        chosen.append(fact)
                    else:
                        self._constrain_by_swines(constraints, fact)
                    if number % 4 and led != TRUMP:
                        constraints.void.add((seat, led))  # for a trump has to follow
        for seat, cards in played.items():
            constraints.holds(seat, cards)

    def _constrain_by_exchange(self, constraints: DealConstraints) -> None:
        exchange = self._exchange
        if exchange is None:
            return
        if exchange.laid is None:
            constraints.holds(exchange.poor, Counter(exchange.returned or ()) | exchange.back)
        elif not exchange.finished:
            constraints.holds(exchange.poor, Counter(exchange.laid))
        elif exchange.taker is not None and exchange.returned is not None:
            constraints.holds(exchange.poor, Counter(exchange.returned))
            constraints.holds(exchange.taker, Counter(exchange.laid) - Counter(exchange.returned))

    def _constrain_by_swines(self, constraints: DealConstraints, said: AnnounceSwines) -> None:
        """Note that who announces swines holds both, until a poverty's exchange takes them elsewhere."""
        card, exchange = special_card(self._rules, self._contract, kind=said.kind), self._exchange
        if card is None:
            return
        if exchange is not None and said.seat == exchange.poor:
            exchange.sent[card] = 2
        if exchange is None or not exchange.finished or said.seat not in (exchange.poor, exchange.taker):
            constraints.holds(said.seat, {card: 2})
        elif exchange.taker is not None:
            if said.seat == exchange.taker:
                exchange.kept[card] = 2
            back = self._returned(card, kind=said.kind)
            exchange.back[card] = back
            constraints.holds(exchange.poor, {card: back})
            constraints.holds(exchange.taker, {card: 2 - back})

    def _returned(self, card: Card, *, kind: SwineKind) -> int:
        for fact in self._facts:
            match fact:
                case Return(_, cards):
                    return cards.count(card)
                case GivenBack():
                    return (fact.swines if kind is SwineKind.SWINES else fact.hyperswines) or 0
        return 0


def _hide(exchange: Exchange, order: CardOrder, info: ReturnInfo) -> None:
    """Forget cards that a host has shown to a bystander, who by the rules has seen at most those given back."""
    if exchange.returned is not None:
        exchange.trumps = count_trumps(order, exchange.returned)
        if info == "trumps":
            exchange.back = Counter(card for card in exchange.returned if order.is_trump(card))
    exchange.laid = None
    if info != "cards":
        exchange.returned = None


def _with_swines_of(announcing: Reserve, reserve: Reserve) -> Reserve:
    """A reservation with the swines that another one notes."""
    return reserve._replace(swines=announcing.swines, hyperswines=announcing.hyperswines)


def _contract(reserve: Reserve) -> Contract:
    """The contract if a reservation holds; a hand that is thrown in could as well be played as a normal game."""
    return Contract.NORMAL if reserve.reservation.is_throw else Contract(reserve.reservation.value)
