"""The copies of deals that an expert plays, in the window: on the lists and beside each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app import wording
from freedoko_qt.app.people import EXPERT
from freedoko_qt.app.sheet.sheet import Sheet, compared

from ..parts.lazy import made

if TYPE_CHECKING:
    from freedoko_qt.app.duplicate.runner import DuplicateRunner
    from freedoko_qt.app.kept_tournament import Tournament
    from freedoko_qt.engine.game import Game

    from ..app_context import AppContext
    from .replay_controller import ReplayController


class DuplicateController(QObject):
    """Has the copies played that the tournament on the table still lacks, and those of a list that is looked at."""

    advanced = Signal()
    """A list may know more than before."""
    own_advanced = Signal(object)
    """The Sheet of the tournament on the table, which may know more."""

    def __init__(self, context: AppContext, replays: ReplayController) -> None:
        super().__init__(context.window)
        self._context, self._replays = context, replays
        self.level = EXPERT
        """The level of the copies that are begun from now on."""

    @cached_property
    def runner(self) -> DuplicateRunner:
        """The runner of the copies."""
        from freedoko_qt.app.duplicate.copy_files import Copies
        from freedoko_qt.app.duplicate.runner import DuplicateRunner

        runner = DuplicateRunner(Copies(self._context.places.duplicates), self, level=self.level)
        runner.noticed.connect(self._context.show_notices)
        runner.advanced.connect(self._on_advanced)
        return runner

    @property
    def own(self) -> Sheet | None:
        """The list of the tournament on the table, with what the expert wrote."""
        session = self._context.session
        sheet, kept = session.sheet, session.tournament
        return sheet if sheet is None or kept is None else self.compared(sheet, kept, session.games)

    def compared(self, sheet: Sheet, tournament: Tournament, games: Sequence[Game]) -> Sheet:
        """The list of a tournament and its games with what the expert wrote, where it is to be compared.

        Files of copies seen for the first time are read. `games` are those that count and redeals, in order.
        """
        setup = tournament.setup
        return compared(sheet, self.runner.copies(setup, games)) if setup.duplicate else sheet

    def expect(self, tournament: Tournament, games: Sequence[Game]) -> None:
        """Have the copies played that these games of a tournament still lack, where it is to be compared.

        Returns at once; `advanced` follows after each copy.
        """
        if tournament.setup.duplicate:
            self.runner.expect(tournament.setup, games)

    def show_own(self, number: int) -> None:
        """Look at the copy of a game of the tournament on the table, by its number in the list, from 1."""
        tournament = self._context.session.tournament
        if tournament is not None:
            self.show(tournament, self._context.session.games, number)

    def show(self, tournament: Tournament, games: Sequence[Game], number: int) -> None:
        """Show the copy of a game of any tournament beside the game itself, as a branch of it.

        Nothing happens while the copy is still to be played. IndexError for a number beyond the list.
        """
        from freedoko_qt.app.replay.branch import Branch

        copy = self.runner.copies(tournament.setup, games)[number - 1]
        if copy is not None:
            name = wording.level_name(EXPERT)
            self._replays.show_branch(tournament, number, Branch(0, tuple(copy.actions), name))

    def close(self) -> None:
        """End the work in the background; missing copies are played another time.

        Blocks until the running decision is made.
        """
        for runner in made(self, "runner"):
            runner.close()

    def expect_own(self) -> None:
        """Have the missing copies of the tournament on the table played."""
        tournament = self._context.session.tournament
        if tournament is not None:
            self.expect(tournament, self._context.session.games)

    def _on_advanced(self) -> None:
        self.advanced.emit()
        own = self.own
        if own is not None:
            self.own_advanced.emit(own)
