"""How others play, as one network tells it: like the network, rules of thumb, or players of another program.

Who imagines that all play alike is surprised by the others, and takes them to hold what they do not.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import Self

import numpy as np

from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.view import SeatView

from .batch.tables import Array
from .features import SCALE, encode
from .judging import Prefer
from .knowledge import known_in_batch
from .layers import CardLayers, Layers, stored_weights
from .network import Network, chances
from .playouts import play_card
from .slots import SLOT, SLOTS
from .worlds import games_at_the_start

NETWORK, CASUAL, RECORDED = KINDS = range(3)
"""The kinds of players it knows."""

STRAY = 0.15
"""How often somebody plays otherwise than any of them would."""


class Manners:
    """How much each kind of player likes each card, told by one narrow network."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._layers, self._cards = Layers(weights, SCALE), CardLayers(weights)

    @classmethod
    def load(cls, path: Path) -> Self:
        """Those in a file of weights; raises ``OSError`` if there is none."""
        return cls(stored_weights(path))

    def of(self, kind: int) -> Prefer:
        """The preferences of a kind of player."""
        return lambda rows: self.preferences(rows)[:, :, kind]

    def preferences(self, rows: Array) -> Array:
        """How much each kind likes the card of each place, for encoded rows, as logits; shape (rows, SLOTS, KINDS)."""
        hidden = self._layers.hidden(rows)
        places = self._layers.last(hidden).reshape(len(rows), SLOTS, len(KINDS))
        self._cards.add_to(places, rows, hidden)
        return places

    def chances(self, rows: Array, places: Array) -> Array:
        """How likely each kind plays the card of a place, for encoded rows; shape (rows, KINDS)."""
        hidden = self._layers.hidden(rows)
        at, slots, likes = self._cards.of_each(rows, hidden)
        likes += self._layers.last(hidden).reshape(len(rows), SLOTS, len(KINDS))[at, slots]
        first = np.flatnonzero(np.diff(at, prepend=-1))
        odds = np.exp(likes - np.maximum.reduceat(likes, first)[at])
        played = np.flatnonzero(slots == places[at])
        chance = np.zeros((len(rows), len(KINDS)))
        chance[at[played]] = odds[played] / np.add.reduceat(odds, first)[at[played]]
        return (1 - STRAY) * chance + STRAY / np.bincount(at)[:, None]


def players(network: Network, manners: Manners) -> list[Prefer]:
    """The preferences of each kind of player: the network's own, and what is told of the others."""
    return [network.places, *(manners.of(kind) for kind in KINDS[1:])]


def explained(view: SeatView, hands: Array, manners: Manners) -> Array:
    """How well some deals explain the cards of the others if they play as each kind; logs, shape (deals, 4, KINDS).

    ``hands``: counts of what the seats held before the first card, shape (deals, 4, 24). Of the seat itself all are 0.
    """
    games, told = games_at_the_start(view, hands), np.zeros((len(hands), len(SEATS), len(KINDS)))
    # What a seat plays depends on its own hand only: each hand is asked about once, in the first deal that has it.
    first, alike = zip(*(_different(hands[:, seat]) for seat in SEATS), strict=True)
    for card in chain(*(trick.cards for trick in view.tricks), view.trick):
        seat = int(games.turn[0])
        if seat != view.seat:
            rows = first[seat][games.legal()[first[seat]].sum(1) > 1]
            if len(rows):
                known = known_in_batch(games, rows)
                told[rows, seat] += np.log(manners.chances(encode(known), SLOT[known.order, card]))
        play_card(games, np.full(games.n, card))
    for seat in SEATS:
        told[:, seat] = told[first[seat][alike[seat]], seat]
    return told


def _different(hands: Array) -> tuple[Array, Array]:
    """Where each of some hands, shape (deals, 24), stands first, and which of these each deal has."""
    whole = np.ascontiguousarray(hands).view(f"V{hands.shape[1]}")[:, 0]
    _, first, alike = np.unique(whole, return_index=True, return_inverse=True)
    return first, alike


def cast_of(seat: int, told: Array, rng: np.random.Generator) -> Array:
    """As which kind each seat plays in each of some deals, shape (deals, 4), as often as its cards make that likely.

    ``told`` is what ``explained`` gives; the given seat plays as the network.
    """
    upto = chances(told.reshape(-1, len(KINDS))).cumsum(1).reshape(told.shape)
    lots = (np.arange(len(told)) + rng.random()) / len(told)
    cast: Array = (np.stack([rng.permutation(lots) for _ in SEATS], axis=1)[:, :, None] > upto[:, :, :-1]).sum(2)
    cast[:, seat] = NETWORK
    return cast
