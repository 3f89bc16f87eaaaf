"""The pages beside the tournament: the one of the start, the guided game and the help; each made when first wanted."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from .parts.lazy import made

if TYPE_CHECKING:
    from freedoko_qt.app.people import Avatar
    from freedoko_qt.app.rule_sets import RuleSet
    from freedoko_qt.app.settings import Language, Settings
    from freedoko_qt.app.setup import TournamentSetup

    from .app_context import AppContext
    from .current_tournament import CurrentTournament
    from .guide.guide_page import GuidePage
    from .help.help_page import HelpPage
    from .start.first_page import FirstPage
    from .start.start_page import StartPage

LEARNING = "beginner"
"""The rules for a person who has just learned to play."""


class SidePages(QObject):
    """Shows the start page, the guided game and the help."""

    wanted = Signal(str)
    """The id of a command of the menus."""
    questions_wanted = Signal()
    """The questionnaire about the rules is wanted."""
    continued = Signal()

    def __init__(self, context: AppContext, current: CurrentTournament) -> None:
        super().__init__(context.window)
        self._context, self._current = context, current

    # The start

    @property
    def start(self) -> FirstPage | StartPage:
        """The page of the start: until a tournament has been set up the very first one."""
        return self._first_page if self._is_first else self._start_page

    @property
    def _is_first(self) -> bool:
        return self._context.settings.setup is None and not self._current.can_be_resumed

    @cached_property
    def _first_page(self) -> FirstPage:
        from .start.first_page import FirstPage

        # Where it is to stay: pages that change their place are styled once more.
        first = FirstPage(self._context.deck, self._context.navigator.pages)
        first.call_person(self._context.settings)
        first.started.connect(self._begin)
        first.guided.connect(self.show_guide)
        first.questions_wanted.connect(self.questions_wanted)
        first.language_wanted.connect(self._speak)
        first.picture.chosen.connect(self._on_picture_chosen)
        self._context.navigator.add(first, reopen=self.show_start)
        return first

    @cached_property
    def _start_page(self) -> StartPage:
        from .start.start_page import StartPage

        start = StartPage(self._context.deck, self._context.navigator.pages)
        start.started.connect(lambda: self._current.start(self._current.next_setup))
        start.hurried.connect(lambda: self._current.start_short(self._current.next_setup))
        start.continued.connect(self.continued)
        start.wanted.connect(self.wanted)
        self._context.navigator.add(start, reopen=self.show_start)
        return start

    def show_start(self) -> None:
        """The page of the start, with what it can continue or begin.

        The setup and the running tournament are read again.
        """
        start = self.start
        if start in made(self, "_start_page"):
            self._start_page.show_setup(self._current.next_setup)
            self._show_running(self._start_page)
        self._context.navigator.show(start)
        start.focus_best()

    def _show_running(self, start: StartPage) -> None:
        session, left = self._context.session, self._current.left_behind
        if not self._current.can_be_resumed:
            start.show_nothing_running()
        elif session.sheet is not None:
            start.show_running(session.names, len(session.sheet.lines))
        elif left is not None:
            start.show_running((self._context.settings.player_name, *left.names[1:]), left.games)

    def _begin(self) -> None:
        """The first tournament, as it was chosen on the very first page."""
        self._current.start(self._take_name())

    def take_rules(self, rule_set: RuleSet) -> None:
        """Use these rules for the first tournament, with what was chosen on the first page.

        Kept in the settings at once, with the name.
        """
        from freedoko_qt.app.tournament_length import fitting

        setup = self._take_name()
        self._current.remember(setup.playing(rule_set, fitting(rule_set.rules, setup.length)))

    def _take_name(self) -> TournamentSetup:
        """Keep the name that was written on the very first page; returns the setup that was chosen there."""
        setup = self._first_page.applied(self._current.next_setup)
        self._context.settings_file.change(player_name=self._first_page.player_name)
        return setup

    def _speak(self, language: Language) -> None:
        self._context.settings_file.change(language=language, player_name=self._first_page.player_name)

    def _on_picture_chosen(self, avatar: Avatar) -> None:
        self._context.settings_file.change(avatar=avatar)

    def _invite(self) -> None:
        """Offer a tournament to a person who has just learned to play, with the rules for that."""
        from freedoko_qt.app.rule_sets import preset_set

        if self._is_first:
            self._first_page.choose_rules(LEARNING)
            self.show_start()
        else:
            self._current.play_next_by(preset_set(LEARNING))
            self.show_start()
            self.wanted.emit("new")

    # The guided game

    @cached_property
    def guide(self) -> GuidePage:
        """The guided game."""
        from .guide.guide_page import GuidePage

        guide = GuidePage(self._context.deck, self._context.navigator.pages)
        self._context.follow_settings(guide)
        guide.left.connect(self.show_start)
        guide.invited.connect(self._invite)
        self._context.navigator.add(guide, reopen=self.show_guide, keeps_table_waiting=True)
        return guide

    def show_guide(self) -> None:
        """The guided game from its beginning, or where it was left."""
        settings = self._context.settings
        name = settings.player_name
        if self._context.navigator.page in made(self, "_first_page"):
            name = self._first_page.player_name
        self._context.navigator.show(self.guide)
        self.guide.open(name)

    # The help

    @cached_property
    def help(self) -> HelpPage:
        """The help."""
        from .help.help_page import HelpPage

        help = HelpPage(self._context.window)
        help.left.connect(self.close_help)
        help.guided.connect(self.show_guide)
        self._context.navigator.add(help, keeps_table_waiting=True)
        return help

    @property
    def shows_help(self) -> bool:
        """True if the help is being read."""
        return self._context.navigator.page in made(self, "help")

    def toggle_help(self) -> None:
        """Open the help, or go back to where it was opened."""
        if self.shows_help:
            self.close_help()
            return
        setup = self._current.usual_setup
        rule_set = replace(setup.rule_set, rules=setup.rules_in_play)
        self.help.show_rules(rule_set, convention=setup.convention)
        self._context.navigator.visit(self.help)
        self.help.focus_best()

    def close_help(self) -> None:
        """Back to the page that was shown before."""
        self._context.navigator.go_back_from(self.help)

    # What has changed

    def apply_settings(self, settings: Settings) -> None:
        """Put the settings in force on the pages that are made."""
        deck = self._context.deck
        for start in made(self, "_first_page", "_start_page"):
            start.fan.show_deck(deck)
        page = self._context.navigator.page
        if page in made(self, "_start_page"):
            self._start_page.show_setup(self._current.next_setup)
        elif page in made(self, "_first_page") and page is not self.start:
            self.show_start()
        else:
            for first in made(self, "_first_page"):
                first.call_person(settings)
