"""From a chosen card to an action, and what every player announces without thinking."""

from __future__ import annotations

from dataclasses import replace

from freedoko_qt.engine.actions import Action, Announce, AnnounceSwines, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.play.swine_rules import at_begin, special_card
from freedoko_qt.engine.view import SeatView


def early_swines(view: SeatView) -> Action | None:
    """Swines that are announced before the first card: it never harms to have them."""
    for action in view.legal:
        if isinstance(action, AnnounceSwines) and at_begin(view.rules, hyper=action.hyper):
            return action
    return None


def without_announcements(view: SeatView) -> SeatView:
    """The same moment, had the seat nothing to announce."""
    return replace(view, legal=tuple(action for action in view.legal if not isinstance(action, Announce)))


def play_action(view: SeatView, card: Card) -> Action:
    """Play a card; if it can make swines, announce these first."""
    for action in view.legal:
        if isinstance(action, AnnounceSwines):
            contract = view.contract or Contract.NORMAL
            if card == special_card(view.rules, contract, hyper=action.hyper):
                return action
    return Play(view.seat, card)
