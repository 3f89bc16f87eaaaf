"""The library of deals in a window: from keeping a deal to playing it again."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.deals.deal import MOST_DEALS, KeptDeal, TooManyDeals, deal_of, imported
from freedoko_qt.app.deals.deal_files import Deals
from freedoko_qt.app.files import read_text
from freedoko_qt.app.notice import unreadable
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.record_file import LARGEST_FILE, read
from freedoko_qt.app.sealed import packed
from freedoko_qt.engine.errors import GameError

from ..parts.lazy import made

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from concurrent.futures import Future
    from typing import Any

    from freedoko_qt.app.deals.experts import Experts
    from freedoko_qt.engine.game import Game

    from ..app_context import AppContext
    from ..current_tournament import CurrentTournament
    from .deals_page import DealsPage


class DealsController(QObject):
    """Shows the page of the deals, and keeps deals from elsewhere."""

    replay_wanted = Signal(object)
    """A Tournament of one game is to be looked at."""
    tournaments_wanted = Signal()
    """A game is to be looked for whose deal can be kept."""

    def __init__(self, context: AppContext, current: CurrentTournament) -> None:
        super().__init__(context.window)
        self._context, self._current = context, current
        self.deals = Deals(context.places.deals, do=context.writer.do)
        self._experts: Experts | None = None

    @cached_property
    def page(self) -> DealsPage:
        """The list of the deals."""
        from freedoko_qt.app.deals.experts import Experts

        from .deals_page import DealsPage

        self._experts = Experts(self)
        page = DealsPage(self.deals, self._experts, self._context.deck, self._context.window)
        page.practised.connect(self._current.practise)
        page.replay_wanted.connect(self._show_record)
        page.tournaments_wanted.connect(self.tournaments_wanted)
        page.noticed.connect(self._context.show_notices)
        page.file_wanted.connect(self.ask_file)
        self._context.settings_file.changed.connect(lambda _: page.set_deck(self._context.deck))
        self._context.navigator.add(page, left=page.left, keeps_table_waiting=True)
        return page

    @property
    def is_shown(self) -> bool:
        """True if the page of the deals is shown."""
        return self._context.navigator.page in made(self, "page")

    def show(self) -> None:
        """Show the list of the deals; go back if it is shown already."""
        if not self._context.navigator.go_back_if_shown(self.page):
            self._context.navigator.come_to(self.page)
            self.show_page()

    def show_page(self) -> None:
        """Show the list of the deals, whatever page is shown."""
        own_sets = self._context.own_sets()
        self._context.navigator.show(self.page)
        self.page.show_all(self._current.next_setup, own_sets)

    def close(self) -> None:
        """End the work in the background."""
        if self._experts is not None:
            self._experts.close()

    # What comes into it

    def keep(self, game: Game, name: str) -> bool:
        """Keep the deal of a game; returns whether it is on disk."""
        return self._add(deal_of(game, name)) > 0

    def note_points(self, deal: str, points: int) -> None:
        """Store the person's score at the first try of a deal."""
        self._context.show_notices(self.deals.note_points(deal, points))

    def take_in(self, deals: Sequence[KeptDeal]) -> None:
        """Keep these deals, and show them."""
        kept = self._add(*deals)
        if not self.is_shown:
            self.show()
        self._say_kept(kept)

    def _say_kept(self, kept: int) -> None:
        self.page.refresh()
        self._context.say_on(self.page, lambda: self.tr("%n deal(s) are in the library now.", "", kept))

    def too_many(self) -> str:
        """Say that a text has more deals than can be taken in."""
        return self.tr("No more than %n deal(s) can be added at once.", "", MOST_DEALS)

    def _add(self, *deals: KeptDeal) -> int:
        """Keep these deals; returns how many of them are on disk."""
        kept = self.deals.add_all(deals)
        self._context.show_notices(*(one.notice for one in kept))
        return sum(one.value is not None for one in kept)

    def ask_file(self) -> None:
        """Ask for a file of deals, or of games."""
        from ..parts.open_dialog import ask_which

        ask_which(self._context.window, self.tr("Open a file"), then=self.open_file)

    def open_file(self, path: Path) -> None:
        """Keep the deals of a file; a problem with it is shown in one line.

        Returns at once: it is read on a thread, `LARGEST_FILE` bytes at most, after those opened before. Its deals are
        kept whatever page is shown meanwhile.
        """
        self._context.reader.take_in(lambda: imported(read_text(path, LARGEST_FILE)), partial(self._opened, path))

    def _opened(self, path: Path, read: Future[tuple[KeptDeal, ...]]) -> None:
        try:
            self._say_kept(self._add(*read.result()))
        except TooManyDeals:
            self._context.say_on(self.page, self.too_many)
        except GameError:
            self._context.say_on(self.page, lambda: self.tr("{file} holds no deals.").format(file=isolated(path.name)))
        except OSError as error:
            self._context.show_notices(unreadable(path, error))

    def _show_record(self, record: Mapping[str, Any]) -> None:
        try:
            tournament = read(packed(record), seed=0)
        except GameError:  # the file was changed by hand, and its check sum as well
            self._context.say_on(self.page, lambda: self.tr("This game cannot be shown: its record breaks the rules."))
        else:
            self.replay_wanted.emit(tournament)
