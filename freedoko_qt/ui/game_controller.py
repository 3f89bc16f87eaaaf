"""The tournament in the window: shows its table, score sheet and standings by the signals of the session."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app import wording
from freedoko_qt.app.seats import avatars_of
from freedoko_qt.engine.evening.length import games_planned

from .parts.lazy import made
from .sheet.sheet_tab import SheetTab

if TYPE_CHECKING:
    from collections.abc import Callable

    from freedoko_qt.app.remarks import Remarks
    from freedoko_qt.app.settings import Settings
    from freedoko_qt.engine.events import Event
    from freedoko_qt.engine.refusals import Refusal
    from freedoko_qt.engine.view import SeatView

    from .app_context import AppContext
    from .cards.deck import Deck
    from .controllers import Controllers
    from .current_tournament import CurrentTournament
    from .game_page import GamePage
    from .sheet.result_sheet import TournamentSheet
    from .sheet.score_sheet import ScoreSheet
    from .sheet.standings_page import StandingsPage


class GameController(QObject):
    """Shows the table, the score sheet and the standings."""

    page_made = Signal(object)
    """The GamePage, when it is first wanted."""
    tournament_wanted = Signal()
    """A new tournament is to be set up."""
    left = Signal()
    """The start page is wanted."""

    def __init__(self, context: AppContext, current: CurrentTournament, controllers: Controllers) -> None:
        super().__init__(context.window)
        self._context, self._current, self._controllers = context, current, controllers
        self._session = session = context.session
        self._shown: tuple[tuple[str, ...], Deck] | None = None
        """The language and the settings as the pages show them."""
        session.redrawn.connect(self._on_redrawn)
        session.happened.connect(self._on_happened)
        session.asked.connect(self._on_asked)
        session.scored.connect(self._on_scored)
        session.refused.connect(self._on_refused)
        session.tournament_finished.connect(self._on_finished)
        context.navigator.page_changed.connect(self._hold_table)
        context.settings_file.changed.connect(self._apply_settings)

    # Pages

    @cached_property
    def _remarks(self) -> Remarks:
        from freedoko_qt.app.remarks import Remarks

        return Remarks()

    @cached_property
    def page(self) -> GamePage:
        """The page with the table, made when it is first wanted.

        Making it takes the longest of all pages: the deck is rendered when it is shown.
        """
        from .game_page import GamePage

        context, session = self._context, self._session
        self._shown = session.names, context.deck
        page = GamePage(context.deck, context.navigator.pages)
        page.apply_settings(context.settings, context.deck)
        page.idle.connect(self._on_idle)
        page.action_requested.connect(session.act)
        page.side.pulled = context.settings.side_width
        page.show_side(context.settings.page_beside)
        session.accepted.connect(page.table.accept)
        session.pre_selected.connect(page.table.pre_select)
        page.hints.asked.connect(session.ask_advice)
        session.advised.connect(page.hints.show)
        self._controllers.claims.connect_page(page)
        context.navigator.add(page, reopen=partial(self._come_back, self.show_table), is_table=True)
        self.page_made.emit(page)
        return page

    @cached_property
    def sheet(self) -> ScoreSheet:
        """The score sheet, made when it is first wanted."""
        from .sheet.score_sheet import ScoreSheet

        sheet = ScoreSheet(self._context.deck, self._context.window, self._context.writer.do)
        sheet.went_on.connect(self.leave_sheet)
        sheet.review_wanted.connect(partial(self._controllers.replays.show_own, reviewed=True))
        self._add_list(sheet)
        return sheet

    @cached_property
    def standings(self) -> StandingsPage:
        """The end of a tournament, made when it is first wanted."""
        from .sheet.standings_page import StandingsPage

        standings = StandingsPage(self._context.window, self._context.writer.do)
        standings.new_tournament.connect(self.tournament_wanted)
        standings.left.connect(self.left)
        self._add_list(standings)
        return standings

    def _add_list(self, page: TournamentSheet) -> None:
        """Add a page with the list of the tournament on the table."""
        duplicates, navigator = self._controllers.duplicates, self._context.navigator
        page.game_wanted.connect(self._controllers.replays.show_own)
        page.copy_wanted.connect(duplicates.show_own)
        duplicates.own_advanced.connect(page.refresh)
        navigator.add(page, reopen=partial(self._come_back, partial(navigator.show, page)))

    @property
    def side_width(self) -> int:
        """The width of the panel beside the table, as it was pulled last."""
        return self.page.side.pulled if made(self, "page") else self._context.settings.side_width

    @property
    def is_at_table(self) -> bool:
        """True if the table is shown."""
        return self._context.navigator.is_at_table

    @property
    def is_at_sheet(self) -> bool:
        """True if the score sheet is shown."""
        return self._context.navigator.page in made(self, "sheet")

    def show_table(self) -> None:
        """Show the table, whatever is going on there."""
        self._context.navigator.show(self.page)
        self.page.focus_best()

    def show_sheet(self, tab: SheetTab | None = None) -> None:
        """Show the score sheet: after a game with its points, else the tournament so far.

        In a practice its own result is shown instead. `tab` None: the one that fits.
        """
        if self._session.practice is not None:
            self._controllers.replays.show_result()
            return
        session, sheet = self._session, self.sheet
        if (own := self._controllers.duplicates.own) is not None:
            sheet.show_sheet(own, games_planned(session.setup.rules_in_play))
        game = session.game
        if game is not None and game.score is not None:
            sheet.show_game(
                self._context.deck,
                session.names,
                game,
                session.setup.rule_set,
                last=session.last_game,
                avatars=avatars_of(session.players, self._context.settings.avatar),
            )
        else:
            sheet.show_so_far(session.setup.rule_set)
            if tab in (None, SheetTab.GAME):  # there is no game to be shown
                tab = SheetTab.LIST
        if tab is not None:
            sheet.turn_to(tab)
        self._context.navigator.show(sheet)

    def show_standings(self) -> None:
        """Show the end of the tournament.

        In a practice its own result is shown instead.
        """
        if self._session.practice is not None:  # it has ended with a hand thrown in
            self._controllers.replays.show_result()
            return
        self._context.navigator.show(self.standings)
        if (own := self._controllers.duplicates.own) is not None:
            self.standings.show_tournament(own, avatars_of(self._session.players, self._context.settings.avatar))

    def leave_sheet(self) -> None:
        """Go back to the table, or on to the next game."""
        if self._session.score is None:
            self.show_table()
        else:
            self._session.next_game()

    def go_on(self) -> None:
        """Take the tournament up again where it was left, in this run of the program or an earlier one.

        A tournament of an earlier run is read in the background; until then the page stays.
        """
        if self._session.view is None:
            if self._current.left_behind is not None:
                self._current.resume(self._current.left_behind.id, self._look_again)
        elif self._current.is_finished:
            self.show_standings()
        elif self._session.score is not None:
            self.show_sheet()
        else:
            self.show_table()

    def _look_again(self) -> None:
        self._current.look_for_running()
        self.left.emit()

    def _come_back(self, show: Callable[[], None]) -> None:
        """Show one of these pages again; a tournament that was left for a practice is resumed first."""
        if self._session.view is not None:
            show()
        elif not self._current.return_from_practice():
            self.left.emit()

    # Signals of the session

    def _on_redrawn(self) -> None:
        session = self._session
        view, game = session.view, session.game
        if view is None or game is None:
            return
        self._expect_copies()
        self.page.show_game(view, session.players, game.events_so_far(), session.open_hands, session.sheet)
        if game.score is not None:
            self.show_sheet()
        else:
            self.show_table()

    def _expect_copies(self) -> None:
        """Have the deals so far played by an expert too, where the tournament is to be compared."""
        if self._session.setup.duplicate:
            self._controllers.duplicates.expect_own()

    def _on_happened(self, event: Event) -> None:
        view = self._session.view
        if view is not None:
            self.page.show_event(event, view, self._session.open_hands)
            self._remark_on(event, view)

    def _remark_on(self, event: Event, view: SeatView) -> None:
        """Show a remark of a player on an event, if there is one."""
        session = self._session
        game, sheet = session.game, session.sheet
        if game is None or sheet is None:
            return
        planned = games_planned(session.setup.rules_in_play)
        remark = self._remarks.remark_on(event, game, view, session.players, finished=len(sheet.lines), planned=planned)
        if remark is not None and self._context.settings.remarks:
            self.page.show_remark(remark)

    def _on_asked(self) -> None:
        view = self._session.view
        if view is not None:
            self.page.ask(view)

    def _on_scored(self) -> None:
        if self._session.practice is None:
            self._controllers.records.keep_up()
        self._expect_copies()

    def _on_refused(self, refusal: Refusal) -> None:
        view = self._session.view
        if view is not None:
            self.page.table.shake()
            self.page.table.say(lambda: wording.refusal(refusal, view))

    def _on_idle(self) -> None:
        """Go on when the table has shown everything; show the sheet of a game that is over."""
        if self._session.score is None:
            self._session.ready()
        elif self.is_at_table:
            self.show_sheet()
            if self.is_at_sheet:
                self.sheet.reveal(self._slowness)

    def _on_finished(self) -> None:
        self.show_standings()
        if self._session.practice is None and self._slowness:
            self.standings.celebrate(self._context.deck, self._slowness)

    @property
    def _slowness(self) -> float:
        """The factor of all times at the speed of the settings."""
        from .table.choreographer import FACTORS

        return FACTORS[self._context.settings.speed]

    def _hold_table(self) -> None:
        """Hold the game on the table while an unrelated page is shown."""
        for page in made(self, "page"):
            from .table.choreographer import Holder

            page.table.choreographer.hold(Holder.AWAY, self._context.navigator.keeps_table_waiting)

    def _apply_settings(self, settings: Settings) -> None:
        for page in made(self, "page"):
            page.apply_settings(settings, self._context.deck)
            page.show_side(settings.page_beside)
            if (shown := (self._session.names, self._context.deck)) != self._shown:
                self._shown = shown
                self._rename()

    def _rename(self) -> None:
        """Update names and card letters after a change of language."""
        session, own = self._session, self._controllers.duplicates.own
        self.page.rename(session.players, session.sheet)
        for sheet in made(self, "sheet"):
            if self.is_at_sheet:
                self.show_sheet(sheet.tab)
        for standings in made(self, "standings"):
            if own is not None:
                standings.refresh(own)
