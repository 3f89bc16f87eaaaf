"""A match as the table plays it: a tournament, or a practice of which nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.game import Game, Move
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table

if TYPE_CHECKING:
    from freedoko_qt.app.replay.practice import Practice


class TableMatch(Protocol):
    """Games that are played one after the other at one table."""

    game: Game | None
    """The game on the table, running or just over."""
    rules: Rules

    @property
    def id(self) -> str:
        """The id of the tournament; empty if nothing is kept."""

    @property
    def setup(self) -> TournamentSetup:
        """The players, the length and the rules."""

    @property
    def is_over(self) -> bool:
        """True if the game on the table is over."""

    @property
    def next_table(self) -> Table | None:
        """The table of the game after the last one that is over; None when the match is over."""

    @property
    def games(self) -> Sequence[Game]:
        """The games that are over and count, redeals among them."""

    @property
    def tournament(self) -> Tournament | None:
        """The tournament as it is kept; None if nothing is."""

    @property
    def practice(self) -> Practice | None:
        """The practice; None where what is played counts."""

    @property
    def sheet(self) -> Sheet | None:
        """The list of the tournament; None if there is none."""

    def next_game(self) -> bool:
        """Deal the next game; returns True if there is one."""

    def write_ahead(self, move: Move) -> None:
        """Write a move of the game on the table to disk before it is made."""

    def make(self, move: Move) -> None:
        """Put the game after a move on the table."""

    def take_back(self, seat: int) -> Action | None:
        """Go back to before a seat's last action; returns that action, None if there is none."""

    def count_hint(self) -> None:
        """Note that a hint for the running game has been given."""

    def rename(self, title: str) -> None:
        """Give it a title, or none."""

    def close(self) -> None:
        """Close the files."""
