"""The poverty: who has one, what is laid down, who is asked, what comes back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from . import swines
from .actions import Shift
from .cards import SEATS, Card, Hand
from .contracts import TRUMP, CardOrder, Contract, card_order
from .events import CardsReturned, CardsShifted, ContractChosen, Event, PovertyAnswered, ThrownIn
from .phase import Phase
from .rules import Rules

if TYPE_CHECKING:
    from .game import Game


SHIFTED = 3
"""How many cards are laid down where the rules do not want exactly the trumps."""


def normal_trumps(rules: Rules, hand: Iterable[Card]) -> list[Card]:
    """The trumps of a hand in a normal game."""
    classes = card_order(rules, Contract.NORMAL).classes
    return [card for card in hand if classes[card] == TRUMP]


def has_poverty(rules: Rules, hand: Sequence[Card], *, swines: bool) -> bool:
    """Whether a hand is a poverty; foxes may not count, unless they are announced as swines."""
    if not rules.poverty:
        return False
    trumps = normal_trumps(rules, hand)
    if rules.poverty_fox_do_not_count and not swines:
        trumps = [card for card in trumps if card != Card.DA]
    return len(trumps) <= rules.poverty_max_trumps


def is_only_redealt(rules: Rules, hand: Sequence[Card]) -> bool:
    """Whether this poverty is a reason to deal anew instead of being shifted."""
    if not rules.poverty_shift:
        return True
    return rules.throw_with_one_trump and len(normal_trumps(rules, hand)) <= 1


def number_to_shift(game: Game, seat: int) -> int:
    """How many cards the poor one lays down (RULES.md 7)."""
    rules = game.rules
    trumps = [card for card in game.hands[seat] if game.order.is_trump(card)]
    if rules.poverty_shift_only_trump:
        return len(trumps)
    if rules.poverty_fox_shift_extra and game.swines != seat:
        foxes = trumps.count(Card.DA)
        return max(SHIFTED, len(trumps) - foxes) + foxes
    return max(SHIFTED, len(trumps))


def shifts(game: Game, seat: int) -> list[tuple[Card, ...]]:
    """Every set of cards the poor one may lay down, sorted by number: all trumps, and plain cards of its choice."""
    hand = game.hands[seat]
    trumps = [card for card in hand if game.order.is_trump(card)]
    plain = sorted(card for card in hand if not game.order.is_trump(card))
    missing = number_to_shift(game, seat) - len(trumps)
    return [tuple(sorted((*trumps, *rest))) for rest in dict.fromkeys(combinations(plain, missing))]


def returns(game: Game, seat: int) -> list[tuple[Card, ...]]:
    """Every set of cards the taker may give back, sorted by number."""
    return list(dict.fromkeys(combinations(sorted(game.hands[seat]), len(game.laid))))


def is_shift(game: Game, seat: int, cards: Sequence[Card]) -> bool:
    """Whether these cards may be laid down, in whatever order."""
    trumps = sum(game.order.is_trump(card) for card in game.hands[seat])
    return (
        len(cards) == number_to_shift(game, seat)
        and holds(game.hands[seat], cards)
        and sum(game.order.is_trump(card) for card in cards) == trumps
    )


def is_return(game: Game, seat: int, cards: Sequence[Card]) -> bool:
    """Whether these cards may be given back, in whatever order."""
    return len(cards) == len(game.laid) and holds(game.hands[seat], cards)


def holds(hand: Sequence[Card], cards: Sequence[Card]) -> bool:
    """Whether all the cards, with their number, are in the hand."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def asked(rules: Rules, poor: int, chosen: int | None) -> list[int]:
    """The three others in the order in which they are asked: one of them perhaps first, then clockwise."""
    clockwise = [(poor + step) % 4 for step in (1, 2, 3)]
    first = (poor + 2) % 4 if rules.poverty_offer_order == "opposite_first" else chosen
    return sorted(clockwise, key=lambda seat: seat != first)


def choices(rules: Rules, poor: int) -> list[int | None]:
    """Whom the poor one may choose to be asked first; only None where the rules say who it is."""
    if rules.poverty_offer_order != "chosen_first":
        return [None]
    return [seat for seat in SEATS if seat != poor]


def may_choose(rules: Rules, poor: int, chosen: int | None) -> bool:
    """Whether the poor one may say this; nothing is always allowed and means the left neighbour."""
    return chosen is None or chosen in choices(rules, poor)


def count_trumps(order: CardOrder, cards: Iterable[Card]) -> int:
    """How many of the cards are trumps."""
    return sum(order.is_trump(card) for card in cards)


def lay_down(game: Game, action: Shift) -> list[Event]:
    """The poor one lays its cards down."""
    seat, cards = action.seat, action.cards
    game.laid = cards
    for card in cards:
        game.hands[seat].remove(card)
    foxes = cards.count(Card.DA) if game.rules.poverty_fox_shift_open else None
    game.asked = asked(game.rules, seat, action.to)
    game.phase, game.turn = Phase.ACCEPT, game.asked[0]
    return [CardsShifted(seat, len(cards), foxes, action.to)]


def answer(game: Game, seat: int, *, accepted: bool) -> list[Event]:
    """A seat takes the cards, or the next one is asked."""
    events: list[Event] = [PovertyAnswered(seat, accepted)]
    poor = game.soloist
    if poor is None:
        return events
    if accepted:
        game.taker = seat
        game.hands[seat] += game.laid
        game.re = [one in (poor, seat) for one in SEATS]
        game.phase, game.turn = Phase.RETURN, seat
        return events
    game.asked.remove(seat)
    if game.asked:
        game.turn = game.asked[0]
        return events
    if game.rules.poverty_refused == "redeal":
        return events + game.throw_in(ThrownIn(poor, None))
    return events + _play_refused_as_normal(game, poor)


def _play_refused_as_normal(game: Game, poor: int) -> list[Event]:
    game.hands[poor] = list(game.dealt[poor])
    game.laid, game.contract, game.soloist = (), Contract.NORMAL, None
    game.re = [Card.CQ in hand for hand in game.hands]
    game.set_order()
    game.begin_play()
    return [ContractChosen(Contract.NORMAL, None, None, False)]


def give_back(game: Game, seat: int, cards: Hand) -> list[Event]:
    """The taker gives cards back, and the play begins."""
    poor = game.soloist
    if poor is None:
        return []
    game.returned = cards
    for card in cards:
        game.hands[seat].remove(card)
    game.hands[poor] += cards
    trumps = count_trumps(game.order, cards)
    swines.wander(game)
    game.begin_play()
    told = game.rules.poverty_return_info
    return [
        CardsReturned(
            seat,
            len(cards),
            trumps if told == "number_of_trumps" else None,
            trumps > 0 if told != "none" else None,
        )
    ]
