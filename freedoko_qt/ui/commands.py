"""The commands of the menus and keys: the way from each to the page or dialog that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSignalBlocker, Qt

from freedoko_qt.app.settings import InWords, SidePageKind

from .cards.card_groups import may_show_still_out
from .parts.lazy import made
from .parts.screen_reader import is_heard
from .sheet.sheet_tab import SheetTab

if TYPE_CHECKING:
    from freedoko_qt.engine.actions import Action

    from .game_page import GamePage
    from .main_window import MainWindow

SIDE_PAGES = {f"side_{page}": page for page in SidePageKind}
"""The command of each page beside the table."""
AT_TABLE = (
    "announce", "hint", "last_trick", "take_back", "rest_is_mine", "give_up", "play_fast", "trumps", "all_hands",
    "side_panel", *SIDE_PAGES, "words",
)
AT_TABLE_OR_SHEET = ("sheet", "curve", "go_on")


class Commands(QObject):
    """Carries out the commands of a window's menus."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        for name, command in self._commands().items():
            window.menu.action(name).triggered.connect(lambda _=False, name=name, do=command: self._do(name, do))
        for name, switch in self._switches().items():
            window.menu.action(name).toggled.connect(switch)
        window.navigator.page_changed.connect(self._allow)
        window.context.settings_file.changed.connect(self._allow)
        window.game.page_made.connect(self._connect_page)
        window.go_on_wanted.connect(self.go_on)
        self._allow()

    def _commands(self) -> dict[str, Callable[[], object]]:
        """The commands that do something, by their names in the menu bar."""
        window, dialogs = self._window, self._window.dialogs
        return {
            "new": dialogs.show_tournament,
            "first_page": window.show_start,
            "tournaments": lambda: window.controllers.tournaments.show(),
            "deals": lambda: window.controllers.deals.show(),
            "record": lambda: window.controllers.replays.ask_file(),
            "paste_record": lambda: window.controllers.replays.open_copied(),
            "statistics": lambda: window.controllers.records.show_statistics(),
            "evenings": lambda: window.controllers.records.show_evenings(),
            "trainer": lambda: window.controllers.trainer.show(),
            "rules": dialogs.show_rules,
            "settings": dialogs.show_settings,
            "quit": window.close,
            "announce": lambda: window.game.page.table.announce(),
            "hint": lambda: window.game.page.ask_hint(),
            "take_back": self._take_back,
            "go_on": self.go_on,
            "rest_is_mine": lambda: window.controllers.claims.take_rest(),
            "give_up": lambda: window.controllers.claims.give_up(),
            "play_fast": lambda: window.controllers.claims.play_fast(),
            "sheet": lambda: self._show_so_far(SheetTab.LIST),
            "curve": lambda: self._show_so_far(SheetTab.CURVE),
            "help": lambda: window.controllers.help.show(),
            "guide": lambda: window.controllers.guide.show(),
            "course": lambda: window.controllers.course.show(),
            "about": dialogs.show_about,
        }

    def _switches(self) -> dict[str, Callable[[bool], object]]:
        """The commands that turn something on and off, by their names in the menu bar."""
        window, settings = self._window, self._window.context.settings_file
        return {
            "last_trick": lambda on: window.game.page.table.show_last_trick(on),
            "trumps": lambda on: window.game.page.show_trumps(on),
            "all_hands": lambda on: settings.change(show_all_hands=on),
            "side_panel": lambda on: self._show_side(settings.settings.side_page if on else None),
            "sounds": lambda on: settings.change(sounds=on),
            "words": self._show_in_words,
            "full_screen": lambda on: window.showFullScreen() if on else window.showNormal(),
            **{name: partial(self._turn_side, page) for name, page in SIDE_PAGES.items()},
        }

    def _do(self, name: str, command: Callable[[], object]) -> None:
        """Carry out a command, once the page that it opens can be made without a stop."""
        self._window.context.once_ready(name, command)

    def _connect_page(self, page: GamePage) -> None:
        """Connect the commands to the page of the game."""
        page.side.wanted.connect(self._show_side)
        page.table.review_changed.connect(partial(self._tick, "last_trick"))
        page.trumps_shown.connect(partial(self._tick, "trumps"))
        page.table.strip.offer(self._window.menu.action)
        page.table.strip.forbid(self._window.menu.forbidden)
        page.words_closed.connect(lambda: self._window.menu.action("words").setChecked(False))

    def _tick(self, command: str, on: bool) -> None:
        """Check the menu entries that are on."""
        action = self._window.menu.action(command)
        with QSignalBlocker(action):
            action.setChecked(on)
        action.changed.emit()  # for the buttons that stand for it

    def go_on(self) -> None:
        """Go on, as Space does where no button has the focus."""
        if self._window.game.is_at_table:
            self._window.game.page.table.skip()
        elif self._window.game.is_at_sheet:
            self._window.game.leave_sheet()

    def _take_back(self) -> None:
        session, table = self._window.session, self._window.game.page.table
        before = session.game  # it stays when a card comes back that did not lie yet: that is not counted
        action = session.take_back()
        is_counted = session.practice is None and session.game is not before
        if action is None:
            table.say(lambda: self.tr("There is nothing to take back yet."))
            return

        def words() -> str:
            sentences = [self._taken_back(action)]
            if is_counted:
                sentences.append(self.tr("It is noted in the list."))
            return " ".join(sentences)

        # A message of before would go with the table that is drawn anew.
        session.redrawn.connect(partial(table.say, words), Qt.ConnectionType.SingleShotConnection)

    def _taken_back(self, action: Action) -> str:
        from freedoko_qt.engine.actions import Announce, AnnounceSwines, Play

        match action:
            case Play():
                return self.tr("Your last card is back in your hand.")
            case Announce() | AnnounceSwines():
                return self.tr("Your announcement has been taken back.")
            case _:
                return self.tr("You can choose again.")

    def _show_side(self, page: SidePageKind | None) -> None:
        """Have a page shown beside the table, now and in the next run of the program; None: the table alone."""
        file = self._window.context.settings_file
        file.change(side_panel=page is not None, side_page=page or file.settings.side_page)

    def _turn_side(self, page: SidePageKind, shown: bool) -> None:
        self._show_side(page if shown else None)

    def _show_in_words(self, wanted: bool) -> None:
        # Where the screen reader decides as it is wanted it goes on deciding.
        decided = InWords.READER.is_shown(heard=is_heard()) is wanted
        by_hand = InWords.ALWAYS if wanted else InWords.NEVER
        self._window.context.settings_file.change(in_words=InWords.READER if decided else by_hand)
        self._window.game.page.focus_best()

    def _show_so_far(self, tab: SheetTab) -> None:
        """Show the list or the curve; the same key again goes back to the table."""
        window = self._window
        if window.game.is_at_sheet:
            if window.game.sheet.tab == tab and window.session.score is None:
                window.game.show_table()
            else:
                window.game.sheet.turn_to(tab)
        elif window.game.is_at_table:
            window.game.show_sheet(tab)

    def _allow(self) -> None:
        """Enable only the commands of the current page."""
        window = self._window
        for command in AT_TABLE:
            window.menu.action(command).setEnabled(window.game.is_at_table)
        for command in AT_TABLE_OR_SHEET:
            window.menu.action(command).setEnabled(window.game.is_at_table or window.game.is_at_sheet)
        view = window.session.view
        window.menu.forbid("hint", forbidden=view is not None and not view.rules.card_hint)
        window.menu.forbid("take_back", forbidden=view is not None and not view.rules.take_back_tricks)
        may_look = view is None or view.rules.show_all_hands
        window.menu.forbid("all_hands", forbidden=not may_look)
        self._tick("all_hands", may_look and window.context.settings.show_all_hands)
        in_words = window.context.settings.in_words
        self._tick("words", window.game.is_at_table and in_words.is_shown(heard=is_heard()))
        window.menu.forbid("side_out", forbidden=view is not None and not may_show_still_out(view))
        for page in made(window.game, "page"):
            page.table.strip.forbid(window.menu.forbidden)
        self._tick("sounds", window.context.settings.sounds)
        beside = window.context.settings.page_beside
        self._tick("side_panel", beside is not None)
        for command, page in SIDE_PAGES.items():
            self._tick(command, page is beside)
