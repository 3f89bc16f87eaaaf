"""The pages that keep the books: statistics over all tournaments, and lists for evenings with real cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
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

    @property
    def statistics(self) -> StatisticsPage:
        """The statistics."""
        if self._statistics is None:
            from .statistics_page import StatisticsPage

            window = self._window
            self._statistics = page = StatisticsPage(window.session.history, window)
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
        if self._statistics is not None:
            self._statistics.close_reader()

    def _show(self, page: QWidget) -> None:
        if not self.is_shown:
            self._before = self._window.page
        self._window.show_page(page)
