"""What the rules of thumb decide, as a network would be told of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from freedoko_qt.engine.actions import Action, Announce, Play
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.view import SeatView

from ..batch.calls import REPLY
from ..batch.tables import NOBODY, Array
from ..features import encode
from ..heuristics.player import decision
from ..knowledge import known_in_view
from ..slots import SLOT
from .columns import Columns
from .rule_mix import draw_rules


@dataclass(slots=True)
class Watched(Columns):
    """Decisions of the rules of thumb."""

    rows: Array
    """What the seat knew, as ``encode`` gives it."""
    places: Array
    """Of the card that was played; -1: there was no choice, or something was announced instead."""
    said: Array
    """The column of what was announced, 0: nothing; -1: nothing could be."""


def watch(games: int, seed: list[int], presets: dict[str, float], forty: float) -> Watched:
    """Games of four casual players who announce only where they are to play, as seats in a batch do."""
    rng, seen = np.random.default_rng(seed), list[tuple[Array, int, int]]()
    for number in range(games):
        rules = draw_rules(rng, presets, with_nines=bool(rng.random() >= forty))
        game = Game.deal(rules, int(rng.integers(2**40)), Table(first=SEATS[number % 4]))
        while game.turn is not None:
            view = game.view(game.turn)
            action = decision(view).action
            assert action is not None
            seen += _seen(view, action)
            game.apply(action)
    rows, places, said = zip(*seen, strict=True)
    return Watched(np.array(rows), np.array(places), np.array(said))


def _seen(view: SeatView, action: Action) -> Iterator[tuple[Array, int, int]]:
    """The decision, if there was one about a card or an announcement; one that is a duty is none."""
    if view.duty or not isinstance(action, Play | Announce):
        return
    known = known_in_view(view)
    place = said = NOBODY
    if any(isinstance(one, Announce) for one in view.legal):
        said = (action.call.level or REPLY) if isinstance(action, Announce) else 0
    if isinstance(action, Play) and len(view.playable) > 1:
        place = int(SLOT[known.order[0], action.card])
    if place >= 0 or said >= 0:
        yield encode(known)[0], place, said
