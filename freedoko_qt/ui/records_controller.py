"""The pages of records: statistics of all tournaments, and lists of real evenings."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from .parts.lazy import made

if TYPE_CHECKING:
    from freedoko_qt.app.kept_tournament import Tournament
    from freedoko_qt.app.review.backlog import Backlog
    from freedoko_qt.app.review.lost_points import Example
    from freedoko_qt.app.review.lost_points_reader import LostPointsReader
    from freedoko_qt.app.statistics.reader import ArchiveReader
    from freedoko_qt.app.storage import Loaded

    from .app_context import AppContext
    from .real_evenings.evenings_page import EveningsPage
    from .replay.replay_controller import ReplayController
    from .statistics.statistics_page import StatisticsPage


class RecordsController(QObject):
    """Shows the statistics and the lists of real evenings."""

    tournament_wanted = Signal()
    """A new tournament is to be set up."""

    def __init__(self, context: AppContext, replays: ReplayController) -> None:
        super().__init__(context.window)
        self._context, self._replays = context, replays

    @cached_property
    def reader(self) -> ArchiveReader:
        """The reader of all tournaments, which reads whenever a game is over."""
        from freedoko_qt.app.statistics.reader import ArchiveReader

        reader = ArchiveReader(self._context.session.history, self)
        reader.noticed.connect(self._context.show_notices)
        return reader

    @cached_property
    def lost_points_reader(self) -> LostPointsReader:
        """The reader of the reviews of all games."""
        from freedoko_qt.app.review.lost_points_reader import LostPointsReader
        from freedoko_qt.app.review.review_files import Reviews

        reader = LostPointsReader(self._context.session.history, Reviews(self._context.places.reviews), self)
        reader.noticed.connect(self._context.show_notices)
        return reader

    @cached_property
    def backlog(self) -> Backlog:
        """The reviewer of the games that wait for it; while a game is shown, that one goes first."""
        from freedoko_qt.app.review.backlog import Backlog
        from freedoko_qt.app.review.review_files import Reviews

        writer = self._context.writer
        reviews = Reviews(self._context.places.reviews)
        backlog = Backlog(self._context.session.history, reviews, self, write=writer.write, do=writer.do)
        backlog.noticed.connect(self._context.show_notices)
        backlog.reviewed.connect(self.lost_points_reader.add)
        self._context.navigator.page_changed.connect(lambda: backlog.hold(held=self._replays.is_shown))
        return backlog

    @cached_property
    def statistics(self) -> StatisticsPage:
        """The statistics."""
        from .statistics.statistics_page import StatisticsPage

        page = StatisticsPage(self.reader, self._context.window)
        page.noticed.connect(self._context.show_notices)
        page.tournament_wanted.connect(self.tournament_wanted)
        page.lost_points.wanted.connect(self._show_example)
        self._context.navigator.add(page, left=page.left, keeps_table_waiting=True)
        lost_points_reader, backlog, line = self.lost_points_reader, self.backlog, page.backlog
        lost_points_reader.read.connect(page.lost_points.show_lost_points)
        lost_points_reader.read.connect(backlog.look)
        backlog.changed.connect(lambda: line.show_backlog(backlog))
        line.run_wanted.connect(lambda wanted: backlog.begin() if wanted else backlog.stop())
        # After the games, which are looked at first: both at once would be late.
        self.reader.read.connect(lambda archive: lost_points_reader.read_all() if archive.is_whole else None)
        return page

    @cached_property
    def evenings(self) -> EveningsPage:
        """The lists of real evenings."""
        from freedoko_qt.app.real_evenings.evening_files import Evenings

        from .real_evenings.evenings_page import EveningsPage

        page = EveningsPage(
            Evenings(self._context.places.evenings),
            self._context.rule_sets,
            self._context.writer,
            self._context.window,
        )
        page.noticed.connect(self._context.show_notices)
        self._context.navigator.add(page, left=page.left, keeps_table_waiting=True)
        return page

    def show_statistics(self) -> None:
        """Show the statistics, with everything played until now; go back if they are shown already.

        Read on a thread; the page shows what is known already.
        """
        if not self._context.navigator.go_back_if_shown(self.statistics):
            self._context.navigator.visit(self.statistics)
            self.statistics.open()

    def show_evenings(self) -> None:
        """Show the list of a real evening, the one that was open or a new one; go back if it is shown already."""
        if not self._context.navigator.go_back_if_shown(self.evenings):
            self._context.navigator.visit(self.evenings)
            self.evenings.open()

    def close(self) -> None:
        """End the work in the background.

        Blocks until the running jobs are over.
        """
        for reader in made(self, "reader", "backlog", "lost_points_reader"):
            reader.close()
        for page in made(self, "evenings"):
            page.close_evening()

    def _show_example(self, example: Example) -> None:
        """Show the moment of an example once its tournament is read."""
        read = partial(self._context.session.history.load_chosen, example.game.tournament)
        self._context.reader.read(read, lambda read: self._show_read(example, read.result()))

    def _show_read(self, example: Example, loaded: Loaded[Tournament]) -> None:
        self._context.show_notices(loaded.notice)
        if loaded.value is not None:
            self._replays.show_decision(loaded.value, example.game.place, example.decision)

    def keep_up(self) -> None:
        """Read the game that has just been kept, on a thread and without hurry."""
        self.reader.keep_up()
