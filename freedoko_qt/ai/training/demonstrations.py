"""What others decide, as a network would be told of it: the rules of thumb, or players of recorded games."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from freedoko_qt.engine.actions import Action, Announce, Call, Play
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.evening.table import Table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import action_from_dict, opened
from freedoko_qt.engine.view import SeatView

from ..batch.array_record import ArrayRecord
from ..batch.calls import REPLY_COLUMN
from ..batch.tables import NOBODY, Array
from ..encoding.card_encoding import SLOT_OF_CARD
from ..encoding.features import INPUTS, encode
from ..encoding.info_set import info_set_of_view
from ..heuristics.heuristic_player import heuristic_decision
from .rule_mix import draw_rules


@dataclass(slots=True)
class Demonstrations(ArrayRecord):
    """Decisions of others."""

    rows: Array
    """What the seat knew, as ``encode`` gives it."""
    slots: Array
    """Of the card that was played; -1: there was no choice, or something was announced instead."""
    said: Array
    """The column of what was announced, 0: nothing; -1: nothing could be."""

    @classmethod
    def of(cls, decisions: Iterable[tuple[Array, int, int]]) -> Self:
        """Those decisions, each with its place and what was said."""
        found = list(decisions)
        rows = np.array([row for row, _, _ in found], np.uint8).reshape(-1, INPUTS)
        places, said = (np.array([one[column] for one in found], np.int64) for column in (1, 2))
        return cls(rows, places, said)


def casual_demonstrations(games: int, seed: list[int], presets: dict[str, float], forty: float) -> Demonstrations:
    """Games of four casual players who announce only where they are to play, as seats in a batch do."""
    rng, found = np.random.default_rng(seed), list[tuple[Array, int, int]]()
    for number in range(games):
        rules = draw_rules(rng, presets, with_nines=bool(rng.random() >= forty))
        game = Game.deal(rules, int(rng.integers(2**40)), Table(first=SEATS[number % 4]))
        while game.turn is not None:
            view = game.view(game.turn)
            action = heuristic_decision(view).action
            assert action is not None
            found += _demonstration(view, action, action.call if isinstance(action, Announce) else None)
            game.apply(action)
    return Demonstrations.of(found)


def recorded_demonstrations(record: Mapping[str, Any], kinds: Collection[str]) -> Iterator[tuple[Array, int, int]]:
    """What players of some kinds decided in a recorded game, one that agrees with the rules.

    What they announced out of turn counts as said when they were to play before: a network is asked only then. If a
    record tells that announcements were arranged, they were nobody's decision. Raises GameError.
    """
    game, arranged = opened(record), "announcements" in record.get("arranged", ())
    actions = [action_from_dict(entry) for entry in record["actions"]]
    theirs = {seat for seat in SEATS if record["players"][seat]["kind"] in kinds}
    for number, action in enumerate(actions):
        if action.seat == game.turn and action.seat in theirs:
            call = _call_until_next_play(actions[number:])
            yield from _demonstration(game.view(action.seat), action, call, arranged=arranged)
        game.apply(action)


def _call_until_next_play(actions: list[Action]) -> Call | None:
    """What the seat of the first action announces with it, or before its next card."""
    first, *later = actions
    for action in (first, *(one for one in later if one.seat == first.seat)):
        if isinstance(action, Announce):
            return action.call
        if isinstance(action, Play) and action is not first:
            return None
    return None


def _demonstration(
    view: SeatView, action: Action, call: Call | None, *, arranged: bool = False
) -> Iterator[tuple[Array, int, int]]:
    """The decision about a card or an announcement, if it was one: a duty is none, nor what was arranged to be said."""
    if view.duty or not isinstance(action, Play | Announce):
        return
    info = info_set_of_view(view)
    possible = {one.call for one in view.legal if isinstance(one, Announce)}
    place = said = NOBODY
    if possible and not arranged:
        said = (call.level or REPLY_COLUMN) if call is not None and call in possible else 0
    if isinstance(action, Play) and len(view.playable) > 1:
        place = int(SLOT_OF_CARD[info.order[0], action.card])
    if place >= 0 or said >= 0:
        yield encode(info)[0], place, said
