"""Random games near their end, and the deals that the engine itself takes for possible there."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import numpy as np

from freedoko_qt.ai.batch.tables import counts
from freedoko_qt.ai.beliefs.card_facts import cards_of
from freedoko_qt.engine.actions import (
    EARLY_SWINES,
    Action,
    Announce,
    AnnounceSwines,
    Genscher,
    Play,
    Reserve,
    Return,
    Shift,
)
from freedoko_qt.engine.before_play.bidding import is_raising
from freedoko_qt.engine.cards import SEATS, Card, Hands, by_seat, deck
from freedoko_qt.engine.contracts import Contract, Reservation, card_order
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.events import SwinesAnnounced
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.engine.view import SeatView

# Laying out games


def hands_with(chance: Random, *, with_nines: bool, both: Card | None = None, poor: int | None = None) -> Hands:
    """A deal in which somebody holds both of a card, or somebody at most so many trumps."""
    order = card_order(Rules(with_nines=with_nines), Contract.NORMAL)
    cards = list(deck(with_nines=with_nines))
    chance.shuffle(cards)
    if both is not None:
        cards.sort(key=lambda card: card != both)
    if poor is not None:
        trumps = [card for card in cards if order.is_trump(card)]
        plain = [card for card in cards if not order.is_trump(card)]
        size, few = len(cards) // 4, chance.randint(0, poor)
        cards = trumps[:few] + plain[: size - few] + (rest := trumps[few:] + plain[size - few :])
        chance.shuffle(rest)
        cards[size:] = rest
    size = len(cards) // 4
    hands = [cards[size * seat : size * (seat + 1)] for seat in SEATS]
    chance.shuffle(hands)
    return hands_of(hands)


def begun(rules: Rules, chance: Random, wanted: str) -> Game | None:
    """A game of a kind at its first card: a contract, or `"duel"` where several had a reservation."""
    laid: dict[str, Any] = {
        "marriage": {"both": Card.CQ},
        "silent": {"both": Card.CQ},
        "poverty": {"poor": 3},
        "swines": {"both": Card.DA},
        "genscher": {"both": Card.DK},
    }
    duty = [DutySoli(), DutySoli(1, 0, 0), DutySoli(2, 1, 1)]
    soli = [chance.choice(duty) if rules.in_force().solo else DutySoli() for _ in SEATS]
    table = Table(first=chance.choice(SEATS), duty_soli=by_seat(soli))
    for _ in range(20):
        hands = hands_with(chance, with_nines=rules.with_nines, **laid.get(wanted, {}))
        game = Game(rules, hands, table)
        while game.phase not in (Phase.PLAY, Phase.OVER):
            game.apply(_answer(game, chance, wanted))
        if game.phase is Phase.PLAY:
            return game
    return None


def _answer(game: Game, chance: Random, wanted: str) -> Action:
    legal = game.legal()
    answers = [action for action in legal if isinstance(action, Reserve)]
    if not answers:
        yes = [action for action in legal if getattr(action, "accept", False)]
        return chance.choice(yes if yes and chance.random() < 0.6 else legal)
    share = {"solo": 0.3, "duel": 0.5}.get(wanted, 0.0)
    kinds = {"marriage": {"marriage"}, "poverty": {"poverty"}, "duel": {"marriage", "poverty"}}.get(wanted, set())
    fitting = [one for one in answers if one.reservation in kinds]
    if not fitting and chance.random() < share:
        fitting = [one for one in answers if one.reservation.is_solo]
    if not fitting and wanted == "duel":
        fitting = [one for one in answers if one.reservation is not Reservation.HEALTHY and chance.random() < 0.2]
    healthy = [one for one in answers if one.reservation is Reservation.HEALTHY]
    swines = [one for one in healthy if one.swines]
    return chance.choice(fitting or (swines if wanted == "swines" and swines else healthy) or answers)


def played_on(game: Game, chance: Random, cards: int) -> bool:
    """Play at random until so many cards are left; whether there is still something to play."""
    total = 4 * game.tricks_total
    talk = chance.choice((0.0, 0.05, 0.3))
    while game.phase is Phase.PLAY and (total - game.cards_played > cards or game.pending):
        seat = chance.choice(SEATS) if chance.random() < 0.3 else game.turn
        assert game.turn is not None
        legal = game.legal(seat)
        plays = [action for action in game.legal() if isinstance(action, Play)]
        special = [action for action in legal if isinstance(action, AnnounceSwines | Genscher)]
        calls = [action for action in legal if isinstance(action, Announce)]
        if special and chance.random() < 0.8:
            game.apply(chance.choice(special))
        elif calls and (chance.random() < talk or not plays):
            game.apply(chance.choice(calls))
        elif plays:
            game.apply(chance.choice(plays))
        else:
            game.apply(next(action for action in game.legal() if isinstance(action, Announce)))
    return game.phase is Phase.PLAY


# What fits, by the engine


def real_deal(game: Game) -> np.ndarray:
    """The hands at the first card as they really were, shape (4, 24)."""
    hands = np.array([counts(hand) for hand in game.dealt])
    if game.contract is Contract.POVERTY and game.taker is not None:
        moved = counts(game.laid) - counts(game.returned)
        hands[game.soloist] -= moved
        hands[game.taker] += moved
    return hands


def all_assignments(view: SeatView, hands: np.ndarray, game: Game) -> list[np.ndarray]:
    """Every way to give the cards that are still hidden to the seats that hold them; whole hands."""
    hidden = [seat for seat in SEATS if seat != view.seat]
    cards = cards_of(sum(counts(game.hands[seat]) for seat in hidden))
    result = []
    for parts in _parts(cards, [view.hand_sizes[seat] for seat in hidden]):
        deal_ = hands.copy()
        for seat, part in zip(hidden, parts, strict=True):
            deal_[seat] += counts(part) - counts(game.hands[seat])
        result.append(deal_)
    return result


def _parts(cards: tuple[Card, ...], sizes: list[int]) -> Iterator[list[tuple[Card, ...]]]:
    if not sizes:
        yield []
        return
    for part in dict.fromkeys(combinations(cards, sizes[0])):
        rest = list(cards)
        for card in part:
            rest.remove(card)
        for others in _parts(tuple(rest), sizes[1:]):
            yield [part, *others]


def known(view: SeatView) -> dict[str, Any]:
    """The parts of a view; without what two rules tell by what may be done (a second fox, a knock of the own side)."""
    parts = {name: getattr(view, name) for name in SeatView.__dataclass_fields__}
    parts["hand"] = sorted(view.hand)
    parts["legal"] = {action for action in view.legal if isinstance(action, Play)}
    del parts["duty"]
    return parts


class DealOracle:
    """Tells by replaying whether a deal could have brought a seat to where it is."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat, self.view = game, seat, game.view(seat)
        self.wanted = known(self.view)
        again = Game(game.given_rules, game.dealt, game.table)
        events, self.answers, self.bids = [], list[Reserve](), list[Reserve]()
        for action in game.actions:
            if isinstance(action, Reserve):
                (self.bids if is_raising(again, action.seat) else self.answers).append(action)
            events += again.apply(action)
        self.announced = {(event.seat, event.kind) for event in events if isinstance(event, SwinesAnnounced)}
        announced = {(a.seat, a.kind) for a in game.actions if isinstance(a, AnnounceSwines)}
        self.noted = self.announced - announced

    @property
    def forgets(self) -> bool:
        """True if the course of the game shows more than stands in the view."""
        view, game = self.view, self.game
        rules = view.rules
        asked = [seat for seat in SEATS if view.reservations[seat] is Reservation.RESERVATION]
        if game.genscher is not None and (view.announcements or (asked and len(asked) > 1)):
            return True
        if view.contract is Contract.NORMAL and len(asked) > 1:
            return True
        first = view.tricks[0] if view.tricks else None
        is_rich = first is not None and first.eyes >= rules.announcement_first_trick_eyes
        if rules.announcement_first_trick_thirty_points and is_rich and (view.announcements or rules.knocking):
            return True
        if any(isinstance(action, Shift) for action in game.actions):
            poor = next(action.seat for action in game.actions if isinstance(action, Shift))
            if view.seat not in (poor, game.taker) and game.taker is not None:
                is_hidden = view.reservations[game.taker] is Reservation.RESERVATION
                return is_hidden or rules.throw_is_mandatory or bool(self.announced)
            return bool(self.announced)
        return rules.swine_only_second and bool(self.announced) and game.genscher is not None

    def course(self, hands: np.ndarray) -> Game | None:
        """A game with these hands at the first card that looks the same to the seat; None if there is none."""
        courses = (self.replayed(dealt, shift, back) for dealt, shift, back in self._exchanges(hands))
        return next((game for game in courses if game is not None), None)

    def replayed(self, dealt: np.ndarray, shift: tuple[Card, ...] | None, back: tuple[Card, ...] | None) -> Game | None:
        """The game of these hands, and of these cards laid down and returned, if it looks the same to the seat."""
        start = hands_of(
            self.game.dealt[seat] if (counts(self.game.dealt[seat]) == dealt[seat]).all() else cards_of(dealt[seat])
            for seat in SEATS
        )
        game = self._reserved(start)
        if game is None:
            return None
        for action in self.game.actions:
            match action:
                case Reserve():
                    continue
                case Shift(seat, cards, to) if seat != self.seat:
                    possible = [one.cards for one in game.legal() if isinstance(one, Shift)]
                    fitting = [one for one in possible if len(one) == len(cards)] if shift is None else [shift]
                    done: Action = Shift(seat, fitting[0] if fitting else (), to)
                case Return(seat, _) if back is not None:
                    done = Return(seat, back)
                case _:
                    done = action
            if not game.is_legal(done):
                return None
            game.apply(done)
        return game if known(game.view(self.seat)) == self.wanted else None

    def _reserved(self, start: Hands) -> Game | None:
        """The game after answers that can have been given, if they lead to what is played."""
        final = {answer.seat: answer for answer in self.answers}
        fresh = Game(self.game.given_rules, start, self.game.table)
        options: list[list[Reserve]] = []
        order = [seat for step in range(4) if (seat := (fresh.table.first + step) % 4) in final]
        for seat in order:
            swines, hyper = ((seat, kind) in self.noted for kind in EARLY_SWINES)
            if seat != self.seat and self.view.reservations[seat] is Reservation.RESERVATION:
                kinds = {}
                fresh.turn = seat
                for one in fresh.legal(seat):
                    assert isinstance(one, Reserve)
                    would_be_named = fresh.rules.bidding_goes_on and len(final) == 4 and one.reservation.is_solo
                    if would_be_named:
                        continue
                    if one.reservation is not Reservation.HEALTHY and (one.swines, one.hyperswines) == (swines, hyper):
                        kinds[one._replace(selector=None)] = one
                if not kinds and not swines:  # a poverty whose foxes count only as swines
                    kinds = {one: one for one in fresh.legal(seat) if one.reservation is Reservation.POVERTY}
                if (key := final[seat]._replace(selector=None)) in kinds:
                    kinds[key] = final[seat]
                options.append(sorted(kinds.values(), key=final[seat].__ne__))
            elif seat == self.seat:
                options.append([final[seat]])
            else:
                options.append([final[seat]._replace(swines=swines, hyperswines=hyper)])
                if final[seat].reservation is Reservation.POVERTY:
                    options[-1].append(final[seat])
        real = self.game
        for answers in product(*options):
            game = Game(real.given_rules, start, real.table)
            for answer in answers:
                if game.is_legal(answer):
                    game.apply(answer)
            for bid in self.bids:
                if game.is_legal(bid):
                    game.apply(bid)
            given = [answer for answer in game.reserved if answer is not None]
            if len(given) == len(answers) and game.thrown_in is None and self._begins_alike(game):
                return game
        return None

    def _begins_alike(self, game: Game) -> bool:
        acted = self.game.replayed(sum(isinstance(action, Reserve) for action in self.game.actions))
        normal = (Contract.NORMAL, Contract.SILENT_MARRIAGE)
        if game.contract in normal or acted.contract in normal:
            return game.contract in normal and acted.contract in normal
        return (game.contract, game.soloist) == (acted.contract, acted.soloist)

    def _exchanges(self, hands: np.ndarray) -> Iterator[tuple[np.ndarray, Any, Any]]:
        """The hands as dealt, with every number of foxes, other trumps and plain cards that can have been moved."""
        game, poor = self.game, self.game.soloist
        if game.contract is not Contract.POVERTY or poor is None or game.taker is None:
            yield hands, None, None
            return
        moved = counts(game.laid) - counts(game.returned)
        dealt = hands.copy()
        dealt[poor] += moved
        dealt[game.taker] -= moved
        if dealt.min() >= 0:
            yield dealt, game.laid, game.returned
        if self.seat in (poor, game.taker):
            return
        trump = np.array([game.order.is_trump(card) for card in Card])
        back = _some(np.where(trump, hands[poor], 0), 99)
        back = back + _some(np.where(trump, 0, hands[poor]), len(game.laid) - int(back.sum()))
        if game.rules.poverty_return_info == "cards":
            back = counts(game.returned)
        pool = hands[game.taker] + back
        fox = np.array([card == Card.DA for card in Card])
        kinds = [np.where(kind, pool, 0) for kind in (fox, trump & ~fox, ~trump)]
        for numbers in product(range(len(game.laid) + 1), repeat=3):
            shift = sum(_some(kind, number) for kind, number in zip(kinds, numbers, strict=True))
            if sum(numbers) != len(game.laid) or int(np.sum(shift)) != sum(numbers):
                continue
            dealt = hands.copy()
            dealt[poor] += shift - back
            dealt[game.taker] -= shift - back
            if back.sum() == len(game.laid) and dealt.min() >= 0:
                yield dealt, cards_of(shift), cards_of(back)


def _some(cards: np.ndarray, number: int) -> np.ndarray:
    left, chosen = max(number, 0), np.zeros(24, np.int8)
    for card in np.flatnonzero(cards):
        chosen[card] = min(left, cards[card])
        left -= chosen[card]
    return chosen
