"""The expert: what the network expects of each card, and what became of it in deals that fit the view."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.view import SeatView

from .knowledge import known_in_view
from .network import Network, trained
from .network_player import NetworkPlayer
from .search import Outlook, look_ahead
from .searching_player import SearchingPlayer

DEALS = 60
"""In so many deals every card is played out."""

NETWORK_SHARE = 0.5
"""What the network's own expectation counts for, beside that of the deals."""


def weighed(view: SeatView, rng: np.random.Generator, network: Network, deals: int = DEALS) -> Outlook:
    """What becomes of each playable card, by look-ahead and network together."""
    outlook = look_ahead(view, rng, deals)
    expected = network.estimate(known_in_view(view)).cards[0, list(outlook.cards)]
    # Only differences between the cards are taken from the network: both tell the worth of the whole game alike.
    network_says = expected - expected.mean() + outlook.means.mean()
    return replace(outlook, values=(1 - NETWORK_SHARE) * outlook.values + NETWORK_SHARE * network_says)


def expert(seed: int, network: Network | None = None) -> SearchingPlayer:
    """The strongest player; all but the cards is decided by the network alone."""
    judge = network or trained()

    def best(view: SeatView, rng: np.random.Generator) -> Card:
        outlook = weighed(view, rng, judge)
        return outlook.cards[int(np.argmax(outlook.means))]

    return SearchingPlayer(seed, NetworkPlayer(judge), best)
