"""The tournament on the table, the one that was left behind, and the setup of the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from freedoko_qt.app.catalogue import running_in

if TYPE_CHECKING:
    from freedoko_qt.app.catalogue import Summary
    from freedoko_qt.app.replay.practice import Practice
    from freedoko_qt.app.rule_sets import RuleSet
    from freedoko_qt.app.setup import TournamentSetup

    from .app_context import AppContext


class CurrentTournament:
    """Begins, leaves and resumes tournaments; which page is shown is decided elsewhere."""

    def __init__(self, context: AppContext, left_behind: Summary | None, seed: int | None) -> None:
        self.left_behind = left_behind
        """The tournament that can be resumed when none is on the table."""
        self._context = context
        self._seed = seed
        """The cards of every tournament in this run of the program; None: others each time."""
        self._interrupted = ""
        """The id of the tournament that was on the table before a practice."""

    @property
    def next_setup(self) -> TournamentSetup:
        """The last setup again; other cards, unless a seed was chosen."""
        settings = self._context.settings
        setup = settings.setup or self._first_setup
        names = (settings.player_name, *setup.names[1:])
        return replace(setup, names=names, seed=setup.seed if self._seed is None else self._seed)

    @property
    def usual_setup(self) -> TournamentSetup:
        """The setup of the tournament on the table, else that of the next one."""
        return self.running_setup or self.next_setup

    @cached_property
    def _first_setup(self) -> TournamentSetup:
        from freedoko_qt.app.characters import USUAL_STYLES
        from freedoko_qt.app.setup import TournamentSetup  # with all rules, which the very first page is shown without
        from freedoko_qt.app.tournament_length import EVENING

        return TournamentSetup(rounds=EVENING.number, styles=USUAL_STYLES)

    @property
    def running_setup(self) -> TournamentSetup | None:
        """The setup of the tournament that is being played; None if none is."""
        session = self._context.session
        return None if session.view is None or self.is_finished else session.setup

    @property
    def is_finished(self) -> bool:
        """True if the last game of the tournament on the table is over."""
        session = self._context.session
        return session.score is not None and session.last_game

    @property
    def can_be_resumed(self) -> bool:
        """True if there is a tournament to go on with."""
        return self.left_behind is not None if self._context.session.view is None else not self.is_finished

    def play_next_by(self, rule_set: RuleSet) -> None:
        """Take these rules for the next tournament."""
        from freedoko_qt.app.tournament_length import fitting

        setup = self.next_setup
        self.remember(setup.playing(rule_set, fitting(rule_set.rules, setup.length)))

    def start(self, setup: TournamentSetup) -> None:
        """Begin a tournament and remember its setup."""
        self._interrupted = ""
        self._context.session.start(setup)
        self.remember(setup)  # at the table already: before it, the page of the start would come up in between

    def start_short(self, setup: TournamentSetup) -> None:
        """Begin a tournament of one round only; the next one is as long as before."""
        from freedoko_qt.app.tournament_length import ROUND

        self._interrupted = ""
        self.remember(setup)
        self._context.session.start(setup.playing(setup.rule_set, ROUND))

    def resume(self, tournament_id: str, failed: Callable[[], None]) -> None:
        """Go on with a tournament once it is read; `failed` is called if that cannot be.

        Returns at once: the file is read in the background. Nothing happens if another page is shown meanwhile.
        """
        self._interrupted = ""
        session = self._context.session

        def go_on(_: object) -> None:
            if not session.resume(tournament_id):
                failed()

        read = partial(session.history.read_ahead, tournament_id)
        self._context.once_ready("table", lambda: self._context.reader.read(read, go_on))

    def practise(self, practice: Practice) -> None:
        """Begin a practice.

        A tournament on the table is left, and resumed by `return_from_practice`.
        """
        session = self._context.session
        self._interrupted = session.tournament_id or self._interrupted
        session.practise(practice)

    def return_from_practice(self) -> bool:
        """Resume the tournament that was left for a practice; returns False if there is none.

        Events of the window are processed while it is read.
        """
        tournament_id, self._interrupted = self._interrupted, ""
        session = self._context.session
        if tournament_id:
            session.writer.do(partial(session.history.read_ahead, tournament_id))
        return bool(tournament_id) and session.resume(tournament_id)

    def leave(self) -> None:
        """Leave the table; a tournament that is not over can be resumed.

        The window's events go on until everything is on disk.
        """
        self._context.session.leave()
        self.look_for_running()

    def look_for_running(self) -> None:
        """Find out which tournament can be resumed now."""
        self.left_behind, notices = self._context.session.history.last_running()
        self._context.show_notices(*notices)

    def look_among(self, summaries: Sequence[Summary]) -> None:
        """Take the tournament that can be resumed now from all there are, the one played last first."""
        self.left_behind = running_in(summaries)

    def remember(self, setup: TournamentSetup) -> None:
        """Keep a setup for the next tournament, but not a seed that is of this run of the program only."""
        seed = None if setup.seed == self._seed else setup.seed
        self._context.settings_file.change(setup=replace(setup, seed=seed))
