"""Statistics over all tournaments: numbers, what they mean in plain words, and the curve over time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from enum import IntEnum
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QProgressBar, QTextBrowser, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.plain import shortened
from freedoko_qt.app.statistics.archive import Archive
from freedoko_qt.app.statistics.figures import Figures, figures
from freedoko_qt.app.statistics.reader import ArchiveReader
from freedoko_qt.app.statistics.selection import Filter, RatedPlayer, played_by
from freedoko_qt.app.statistics.statistics_words import sentences
from freedoko_qt.app.step_timer import StepTimer

from ..parts.busy import be_busy
from ..parts.curve import Curve, framed
from ..parts.drawings import bars
from ..parts.empty_page import EmptyPage
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, stacked, vbox
from ..parts.page import Page
from ..parts.scrolling import VerticalArea, YieldingBody, fade_edges
from .backlog_line import BacklogLine
from .figures_table import FiguresTable
from .headlines import Headlines
from .lost_points_tab import LostPointsTab
from .statistics_filters import StatisticsFilters
from .statistics_rows import lines

BROAD = 118  # letters, from which on there is room beside the figures
FEWEST = 8  # lines of the table that are seen above the words


class StatisticsTab(IntEnum):
    """The tabs, from left to right."""

    FIGURES = 0
    LOST_POINTS = 1


class StatisticsPage(Page):
    """The page of the statistics, read in the background whenever it is opened.

    `reader` is the caller's, and goes on reading when the page is left.
    """

    noticed = Signal(object)
    """A Notice about a file."""
    tournament_wanted = Signal()
    """A new tournament is to be set up."""

    def __init__(
        self, reader: ArchiveReader, parent: QWidget | None = None, today: Callable[[], date] = date.today
    ) -> None:
        super().__init__(parent)
        self._archive: Archive | None = None
        self._found: dict[tuple[RatedPlayer, Filter], Figures] = {}
        """The figures of the archive by player and filter, as far as they were wanted."""
        self._showing = StepTimer(self)
        self._reader = reader
        self._reader.progressed.connect(self._on_progressed)
        self._reader.read.connect(self._on_read)
        self._title = self.make_label(lambda self: self.tr("Statistics"), "title")
        self.subtitle = Label(self, "hint")
        self.tabs = self.make_tabs(
            lambda self: self.tr("Figures"),
            lambda self: self.tr("What costs you points"),
            name=lambda self: self.tr("Figures or lost points"),
        )
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.tabs.currentChanged.connect(self._update_text)
        self.filters = StatisticsFilters(self, today)
        self.filters.changed.connect(self._update_text)
        self.headlines = Headlines(self)
        self.table = FiguresTable(self)
        self.words = self.word(QTextBrowser(self), name=lambda self: self.tr("What the numbers mean"))
        self.words.document().setDocumentMargin(10)
        fade_edges(self.words)
        self.curve = TimeCurve(self)
        self.lost_points = LostPointsTab(self)
        self.backlog = BacklogLine(self)
        self.nothing = EmptyPage(bars, self)
        self.nothing.offer(self.make_button(lambda self: self.tr("Begin a tournament"), self.tournament_wanted))
        self._bar = self.word(QProgressBar(self), name=lambda self: self.tr("Reading the tournaments"))
        self._bar.setMaximumWidth(320)
        self.back = self.make_button(lambda self: self.tr("Back"), self.left, icon="back")
        self._lay_out()
        self._update_text()

    def open(self) -> None:
        """Read what has been played since.

        Returns at once; figures known already are shown meanwhile.
        """
        be_busy(self._bar)
        self._reader.read_all()
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_progressed(self, done: int, of: int) -> None:
        self._bar.setRange(0, of)
        self._bar.setValue(done)

    def _on_read(self, archive: Archive) -> None:
        for notice in archive.notices:
            self.noticed.emit(notice)
        self._archive, self._found = archive, {}
        self.filters.show_archive(archive)
        self._showing.begin(self._shown(archive))

    def _shown(self, archive: Archive) -> Iterator[None]:
        """Show what was read in steps: thousands of games take their time to be added up."""
        yield
        if self.filters.person is not None:
            self._figures_of(archive, self.filters.person)
        yield
        self._update_text()

    def _figures_of(self, archive: Archive, person: RatedPlayer) -> Figures:
        key = person, self.filters.wanted
        if key not in self._found:
            self._found[key] = figures(played_by(archive, *key))
        return self._found[key]

    def _update_text(self) -> None:
        archive, person = self._archive, self.filters.person
        shows_lost_points = self.tabs.currentIndex() == StatisticsTab.LOST_POINTS
        self.backlog.setVisible(shows_lost_points)
        self._bar.setVisible(archive is None)
        if shows_lost_points or archive is not None:
            self.filters.setVisible(not shows_lost_points and person is not None)
        if shows_lost_points:
            self.subtitle.setText(self.tr("From those of your games that have been reviewed"))
            self._stack.setCurrentWidget(self.lost_points)
        elif archive is None:
            self._show_nothing(
                self.tr("All tournaments are being read."),
                self.tr("One moment: your games are being added up."),
                is_empty=False,
            )
        elif person is None:
            self._show_nothing(
                self.tr("Over all tournaments"),
                self.tr("Once a game is over, how often you win and what each kind of game earns will appear here."),
                is_empty=True,
            )
        else:
            self._show_figures(archive, person)

    def _show_nothing(self, subtitle: str, words: str, *, is_empty: bool) -> None:
        """Say why there are no figures."""
        self.subtitle.setText(subtitle)
        self.nothing.say(words, is_empty=is_empty)
        self._stack.setCurrentWidget(self._waiting)

    def _show_figures(self, archive: Archive, person: RatedPlayer) -> None:
        """Show the figures of a player's games that pass the filters."""
        found = self._figures_of(archive, person)
        number = found.total.points.number
        if archive.is_whole:
            self.subtitle.setText(self.tr("%n game(s), counted plus and minus", "", number))
        else:
            self.subtitle.setText(self.tr("%n game(s) so far; the others are still being added up", "", number))
        self.headlines.show_figures(found)
        self.table.show_lines(list(lines(found)) if number else [])
        self.words.setHtml("".join(f"<p>{escape(shortened(sentence))}</p>" for sentence in sentences(person, found)))
        self.curve.show_sums([wording.shown_name(person.name)], [(total,) for total in found.curve])
        self._stack.setCurrentWidget(self._figures)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the words below the figures on a narrow page, which is scrolled then."""
        ways, is_broad = QBoxLayout.Direction, self.width() > BROAD * self.fontMetrics().averageCharWidth()
        self._columns.setDirection(ways.LeftToRight if is_broad else ways.TopToBottom)
        self.table.setMinimumHeight(0 if is_broad else FEWEST * self.table.verticalHeader().defaultSectionSize())
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        figures = YieldingBody(self)
        self._waiting, self._figures = QWidget(self), VerticalArea(figures, self)
        vbox(STRETCH, self.nothing, 12, (self._bar, 0, Qt.AlignmentFlag.AlignHCenter), STRETCH, on=self._waiting)
        right = vbox((self.words, 3), (framed(self.curve, self), 2), spacing=12)
        self._columns = hbox((self.table, 6), (right, 5), spacing=12)
        vbox(self.headlines, (self._columns, 1), on=figures, spacing=12)
        self._stack = stacked(self._waiting, self._figures, self.lost_points, on=self)
        buttons = hbox(self.back, (self.backlog, 1), STRETCH, spacing=12)
        vbox(self._title, self.subtitle, self.tabs, self.filters, (self._stack, 1), buttons, on=self, spacing=8)


class TimeCurve(Curve):
    """The sum of a player's points from game to game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("Sum of the points over time"))
