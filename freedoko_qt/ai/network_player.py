"""The player that asks the network alone: the card, call or reservation with the highest expectation."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.actions import Action, Announce, Call
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from .batch.calls import REPLY
from .hand_values import reservation_points
from .heuristics.player import decision
from .heuristics.reservations import reservation
from .knowledge import known_in_view
from .network import Network, trained
from .playing import early_swines, with_card


class NetworkPlayer:
    """Takes no chances and looks at no other deal; the rules of thumb lay down, take and give back a poverty."""

    def __init__(self, network: Network | None = None) -> None:
        self._network = network or trained()

    def decide(self, view: SeatView) -> Action | None:
        """One of ``view.legal``; None, where the seat is not to move, to announce nothing."""
        if (swines := early_swines(view)) is not None:
            return swines
        if not view.my_turn:
            return None
        if len(view.legal) == 1:
            return view.legal[0]
        match view.phase:
            case Phase.PLAY:
                return self._at_play(view)
            case Phase.RESERVATION:
                return self._reservation(view)
            case _:
                return decision(view).action

    def _reservation(self, view: SeatView) -> Action | None:
        expected = reservation_points(self._network, view)
        return reservation(view, lambda _, contract: expected[contract]).action

    def _at_play(self, view: SeatView) -> Action:
        expected = self._network.estimate(known_in_view(view))
        announcements = {column(a.call): a for a in view.legal if isinstance(a, Announce)}
        columns = [*announcements] if view.duty else [0, *announcements]
        best = max(columns, key=lambda one: expected.calls[0, one])
        if best:
            return announcements[best]
        cards = view.playable
        return with_card(view, cards[int(np.argmax(expected.cards[0, list(cards)]))])


def column(call: Call) -> int:
    """The network's place of a call."""
    return call.level or REPLY
