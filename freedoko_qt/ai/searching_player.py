"""Players that choose their cards by looking ahead, and do all else as another player does."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from freedoko_qt.engine.actions import Action, AnnounceSwines, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.swines import at_begin
from freedoko_qt.engine.view import SeatView

from .heuristics.player import HeuristicPlayer
from .player import Player
from .playing import with_card
from .search import look_ahead

PLAIN_DEALS = 100
"""In so many deals the plain look-ahead plays every card out."""

CardChoice = Callable[[SeatView, np.random.Generator], Card]


class SearchingPlayer:
    """Plays the card of a search where there is a choice; equal views and seeds give equal decisions."""

    def __init__(self, seed: int, base: Player, choose: CardChoice) -> None:
        self._seed, self._base, self._choose = seed, base, choose

    def decide(self, view: SeatView) -> Action | None:
        """One of ``view.legal``; None, where the seat is not to move, to announce nothing."""
        action = self._base.decide(view)
        if not view.my_turn or len(view.playable) < 2 or not _is_card(view, action):
            return action
        rng = np.random.default_rng([self._seed, view.seat, len(view.tricks), len(view.trick)])
        return with_card(view, self._choose(view, rng))


def _is_card(view: SeatView, action: Action | None) -> bool:
    """Whether the action plays a card, or announces the swines that it makes."""
    if isinstance(action, AnnounceSwines):
        return not at_begin(view.rules, hyper=action.hyper)
    return isinstance(action, Play)


def plain_look_ahead(seed: int) -> SearchingPlayer:
    """Random ends in uniformly drawn deals; the rules of thumb decide all but the cards."""

    def best(view: SeatView, rng: np.random.Generator) -> Card:
        outlook = look_ahead(view, rng, PLAIN_DEALS)
        return outlook.cards[int(np.argmax(outlook.means))]

    return SearchingPlayer(seed, HeuristicPlayer(), best)
