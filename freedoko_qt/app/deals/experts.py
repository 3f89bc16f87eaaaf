"""Four experts at a deal, in the background: what it is worth without mistakes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import Player, make_player
from freedoko_qt.ai.style import Style
from freedoko_qt.app.background import Background
from freedoko_qt.app.opponents import seed_at
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.cards import SEATS, BySeat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

LEVEL = "expert"

Seating: TypeAlias = tuple[tuple[str, Style], ...]
"""The level and the style of each other seat."""


class _Stopped(Exception):
    """Raised in the thread when the result is no longer wanted."""


class _Watched:
    """A player that reports before each decision, so that the game can be stopped there."""

    def __init__(self, player: Player, report: Callable[[SeatView], None]) -> None:
        self._player = player
        self._report = report

    def decide(self, view: SeatView) -> Action | None:
        """The player's decision."""
        self._report(view)
        return self._player.decide(view)


class Experts(QObject):
    """Plays one deal at a time; another one takes its place.

    The games run on a thread of its own; signals come in the thread that made it. Close it before it is deleted.
    """

    advanced = Signal(str, int)
    """The id of the deal, and in which trick its game is; 0 before the first card.

    Emitted on the thread of the game, so it arrives through the event loop.
    """
    done = Signal(str, object)
    """The id of the deal and the record of its game; None if it could not be played."""

    def __init__(self, parent: QObject | None = None, *, level: str = LEVEL) -> None:
        super().__init__(parent)
        self.level = level
        self.playing = ""
        """The id of the deal that is played; empty: none is."""
        self._background = Background(self)
        self._background.done.connect(self._on_done)

    def begin(self, name: str, game: Game, names: BySeat[str], seating: Seating | None = None) -> None:
        """Play the deal with this id under these names: four experts, or those of a seating.

        `game` is changed on the thread: give a copy that no one else reads. `seating` has a level and a style for each
        of the four seats.
        """
        self.playing = name
        seats = seating or ((self.level, Style.BALANCED),) * len(SEATS)
        self._background.ask(lambda: self._played(name, game, names, seats))

    def stop(self) -> None:
        """Leave off at the next decision; no `done` follows."""
        self.playing = ""
        self._background.forget()

    def close(self) -> None:
        """Leave off, and end the thread."""
        self.stop()
        self._background.close()

    def _played(self, name: str, game: Game, names: BySeat[str], seating: Seating) -> dict[str, Any] | None:
        def report(view: SeatView) -> None:
            if self.playing != name:
                raise _Stopped
            self.advanced.emit(name, len(game.tricks) + 1 if game.phase is Phase.PLAY else 0)

        players = [
            _Watched(make_player(level, seed_at(game, seat), style), report)
            for seat, (level, style) in enumerate(seating)
        ]
        try:
            play(game, players)
        except _Stopped:
            return None
        return record_of(game, [{"name": one, "kind": kind} for one, (kind, _) in zip(names, seating, strict=True)])

    def _on_done(self, record: object) -> None:
        name, self.playing = self.playing, ""
        self.done.emit(name, record)
