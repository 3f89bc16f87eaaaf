"""The window: its pages, its menus, and the way between the session and the table."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.identity import NAME
from freedoko_qt.engine.evening.length import games_planned

from .app_context import AppContext
from .current_tournament import CurrentTournament
from .dialogs import Dialogs
from .look.word_size import NARROWEST, USUAL, WordSize
from .menu_bar import MenuBar
from .side_pages import SidePages
from .tournaments.tournament_lines import Leaf, events_so_far

if TYPE_CHECKING:
    from freedoko_qt.app.catalogue import Summary
    from freedoko_qt.app.places import Places
    from freedoko_qt.app.rule_sets import RuleSets
    from freedoko_qt.app.session import Session
    from freedoko_qt.app.settings import Settings
    from freedoko_qt.app.settings_file import SettingsFile
    from freedoko_qt.engine.events import Event
    from freedoko_qt.engine.refusals import Refusal

    from .claim_controller import ClaimController
    from .deals.deals_controller import DealsController
    from .game_page import GamePage
    from .records_controller import RecordsController
    from .replay.replay_controller import ReplayController
    from .sheet.duplicate_controller import DuplicateController
    from .sheet.score_sheet import ScoreSheet
    from .sheet.standings_page import StandingsPage
    from .start.first_page import FirstPage
    from .start.start_page import StartPage
    from .tournaments.tournaments_controller import TournamentsController
    from .trainer.trainer_controller import TrainerController


class MainWindow(QMainWindow):
    """First page, table, score sheet and standings in one window; it blocks nothing and loses nothing."""

    game_page_made = Signal(object)
    """The GamePage, when it is first wanted."""
    go_on_wanted = Signal()
    """Space was pressed where no button has the keyboard."""

    def __init__(
        self,
        session: Session,
        settings: SettingsFile,
        *,
        where: Places,
        rule_sets: RuleSets,
        running: Summary | None = None,
        seed: int | None = None,
    ) -> None:
        super().__init__()
        self.setWindowTitle(NAME)
        self.session = session
        self.menu = MenuBar(self)
        self.setMenuBar(self.menu)
        self.context = context = AppContext(self, session, settings, where, rule_sets)
        self.navigator = context.navigator
        self.notices = context.notices
        self.current = current = CurrentTournament(context, running, seed)
        self._game_page: GamePage | None = None
        self._sheet: ScoreSheet | None = None
        self._standings: StandingsPage | None = None
        self.dialogs = Dialogs(context, current)
        self.side_pages = SidePages(context, current)
        self._lay_out()
        self.resize(*USUAL)
        self.restoreGeometry(QByteArray.fromBase64(context.settings.window_geometry.encode()))
        WordSize(self, self.navigator.pages)
        self._connect_controllers()
        self._connect_session()
        self.show_start()

    def _lay_out(self) -> None:
        centre = QWidget(self)
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notices)
        layout.addWidget(self.navigator.pages, 1)
        self.setCentralWidget(centre)
        layout.addStrut(NARROWEST)
        self._centre = layout

    # Controllers, each made when it is first wanted

    @cached_property
    def deals(self) -> DealsController:
        """The library of deals."""
        from .deals.deals_controller import DealsController

        deals = DealsController(self.context, self.current)
        deals.practised.connect(lambda it: self.replays.practise(it))
        deals.replay_wanted.connect(lambda it: self.replays.show(it))
        deals.left.connect(lambda it: self.replays.return_from(it))
        return deals

    @cached_property
    def replays(self) -> ReplayController:
        """Finished games, and the practice that begins there."""
        from .replay.replay_controller import ReplayController

        replays = ReplayController(self.context, self.current, self.deals)
        replays.line_wanted.connect(lambda line: self._centre.insertWidget(1, line))
        return replays

    @cached_property
    def duplicates(self) -> DuplicateController:
        """The copies that the expert plays."""
        from .sheet.duplicate_controller import DuplicateController

        return DuplicateController(self.context, self.replays)

    @cached_property
    def tournaments(self) -> TournamentsController:
        """The list of all tournaments."""
        from .tournaments.tournaments_controller import TournamentsController

        return TournamentsController(self.context, self.current, self.replays, self.duplicates)

    @cached_property
    def books(self) -> RecordsController:
        """The statistics, and the lists of real evenings."""
        from .records_controller import RecordsController

        return RecordsController(self.context, self.replays)

    @cached_property
    def training(self) -> TrainerController:
        """The trainer."""
        from .trainer.trainer_controller import TrainerController

        return TrainerController(self.context, self.current)

    @cached_property
    def shortening(self) -> ClaimController:
        """What ends a game before its last card."""
        from .claim_controller import ClaimController

        return ClaimController(self.context)

    def close_controllers(self) -> None:
        """End what goes on in the background."""
        for name in ("books", "replays", "deals", "duplicates", "training"):
            if name in vars(self):
                vars(self)[name].close()

    # Pages

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.navigator.page or self.start_page

    @property
    def game_page(self) -> GamePage:
        """The page with the table, made when it is first wanted."""
        if self._game_page is None:
            from .game_page import GamePage

            context, session = self.context, self.session
            self._game_page = page = GamePage(context.deck, self.navigator.pages)
            page.apply_settings(context.settings, context.deck)
            page.idle.connect(self._on_idle)
            page.action_requested.connect(session.act)
            page.side.pulled = context.settings.side_width
            page.show_side(context.settings.page_beside)
            session.pre_selected.connect(page.table.pre_select)
            page.hints.asked.connect(session.ask_advice)
            session.advised.connect(page.hints.show)
            self.shortening.attend(page)
            self.navigator.add(page, reopen=self.show_table, is_gone=self._has_no_game, is_table=True)
            self.game_page_made.emit(page)
        return self._game_page

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet, made when it is first wanted."""
        if self._sheet is None:
            from .sheet.score_sheet import ScoreSheet

            self._sheet = ScoreSheet(self.context.deck, self)
            self._sheet.went_on.connect(self.leave_sheet)
            self._sheet.game_wanted.connect(self.replays.show_own)
            self._sheet.review_wanted.connect(self.replays.review_own)
            self._sheet.copy_wanted.connect(self.duplicates.show_own)
            self.duplicates.own_advanced.connect(self._sheet.refresh)
            self.navigator.add(self._sheet, is_gone=self._has_no_game)
        return self._sheet

    @property
    def standings(self) -> StandingsPage:
        """The end of a tournament, made when it is first wanted."""
        if self._standings is None:
            from .sheet.standings_page import StandingsPage

            self._standings = standings = StandingsPage(self)
            standings.new_tournament.connect(self.dialogs.show_tournament)
            standings.left.connect(self.show_start)
            standings.game_wanted.connect(self.replays.show_own)
            standings.copy_wanted.connect(self.duplicates.show_own)
            self.duplicates.own_advanced.connect(standings.refresh)
            self.navigator.add(standings, is_gone=self._has_no_game)
        return self._standings

    @property
    def start_page(self) -> FirstPage | StartPage:
        """The page of the start."""
        return self.side_pages.start

    @property
    def is_at_table(self) -> bool:
        """True if the table is shown."""
        return self.navigator.is_at_table

    @property
    def is_at_sheet(self) -> bool:
        """True if the score sheet is shown."""
        return self._sheet is not None and self.page is self._sheet

    def _has_no_game(self) -> bool:
        return self.session.view is None

    def show_start(self) -> None:
        """The page of the start; what was only tried ends here."""
        if self.session.practice is not None:
            self.current.leave()
        self.side_pages.show_start()

    def show_table(self) -> None:
        """The table, whatever is going on there."""
        self.navigator.show(self.game_page)
        self.game_page.focus_best()

    def show_sheet(self, leaf: Leaf | None = None) -> None:
        """The score sheet: after a game with its points, else the tournament so far."""
        if self.session.practice is not None:
            self.replays.show_result()
            return
        session, sheet = self.session, self.sheet
        if (own := self.duplicates.own) is not None:
            sheet.show_sheet(own, games_planned(session.setup.rules_in_play))
        game = session.game
        if game is not None and game.score is not None:
            sheet.show_game(self.context.deck, session.names, game, session.setup.rule_set, last=session.last_game)
        else:
            sheet.show_so_far(session.setup.rule_set)
            leaf = Leaf.LIST if leaf is None else leaf
        if leaf is not None:
            sheet.turn_to(leaf)
        self.navigator.show(sheet)

    def show_standings(self) -> None:
        """The end of the tournament."""
        if self.session.practice is not None:  # it has ended with a hand thrown in
            self.replays.show_result()
            return
        self.navigator.show(self.standings)
        if (own := self.duplicates.own) is not None:
            self.standings.show_tournament(own)

    def leave_sheet(self) -> None:
        """The sheet has been read: back to the table, or to the next game."""
        if self.session.score is None:
            self.show_table()
        else:
            self.session.next_game()

    def go_on(self) -> None:
        """Take the tournament up again where it was left, in this run of the program or an earlier one."""
        if self.session.view is None:
            if self.current.left_behind is not None:
                self.current.resume(self.current.left_behind.id, self._look_again)
        elif self.current.is_finished:
            self.show_standings()
        elif self.session.score is not None:
            self.show_sheet()
        else:
            self.show_table()

    def _look_again(self) -> None:
        self.current.look_for_running()
        self.show_start()

    # What the session tells

    def _on_redrawn(self) -> None:
        session = self.session
        view, game = session.view, session.game
        if view is None or game is None:
            return
        self.duplicates.expect_own()
        self.game_page.show_game(view, session.players, events_so_far(game), session.open_hands, session.sheet)
        if game.score is not None:
            self.show_sheet()
        else:
            self.show_table()

    def _on_happened(self, event: Event) -> None:
        view = self.session.view
        if view is not None:
            self.game_page.show_event(event, view, self.session.open_hands)

    def _on_scored(self) -> None:
        if self.session.practice is None:
            self.books.keep_up()
        self.duplicates.expect_own()

    def _on_asked(self) -> None:
        view = self.session.view
        if view is not None:
            self.game_page.ask(view)

    def _on_refused(self, refusal: Refusal) -> None:
        self.game_page.table.shake()
        self.game_page.table.say(wording.refusal(refusal))

    def _on_idle(self) -> None:
        """The table has shown everything; a game that is over is told on its sheet."""
        if self.session.score is None:
            self.session.ready()
        elif self.is_at_table:
            self.show_sheet()

    # Signals and keys

    def _connect_controllers(self) -> None:
        pages = self.side_pages
        self.navigator.page_changed.connect(self._hold_table)
        self.navigator.home_wanted.connect(pages.show_start)
        pages.continued.connect(self.go_on)
        pages.tournament_wanted.connect(self.dialogs.show_tournament)
        pages.trainer_wanted.connect(lambda: self.training.show())
        pages.deals_wanted.connect(lambda: self.deals.show())
        pages.tournaments_wanted.connect(lambda: self.tournaments.show())
        pages.statistics_wanted.connect(lambda: self.books.show_statistics())
        pages.evenings_wanted.connect(lambda: self.books.show_evenings())

    def _connect_session(self) -> None:
        session, file = self.session, self.context.settings_file
        session.redrawn.connect(self._on_redrawn)
        session.happened.connect(self._on_happened)
        session.asked.connect(self._on_asked)
        session.scored.connect(self._on_scored)
        session.refused.connect(self._on_refused)
        session.noticed.connect(self.context.tell)
        session.tournament_finished.connect(self.show_standings)
        file.noticed.connect(self.context.tell)
        file.changed.connect(self._apply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no widget wanted: Space goes on, Escape leaves what was looked at, the rest is for the table."""
        forbidden = self.menu.why_not(QKeySequence(event.keyCombination()))  # else the menu has taken the key
        match Qt.Key(event.key()):
            case _ if forbidden and self.is_at_table:
                self.game_page.table.say(forbidden)
            case Qt.Key.Key_Space if event.isAutoRepeat():
                pass  # held, it goes on once
            case Qt.Key.Key_Space:
                self.go_on_wanted.emit()
            case Qt.Key.Key_Escape if self.isFullScreen():
                self.menu.action("full_screen").setChecked(False)
            case Qt.Key.Key_Escape if self.is_at_sheet and self.session.score is None:
                self.show_table()
            case Qt.Key.Key_Escape if self.is_at_table and self.session.practice is not None:
                self.replays.end_practice()
            case _ if self.is_at_table and not self.game_page.table.hasFocus():
                self.game_page.table.keyPressEvent(event)
            case _:
                super().keyPressEvent(event)

    # The rest

    def _hold_table(self) -> None:
        """The game on the table waits while a page is shown that has nothing to do with it."""
        if self._game_page is not None:
            from .table.choreographer import Holder

            self._game_page.table.choreographer.hold(Holder.AWAY, self.navigator.keeps_table_waiting)

    def _apply(self, settings: Settings) -> None:
        """Put the settings in force that the window itself has to do with."""
        self.context.current_deck.follow(settings)
        deck = self.context.deck
        if self._game_page is not None:
            self._game_page.apply_settings(settings, deck)
            self._game_page.show_side(settings.page_beside)
        self.side_pages.apply_settings(settings, deck)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is on disk already; only the place of the window and the width of its panel are to be kept."""
        settings = self.context.settings
        geometry = self.saveGeometry().toBase64().toStdString()
        width = settings.side_width if self._game_page is None else self._game_page.side.pulled
        self.context.settings_file.set(replace(settings, window_geometry=geometry, side_width=width))
        super().closeEvent(event)
