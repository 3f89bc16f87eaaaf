"""How the others seem to play: as which of some players, told by the cards they have played.

Not everybody plays as the network does. Who imagines only that is surprised by rules of thumb, and the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.view import SeatView

from .batch.games import Batch
from .batch.tables import Array
from .features import encode
from .judging import Judge, by_oracle
from .knowledge import known_in_batch
from .network import Network, chances, split
from .oracle import Oracle
from .playouts import play_card
from .worlds import games_at_the_start

SEEN_IN = 6
"""In so many of the deals it is asked what each player would have done."""
CLOSE = 0.05
"""A card that is valued so much less is chosen with a chance e times smaller, in units."""
STRAY = 0.15
"""How often somebody plays otherwise than any of the players would."""


def among(
    players: Sequence[Network], view: SeatView, games: Batch, rng: np.random.Generator, oracle: Oracle
) -> Judge:
    """The judge of games that fit a view, where the others play as those of the players that they seem to be.

    The seat of the view plays as the first of them.
    """
    likely = manners_of(view, games.start.hands[:: -(-games.n // SEEN_IN)], players)
    return by_oracle([one.outputs for one in players], oracle.expect, cast=cast_of(view.seat, likely, games.n, rng))


def cast_of(seat: int, likely: Array, number: int, rng: np.random.Generator) -> Array:
    """As which player each seat plays in each of so many games, shape (games, 4).

    The given seat plays as the first, the others as often as is likely.
    """
    cast = np.zeros((number, len(SEATS)), np.int64)
    for other, upto in enumerate(likely.cumsum(1)):
        if other != seat:
            lots = rng.permutation((np.arange(number) + rng.random()) / number)
            cast[:, other] = np.searchsorted(upto[:-1], lots)
    return cast


def manners_of(view: SeatView, hands: Array, players: Sequence[Network]) -> Array:
    """How likely each seat plays as each of the players does, by its cards; shape (4, players).

    All are equally likely of who has not yet had a choice, and of the seat itself. ``hands``: some deals that fit,
    counts of what the seats held before the first card, shape (deals, 4, 24).
    """
    evidence, moves = np.zeros((len(SEATS), len(players))), _moves_of_others(view, hands)
    if not moves:
        return chances(evidence)
    rows, orders, legal = (np.concatenate(some) for some in zip(*(move.seen for move in moves), strict=True))
    sizes = [len(move.seen[0]) for move in moves]
    seats, cards = (np.repeat(some, sizes) for some in zip(*((move.seat, move.card) for move in moves), strict=True))
    weights = 1 / np.repeat(sizes, sizes)
    for number, player in enumerate(players):
        values = split(player.outputs(rows), orders).cards
        chance = chances(np.where(legal, values / CLOSE, -np.inf))[np.arange(len(rows)), cards]
        likelihood = np.log((1 - STRAY) * chance + STRAY / legal.sum(1))
        evidence[:, number] = np.bincount(seats, likelihood * weights, len(SEATS))
    return chances(evidence)


@dataclass(frozen=True, slots=True)
class _Move:
    """A card that one of the others played, and what that seat saw in some deals in which it had a choice."""

    seat: int
    card: int
    seen: tuple[Array, Array, Array]
    """Encoded rows, orders of the cards, legal cards (deals, 24)."""


def _moves_of_others(view: SeatView, hands: Array) -> list[_Move]:
    """The game again from its first card on, in each of the deals."""
    batch, moves = games_at_the_start(view, hands), list[_Move]()
    for card in chain(*(trick.cards for trick in view.tricks), view.trick):
        seat, legal = int(batch.turn[0]), batch.legal()
        rows = np.flatnonzero(legal.sum(1) > 1)
        if seat != view.seat and len(rows):
            known = known_in_batch(batch, rows)
            moves.append(_Move(seat, card, (encode(known), known.order, legal[rows])))
        play_card(batch, np.full(batch.n, card))
    return moves
