"""Actions that carry out a chosen card, and announcements that every player makes."""

from __future__ import annotations

from dataclasses import replace

from freedoko_qt.engine.actions import Action, Announce, AnnounceSwines, Play, SwineKind
from freedoko_qt.engine.cards import Card, Rank
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
    """Return the action that plays a card: an announcement first, if the card can make swines or a Heidmann.

    The card must be playable. After the announcement the seat is asked again, and then the card is the only one legal.
    """
    for action in view.legal:
        if isinstance(action, AnnounceSwines) and _is_worth_it(view, action.kind):
            contract = view.contract or Contract.NORMAL
            if card == special_card(view.rules, contract, kind=action.kind):
                return action
    return Play(view.seat, card)


def _is_worth_it(view: SeatView, kind: SwineKind) -> bool:
    """True for swines; for a Heidmann, if the hand has no more queens, which fall, than jacks, which rise."""
    ranks = [card.rank for card in view.hand]
    return kind is not SwineKind.HEIDMANN or ranks.count(Rank.JACK) >= ranks.count(Rank.QUEEN)
