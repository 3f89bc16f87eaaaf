"""The player that asks the network: greedily the card or call with the highest expectation."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.actions import Action, Announce, AnnounceSwines, Call, Play
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.swines import at_begin, special_card
from freedoko_qt.engine.view import SeatView

from .batch.calls import REPLY
from .heuristics.player import HeuristicPlayer
from .knowledge import known_in_view
from .network import Network, trained


class NetworkPlayer:
    """Cards and announcements by the network; before the first card the rules of thumb decide."""

    def __init__(self, network: Network | None = None) -> None:
        self._network = network or trained()
        self._before = HeuristicPlayer()

    def decide(self, view: SeatView) -> Action | None:
        """One of ``view.legal``; None, where the seat is not to move, to announce nothing."""
        early = [a for a in view.legal if isinstance(a, AnnounceSwines) and at_begin(view.rules, hyper=a.hyper)]
        if early:
            return early[0]
        if not view.my_turn:
            return None
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.PLAY:
            return self._at_play(view)
        return self._before.decide(view)

    def _at_play(self, view: SeatView) -> Action:
        expected = self._network.estimate(known_in_view(view))
        announcements = {column(a.call): a for a in view.legal if isinstance(a, Announce)}
        columns = [*announcements] if view.duty else [0, *announcements]
        best = max(columns, key=lambda one: expected.calls[0, one])
        if best:
            return announcements[best]
        cards = view.playable
        card = cards[int(np.argmax(expected.cards[0, list(cards)]))]
        for action in view.legal:
            if isinstance(action, AnnounceSwines) and card == special_card(
                view.rules, view.contract or Contract.NORMAL, hyper=action.hyper
            ):
                return action
        return Play(view.seat, card)


def column(call: Call) -> int:
    """The network's place of a call."""
    return call.level or REPLY
