"""The page of the start, made when it is first wanted: the very first one, or the one that goes on or begins."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..parts.lazy import made

if TYPE_CHECKING:
    from collections.abc import Callable

    from freedoko_qt.app.people import Avatar
    from freedoko_qt.app.rule_sets import RuleSet
    from freedoko_qt.app.settings import Language, Settings
    from freedoko_qt.app.setup import TournamentSetup

    from ..app_context import AppContext
    from ..current_tournament import CurrentTournament
    from .first_page import FirstPage
    from .start_page import StartPage

LEARNING = "beginner"
"""The rules for a person who has just learned to play."""


class StartController(QObject):
    """Shows the page of the start, and carries out what is chosen there."""

    wanted = Signal(str)
    """The id of a command of the menus."""
    guide_wanted = Signal()
    """The guided game is wanted."""
    questions_wanted = Signal()
    """The questionnaire about the rules is wanted."""
    continued = Signal()

    def __init__(self, context: AppContext, current: CurrentTournament) -> None:
        super().__init__(context.window)
        self._context, self._current = context, current

    @property
    def page(self) -> FirstPage | StartPage:
        """The page of the start: until a tournament has been set up the very first one."""
        return self._first_page if self._is_first else self._start_page

    @property
    def _is_first(self) -> bool:
        return self._context.settings.setup is None and not self._current.can_be_resumed

    @property
    def player_name(self) -> str:
        """The name of the person: the one on the very first page while that is shown."""
        if self._context.navigator.page in made(self, "_first_page"):
            return self._first_page.player_name
        return self._context.settings.player_name

    @cached_property
    def _first_page(self) -> FirstPage:
        from .first_page import FirstPage

        # Where it is to stay: pages that change their place are styled once more.
        first = FirstPage(self._context.deck, self._context.navigator.pages)
        first.call_person(self._context.settings)
        first.started.connect(lambda: self._context.once_ready("table", self._begin))
        first.guided.connect(self.guide_wanted)
        first.questions_wanted.connect(self.questions_wanted)
        first.language_wanted.connect(self._speak)
        first.picture.chosen.connect(self._on_picture_chosen)
        self._context.navigator.add(first, reopen=self.show)
        return first

    @cached_property
    def _start_page(self) -> StartPage:
        from .start_page import StartPage

        start = StartPage(
            self._context.deck, self._context.navigator.pages, running=self._current.can_be_resumed
        )
        start.started.connect(lambda: self._begin_with(self._current.start))
        start.hurried.connect(lambda: self._begin_with(self._current.start_short))
        start.continued.connect(self.continued)
        start.wanted.connect(self.wanted)
        self._context.navigator.add(start, reopen=self.show)
        return start

    def show(self) -> None:
        """Show the page of the start, with what it can continue or begin.

        The setup and the running tournament are read again.
        """
        page = self.page
        if page in made(self, "_start_page"):
            self._start_page.show_setup(self._current.next_setup)
            self._show_running(self._start_page)
        self._context.navigator.show(page)
        page.focus_best()

    def _show_running(self, start: StartPage) -> None:
        session, left = self._context.session, self._current.left_behind
        if not self._current.can_be_resumed:
            start.show_nothing_running()
        elif session.sheet is not None:
            start.show_running(session.names, len(session.sheet.lines))
        elif left is not None:
            start.show_running((self._context.settings.player_name, *left.names[1:]), left.games)

    def invite(self) -> None:
        """Offer a tournament to a person who has just learned to play, with the rules for that."""
        from freedoko_qt.app.rule_sets import preset_set

        if self._is_first:
            self._first_page.choose_rules(LEARNING)
            self.show()
        else:
            self._current.play_next_by(preset_set(LEARNING))
            self.show()
            self.wanted.emit("new")

    def take_rules(self, rule_set: RuleSet) -> None:
        """Use these rules for the first tournament, with what was chosen on the first page.

        Kept in the settings at once, with the name.
        """
        from freedoko_qt.app.tournament_length import fitting

        setup = self._take_name()
        self._current.remember(setup.playing(rule_set, fitting(rule_set.rules, setup.length)))

    def _begin_with(self, start: Callable[[TournamentSetup], None]) -> None:
        self._context.once_ready("table", lambda: start(self._current.next_setup))

    def _begin(self) -> None:
        """Begin the first tournament, as it was chosen on the very first page."""
        self._current.start(self._take_name())

    def _take_name(self) -> TournamentSetup:
        """Keep the name that was written on the very first page; returns the setup that was chosen there."""
        setup = self._first_page.applied(self._current.next_setup)
        self._context.settings_file.change(player_name=self._first_page.player_name)
        return setup

    def _speak(self, language: Language) -> None:
        self._context.settings_file.change(language=language, player_name=self._first_page.player_name)

    def _on_picture_chosen(self, avatar: Avatar) -> None:
        self._context.settings_file.change(avatar=avatar)

    def apply_settings(self, settings: Settings) -> None:
        """Put the settings in force on the pages that are made."""
        deck = self._context.deck
        for start in made(self, "_first_page", "_start_page"):
            start.fan.show_deck(deck)
        page = self._context.navigator.page
        if page in made(self, "_start_page"):
            self._start_page.show_setup(self._current.next_setup)
        elif page in made(self, "_first_page") and page is not self.page:
            self.show()
        else:
            for first in made(self, "_first_page"):
                first.call_person(settings)
