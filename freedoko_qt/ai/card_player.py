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
from .judging import by_chance, by_oracle
from .knowledge import known_in_view
from .network import Network
from .oracle import Oracle
from .plausible import plausible_games
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


def by_random_ends(deals: int) -> CardChoice:
    """Plays every card out at random in so many deals."""
    judge = by_chance(1)
    return lambda view, rng: look_ahead(view, drawn_games(view, rng, deals), rng, judge).best


def by_network(network: Network) -> CardChoice:
    """The card of which the network expects most."""

    def choose(view: SeatView, _: np.random.Generator) -> Card:
        expected = network.estimate(known_in_view(view)).cards[0, list(view.playable)]
        return view.playable[int(np.argmax(expected))]

    return choose


def by_look_ahead(network: Network, oracle: Oracle, deals: int) -> CardChoice:
    """Looks ahead to the own next card in so many deals, where the oracle judges."""
    judge = by_oracle(network.outputs, oracle.expect)
    return lambda view, rng: look_ahead(view, plausible_games(view, rng, deals, network.outputs), rng, judge).best
