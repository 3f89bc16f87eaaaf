"""Demonstrations: decisions of players by rules of thumb, or of recorded players, as training data."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

import numpy as np

from freedoko_qt.engine.actions import Action, Announce, Call, Play
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import action_from_dict, opened
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.view import SeatView

from ..batch.array_record import ArrayRecord
from ..batch.calls import REPLY_COLUMN
from ..batch.tables import NONE, Array
from ..encoding.card_encoding import SLOT_OF_CARD
from ..encoding.features import INPUTS, encode
from ..encoding.info_set import info_set_of_view
from ..heuristics.heuristic_player import heuristic_decision
from .rule_mix import draw_rules


class Demonstration(NamedTuple):
    """One decision of another player."""

    row: Array
    """Encoded information set, shape (INPUTS,)."""
    slot: int
    """Slot of the card played; -1 without a choice, or if an announcement was made instead."""
    call: int
    """Column of the call, 0 for silence; -1 if none was possible."""


@dataclass(slots=True)
class Demonstrations(ArrayRecord):
    """Decisions of other players, the fields of `Demonstration` as arrays."""

    rows: Array
    slots: Array
    calls: Array

    @classmethod
    def of(cls, decisions: Iterable[Demonstration]) -> Self:
        """Collect decisions."""
        found = list(decisions)
        rows = np.array([one.row for one in found], np.uint8).reshape(-1, INPUTS)
        slots = np.array([one.slot for one in found], np.int64)
        calls = np.array([one.call for one in found], np.int64)
        return cls(rows, slots, calls)


def casual_demonstrations(
    games: int, seed: list[int], presets: dict[str, float], without_nines: float
) -> Demonstrations:
    """Play games of four casual players who announce only when they are to move, as in a batch.

    `presets`: shares of the presets; `without_nines`: share of games without nines.
    """
    rng, found = np.random.default_rng(seed), list[Demonstration]()
    for number in range(games):
        rules = draw_rules(rng, presets, with_nines=bool(rng.random() >= without_nines))
        game = Game.deal(rules, int(rng.integers(2**40)), Table(first=SEATS[number % 4]))
        while game.turn is not None:
            view = game.view(game.turn)
            action = heuristic_decision(view).action
            assert action is not None
            found += _demonstration(view, action, action.call if isinstance(action, Announce) else None)
            game.apply(action)
    return Demonstrations.of(found)


def recorded_demonstrations(record: Mapping[str, Any], kinds: Collection[str]) -> Iterator[Demonstration]:
    """Yield the decisions of players of some kinds in a recorded game that agrees with the rules.

    Calls out of turn count for the seat's turn before: a network is asked only then. Calls marked as arranged in the
    record are left out. Raises GameError if the deal is malformed or an action is illegal.
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
    """Return the call that the seat of the first action makes with it or before its next card."""
    first, *later = actions
    for action in (first, *(one for one in later if one.seat == first.seat)):
        if isinstance(action, Announce):
            return action.call
        if isinstance(action, Play) and action is not first:
            return None
    return None


def _demonstration(
    view: SeatView, action: Action, call: Call | None, *, arranged: bool = False
) -> Iterator[Demonstration]:
    """Yield the decision about a card or a call, if there was a choice; duties and arranged calls are none."""
    if view.duty or not isinstance(action, Play | Announce):
        return
    info = info_set_of_view(view)
    possible = {one.call for one in view.legal if isinstance(one, Announce)}
    slot = column = NONE
    if possible and not arranged:
        column = (call.level or REPLY_COLUMN) if call is not None and call in possible else 0
    if isinstance(action, Play) and len(view.playable) > 1:
        slot = int(SLOT_OF_CARD[info.order[0], action.card])
    if slot >= 0 or column >= 0:
        yield Demonstration(encode(info)[0], slot, column)
