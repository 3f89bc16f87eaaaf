"""The way from the menus to the pages: one controller for each subject, made when it is first wanted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from .parts.lazy import made

if TYPE_CHECKING:
    from .app_context import AppContext
    from .claim_controller import ClaimController
    from .course.course_controller import CourseController
    from .current_tournament import CurrentTournament
    from .deals.deals_controller import DealsController
    from .guide.guide_controller import GuideController
    from .help.help_controller import HelpController
    from .records_controller import RecordsController
    from .replay.duplicate_controller import DuplicateController
    from .replay.replay_controller import ReplayController
    from .start.start_controller import StartController
    from .tournaments.tournaments_controller import TournamentsController
    from .trainer.trainer_controller import TrainerController


WITH_THREADS = ("records", "replays", "deals", "duplicates", "trainer")
"""The controllers that work in the background, in the order in which they are closed."""


class Controllers(QObject):
    """The controllers of a window.

    Those with threads are closed by `close`. The attributes are made on first access, which imports their pages.
    """

    tournament_wanted = Signal()
    """A new tournament is to be set up."""
    line_wanted = Signal(QWidget)
    """A line is to be shown over the pages."""

    def __init__(self, context: AppContext, current: CurrentTournament, start: StartController) -> None:
        super().__init__(context.window)
        self._context, self._current, self._start = context, current, start

    @cached_property
    def deals(self) -> DealsController:
        """The library of deals."""
        from .deals.deals_controller import DealsController

        deals = DealsController(self._context, self._current)
        deals.replay_wanted.connect(lambda it: self.replays.show(it))
        deals.tournaments_wanted.connect(lambda: self.tournaments.show())
        return deals

    @cached_property
    def replays(self) -> ReplayController:
        """Finished games, and the practice that begins there."""
        from .replay.replay_controller import ReplayController

        replays = ReplayController(self._context, self._current, self.deals)
        replays.line_wanted.connect(self.line_wanted)
        replays.lesson_played.connect(lambda lesson: self.course.course.play(lesson))
        replays.lesson_left.connect(lambda lesson: self.course.show_lesson(lesson))
        return replays

    @cached_property
    def duplicates(self) -> DuplicateController:
        """The copies that the expert plays."""
        from .replay.duplicate_controller import DuplicateController

        return DuplicateController(self._context, self.replays)

    @cached_property
    def tournaments(self) -> TournamentsController:
        """The list of all tournaments."""
        from .tournaments.tournaments_controller import TournamentsController

        tournaments = TournamentsController(self._context, self._current, self.replays, self.duplicates)
        tournaments.tournament_wanted.connect(self.tournament_wanted)
        return tournaments

    @cached_property
    def records(self) -> RecordsController:
        """The statistics, and the lists of real evenings."""
        from .records_controller import RecordsController

        records = RecordsController(self._context, self.replays)
        records.tournament_wanted.connect(self.tournament_wanted)
        return records

    @cached_property
    def trainer(self) -> TrainerController:
        """The trainer."""
        from .trainer.trainer_controller import TrainerController

        return TrainerController(self._context, self._current)

    @cached_property
    def course(self) -> CourseController:
        """The course."""
        from .course.course_controller import CourseController

        return CourseController(self._context, self._current)

    @cached_property
    def guide(self) -> GuideController:
        """The guided game."""
        from .guide.guide_controller import GuideController

        return GuideController(self._context, self._start)

    @cached_property
    def help(self) -> HelpController:
        """The help."""
        from .help.help_controller import HelpController

        help = HelpController(self._context, self._current)
        help.guide_wanted.connect(lambda: self.guide.show())
        return help

    @cached_property
    def claims(self) -> ClaimController:
        """The ways to end a game before its last card."""
        from .claim_controller import ClaimController

        return ClaimController(self._context)

    def close(self) -> None:
        """End the work in the background.

        Blocks until the running jobs are over. Only those that were made are closed.
        """
        for controller in made(self, *WITH_THREADS):
            controller.close()
