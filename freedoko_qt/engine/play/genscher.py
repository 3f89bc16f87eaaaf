"""Genscher: the holder of both of a card chooses a new partner before playing the first of them (RULES.md 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..actions import Genscher
from ..cards import SEATS, Card
from ..contracts import Contract
from ..events import Event, PartnerChosen
from ..rules import Rules
from ..state import GameState
from .announcements import lapse

if TYPE_CHECKING:
    from ..view import SeatView

LAST_TRICKS = 2
"""The number of tricks that are left at most where a Genscher is for the end only."""


def genscher_card(rules: Rules, *, counter: bool = False) -> Card:
    """The card of which both are needed, for a Genscher or for a counter-Genscher.

    ♦K and ♥Q: one by the option `genscher_card`, the other one for the counter-Genscher.
    """
    return Card.DK if (rules.genscher_card == "DK") is not counter else Card.HQ


def card_to_choose_with(view: SeatView) -> Card | None:
    """The card of which the seat of a view needs both to choose now; None where it may not."""
    return _card(view.rules, view.contract, view.genschers, view.seat)


def pairs_shown(view: SeatView) -> list[tuple[int, Card]]:
    """The seats that have chosen or kept a partner, each with the card of which it held both."""
    return [(made.seat, genscher_card(view.rules, counter=number > 0)) for number, made in enumerate(view.genschers)]


def card_now(state: GameState, seat: int) -> Card | None:
    """The card of which a seat of a game needs both to choose now; None where it may not."""
    return _card(state.rules, state.contract, state.genschers, seat)


def _card(rules: Rules, contract: Contract | None, made: Sequence[Genscher], seat: int) -> Card | None:
    if not rules.genscher or len(made) > 1:
        return None
    if not made:
        return genscher_card(rules)
    may_counter = rules.counter_genscher and contract is Contract.GENSCHER and made[0].seat != seat
    return genscher_card(rules, counter=True) if may_counter else None


def may_choose(state: GameState, seat: int) -> bool:
    """True if a seat that may play the card may choose its partner first.

    Whether it is its turn, and may play the card, is not asked here.
    """
    card = card_now(state, seat)
    if state.pending or card is None or state.hands[seat].count(card) < 2:
        return False
    if state.rules.genscher_late and state.tricks_total - len(state.tricks) > LAST_TRICKS:
        return False
    if state.contract is Contract.SILENT_MARRIAGE:
        return not state.silent_marriage_shown
    return state.contract in (Contract.NORMAL, Contract.MARRIAGE, Contract.GENSCHER)


def choices(seat: int) -> list[Genscher]:
    """Every choice of a seat: each partner, and None, which keeps the present one."""
    return [Genscher(seat, partner) for partner in (None, *SEATS) if partner != seat]


def choose(state: GameState, action: Genscher) -> list[Event]:
    """Change the sides by a Genscher; its card has to be played next.

    A marriage ends with it, and announcements lapse (RULES.md 9). The action must be legal.
    """
    card = card_now(state, action.seat)
    assert card is not None  # the action is legal
    state.genschers.append(action)
    state.pending = (card,)
    if action.partner is not None:
        state.contract, state.soloist, state.selector, state.clarified = Contract.GENSCHER, None, None, None
        state.re = [seat in (action.seat, action.partner) for seat in SEATS]
        lapse(state)
    return [PartnerChosen(action.seat, action.partner)]
