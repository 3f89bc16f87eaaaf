"""The leaves of the score sheet, and the events so far of a game."""
from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from freedoko_qt.engine.events import Event
    from freedoko_qt.engine.game import Game


class Leaf(IntEnum):
    """The leaves of the score sheet, from left to right."""

    GAME = 0
    LIST = 1
    CURVE = 2


def is_scored(record: Mapping[str, Any]) -> bool:
    """True if the game of a record counts; else it was thrown in."""
    return "scores" in (record.get("result") or {})


def events_so_far(game: Game) -> list[Event]:
    """Everything that was told to everybody since the cards of this game were dealt."""
    again = game.replayed(0)
    return [event for action in game.actions for event in again.apply(action)]
