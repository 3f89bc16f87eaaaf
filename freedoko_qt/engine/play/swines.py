"""Swines of every kind, and Heidmann: their announcement, and the exchange of a poverty (RULES.md 4 and 8)."""

from __future__ import annotations

from ..actions import EARLY_SWINES, HIGHEST_PAIRS, SwineKind
from ..cards import SEATS, Card
from ..contracts import Contract
from ..events import Event, SwinesAnnounced
from ..phase import Phase
from ..state import GameState
from .announcements import count_swines, is_duty
from .swine_rules import at_begin, below, special_card


def may_be_noted(state: GameState, seat: int, *, kind: SwineKind) -> bool:
    """True if a seat may name them in its reservation, judged by the trumps of a normal game."""
    if not at_begin(state.rules, kind=kind):
        return False
    card = special_card(state.rules, Contract.NORMAL, kind=kind)
    return card is not None and state.hands[seat].count(card) == 2


def holder(state: GameState, kind: SwineKind) -> int | None:
    """The seat that has announced swines of a kind, or a Heidmann."""
    match kind:
        case SwineKind.SWINES:
            return state.swines
        case SwineKind.SUPERSWINES:
            return state.superswines
        case SwineKind.HYPERSWINES:
            return state.hyperswines
        case SwineKind.HEIDMANN:
            return state.heidmann


def may_announce(state: GameState, seat: int, *, kind: SwineKind) -> bool:
    """True if a seat may announce them now.

    Before the game, right after the question; at play for the seat to move that may play the card; with
    `swine_only_second` for the second fox, once the first has been brought home (RULES.md 8).
    """
    rules = state.rules
    if state.contract is None or (state.cards_played and at_begin(rules, kind=kind)):
        return False
    if holder(state, kind) is not None:
        return False
    lower = below(rules, kind)
    # A holder of both pairs who opens with a hyperswine announces swines, then hyperswines.
    if state.pending and not (
        lower is not None
        and holder(state, lower) == seat
        and state.pending == (special_card(rules, state.contract, kind=lower),)
    ):
        return False
    if lower is not None:
        if holder(state, lower) is None:
            return False
        if not rules.swines_and_hyperswines_joint and seat in (state.swines, state.superswines):
            return False
    card = special_card(rules, state.contract, kind=kind)
    if card is None:
        return False
    held = state.hands[seat].count(card)
    if at_begin(rules, kind=kind):
        # In a poverty before the poor player's cards, else before the first card.
        last_moment = Phase.SHIFT if state.contract is Contract.POVERTY else Phase.PLAY
        return held == 2 and state.phase is last_moment
    if state.phase is not Phase.PLAY or state.turn != seat or is_duty(state, seat):
        return False
    if kind is SwineKind.SWINES and rules.swine_only_second:
        return held == 1 and _first_brought_home(state, seat, card) and state.can_play(card)
    return held == 2 and state.can_play(card)


def next_kinds(state: GameState) -> list[SwineKind]:
    """The kinds that can be announced next: the lowest swines not announced yet, and a Heidmann."""
    rules = state.rules
    open_kinds = [kind for kind in SwineKind if getattr(rules, kind) and holder(state, kind) is None]
    return [kind for kind in open_kinds if kind is open_kinds[0] or kind is SwineKind.HEIDMANN]


def announceable(state: GameState, seat: int) -> list[SwineKind]:
    """The swines, or the Heidmann, that a seat may announce now."""
    return [kind for kind in next_kinds(state) if may_announce(state, seat, kind=kind)]


def _first_brought_home(state: GameState, seat: int, card: Card) -> bool:
    trick = next((trick for trick in state.tricks if trick.card_of(seat) == card), None)
    if trick is None:
        return False
    if trick.winner == seat or state.rules.swine_second_own_trick:
        return trick.winner == seat
    side = state.side_of(seat)
    return side is not None and state.side_of(trick.winner) is side


def announce(state: GameState, seat: int, *, kind: SwineKind) -> list[Event]:
    """Announce swines; during play one of their cards has to follow at once.

    The order of the cards changes with it. The announcement must be legal.
    """
    match kind:
        case SwineKind.SWINES:
            state.swines = seat
        case SwineKind.SUPERSWINES:
            state.superswines = seat
        case SwineKind.HYPERSWINES:
            state.hyperswines = seat
        case SwineKind.HEIDMANN:
            state.heidmann = seat
    state.set_order()
    if state.contract is not None and not at_begin(state.rules, kind=kind):
        card = special_card(state.rules, state.contract, kind=kind)
        state.pending = () if card is None else (card,)
    counted = count_swines(state, seat) if kind in HIGHEST_PAIRS else []
    return [SwinesAnnounced(seat, kind), *counted]


def announce_noted(state: GameState) -> list[Event]:
    """Announce the swines noted in reservations, as far as the contract allows, in the order of asking."""
    events: list[Event] = []
    for kind in EARLY_SWINES:
        for seat in (state.seat_after(state.table.first, step) for step in range(4)):
            reserve = state.reserved[seat]
            noted = reserve is not None and (reserve.hyperswines if kind is SwineKind.HYPERSWINES else reserve.swines)
            if noted and at_begin(state.rules, kind=kind) and may_announce(state, seat, kind=kind):
                events += announce(state, seat, kind=kind)
    return events


def count_early(state: GameState) -> list[Event]:
    """Note the announcements that early swines count as, once the sides are known."""
    holders = [seat for seat in (state.swines, state.hyperswines) if seat is not None]
    return [event for seat in holders for event in count_swines(state, seat)]


def reassign_after_exchange(state: GameState) -> None:
    """Give announced swines to the seat that holds both cards after a poverty's exchange; they lapse when parted."""
    state.swines = _holder(state, state.swines, kind=SwineKind.SWINES)
    state.hyperswines = None if state.swines is None else _holder(state, state.hyperswines, kind=SwineKind.HYPERSWINES)
    state.set_order()


def _holder(state: GameState, owner: int | None, *, kind: SwineKind) -> int | None:
    card = None if owner is None else special_card(state.rules, Contract.POVERTY, kind=kind)
    if card is None:
        return None
    return next((seat for seat in SEATS if state.hands[seat].count(card) == 2), None)
