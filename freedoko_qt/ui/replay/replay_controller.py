"""The replay of finished games, and the practice that begins there."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.catalogue import scores_in
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.notice import unreadable
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.seats import avatars_of, seats_of
from freedoko_qt.engine.errors import BadNotation, GameError
from freedoko_qt.engine.phase import Phase

from ..parts.lazy import made

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from freedoko_qt.app.deals.deal import KeptDeal
    from freedoko_qt.app.replay.branch import Branch
    from freedoko_qt.app.replay.practice import Practice
    from freedoko_qt.app.review.review import ReviewedDecision
    from freedoko_qt.app.review.reviewer import Reviewer
    from freedoko_qt.engine.game import Game

    from ..app_context import AppContext
    from ..current_tournament import CurrentTournament
    from ..deals.deals_controller import DealsController
    from .practice_line import PracticeLine
    from .practice_sheet import PracticeSheet
    from .replay_page import ReplayPage


class ReplayController(QObject):
    """The page of a finished game in a window, and the practice that begins there."""

    line_wanted = Signal(QWidget)
    """A line is to be shown over the pages."""
    lesson_played = Signal(str)
    """The game of a lesson of the course is over."""
    lesson_left = Signal(str)
    """It is over or given up, and the lesson is to be shown again."""

    def __init__(self, context: AppContext, current: CurrentTournament, deals: DealsController) -> None:
        super().__init__(context.window)
        self._context, self._current, self._deals = context, current, deals
        self._reviewer: Reviewer | None = None
        self.line: PracticeLine | None = None
        context.navigator.page_changed.connect(self._show_line)

    # A finished game

    @cached_property
    def page(self) -> ReplayPage:
        """The page of a game, made when it is first wanted."""
        from freedoko_qt.app.replay.branch_file import Branches
        from freedoko_qt.app.review.review_files import Reviews
        from freedoko_qt.app.review.reviewer import Reviewer

        from .replay_page import ReplayPage

        places, writer = self._context.places, self._context.writer
        self._reviewer = Reviewer(Reviews(places.reviews), self, write=writer.write, do=writer.do)
        self._reviewer.noticed.connect(self._context.show_notices)
        branches = Branches(places.branches, writer.do)
        page = ReplayPage(self._context.deck, self._reviewer, branches, self._context.navigator.pages)
        page.branches.noticed.connect(self._context.show_notices)
        self._context.follow_settings(page)
        page.game_wanted.connect(lambda place: self._show(page.tournament, place))
        page.practised.connect(self._current.practise)
        page.record_wanted.connect(self.ask_file)
        page.deal_wanted.connect(self._deals.keep)
        self._context.navigator.add(page, left=page.left, keeps_table_waiting=True)
        return page

    @cached_property
    def _practice_sheet(self) -> PracticeSheet:
        """The score of a practice, made when it is first wanted."""
        from .practice_sheet import PracticeSheet

        sheet = PracticeSheet(self._context.deck, self._context.window)
        sheet.again.connect(self.again)
        sheet.left.connect(self.end_practice)
        sheet.deal_wanted.connect(self._keep_deal)
        self._context.navigator.add(sheet)
        self._context.settings_file.changed.connect(self._show_points)  # names and letters follow the language
        return sheet

    @property
    def is_shown(self) -> bool:
        """True if the page of a finished game is shown."""
        return self._context.navigator.page in made(self, "page")

    def show_own(self, number: int, *, reviewed: bool = False) -> None:
        """Look at a game of the tournament on the table, by its number in the list, from 1.

        `reviewed`: with its review.
        """
        tournament = self._context.session.tournament
        if tournament is not None:
            self.show(tournament, number, reviewed=reviewed)

    def show(self, tournament: Tournament, number: int = 1, *, reviewed: bool = False) -> bool:
        """Look at a game of any tournament, by its number in the list, from 1; without scored games at the first.

        `reviewed`: with its review. Returns False if there is none, or its record breaks the rules.

        IndexError for a number beyond the list.
        """
        scored = [place for place, record in enumerate(tournament.records) if scores_in(record)]
        return bool(tournament.records) and self._show(
            tournament, scored[number - 1] if scored else 0, reviewed=reviewed
        )

    def show_branch(self, tournament: Tournament, number: int, branch: Branch) -> None:
        """Look at what else has come of a game, by its number in the list, from 1; it is kept as a branch of it.

        The branch is written to disk.
        """
        if self.show(tournament, number):
            self.page.branches.add(branch)

    def show_decision(self, tournament: Tournament, place: int, decision: ReviewedDecision) -> None:
        """Look at a decision of the person in the review of a game, by its place among the records, from 0."""
        if self._show(tournament, place, reviewed=True):
            self.page.review.choose(decision)

    def _show(self, tournament: Tournament, place: int, *, reviewed: bool = False) -> bool:
        from freedoko_qt.app.replay.replay import GameReplay

        try:
            replay = GameReplay.of(tournament.records[place], [seat.name for seat in seats_of(tournament.setup)])
        except GameError:  # the file was changed by hand, and its check sum as well
            self._context.notices.say(lambda: self.tr("This game cannot be shown: its record breaks the rules."))
            return False
        self.page.clear()
        if reviewed:
            self.page.show_review()
        self._context.navigator.visit(self.page)  # first, so that the cards are drawn once, in the size of the page
        self.page.show_tournament(tournament, place, replay)
        return True

    def close(self) -> None:
        """Stop the reviewer; to be called before the program ends.

        Blocks until the running job is over; what was judged is on disk.
        """
        for page in made(self, "page"):
            page.close_threads()
        if self._reviewer is not None:
            self._reviewer.close()

    # A file

    def ask_file(self) -> None:
        """Ask for a file of records and look at its games."""
        from ..parts.open_dialog import ask_which

        kinds = self.tr("Records (*.dokogames *.jsonl *.json *.txt)"), self.tr("All files (*)")
        ask_which(self._context.window, self.tr("Open a record"), kinds=kinds, then=self.open_file)

    def open_copied(self) -> None:
        """Look at the games whose text is on the clipboard, or take in its deals; if it is neither, say so."""
        text = QGuiApplication.clipboard().text()
        self._context.reader.read(
            partial(_read, text),
            partial(self._opened, lambda: self.tr("The clipboard holds no games that can be looked at."), None),
        )

    def open_file(self, path: Path) -> None:
        """Look at the games of a file, or take in its deals; a problem with it is shown in one line.

        Returns at once: the file is read on a thread.
        """


        def nothing() -> str:
            return self.tr("{file} holds no games that can be looked at.").format(file=isolated(path.name))

        self._context.reader.read(partial(_read_file, path), partial(self._opened, nothing, path))

    def _opened(
        self, nothing: Callable[[], str], path: Path | None, read: Future[Tournament | tuple[KeptDeal, ...]]
    ) -> None:
        """Show what was read, or say `nothing` if it holds nothing to be shown."""
        from freedoko_qt.app.deals.deal import TooManyDeals

        try:
            found = read.result()
        except TooManyDeals:
            self._context.notices.say(self._deals.too_many)
            return
        except GameError:
            self._context.notices.say(nothing)
            return
        except OSError as error:
            assert path is not None, "the clipboard is no file"
            self._context.show_notices(unreadable(path, error))
            return
        if isinstance(found, Tournament):
            self.show(found)
        else:
            self._deals.take_in(found)

    # What is tried

    def again(self) -> None:
        """Begin the same practice once more."""
        practice = self._context.session.practice
        if practice is not None:
            self._context.session.practise(practice)

    def end_practice(self) -> None:
        """Go back to the game, the deals or the lesson from which the practice began.

        Nothing of it is kept unless `show_result` was called.
        """
        practice = self._context.session.practice
        self._current.leave()
        if practice is not None and practice.deal:
            self._deals.show_page()
            return
        if practice is not None and practice.lesson:
            self.lesson_left.emit(practice.lesson)
            return
        self._context.navigator.show(self.page)
        self.page.branches.refresh()
        self.page.focus_best()

    def show_result(self) -> None:
        """Show what the game that was tried would have counted; it is kept beside the game from which it began.

        Does nothing unless a practice on the table is over.
        """
        game, practice = self._context.session.game, self._context.session.practice
        if game is None or practice is None or game.phase is not Phase.OVER:
            return
        self._context.navigator.show(self._practice_sheet)
        if practice.deal and game.score is not None:
            self._deals.note_points(practice.deal, game.score.scores[0])
        if practice.lesson:
            self.lesson_played.emit(practice.lesson)
        kept = self._keep(practice, game)
        self._practice_sheet.show_practice(practice, kept)
        self._show_points()

    def _show_points(self) -> None:
        """Show the points of a practice on its page."""
        session, game = self._context.session, self._context.session.game
        if game is None or self._context.navigator.page is not self._practice_sheet:
            return
        avatars = avatars_of(session.players, self._context.settings.avatar)
        self._practice_sheet.show_game(self._context.deck, session.names, game, session.setup.rule_set, avatars)

    def _keep(self, practice: Practice, game: Game) -> str:
        """Keep a practice as a branch; returns its name, empty if it has no branch."""
        from freedoko_qt.app.replay.branch import branch_name, branch_of
        from freedoko_qt.app.replay.branch_file import Branches

        if practice.origin is None:
            return ""
        branches = Branches(self._context.places.branches, self._context.writer.do)
        kept = branches.add(practice.origin, branch_of(practice, game))
        self._context.show_notices(kept.notice)
        return "" if kept.value is None else branch_name(practice.origin, kept.value)

    def _keep_deal(self) -> None:
        """Keep the deal that was just played in the library."""
        game = self._context.session.game
        if game is not None and self._deals.keep(game, ""):
            self._context.notices.say(lambda: self.tr("The deal is in the library now (F3)."))

    def _show_line(self) -> None:
        """Show the line over the table during a practice only."""
        is_tried = self._context.navigator.is_at_table and self._context.session.practice is not None
        if is_tried and self.line is None:
            from .practice_line import PracticeLine

            self.line = PracticeLine(self._context.window)
            self.line.again.connect(self.again)
            self.line.left.connect(self.end_practice)
            self.line_wanted.emit(self.line)
        if self.line is not None:
            practice = self._context.session.practice
            if practice is not None:
                self.line.show_practice(practice)
            self.line.setVisible(is_tried)


def _read(text: str) -> Tournament | tuple[KeptDeal, ...]:
    """The games of a text, or its deals. Raises GameError if it has neither, or is longer than any file of games."""
    from freedoko_qt.app.deals.deal import imported
    from freedoko_qt.app.record_file import LARGEST_FILE, read

    if len(text) > LARGEST_FILE:
        raise BadNotation("This text is too long for games.")
    try:
        return read(text, seed=0)
    except GameError:
        return imported(text, played=False)


def _read_file(path: Path) -> Tournament | tuple[KeptDeal, ...]:
    """The same of a file. Raises OSError, too."""
    from freedoko_qt.app.files import read_text
    from freedoko_qt.app.record_file import LARGEST_FILE

    return _read(read_text(path, LARGEST_FILE))
