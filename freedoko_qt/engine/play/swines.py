"""Swines and hyperswines: who may announce them, and what becomes of them in a poverty."""

from __future__ import annotations

from ..cards import SEATS, Card
from ..contracts import Contract, swine_card
from ..events import Event, SwinesAnnounced
from ..phase import Phase
from ..state import GameState
from .announcements import count_swines, is_duty
from .swine_rules import at_begin, special_card


def may_be_noted(state: GameState, seat: int, *, hyper: bool) -> bool:
    """True if a seat may name them in its reservation, judged by the trumps of a normal game."""
    if not at_begin(state.rules, hyper=hyper):
        return False
    card = special_card(state.rules, Contract.NORMAL, hyper=hyper)
    return card is not None and state.hands[seat].count(card) == 2


def may_announce(state: GameState, seat: int, *, hyper: bool) -> bool:
    """True if a seat may announce them now."""
    if state.contract is None or (state.cards_played and at_begin(state.rules, hyper=hyper)):
        return False
    if (state.hyperswines if hyper else state.swines) is not None:
        return False
    # A joint holder who opens with a hyperswine says swines, then hyperswines.
    if state.pending and not (hyper and state.swines == seat and state.pending == (swine_card(state.contract),)):
        return False
    rules = state.rules
    if hyper and (state.swines is None or (state.swines == seat and not rules.swines_and_hyperswines_joint)):
        return False
    card = special_card(rules, state.contract, hyper=hyper)
    if card is None:
        return False
    held = state.hands[seat].count(card)
    if at_begin(rules, hyper=hyper):
        # In a poverty before the poor one's cards, else before the first card.
        last_moment = Phase.SHIFT if state.contract is Contract.POVERTY else Phase.PLAY
        return held == 2 and state.phase is last_moment
    if state.phase is not Phase.PLAY or state.turn != seat or is_duty(state, seat):
        return False
    if not hyper and rules.swine_only_second:
        return held == 1 and _first_brought_home(state, seat, card) and state.can_play(card)
    return held == 2 and state.can_play(card)


def announceable(state: GameState, seat: int) -> list[bool]:
    """The swines that a seat may announce now: swines (False), hyperswines (True)."""
    if state.swines is None:
        return [False] if may_announce(state, seat, hyper=False) else []
    return [True] if state.rules.hyperswines and may_announce(state, seat, hyper=True) else []


def _first_brought_home(state: GameState, seat: int, card: Card) -> bool:
    for trick in state.tricks:
        for position, played in enumerate(trick.cards):
            if played == card and trick.seat_of(position) == seat:
                side = state.side_of(seat)
                if trick.winner == seat or state.rules.swine_second_own_trick:
                    return trick.winner == seat
                return side is not None and state.side_of(trick.winner) is side
    return False


def announce(state: GameState, seat: int, *, hyper: bool) -> list[Event]:
    """Note them; at play the card has to follow."""
    if hyper:
        state.hyperswines = seat
    else:
        state.swines = seat
    state.set_order()
    if state.contract is not None and not at_begin(state.rules, hyper=hyper):
        card = special_card(state.rules, state.contract, hyper=hyper)
        state.pending = () if card is None else (card,)
    return [SwinesAnnounced(seat, hyper), *count_swines(state, seat)]


def announce_noted(state: GameState) -> list[Event]:
    """Those named in the reservations that the contract lets count, in the order of the seats asked."""
    events: list[Event] = []
    for hyper in (False, True):
        for seat in (state.seat_after(state.table.first, step) for step in range(4)):
            reserve = state.reserved[seat]
            noted = reserve is not None and (reserve.hyperswines if hyper else reserve.swines)
            if noted and at_begin(state.rules, hyper=hyper) and may_announce(state, seat, hyper=hyper):
                events += announce(state, seat, hyper=hyper)
    return events


def count_early(state: GameState) -> list[Event]:
    """Note what lies in swines that were announced before it was known who plays with whom."""
    holders = [seat for seat in (state.swines, state.hyperswines) if seat is not None]
    return [event for seat in holders for event in count_swines(state, seat)]


def wander(state: GameState) -> None:
    """After a poverty's exchange announced swines belong to who holds both cards, and lapse when parted."""
    state.swines = _holder(state, state.swines, hyper=False)
    state.hyperswines = None if state.swines is None else _holder(state, state.hyperswines, hyper=True)
    state.set_order()


def _holder(state: GameState, owner: int | None, *, hyper: bool) -> int | None:
    card = None if owner is None else special_card(state.rules, Contract.POVERTY, hyper=hyper)
    if card is None:
        return None
    return next((seat for seat in SEATS if state.hands[seat].count(card) == 2), None)
