"""Bidding for a solo until no seat raises any more (Mittwochsregeln, "Reizen"; RULES.md 5)."""

from __future__ import annotations

from ..actions import Reserve
from ..cards import SEATS
from ..contracts import Contract
from ..events import Event, SoloBid
from ..phase import Phase
from ..play import announcements
from ..state import GameState
from . import reservations


def next_to_raise(state: GameState) -> int | None:
    """The next seat, clockwise from the highest bidder, that can raise and has not refused to; None if none is left.

    Only with `bidding_goes_on` (RULES.md 5).
    """
    if not state.rules.bidding_goes_on:
        return None
    best = _highest(state)
    if best is None:
        return None
    clockwise = [(best.seat + step) % 4 for step in SEATS[1:]]
    return next((seat for seat in clockwise if seat not in state.kept_bids and raises(state, seat)), None)


def opening_bids(state: GameState) -> list[Event]:
    """All soli and their bids, in the order of asking, if a seat may raise the highest; else nothing."""
    if next_to_raise(state) is None:
        return []
    return [_bid(reserve) for reserve in state.answers if reserve.reservation.is_solo]


def raises(state: GameState, seat: int) -> list[Reserve]:
    """The announcements with which a seat outbids the highest solo, its own solo unchanged.

    Empty for a seat without a solo, for the highest bidder, and for a forced solo that is only offered.
    """
    best, own = _highest(state), state.reserved[seat]
    if best is None or own is None or own is best or not own.reservation.is_solo or own.offer_duty_solo:
        return []
    level = own.bid.level if own.bid else 0
    contract = Contract(own.reservation.value)
    open_ = [bid for bid in announcements.bids(state) if announcements.can_be_announced(contract, bid)]
    higher = [own._replace(bid=bid) for bid in open_ if bid is not None and bid.level > level]
    return [bid for bid in higher if reservations.order_of(state, bid) < reservations.order_of(state, best)]


def is_raising(state: GameState, seat: int) -> bool:
    """True if a seat that has called a solo is asked whether it raises."""
    return state.phase is Phase.RESERVATION and state.turn == seat and state.reserved[seat] is not None


def answers(state: GameState, seat: int) -> list[Reserve]:
    """The reservations of a seat that is asked to raise: its own one, or a higher one."""
    own = state.reserved[seat]
    return [] if own is None else [own, *raises(state, seat)]


def answer(state: GameState, action: Reserve) -> Event:
    """Apply the answer of a seat that is asked to raise."""
    if action == state.reserved[action.seat]:
        state.kept_bids.append(action.seat)
        return _bid(action, stays=True)
    state.reserved[action.seat] = action
    state.kept_bids.clear()
    return _bid(action)


def _bid(reserve: Reserve, *, stays: bool = False) -> Event:
    return SoloBid(reserve.seat, Contract(reserve.reservation.value), reserve.bid, stays)


def _highest(state: GameState) -> Reserve | None:
    best = reservations.decide(state).reserve
    return best if best is not None and best.reservation.is_solo else None
