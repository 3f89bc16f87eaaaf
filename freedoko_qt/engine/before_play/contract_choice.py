"""From the question before the game to what is played: the answers one by one, and what they settle."""

from __future__ import annotations

from ..actions import Reserve
from ..cards import SEATS, Card
from ..contracts import Contract, Reservation
from ..events import Announced, ContractChosen, Event, Reserved, ThrownIn
from ..phase import Phase
from ..play import announcements, swines
from ..state import GameState
from ..teams import Side
from . import bidding, reservations


def answer(state: GameState, action: Reserve) -> list[Event]:
    """Apply the answer of a seat, or a changed one; the last answer settles what is played (RULES.md 5).

    The action must be legal. Without `ask_reservations` a healthy seat makes no event.
    """
    if bidding.is_raising(state, action.seat):
        return [bidding.answer(state, action), *_go_on(state)]
    seat, healthy = action.seat, action.reservation is Reservation.HEALTHY
    changed, state.reserved[seat] = state.reserved[seat] is not None, action
    # Without the question a healthy seat keeps silent, and that is no event.
    events: list[Event] = [Reserved(seat, healthy)] if state.rules.ask_reservations or changed or not healthy else []
    if changed:
        return events if state.phase is Phase.RESERVATION else events + _settle_again(state)
    forced = reservations.forced_seat(state.table) is not None and not action.offer_duty_solo
    following = state.seat_after(seat)
    if state.reserved[following] is None and not (forced and seat == state.table.first):
        state.turn = following
        return events
    return [*events, *bidding.opening_bids(state), *_go_on(state)]


def _go_on(state: GameState) -> list[Event]:
    """Ask the next one who may raise, or settle what is played."""
    raising = bidding.next_to_raise(state)
    if raising is None:
        return _settle(state)
    state.turn = raising
    return []


def _settle(state: GameState) -> list[Event]:
    """All have answered: find out what is played."""
    decision = reservations.decide(state)
    reserve = decision.reserve
    if reserve is not None and decision.redeal:
        return state.throw_in(ThrownIn(reserve.seat, reserve.reservation))
    events: list[Event] = []
    if reserve is None:
        state.contract = Contract.NORMAL
    else:
        state.contract = Contract(reserve.reservation.value)
        state.soloist, state.selector, state.duty_solo = reserve.seat, reserve.selector, decision.duty
        state.re = [seat == reserve.seat for seat in SEATS]
    events.append(ContractChosen(state.contract, state.soloist, state.selector, state.duty_solo))
    if reserve is not None and reserve.bid is not None:
        announcements.announce(state, reserve.seat, reserve.bid)
        events.append(Announced(reserve.seat, reserve.bid, None if state.rules.knocking else Side.RE, forced=False))
    state.set_order()
    if state.contract is Contract.POVERTY:
        state.phase, state.turn = Phase.SHIFT, state.soloist
    else:
        events += announcements.count_contract(state)
        state.begin_play()
    return events + swines.announce_noted(state)


def _settle_again(state: GameState) -> list[Event]:
    """A reservation has been changed after all had answered: what is played is found out anew."""
    state.phase, state.turn, state.leader = Phase.RESERVATION, None, state.table.first
    state.contract, state.soloist, state.selector, state.duty_solo = None, None, None, False
    state.re = [Card.CQ in hand for hand in state.hands]
    state.swines = state.superswines = state.hyperswines = None
    state.levels, state.announcements, state.announced_before_first_card = [0, 0, 0, 0], [], []
    state.set_order()
    return _settle(state)
