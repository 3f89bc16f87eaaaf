"""Players with exchangeable choices of cards, calls and contracts; everything else by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.actions import Accept, Action, Announce, AnnounceSwines, Play, Reserve
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.play.swine_rules import at_begin
from freedoko_qt.engine.view import SeatView

from .card_actions import play_action, without_announcements
from .heuristics.announcements import considered_calls
from .heuristics.heuristic_player import heuristic_decision
from .search.contract_values import is_solo_or_healthy
from .style import Style

CardChoice: TypeAlias = Callable[[SeatView, np.random.Generator], Card]
"""Choose one of the playable cards."""
CallChoice: TypeAlias = Callable[[SeatView, Announce | None, np.random.Generator], Announce | None]
"""Choose an announcement (None: nothing), given the one suggested by rules of thumb."""
AcceptChoice: TypeAlias = Callable[[SeatView, Accept, np.random.Generator], Accept]
"""Choose whether to take a poverty, given the answer suggested by rules of thumb."""
ReserveChoice: TypeAlias = Callable[[SeatView, np.random.Generator], Reserve | None]
"""Choose an answer before the game; None for that of the rules of thumb."""


class CardPlayer:
    """Plays the chosen card where there is a choice; equal views and seeds give equal decisions.

    `announce`, `reserve` and `accept` choose announcements, soli and taking a poverty; by default rules of thumb
    choose them.
    """

    def __init__(
        self,
        choose: CardChoice,
        seed: int,
        style: Style = Style.BALANCED,
        *,
        announce: CallChoice | None = None,
        reserve: ReserveChoice | None = None,
        accept: AcceptChoice | None = None,
    ) -> None:
        self._choose, self._announce, self._reserve, self._accept = choose, announce, reserve, accept
        self._seed, self._style = seed, style

    def decide(self, view: SeatView) -> Action | None:
        """Return one of `view.legal`; None to announce nothing when the seat is not to move."""
        rng = np.random.default_rng([self._seed, view.seat, len(view.tricks), len(view.trick)])
        action = heuristic_decision(view, style=self._style).action
        if self._reserve is not None and is_solo_or_healthy(action):
            return self._reserve(view, rng) or action
        if self._accept is not None and isinstance(action, Accept):
            return self._accept(view, action, rng)
        if self._announce is not None and _may_announce(view, action):
            suggested = action if isinstance(action, Announce) else None
            chosen = self._announce(view, suggested, rng)
            if chosen is not None or not view.my_turn:
                return chosen
            if suggested is not None:
                action = heuristic_decision(without_announcements(view), style=self._style).action
        if not view.my_turn or len(view.playable) < 2 or not _plays_card(view, action):
            return action
        return play_action(view, self._choose(view, rng))


def _may_announce(view: SeatView, action: Action | None) -> bool:
    """True if an optional announcement is possible and neither early swines nor a Genscher come first."""
    is_silent = action is None or isinstance(action, Announce) or _plays_card(view, action)
    return is_silent and not view.duty and bool(considered_calls(view))


def _plays_card(view: SeatView, action: Action | None) -> bool:
    """True if the action plays a card, or announces the swines that it makes."""
    if isinstance(action, AnnounceSwines):
        return not at_begin(view.rules, kind=action.kind)
    return isinstance(action, Play)
