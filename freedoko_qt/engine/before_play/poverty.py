"""The poverty: its conditions, and the exchange of cards (RULES.md 7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from ..actions import Shift
from ..cards import SEATS, Card, Hand
from ..contracts import TRUMP, CardOrder, Contract, card_order
from ..events import CardsReturned, CardsShifted, ContractChosen, Event, PovertyAnswered, ThrownIn
from ..phase import Phase
from ..play import announcements, swines
from ..rules import Rules
from ..state import GameState

SHIFTED = 3
"""The number of cards laid down where the rules do not want exactly the trumps."""


def normal_trumps(rules: Rules, hand: Iterable[Card]) -> list[Card]:
    """The trumps of a hand in a normal game."""
    classes = card_order(rules, Contract.NORMAL).classes
    return [card for card in hand if classes[card] == TRUMP]


def has_poverty(rules: Rules, hand: Sequence[Card], *, swines: bool) -> bool:
    """True if a hand is a poverty (RULES.md 7); with `swines` its foxes count as trumps in any case."""
    if not rules.poverty:
        return False
    trumps = normal_trumps(rules, hand)
    if rules.poverty_fox_do_not_count and not swines:
        trumps = [card for card in trumps if card != Card.DA]
    more = rules.poverty_one_more_with_nine and Card.D9 in trumps
    return len(trumps) <= rules.poverty_max_trumps + more


def is_only_redealt(rules: Rules, hand: Sequence[Card]) -> bool:
    """True if this poverty is a reason to deal anew instead of being shifted.

    The hand must be a poverty. Trumps are those of a normal game.
    """
    if not rules.poverty_shift:
        return True
    return rules.throw_with_one_trump and len(normal_trumps(rules, hand)) <= 1


def number_to_shift(state: GameState, seat: int) -> int:
    """The number of cards that the poor player lays down (RULES.md 7).

    All trumps with `poverty_shift_only_trump`, else at least three cards; with `poverty_fox_shift_extra` foxes are
    extra, unless they have been announced as swines.
    """
    rules = state.rules
    trumps = [card for card in state.hands[seat] if state.order.is_trump(card)]
    if rules.poverty_shift_only_trump:
        return len(trumps)
    if rules.poverty_fox_shift_extra and state.swines != seat:
        foxes = trumps.count(Card.DA)
        return max(SHIFTED, len(trumps) - foxes) + foxes
    return max(SHIFTED, len(trumps))


def shifts(state: GameState, seat: int) -> list[tuple[Card, ...]]:
    """Every set of cards that the poor player may lay down, sorted by number.

    Each holds all its trumps, and plain cards of its choice.
    """
    hand = state.hands[seat]
    trumps = [card for card in hand if state.order.is_trump(card)]
    plain = sorted(card for card in hand if not state.order.is_trump(card))
    missing = number_to_shift(state, seat) - len(trumps)
    return [tuple(sorted((*trumps, *rest))) for rest in dict.fromkeys(combinations(plain, missing))]


def returns(state: GameState, seat: int) -> list[tuple[Card, ...]]:
    """Every set of cards the taker may give back, sorted by number.

    With three cards laid down that is up to 455 sets; `is_return` tests one without making them all.
    """
    return list(dict.fromkeys(combinations(sorted(state.hands[seat]), len(state.laid))))


def is_shift(state: GameState, seat: int, cards: Sequence[Card]) -> bool:
    """True if these cards may be laid down, in whatever order."""
    trumps = count_trumps(state.order, state.hands[seat])
    return (
        len(cards) == number_to_shift(state, seat)
        and holds(state.hands[seat], cards)
        and count_trumps(state.order, cards) == trumps
    )


def is_return(state: GameState, seat: int, cards: Sequence[Card]) -> bool:
    """True if these cards may be given back, in whatever order."""
    return len(cards) == len(state.laid) and holds(state.hands[seat], cards)


def holds(hand: Sequence[Card], cards: Sequence[Card]) -> bool:
    """True if all the cards, with their number, are in the hand."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def asked(rules: Rules, poor: int, chosen: int | None) -> list[int]:
    """The three others in the order in which they are asked: clockwise from the first one (doko.wtf).

    `chosen`: the seat that the poor player points at, where it may; None for the left neighbour. With
    `opposite_first` the opposite seat begins. Seat 1 pointing at 3 gives 3, 0, 2 (RULES.md 7).
    """
    first = (poor + 1) % 4 if chosen is None else chosen
    if rules.poverty_offer_order == "opposite_first":
        first = (poor + 2) % 4
    return [seat for seat in ((first + step) % 4 for step in SEATS) if seat != poor]


def choices(rules: Rules, poor: int) -> list[int | None]:
    """The seats that the poor player may choose to be asked first; only None where the rules fix it."""
    if rules.poverty_offer_order != "chosen_first":
        return [None]
    return [seat for seat in SEATS if seat != poor]


def may_choose(rules: Rules, poor: int, chosen: int | None) -> bool:
    """True if the poor player may name this seat; None is always allowed and means the left neighbour."""
    return chosen is None or chosen in choices(rules, poor)


def count_trumps(order: CardOrder, cards: Iterable[Card]) -> int:
    """The number of trumps among the cards."""
    return sum(order.is_trump(card) for card in cards)


def lay_down(state: GameState, action: Shift) -> list[Event]:
    """Move the cards that the poor player lays down out of its hand, and ask the first seat."""
    seat, cards = action.seat, action.cards
    state.laid = cards
    for card in cards:
        state.hands[seat].remove(card)
    foxes = cards.count(Card.DA) if state.rules.poverty_fox_shift_open else None
    state.asked = asked(state.rules, seat, action.to)
    state.phase, state.turn = Phase.ACCEPT, state.asked[0]
    return [CardsShifted(seat, len(cards), foxes, action.to)]


def answer(state: GameState, seat: int, *, accepted: bool) -> list[Event]:
    """Apply the answer of a seat that is asked: it takes the cards, or the next one is asked.

    If no seat takes them, the cards are dealt anew, or the game is played by `poverty_refused` (RULES.md 7).
    """
    events: list[Event] = [PovertyAnswered(seat, accepted)]
    poor = state.soloist
    assert poor is not None  # a seat is asked only where there is a poverty
    if accepted:
        state.taker = seat
        state.hands[seat] += state.laid
        state.re = [one in (poor, seat) for one in SEATS]
        state.phase, state.turn = Phase.RETURN, seat
        return events
    state.asked.remove(seat)
    if state.asked:
        state.turn = state.asked[0]
        return events
    if state.rules.poverty_refused == "redeal":
        return events + state.throw_in(ThrownIn(poor, None))
    return events + _play_refused(state, poor)


def contract_if_refused(rules: Rules) -> Contract:
    """The contract of a poverty that was refused, where the rules do not deal anew."""
    return Contract.RAMSCH if rules.poverty_refused == "ramsch" else Contract.NORMAL


def _play_refused(state: GameState, poor: int) -> list[Event]:
    """Play with the hands as they were dealt: a normal game, or a Ramsch, in which there are no sides."""
    contract = contract_if_refused(state.rules)
    state.hands[poor] = list(state.dealt[poor])
    state.laid, state.contract, state.soloist = (), contract, None
    state.re = [contract is Contract.NORMAL and Card.CQ in hand for hand in state.hands]
    state.set_order()
    state.begin_play()
    return [ContractChosen(contract, None, None, False), *swines.count_early(state)]


def shown_to_all(state: GameState) -> Hand | None:
    """The cards given back that everybody sees, sorted; None where the rules want none shown.

    By the option `poverty_return_info`: all of them, or the trumps.
    """
    match state.rules.poverty_return_info:
        case "cards":
            return tuple(sorted(state.returned))
        case "trumps":
            return tuple(sorted(card for card in state.returned if state.order.is_trump(card)))
        case _:
            return None


def give_back(state: GameState, seat: int, cards: Hand) -> list[Event]:
    """Move the cards that the taker gives back to the poor player, and begin the play.

    Swines announced before go to whoever holds both cards now, or lapse (RULES.md 8).
    """
    poor = state.soloist
    assert poor is not None  # cards are given back only where there is a poverty
    state.returned = cards
    for card in cards:
        state.hands[seat].remove(card)
    state.hands[poor] += cards
    trumps = count_trumps(state.order, cards)
    swines.reassign_after_exchange(state)
    state.begin_play()
    info, shown = state.rules.poverty_return_info, shown_to_all(state)
    return [
        CardsReturned(
            seat,
            len(cards),
            trumps if shown is not None or info == "number_of_trumps" else None,
            trumps > 0 if info != "none" else None,
            shown,
        ),
        *announcements.count_contract(state),
        *swines.count_early(state),
    ]
