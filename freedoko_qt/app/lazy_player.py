"""A player that is made when it is first asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from freedoko_qt.ai.player import Player
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.view import SeatView


class LazyPlayer:
    """A proxy that makes its player on first use, on the thread of the players: loading a network takes a while.

    `make` may raise; it is called again at the next decision then.
    """

    def __init__(self, make: Callable[[], Player]) -> None:
        self._make = make

    def decide(self, view: SeatView) -> Action | None:
        """The player's decision."""
        return self._player.decide(view)

    @cached_property
    def _player(self) -> Player:
        return self._make()
