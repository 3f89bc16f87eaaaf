"""The objects that every page and controller of the window may use, given to each by its constructor."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtWidgets import QMainWindow

from freedoko_qt.app import wording
from freedoko_qt.app.step_timer import StepTimer

from .cards.current_deck import CurrentDeck
from .navigator import Navigator
from .notice_line import NoticeLine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from freedoko_qt.app.external_programs import Substitution
    from freedoko_qt.app.notice import Notice
    from freedoko_qt.app.places import Places
    from freedoko_qt.app.rule_sets import RuleSet, RuleSets
    from freedoko_qt.app.session import Session
    from freedoko_qt.app.settings import Settings
    from freedoko_qt.app.settings_file import SettingsFile
    from freedoko_qt.app.writer import Writer

    from .background_reader import BackgroundReader
    from .cards.deck import Deck
    from .parts.list_page import ListPage


class FollowsSettings(Protocol):
    """A page that depends on the settings."""

    def apply_settings(self, settings: Settings, deck: Deck) -> None:
        """Put the settings in force; `deck` is theirs.

        Called before the page is shown first, and for settings that have not changed, too.
        """


class AppContext:
    """The session, the files, the pages and the notices of one window.

    Lives as long as the window. Everything is for the window's thread.
    """

    def __init__(self, window: QMainWindow, session: Session, settings_file: SettingsFile, places: Places) -> None:
        self.window = window
        self.session = session
        self.settings_file = settings_file
        self.places = places
        self.notices = NoticeLine(window)
        self._getting_ready = StepTimer(window)
        self.navigator = Navigator(window)
        self.current_deck = CurrentDeck(settings_file.settings, self.notices.say)

    @property
    def settings(self) -> Settings:
        """The current settings."""
        return self.settings_file.settings

    @property
    def writer(self) -> Writer:
        """The thread that writes what belongs to the person."""
        return self.session.writer

    @property
    def deck(self) -> Deck:
        """The deck of the settings."""
        return self.current_deck.deck

    @cached_property
    def reader(self) -> BackgroundReader:
        """The reader of what takes a while to be read, made when it is first wanted.

        Closed by `Program.close`.
        """
        from .background_reader import BackgroundReader

        return BackgroundReader(self.navigator, self.window)

    @cached_property
    def rule_sets(self) -> RuleSets:
        """The person's own rule sets, read when they are first wanted."""
        from freedoko_qt.app.rule_sets import RuleSets

        return RuleSets(self.places.rule_sets, self.writer.do)

    def own_sets(self) -> tuple[RuleSet, ...]:
        """The person's own rule sets; problems with their files are shown.

        Read from disk at each call.
        """
        own_sets, notices = self.rule_sets.all()
        self.show_notices(*notices)
        return own_sets

    def say_on(self, page: ListPage[Any], words: Callable[[], str]) -> None:
        """Say something on a page, or in a notice where another page has been turned to."""
        if self.navigator.page is page:
            page.say(words)
        else:
            self.notices.say(words)

    def once_ready(self, page: str, then: Callable[[], object]) -> None:
        """Call `then` once what a page needs is imported: at once if it is, else unless another is wanted first.

        `page`: the command that opens it.
        """
        from .warm_up import is_ready

        if is_ready(page):
            then()
        else:
            self._getting_ready.begin(self._got_ready(page, then))

    def _got_ready(self, page: str, then: Callable[[], object]) -> Iterator[None]:
        from .warm_up import TABLE, get_ready, get_ready_in_steps, set_up_classes

        if page == TABLE:
            yield from get_ready_in_steps(page)
            then()
        else:
            yield from set_up_classes()
            self.reader.read(partial(get_ready, page), lambda _: then())

    def follow_settings(self, page: FollowsSettings) -> None:
        """Apply the settings to a page, now and whenever they change.

        `page` is kept by the connection and must live as long as the window.
        """
        page.apply_settings(self.settings, self.deck)
        self.settings_file.changed.connect(lambda settings: page.apply_settings(settings, self.deck))

    def show_notices(self, *notices: Notice | Substitution | None) -> None:
        """Show notices about files or external programs, each in one line; None is skipped.

        What is said of the saving of a file takes the place of what was said before.
        """
        for notice in notices:
            if notice is not None:
                from freedoko_qt.app.notice import Notice  # not wanted by a start without notices

                about = notice.saved_file if isinstance(notice, Notice) else None
                self.notices.say(partial(wording.notice, notice), about=about)
