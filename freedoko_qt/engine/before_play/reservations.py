"""The question before the game: what a hand allows, and which reservation comes to be (RULES.md 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ..actions import Call, Reserve, SwineKind
from ..cards import CARDS, SEATS, Card, Rank
from ..contracts import SOLI, TRUMP, Contract, Reservation, allows_solo, card_order
from ..phase import Phase
from ..play import announcements, marriage, swines
from ..rules import Rules
from ..state import GameState
from ..table import DutySoli, Table
from ..trick import eyes_of
from . import poverty

_NINES, _KINGS, _ACES, _TENS = (
    {card for card in CARDS if card.rank is rank} for rank in (Rank.NINE, Rank.KING, Rank.ACE, Rank.TEN)
)
_NINES_AND_KINGS = _NINES | _KINGS


def _count(hand: Sequence[Card], cards: set[Card]) -> int:
    return sum([card in cards for card in hand])


def _is_highest(limit: Card) -> Callable[[Rules, Sequence[Card]], bool]:
    """A predicate: true for a hand without a trump above a card."""

    def holds(rules: Rules, hand: Sequence[Card]) -> bool:
        order = card_order(rules, Contract.NORMAL)
        return all(not order.is_trump(card) or order.strengths[card] <= order.strengths[limit] for card in hand)

    return holds


def _longest_suit(rules: Rules, hand: Sequence[Card]) -> int:
    classes = card_order(rules, Contract.NORMAL).classes
    return max(Counter(classes[card] for card in hand if classes[card] != TRUMP).values(), default=0)


THROWS: Mapping[Reservation, tuple[str, Callable[[Rules, Sequence[Card]], bool]]] = {
    Reservation.THROW_NINES: (
        "throw_with_nines",
        lambda rules, hand: _count(hand, _NINES) >= rules.min_number_of_throwing_nines,
    ),
    Reservation.THROW_KINGS: (
        "throw_with_kings",
        lambda rules, hand: _count(hand, _KINGS) >= rules.min_number_of_throwing_kings,
    ),
    Reservation.THROW_NINES_AND_KINGS: (
        "throw_with_nines_and_kings",
        lambda rules, hand: _count(hand, _NINES_AND_KINGS) >= rules.min_number_of_throwing_nines_and_kings,
    ),
    Reservation.THROW_RICHNESS: (
        "throw_with_richness",
        lambda rules, hand: eyes_of(hand) >= rules.min_richness_for_throwing,
    ),
    Reservation.THROW_FOX_HIGHEST: ("throw_when_fox_highest_trump", _is_highest(Card.DA)),
    Reservation.THROW_JACK_HIGHEST: ("throw_when_jack_highest_trump", _is_highest(Card.DJ)),
    Reservation.THROW_POORNESS: (
        "throw_with_poorness",
        lambda rules, hand: eyes_of(hand) <= rules.most_eyes_for_throwing,
    ),
    Reservation.THROW_ACES_AND_TENS: (
        "throw_with_aces_and_tens",
        lambda rules, hand: _count(hand, _ACES | _TENS) >= rules.min_number_of_throwing_aces_and_tens,
    ),
    Reservation.THROW_NINE_OF_EACH_SUIT: (
        "throw_with_nine_of_each_suit",
        lambda rules, hand: _NINES.issubset(hand),
    ),
    Reservation.THROW_FOUR_NINES_AND_KINGS: (
        "throw_with_four_nines_and_kings",
        lambda rules, hand: min(_count(hand, _NINES), _count(hand, _KINGS)) >= 4,
    ),
    Reservation.THROW_LONG_SUIT: (
        "throw_with_long_suit",
        lambda rules, hand: _longest_suit(rules, hand) >= rules.min_number_of_throwing_plain_cards,
    ),
}
"""The option by which a hand may be thrown in for each reason, and whether a hand is such."""


def throws(rules: Rules, hand: Sequence[Card]) -> list[Reservation]:
    """The reasons for which a hand may be thrown in.

    By the trumps of a normal game, whatever is played in the end; `rules` are rules in force.
    """
    return [
        reservation for reservation, (option, holds) in THROWS.items() if getattr(rules, option) and holds(rules, hand)
    ]


def owed_soli(rules: Rules, duty: DutySoli) -> list[Contract]:
    """The soli with which a seat can meet what it still owes."""
    allowed = [contract for contract in SOLI if allows_solo(rules, contract)]
    return [contract for contract in allowed if meets_duty(contract, duty)]


def meets_duty(contract: Contract, duty: DutySoli) -> bool:
    """True if a solo takes one off what a seat owes (RULES.md 16).

    Colour and picture soli meet a duty of their kind or of any kind, the meatless one and the null only of any kind.
    Raises KeyError if the contract is no solo.
    """
    if duty.free > 0:
        return True
    return duty.color > 0 if SOLI[contract].is_color else duty.picture > 0 and is_picture(contract)


def is_picture(contract: Contract) -> bool:
    """True if a solo counts as a picture solo: all but the colour soli and those without trumps.

    Raises KeyError if the contract is no solo.
    """
    return bool(SOLI[contract].ranks) and not SOLI[contract].is_color


def forced_seat(table: Table) -> int | None:
    """The seat that has to play a solo in the duty round."""
    return table.first if table.duty_round else None


def _kinds(rules: Rules, hand: Sequence[Card], *, poor: bool) -> list[Reservation]:
    """The reservations of a hand, perhaps a poverty, beside the soli that anybody may call."""
    thrown = throws(rules, hand)
    if thrown and rules.throw_is_mandatory:
        return thrown
    result = [Reservation.HEALTHY]
    if hand.count(Card.CQ) == 2 and marriage.selectors(rules):
        result.append(Reservation.MARRIAGE)
    if poor:
        result.append(Reservation.POVERTY)
    return result + thrown


def beside_soli(state: GameState, seat: int) -> list[Reservation]:
    """The reservations of `legal` that are no soli, each kind once; none where the seat is forced to one."""
    if forced_seat(state.table) == seat and owed_soli(state.rules, state.table.duty_soli[seat]):
        return []
    return _kinds(state.rules, state.hands[seat], poor=bool(_poor(state, seat, _noted(state, seat))))


def _poor(state: GameState, seat: int, noted: tuple[bool, ...]) -> tuple[bool, ...]:
    """Those of the answers about swines, noted or not, with which the hand is a poverty."""
    return tuple([swine for swine in noted if poverty.has_poverty(state.rules, state.hands[seat], swines=swine)])


def _noted(state: GameState, seat: int) -> tuple[bool, ...]:
    return (False, True) if swines.may_be_noted(state, seat, kind=SwineKind.SWINES) else (False,)


def may_answer(state: GameState, seat: int) -> list[Reserve]:
    """Everything a seat may answer when it is asked, as `legal` gives it; worked out once for each seat of a game."""
    if seat not in state.possible_answers:
        state.possible_answers[seat] = legal(state, seat)
    return state.possible_answers[seat]


def legal(state: GameState, seat: int) -> list[Reserve]:
    """Everything a seat may answer when it is asked.

    A forced seat has its owed soli alone, and may offer them with `offer_duty_solo`. Variants of an answer stand next
    to each other: each condition of a marriage, swines to be announced or not, each bid of a solo.
    """
    rules, hand = state.rules, state.hands[seat]
    noted = _noted(state, seat)
    hyper = (False, True) if swines.may_be_noted(state, seat, kind=SwineKind.HYPERSWINES) else (False,)
    soli = _solo_calls(rules, seat, noted, hyper, tuple(announcements.bids(state)))
    if forced_seat(state.table) == seat and (owed := owed_soli(rules, state.table.duty_soli[seat])):
        forced = [reserve for reserve in soli if _contract(reserve) in owed]
        return forced + (
            [reserve._replace(offer_duty_solo=True) for reserve in forced] if rules.offer_duty_solo else []
        )
    poor = _poor(state, seat, noted)
    kinds = _kinds(rules, hand, poor=bool(poor))
    result = [*_hand_calls(rules, seat, tuple(kinds), noted=noted, poor=poor, hyper=hyper), *soli]
    if rules.number_of_duty_soli and not rules.lust_solo_needs_duty_played:
        result += [reserve._replace(lust=True) for reserve in soli if _is_duty(state, reserve)]
    return result


@lru_cache(maxsize=1024)
def _hand_calls(
    rules: Rules,
    seat: int,
    kinds: tuple[Reservation, ...],
    *,
    noted: tuple[bool, ...],
    poor: tuple[bool, ...],
    hyper: tuple[bool, ...],
) -> tuple[Reserve, ...]:
    """The reservations of a hand, with every condition and the swines it may note; `poor`: those of a poverty."""
    return tuple(
        Reserve(seat, kind, condition, swine, also)
        for kind in kinds
        for swine in (poor if kind is Reservation.POVERTY else noted)
        for condition in (marriage.selectors(rules) if kind is Reservation.MARRIAGE else (None,))
        for also in hyper
    )


@lru_cache(maxsize=1024)
def _solo_calls(
    rules: Rules, seat: int, noted: tuple[bool, ...], hyper: tuple[bool, ...], bids: tuple[Call | None, ...]
) -> tuple[Reserve, ...]:
    """The soli that the rules in force let anybody call, with the swines a seat may note and what it may bid."""
    return tuple(
        Reserve(seat, Reservation(contract.value), None, swine, also, bid=bid)
        for contract in SOLI
        if allows_solo(rules, contract)
        for swine in noted
        for also in hyper
        for bid in bids
        if announcements.can_be_announced(contract, bid)
    )


def changes(state: GameState, seat: int) -> list[Reserve]:
    """The reservations with which a seat may replace its own: once, and only as long as the rules let it.

    By `reservation_change`: never, until the next seat has answered (DDV 4.1), or until anything else has been done,
    such as laying down a poverty's cards (Mittwochsregeln).
    """
    made, when = state.reserved[seat], state.rules.reservation_change
    if when == "never" or state.cards_played or made is None or made.reservation is Reservation.HEALTHY:
        return []
    if soli_are_named(state):
        return []  # who wants more bids more
    if when == "until_next_spoke" and not (state.phase is Phase.RESERVATION and state.turn == state.seat_after(seat)):
        return []
    seats = [action.seat for action in state.actions if isinstance(action, Reserve)]
    if seats.count(seat) > 1 or len(seats) < len(state.actions):
        return []
    return [reserve for reserve in may_answer(state, seat) if reserve != made and not reserve.offer_duty_solo]


def soli_are_named(state: GameState) -> bool:
    """True if all have answered, one at least with a solo, and bidding goes on: kinds and bids are public then."""
    answers = state.answers
    return state.rules.bidding_goes_on and len(answers) == len(SEATS) and any(a.reservation.is_solo for a in answers)


def _contract(reserve: Reserve) -> Contract:
    return Contract(reserve.reservation.value)


class ChosenReservation(NamedTuple):
    """The reservation that holds; None in `reserve` means that all are healthy.

    `duty` marks a solo that meets a duty; with `redeal` the cards are dealt anew.
    """

    reserve: Reserve | None
    duty: bool = False
    redeal: bool = False


def decide(state: GameState) -> ChosenReservation:
    """The reservation that holds: by rank, among equals the first asked (FreeDoko's manual, DDV 4.1, RULES.md 5)."""
    answers = [reserve for reserve in state.answers if reserve.reservation is not Reservation.HEALTHY]
    if not answers:
        return ChosenReservation(None)
    best = min(answers, key=lambda reserve: order_of(state, reserve))
    duty = best.reservation.is_solo and _is_duty(state, best)
    return ChosenReservation(best, duty, _redeals(state, best) or _is_doubled(state, best))


def _is_doubled(state: GameState, reserve: Reserve) -> bool:
    """True if this is a poverty beside another one, and such two are dealt anew."""
    poor = [answer for answer in state.answers if answer.reservation is Reservation.POVERTY]
    return state.rules.two_poverties == "redeal" and reserve in poor and len(poor) > 1


def _redeals(state: GameState, reserve: Reserve) -> bool:
    if reserve.reservation is Reservation.POVERTY:
        return poverty.is_only_redealt(state.rules, state.hands[reserve.seat])
    return reserve.reservation.is_throw


def _is_duty(state: GameState, reserve: Reserve) -> bool:
    return not reserve.lust and meets_duty(_contract(reserve), state.table.duty_soli[reserve.seat])


def order_of(state: GameState, reserve: Reserve) -> tuple[int, ...]:
    """The sort key of reservations, of which the least one holds: the rank, then the order of asking.

    Tuples of one game compare; the least one wins.
    """
    return *_rank(state, reserve), (reserve.seat - state.table.first) % 4


def _rank(state: GameState, reserve: Reserve) -> tuple[int, ...]:
    rules = state.rules
    order = rules.reservation_priority
    if rules.throwing_before_solo and reserve.reservation.is_throw:
        return -2, 0
    if rules.throwing_before_solo and _redeals(state, reserve) and any(a.reservation.is_solo for a in state.answers):
        return -1, 0
    if reserve.reservation.is_solo:
        if forced_seat(state.table) is not None:
            # An offered forced solo gives way to any voluntary one.
            return order.index("duty_solo"), int(reserve.offer_duty_solo), *_bid_rank(rules, reserve)
        lust = rules.duty_solo_before_lust_solo and not _is_duty(state, reserve)
        return (order.index("lust_solo") if lust else order.index("duty_solo")), 0, *_bid_rank(rules, reserve)
    if reserve.reservation.is_throw:
        return order.index("throwing"), 0
    if rules.marriage_before_poverty:
        return order.index("poverty"), int(reserve.reservation is Reservation.POVERTY)
    return order.index("poverty" if reserve.reservation is Reservation.POVERTY else "marriage"), 0


def _bid_rank(rules: Rules, reserve: Reserve) -> tuple[int, int]:
    """The rank among soli: by the announcement, then by the order of the soli (Mittwochsregeln, "Reizen")."""
    if not rules.solo_bidding:
        return 0, 0
    rank = rules.solo_rank
    solo = reserve.reservation.value
    return -reserve.bid.level if reserve.bid else 0, rank.index(solo) if solo in rank else len(rank)
