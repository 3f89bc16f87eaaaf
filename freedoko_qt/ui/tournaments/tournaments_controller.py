"""The list of all tournaments, and the sheet of each of them that is not on the table."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.dates import last_changed
from freedoko_qt.app.notice import unreadable
from freedoko_qt.app.opponents import not_chosen
from freedoko_qt.app.plain import isolated
from freedoko_qt.engine.errors import GameError

from ..parts.lazy import made

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from freedoko_qt.app.games import Games
    from freedoko_qt.app.history import History
    from freedoko_qt.app.import_freedoko import Party
    from freedoko_qt.app.kept_tournament import Tournament
    from freedoko_qt.app.sheet.sheet import Sheet
    from freedoko_qt.app.storage import Loaded

    from ..app_context import AppContext
    from ..current_tournament import CurrentTournament
    from ..replay.duplicate_controller import DuplicateController
    from ..replay.replay_controller import ReplayController
    from ..sheet.stored_sheet import StoredSheet
    from .tournaments_page import TournamentsPage


class TournamentsController(QObject):
    """Shows the list of all tournaments and the sheet of one of them.

    Owned by the window; its pages are made when they are first shown.
    """

    tournament_wanted = Signal()
    """A new tournament is to be set up."""

    def __init__(
        self,
        context: AppContext,
        current: CurrentTournament,
        replays: ReplayController,
        duplicates: DuplicateController,
    ) -> None:
        super().__init__(context.window)
        self._context, self._current = context, current
        self._replays, self._duplicates = replays, duplicates
        self._shown: tuple[Tournament, Games] | None = None
        """The tournament whose list is shown, and its games; None: that of a party without cards."""
        duplicates.advanced.connect(self.refresh_sheet)

    @cached_property
    def page(self) -> TournamentsPage:
        """The page with the list of all tournaments."""
        from .tournaments_page import TournamentsPage

        page = TournamentsPage(self._context.session, self._context.window)
        page.continued.connect(self._continue)
        page.sheet_wanted.connect(self._show_sheet_of)
        page.going.connect(self._let_go)
        page.tournament_wanted.connect(self.tournament_wanted)
        page.changed.connect(self._current.look_among)
        page.noticed.connect(self._context.show_notices)
        page.file_wanted.connect(self.ask_file)
        self._context.navigator.add(page, left=page.left, keeps_table_waiting=True)
        return page

    @cached_property
    def sheet(self) -> StoredSheet:
        """The page with the sheet of one tournament."""
        from ..sheet.stored_sheet import StoredSheet

        sheet = StoredSheet(self._context.window, self._context.writer.do)
        sheet.game_wanted.connect(self._look)
        sheet.copy_wanted.connect(self._look_at_copy)
        sheet.left.connect(self._show_page)
        self._context.navigator.add(sheet, keeps_table_waiting=True)
        return sheet

    @property
    def is_shown(self) -> bool:
        """True if one of these pages is shown."""
        return self._context.navigator.page in made(self, "page", "sheet")

    def show(self) -> None:
        """Show the list of all tournaments; go back if it is shown already."""
        if self._context.navigator.go_back_if_shown(self.page):
            return
        if not self.is_shown:
            self._context.navigator.come_to(self.page)
        self._show_page()

    def _show_page(self) -> None:
        self.page.refresh()  # first: of very many it takes a while, and the page would be empty
        self._context.navigator.show(self.page)
        self.page.focus_list()

    # What is done with one of them

    def _continue(self, tournament_id: str) -> None:
        self._current.resume(tournament_id, self.page.refresh)

    def _let_go(self, tournament_id: str) -> None:
        if tournament_id == self._context.session.tournament_id:
            self._current.leave()

    def _show_sheet_of(self, tournament_id: str) -> None:
        history = self._context.session.history
        read = partial(history.read_ahead, tournament_id)
        self._context.reader.read(read, lambda _: self._show_read(history.load_games(tournament_id)))

    def _show_read(self, loaded: Loaded[tuple[Tournament, Games]]) -> None:
        self._context.show_notices(loaded.notice)
        if loaded.value is None:
            self.page.refresh()
            return
        self._shown = loaded.value
        self.sheet.show_sheet(self._list_of(*self._shown), has_cards=True)
        self._context.navigator.show(self.sheet)
        self._duplicates.expect(*self._shown)

    def _list_of(self, read: Tournament, games: Games) -> Sheet:
        return self._duplicates.compared(games.sheet(read), read, games)

    def refresh_sheet(self) -> None:
        """Show what has become known of the list that is shown.

        Nothing happens while no sheet has been read.
        """
        if self._shown is not None:
            self.sheet.refresh(self._list_of(*self._shown))

    def _look(self, number: int) -> None:
        if self._shown is not None:
            self._replays.show(self._shown[0], number)

    def _look_at_copy(self, number: int) -> None:
        if self._shown is not None:
            self._duplicates.show(*self._shown, number)

    # Files from elsewhere

    def ask_file(self) -> None:
        """Ask for a file of records or a party of FreeDoko."""
        from ..parts.open_dialog import ask_which

        ask_which(self._context.window, self.tr("Open a file"), then=self.open_file)

    def open_file(self, path: Path) -> None:
        """Take a tournament in from a file of records, or show the list of a party, which has no cards.

        The file is read in the background, after those opened before. A file of records is kept as a new tournament,
        whatever page is shown meanwhile; a party is only shown, if its reader has stayed. What goes wrong is reported
        on the page or as a notice, nothing is raised.
        """
        page = self._context.navigator.page
        opened = partial(self._opened, path, lambda: self._context.navigator.page is page)
        self._context.reader.take_in(partial(_read, self._context.session.history, path), opened)

    def _opened(self, path: Path, has_stayed: Callable[[], bool], read: Future[Loaded[Tournament] | Party]) -> None:
        from freedoko_qt.app.sheet.party import sheet_of_party
        from freedoko_qt.app.storage import Loaded

        try:
            found = read.result()
            if isinstance(found, Loaded):
                self._take_in(found, path)
            elif has_stayed():
                self._shown = None
                self.sheet.show_sheet(sheet_of_party(found, last_changed(path), path.stem), has_cards=False)
                self._context.navigator.show(self.sheet)
        except OSError as error:
            self._context.show_notices(unreadable(path, error))
        except GameError:
            self._context.say_on(
                self.page,
                lambda: self.tr("{file} is neither a file of recorded games nor a FreeDoko tournament.").format(
                    file=isolated(path.name)
                ),
            )

    def _take_in(self, kept: Loaded[Tournament], path: Path) -> None:
        self._context.show_notices(kept.notice)
        self.page.refresh()
        self._current.look_among(self.page.table.things)
        if kept.value is not None:
            self.page.table.choose(kept.value.id)
            self._context.say_on(
                self.page,
                lambda: self.tr("The games of {file} are in the list now.").format(file=isolated(path.name)),
            )
            self._warn(kept.value)

    def _warn(self, tournament: Tournament) -> None:
        """Warn of external programs that were not chosen on this computer."""
        self._context.show_notices(not_chosen(tournament.setup, self._context.settings.programs))


def _read(history: History, path: Path) -> Loaded[Tournament] | Party:
    """Keep the tournament of a file, or read its party. Raises OSError, and GameError if it holds neither."""
    from freedoko_qt.app.import_freedoko import import_party
    from freedoko_qt.app.record_file import import_file

    try:
        return history.take_in(import_file(path, seed=0))
    except GameError:
        return import_party(path)
