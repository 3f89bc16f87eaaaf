"""Genscher: who holds both ♦K chooses a new partner before playing the first of them."""

from ..actions import Genscher
from ..cards import SEATS, Card
from ..contracts import Contract
from ..events import Event, PartnerChosen
from ..state import GameState
from .announcements import lapse

_DK = Card.DK
LAST_TRICKS = 2
"""The number of tricks that are left at most where a Genscher is for the end only."""


def may_choose(state: GameState, seat: int) -> bool:
    """True if a seat that may play a ♦K may choose its partner before."""
    if state.pending or state.genscher is not None or state.hands[seat].count(_DK) < 2:
        return False
    if state.rules.genscher_late and state.tricks_total - len(state.tricks) > LAST_TRICKS:
        return False
    if state.contract is Contract.SILENT_MARRIAGE:
        return not state.silent_marriage_shown
    return state.contract in (Contract.NORMAL, Contract.MARRIAGE)


def choices(seat: int) -> list[Genscher]:
    """Every partner a seat may choose, None (nobody) among them."""
    return [Genscher(seat, partner) for partner in (None, *SEATS) if partner != seat]


def choose(state: GameState, action: Genscher) -> list[Event]:
    """Set the sides anew; a ♦K has to follow."""
    state.genscher = action
    state.pending = (_DK,)
    if action.partner is not None:
        state.contract, state.soloist, state.selector, state.clarified = Contract.GENSCHER, None, None, None
        state.re = [seat in (action.seat, action.partner) for seat in SEATS]
        lapse(state)
    return [PartnerChosen(action.seat, action.partner)]
