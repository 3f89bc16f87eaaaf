"""Actions that carry out a chosen card, and announcements that every player makes."""

from __future__ import annotations

from dataclasses import replace

from freedoko_qt.engine.actions import Action, Announce, AnnounceSwines, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.play.swine_rules import at_begin, special_card
from freedoko_qt.engine.view import SeatView


def early_swines(view: SeatView) -> Action | None:
    """Return an announcement of swines before the first card, which never does harm; None if there is none."""
    for action in view.legal:
        if isinstance(action, AnnounceSwines) and at_begin(view.rules, kind=action.kind):
            return action
    return None


def without_announcements(view: SeatView) -> SeatView:
    """Return the view without its legal announcements."""
    return replace(view, legal=tuple(action for action in view.legal if not isinstance(action, Announce)))


def play_action(view: SeatView, card: Card) -> Action:
    """Return the action that plays a card: an announcement first, if the card can make swines."""
    for action in view.legal:
        if isinstance(action, AnnounceSwines):
            contract = view.contract or Contract.NORMAL
            if card == special_card(view.rules, contract, kind=action.kind):
                return action
    return Play(view.seat, card)
