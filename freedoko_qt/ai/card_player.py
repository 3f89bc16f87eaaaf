"""Players that choose their cards in ways of their own, and do all else by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.actions import Action, AnnounceSwines, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.swines import at_begin
from freedoko_qt.engine.view import SeatView

from .heuristics.player import decision
from .playing import with_card
from .search import drawn_games, look_ahead
from .style import Style

CardChoice: TypeAlias = Callable[[SeatView, np.random.Generator], Card]


class CardPlayer:
    """Plays the chosen card where there is a choice; equal views and seeds give equal decisions."""

    def __init__(self, choose: CardChoice, seed: int, style: Style = Style.BALANCED) -> None:
        self._choose, self._seed, self._style = choose, seed, style

    def decide(self, view: SeatView) -> Action | None:
        """One of ``view.legal``; None, where the seat is not to move, to announce nothing."""
        action = decision(view, style=self._style).action
        if not view.my_turn or len(view.playable) < 2 or not _is_card(view, action):
            return action
        rng = np.random.default_rng([self._seed, view.seat, len(view.tricks), len(view.trick)])
        return with_card(view, self._choose(view, rng))


def _is_card(view: SeatView, action: Action | None) -> bool:
    """Whether the action plays a card, or announces the swines that it makes."""
    if isinstance(action, AnnounceSwines):
        return not at_begin(view.rules, hyper=action.hyper)
    return isinstance(action, Play)


def look_ahead_player(deals: int, seed: int, style: Style = Style.BALANCED) -> CardPlayer:
    """Plays every card out at random in so many deals."""
    return CardPlayer(lambda view, rng: look_ahead(view, drawn_games(view, rng, deals), rng).best, seed, style)
