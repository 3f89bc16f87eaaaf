"""The soloist shortens the game before the last card (DDV 5.4, RULES.md 15)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..actions import SwineKind
from ..cards import SEATS, Card, Suit
from ..contracts import TRUMP, CardOrder, Contract
from ..events import Claimed, Event
from ..state import GameState
from ..trick import second_dolle_wins
from .card_play import end, playable_cards
from .swine_rules import special_card
from .swines import next_kinds

_CLASSES = (TRUMP, *Suit)


def open_claims(state: GameState, soloist: int) -> list[bool]:
    """The ways in which the soloist may shorten the game: take the rest (True), give it away (False).

    Empty unless it plays alone, leads and has nothing to announce first; nulls are not shortened.
    """
    contract = state.contract
    if contract is None or not contract.is_alone or contract is Contract.SOLO_NULL or not may_lead(state, soloist):
        return []
    return [True, False] if takes_all(state, soloist) else [False]


def may_lead(state: GameState, seat: int) -> bool:
    """True if a seat may lead whichever of its cards it likes now."""
    return seat == state.turn and not state.trick and not state.pending and bool(playable_cards(state))


def takes_all(state: GameState, seat: int) -> bool:
    """True if a seat that leads takes every remaining trick, however the cards it has not seen lie.

    It leads its trumps, then its suits, each from the top. In the worst case one opponent holds all unseen cards
    of a class: then each lead draws one of them, and up to the last of them it must be met by nothing higher.
    """
    order, risky = state.order, _risky(state)
    # Which cards the others hold together everybody can count; how they lie is not asked.
    own, others = state.hands[seat], unseen_cards(state, seat)
    if _swines_may_come(state, others):
        return False
    for klass in _CLASSES:
        mine = sorted([_lead(order, card, risky) for card in own if order.classes[card] == klass], reverse=True)
        theirs = [order.strengths[card] for card in others if order.classes[card] == klass]
        if klass == TRUMP and len(theirs) > len(mine) and len(mine) < len(own):
            return False
        if mine and theirs and min(mine[: len(theirs)]) < max(theirs):
            return False
    return True


def unseen_cards(state: GameState, seat: int) -> list[Card]:
    """The cards that the others hold together, sorted, so that it does not show how they lie."""
    return sorted(card for one in SEATS if one != seat for card in state.hands[one])


def _swines_may_come(state: GameState, others: Sequence[Card]) -> bool:
    """True if one of these cards may yet be announced to be the highest, or to change the order of the trumps."""
    if state.contract is None or (state.cards_played and state.swines_at_begin):
        return False
    cards = {kind: special_card(state.rules, state.contract, kind=kind) for kind in next_kinds(state)}
    return any(others.count(card) > (kind is SwineKind.HEIDMANN) for kind, card in cards.items() if card is not None)


def _risky(state: GameState) -> set[Card]:
    """The cards of which the second can beat the first by rule: the ♥10, the ♣J."""
    swines = state.swines is not None
    beats = any(second_dolle_wins(state.rules, last_trick=last, swines=swines) for last in (False, True))
    risky = {Card.HT: beats and state.order.dolle, Card.CJ: state.order.second_charlie}
    return {card for card, is_risky in risky.items() if is_risky}


def _lead(order: CardOrder, card: Card, risky: Collection[Card]) -> float:
    """The strength of a card that is led: an equal one loses to it, but to a risky one."""
    return order.strengths[card] - 0.5 * (card in risky)


def claim(state: GameState, seat: int, *, takes: bool) -> list[Event]:
    """Let the soloist take the remaining tricks or give them away, which ends the game.

    The cards left are shared out as tricks of the winner: of the soloist, or of the seat after it.
    """
    state.stop(seat if takes else state.seat_after(seat))
    return [Claimed(seat, takes), *end(state)]


