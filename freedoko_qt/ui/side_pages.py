"""The pages beside the tournament: the one of the start, the guided game and the help; each made when first wanted."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.settings import Language, Settings
from freedoko_qt.app.setup import Avatar

from .cards.deck import Deck
from .start.start_page import StartPage

if TYPE_CHECKING:
    from .guide.guide_page import GuidePage
    from .help.help_page import HelpPage
    from .main_window import MainWindow
    from .start.first_page import FirstPage


class SidePages(QObject):
    """Shows them in a window; the game on its table waits meanwhile."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._first: FirstPage | None = None
        self._start: StartPage | None = None
        self._guide: GuidePage | None = None
        self._help: HelpPage | None = None
        self._ways: dict[QWidget, QWidget | None] = {}
        """From which page one came to a page."""

    # The start

    @property
    def start(self) -> FirstPage | StartPage:
        """The page of the start: until a tournament has been set up the very first one."""
        window = self._window
        is_first = window.settings_file.settings.setup is None and not window.can_go_on
        return self._first_page if is_first else self._start_page

    @property
    def _first_page(self) -> FirstPage:
        if self._first is None:
            from .start.first_page import FirstPage

            window = self._window
            self._first = first = FirstPage(window.deck, window)
            first.call_person(window.settings_file.settings)
            first.started.connect(self._begin)
            first.guided.connect(self.show_guide)
            first.language_wanted.connect(self._speak)
            first.picture.chosen.connect(self._on_picture_chosen)
            window.pages.addWidget(first)
        return self._first

    @property
    def _start_page(self) -> StartPage:
        if self._start is None:
            window = self._window
            self._start = start = StartPage(window.deck, window)
            start.started.connect(lambda: window.start(window.next_setup))
            start.continued.connect(window.go_on)
            start.changing.connect(window.dialogs.show_tournament)
            start.guided.connect(self.show_guide)
            start.trainer_wanted.connect(window.training.show)
            start.deals_wanted.connect(window.deals.show)
            start.tournaments_wanted.connect(window.tournaments.show)
            start.statistics_wanted.connect(window.books.show_statistics)
            start.evenings_wanted.connect(window.books.show_evenings)
            window.pages.addWidget(start)
        return self._start

    def show_start(self) -> None:
        """The page of the start, with what it can continue or begin."""
        window, start = self._window, self.start
        if isinstance(start, StartPage):
            start.show_setup(window.next_setup)
            self._tell_running(start)
        window.show_page(start)
        start.focus_best()

    def _tell_running(self, start: StartPage) -> None:
        window = self._window
        session, left = window.session, window.left_behind
        if not window.can_go_on:
            start.show_nothing_running()
        elif session.sheet is not None:
            start.show_running(session.names, len(session.sheet.lines))
        elif left is not None:
            start.show_running((window.settings_file.settings.player_name, *left.names[1:]), left.games)

    def _begin(self) -> None:
        """The first tournament, as it was chosen on the very first page."""
        window, first, file = self._window, self._first_page, self._window.settings_file
        setup = first.applied(window.next_setup)
        file.set(replace(file.settings, player_name=first.player_name))
        window.start(setup)

    def _speak(self, language: Language) -> None:
        first, file = self._first_page, self._window.settings_file
        file.set(replace(file.settings, language=language, player_name=first.player_name))

    def _on_picture_chosen(self, avatar: Avatar) -> None:
        file = self._window.settings_file
        file.set(replace(file.settings, avatar=avatar))

    # The guided game

    @property
    def guide(self) -> GuidePage:
        """The guided game."""
        if self._guide is None:
            from .guide.guide_page import GuidePage

            window = self._window
            self._guide = guide = GuidePage(window.deck, window.pages)
            guide.apply(window.settings_file.settings, window.deck)
            guide.left.connect(self.show_start)
            window.pages.addWidget(guide)
        return self._guide

    def show_guide(self) -> None:
        """The guided game from its beginning, or where it was left."""
        settings = self._window.settings_file.settings
        name = settings.player_name
        if self._first is not None and self._window.page is self._first:
            name = self._first.player_name
        self._window.show_page(self.guide)
        self.guide.open(name)

    # The help

    @property
    def help(self) -> HelpPage:
        """The help."""
        if self._help is None:
            from .help.help_page import HelpPage

            self._help = HelpPage(self._window)
            self._help.closed.connect(self.close_help)
            self._help.guided.connect(self.show_guide)
            self._window.pages.addWidget(self._help)
        return self._help

    @property
    def shows_help(self) -> bool:
        """Whether the help is being read."""
        return self._help is not None and self._window.page is self._help

    def toggle_help(self) -> None:
        """Open the help, or go back to where it was opened."""
        window = self._window
        if self.shows_help:
            self.close_help()
            return
        setup = window.running_setup or window.next_setup
        self.help.show_rules(replace(setup.rule_set, rules=setup.rules_in_play))
        self.visit(self.help)
        self.help.focus_best()

    def close_help(self) -> None:
        """Back to the page that was shown before."""
        self.return_from(self.help)

    # The way back

    def visit(self, page: QWidget) -> None:
        """Turn to a page from which there is a way back to where one is now."""
        self.come_to(page)
        self._window.show_page(page)

    def come_to(self, page: QWidget) -> None:
        """Remember from where one comes to a page that is about to be shown; no way back leads through a page twice."""
        here = self._window.page
        if here is page:
            return
        further = self._ways.get(page)
        self._ways = {one: further if before is page else before for one, before in self._ways.items()}
        self._ways[page] = here

    def before(self, page: QWidget) -> QWidget | None:
        """The page from which one came to this one; None: from none."""
        return self._ways.get(page)

    def return_from(self, page: QWidget) -> None:
        """Show the page from which one came to this one; the first one where there was none."""
        window, before = self._window, self.before(page)
        if window.is_gone(before) or before is None or before is self._first or before is self._start:
            self.show_start()
        elif before is self._guide:
            self.show_guide()
        else:
            window.show_page(before)
            if window.is_at_table:
                window.game_page.focus_best()

    # What has changed

    @property
    def keep_the_table_waiting(self) -> bool:
        """Whether a page is shown beside which the game on the table is not to go on."""
        window = self._window
        others = window.replays, window.books, window.tournaments, window.deals, window.training
        return any(one.is_shown for one in others) or window.page in (self._help, self._guide)

    def apply(self, settings: Settings, deck: Deck) -> None:
        """Put the settings in force; `deck` is what they tell."""
        for start in (self._first, self._start):
            if start is not None:
                start.fan.show_deck(deck)
        if self._guide is not None:
            self._guide.apply(settings, deck)
        page = self._window.page
        if page is self._start and self._start is not None:
            self._start.show_setup(self._window.next_setup)
        elif page is self._first and page is not self.start:
            self.show_start()
        elif self._first is not None:
            self._first.call_person(settings)
