"""The pages that keep the books: statistics over all tournaments, and lists for evenings with real cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from freedoko_qt.engine.events import Event, GameScored

if TYPE_CHECKING:
    from freedoko_qt.app.statistics.reader import ArchiveReader

    from .main_window import MainWindow
    from .paper.evenings_page import EveningsPage
    from .statistics_page import StatisticsPage


class Bookkeeping(QObject):
    """Shows them in a window, each made when it is first wanted, and leads back to where one came from."""

    def __init__(self, window: MainWindow, evenings: Path) -> None:
        super().__init__(window)
        self._window = window
        self._folder = evenings
        self._statistics: StatisticsPage | None = None
        self._evenings: EveningsPage | None = None
        self._before: QWidget | None = None
        self._reader: ArchiveReader | None = None
        window.session.happened.connect(self._on_happened)

    @property
    def reader(self) -> ArchiveReader:
        """Who reads all tournaments, and does so whenever a game is over."""
        if self._reader is None:
            from freedoko_qt.app.statistics.reader import ArchiveReader

            self._reader = ArchiveReader(self._window.session.history, self)
            self._reader.noticed.connect(self._window.tell)
        return self._reader

    @property
    def statistics(self) -> StatisticsPage:
        """The statistics."""
        if self._statistics is None:
            from .statistics_page import StatisticsPage

            window = self._window
            self._statistics = page = StatisticsPage(self.reader, window)
            page.left.connect(self.leave)
            page.noticed.connect(window.tell)
            window.add_page(page)
        return self._statistics

    @property
    def evenings(self) -> EveningsPage:
        """The lists of real evenings."""
        if self._evenings is None:
            from freedoko_qt.app.evening.files import Evenings

            from .paper.evenings_page import EveningsPage

            window = self._window
            self._evenings = page = EveningsPage(Evenings(self._folder), window.rule_sets, window)
            page.left.connect(self.leave)
            page.noticed.connect(window.tell)
            window.add_page(page)
        return self._evenings

    @property
    def is_shown(self) -> bool:
        """Whether one of these pages is looked at."""
        return self._window.page in (self._statistics, self._evenings)

    def show_statistics(self) -> None:
        """The statistics, with what has been played until now."""
        self._show(self.statistics)
        self.statistics.open()

    def show_evenings(self) -> None:
        """The list of a real evening: the one that was open, or a new one."""
        self._show(self.evenings)
        self.evenings.open()

    def leave(self) -> None:
        """Back to where one came from."""
        self._window.side_pages.return_to(self._before)

    def close(self) -> None:
        """Nothing goes on in the background any more."""
        if self._reader is not None:
            self._reader.close()

    def _on_happened(self, event: Event) -> None:
        if isinstance(event, GameScored) and self._window.session.practice is None:
            self.reader.keep_up()

    def _show(self, page: QWidget) -> None:
        if not self.is_shown:
            self._before = self._window.page
        self._window.show_page(page)
