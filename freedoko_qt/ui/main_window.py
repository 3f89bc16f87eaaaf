"""The window: its pages, its menus, and the way between the session and the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.catalogue import Summary
from freedoko_qt.app.external_programs import Substitution
from freedoko_qt.app.identity import NAME
from freedoko_qt.app.language import spoken_letters
from freedoko_qt.app.places import Places
from freedoko_qt.app.rule_sets import RuleSet, RuleSets
from freedoko_qt.app.session import Session
from freedoko_qt.app.settings import Back, Letters, Settings
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import Notice
from freedoko_qt.app.tournament_length import EVENING, fitting
from freedoko_qt.engine.evening.tournament import games_planned
from freedoko_qt.engine.events import Event
from freedoko_qt.engine.refusals import Refusal

from .cards.deck import Deck
from .claim_controller import ClaimController
from .commands import Commands
from .deals.deals_controller import DealsController
from .dialogs import Dialogs
from .look.word_size import NARROWEST, USUAL, WordSize
from .menu_bar import MenuBar
from .notice_line import NoticeLine
from .records_controller import RecordsController
from .replay.replay_controller import ReplayController
from .sheet.duplicate_controller import DuplicateController
from .side_pages import SidePages
from .tournaments.tournament_lines import Leaf, events_so_far
from .tournaments.tournaments_controller import TournamentsController
from .trainer.trainer_controller import TrainerController

if TYPE_CHECKING:
    from .background_reader import BackgroundReader
    from .game_page import GamePage
    from .sheet.score_sheet import ScoreSheet
    from .sheet.standings_page import StandingsPage
    from .start.first_page import FirstPage
    from .start.start_page import StartPage


class MainWindow(QMainWindow):
    """First page, table, score sheet and standings in one window; it blocks nothing and loses nothing."""

    page_changed = Signal()

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
        self.settings_file = settings
        self.rule_sets = rule_sets
        self.left_behind = running
        """The tournament that can be taken up again when none is on the table."""
        self._seed = seed
        self.menu = MenuBar(self)
        self.setMenuBar(self.menu)
        self.notices = NoticeLine(self)
        self._deck_shown = _deck_of(settings.settings)
        self.deck = self._open_deck()
        self._reading: BackgroundReader | None = None
        self._game_page: GamePage | None = None
        self._sheet: ScoreSheet | None = None
        self._standings: StandingsPage | None = None
        self.dialogs = Dialogs(self)
        self.pages = QStackedWidget(self)
        self.side_pages = SidePages(self)
        self.replays = ReplayController(self, where)
        self.duplicates = DuplicateController(self, where.duplicates)
        self.tournaments = TournamentsController(self)
        self.deals = DealsController(self, where.deals)
        self.books = RecordsController(self, where)
        self.training = TrainerController(self, where)
        self.shortening = ClaimController(self)
        centre = QWidget(self)
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notices)
        layout.addWidget(self.pages, 1)
        self.setCentralWidget(centre)
        layout.addStrut(NARROWEST)
        self.resize(*USUAL)
        self.restoreGeometry(QByteArray.fromBase64(settings.settings.window_geometry.encode()))
        WordSize(self, self.pages)
        self.commands = Commands(self)
        self._connect_session()
        self.show_start()

    @property
    def reading(self) -> BackgroundReader:
        """Who reads what takes a while."""
        if self._reading is None:
            from .background_reader import BackgroundReader

            self._reading = BackgroundReader(self)
        return self._reading

    # Pages

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.pages.currentWidget() or self.start_page

    @property
    def game_page(self) -> GamePage:
        """The page with the table, made when it is first wanted."""
        if self._game_page is None:
            from .game_page import GamePage

            self._game_page = page = GamePage(self.deck, self.pages)
            page.apply(self.settings_file.settings, self.deck)
            page.idle.connect(self._on_idle)
            page.action_requested.connect(self.session.act)
            page.side.pulled = self.settings_file.settings.side_width
            page.show_side(self.settings_file.settings.page_beside)
            self.commands.attend(page)
            self.session.pre_selected.connect(page.table.pre_select)
            page.hints.asked.connect(self.session.ask_advice)
            self.session.advised.connect(page.hints.show)
            self.shortening.attend(page)
            self.pages.addWidget(page)
        return self._game_page

    def is_gone(self, page: QWidget | None) -> bool:
        """Whether a page shows what was on the table, and nothing is there any more."""
        of_session = (self._game_page, self._sheet, self._standings)
        return self.session.view is None and page is not None and page in of_session

    @property
    def is_at_table(self) -> bool:
        """Whether the table is shown."""
        return self._game_page is not None and self.page is self._game_page

    @property
    def is_at_sheet(self) -> bool:
        """Whether the score sheet is shown."""
        return self._sheet is not None and self.page is self._sheet

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet, made when it is first wanted."""
        if self._sheet is None:
            from .sheet.score_sheet import ScoreSheet

            self._sheet = ScoreSheet(self.deck, self)
            self._sheet.went_on.connect(self.leave_sheet)
            self._sheet.game_wanted.connect(self.replays.show_own)
            self._sheet.review_wanted.connect(self.replays.review_own)
            self._sheet.copy_wanted.connect(self.duplicates.show_own)
            self.duplicates.own_advanced.connect(self._sheet.refresh)
            self.pages.addWidget(self._sheet)
        return self._sheet

    @property
    def start_page(self) -> FirstPage | StartPage:
        """The page of the start."""
        return self.side_pages.start

    def show_start(self) -> None:
        """The page of the start; what was only tried ends here."""
        if self.session.practice is not None:
            self.get_up()
        self.side_pages.show_start()

    def show_table(self) -> None:
        """The table, whatever is going on there."""
        self.show_page(self.game_page)
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
            sheet.show_game(self.deck, session.names, game, session.setup.rule_set, last=session.last_game)
        else:
            sheet.show_so_far(session.setup.rule_set)
            leaf = Leaf.LIST if leaf is None else leaf
        if leaf is not None:
            sheet.turn_to(leaf)
        self.show_page(sheet)

    def show_standings(self) -> None:
        """The end of the tournament."""
        if self.session.practice is not None:  # it has ended with a hand thrown in
            self.replays.show_result()
            return
        if self._standings is None:
            from .sheet.standings_page import StandingsPage

            self._standings = standings = StandingsPage(self)
            standings.new_tournament.connect(self.dialogs.show_tournament)
            standings.left.connect(self.show_start)
            standings.game_wanted.connect(self.replays.show_own)
            standings.copy_wanted.connect(self.duplicates.show_own)
            self.duplicates.own_advanced.connect(standings.refresh)
            self.pages.addWidget(standings)
        self.show_page(self._standings)
        if (own := self.duplicates.own) is not None:
            self._standings.show_tournament(own)

    # Tournaments

    @property
    def next_setup(self) -> TournamentSetup:
        """What "New tournament" begins: the last setup again; other cards, unless a seed was chosen."""
        settings = self.settings_file.settings
        setup = settings.setup or TournamentSetup(rounds=EVENING.number)
        names = (settings.player_name, *setup.names[1:])
        return replace(setup, names=names, seed=setup.seed if self._seed is None else self._seed)

    @property
    def running_setup(self) -> TournamentSetup | None:
        """How the tournament was set up that is being played; None if none is."""
        return None if self.session.view is None or self._is_finished else self.session.setup

    @property
    def can_go_on(self) -> bool:
        """Whether there is a tournament to be continued."""
        return self.left_behind is not None if self.session.view is None else not self._is_finished

    def play_next_by(self, rule_set: RuleSet) -> None:
        """Take these rules for the next tournament."""
        setup = self.next_setup
        self._remember(setup.playing(rule_set, fitting(rule_set.rules, setup.length)))

    def get_up(self) -> None:
        """Leave the table; a tournament that is not over can be gone on with."""
        self.session.leave()
        self.look_for_running()

    def look_for_running(self) -> None:
        """Find out anew which tournament there is to go on with."""
        self.left_behind, notices = self.session.history.last_running()
        for notice in notices:
            self.tell(notice)

    def start(self, setup: TournamentSetup) -> None:
        """Begin a tournament and remember its setup."""
        self._remember(setup)
        self.session.start(setup)

    def _remember(self, setup: TournamentSetup) -> None:
        """Keep a setup for the next tournament, but not a seed that is of this run of the program only."""
        seed = None if setup.seed == self._seed else setup.seed
        self.settings_file.set(replace(self.settings_file.settings, setup=replace(setup, seed=seed)))

    def go_on(self) -> None:
        """Take the tournament up again where it was left, in this run of the program or an earlier one."""
        if self.session.view is None:
            if self.left_behind is not None:
                self.resume(self.left_behind.id, self._look_again)
        elif self._is_finished:
            self.show_standings()
        elif self.session.score is not None:
            self.show_sheet()
        else:
            self.show_table()

    def resume(self, name: str, failed: Callable[[], None]) -> None:
        """Go on with a tournament once it is read; `failed` is called if that cannot be."""
        session = self.session

        def go_on(_: object) -> None:
            if not session.resume(name):
                failed()

        self.reading.read(partial(session.history.read_ahead, name), go_on)

    def _look_again(self) -> None:
        self.look_for_running()
        self.show_start()

    # What the session tells

    def _on_redrawn(self) -> None:
        view, game = self.session.view, self.session.game
        if view is None or game is None:
            return
        session = self.session
        self.game_page.show_game(view, session.players, events_so_far(game), session.open_hands, session.sheet)
        if game.score is not None:
            self.show_sheet()
        else:
            self.show_table()

    def _on_happened(self, event: Event) -> None:
        view = self.session.view
        if view is not None:
            self.game_page.show_event(event, view, self.session.open_hands)

    def _on_asked(self) -> None:
        view = self.session.view
        if view is not None:
            self.game_page.ask(view)

    def _on_refused(self, refusal: Refusal) -> None:
        self.game_page.table.shake()
        self.game_page.table.say(wording.refusal(refusal))

    def tell(self, notice: Notice | Substitution) -> None:
        """Say something about a file, or about a program at the table, in one line."""
        self.notices.say(wording.notice(notice))

    def _on_idle(self) -> None:
        """The table has shown everything; a game that is over is told on its sheet."""
        if self.session.score is None:
            self.session.ready()
        elif self.is_at_table:
            self.show_sheet()

    def leave_sheet(self) -> None:
        """The sheet has been read: back to the table, or to the next game."""
        if self.session.score is None:
            self.show_table()
        else:
            self.session.next_game()

    # Signals and keys

    def _connect_session(self) -> None:
        session = self.session
        session.redrawn.connect(self._on_redrawn)
        session.happened.connect(self._on_happened)
        session.asked.connect(self._on_asked)
        session.refused.connect(self._on_refused)
        session.noticed.connect(self.tell)
        session.tournament_finished.connect(self.show_standings)
        self.settings_file.noticed.connect(self.tell)
        self.settings_file.changed.connect(self._apply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no widget wanted: Space goes on, Escape leaves what was looked at, the rest is for the table."""
        forbidden = self.menu.why_not(QKeySequence(event.keyCombination()))  # else the menu has taken the key
        match Qt.Key(event.key()):
            case _ if forbidden and self.is_at_table:
                self.game_page.table.say(forbidden)
            case Qt.Key.Key_Space if event.isAutoRepeat():
                pass  # held, it goes on once
            case Qt.Key.Key_Space:
                self.commands.go_on()
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

    @property
    def _is_finished(self) -> bool:
        return self.session.score is not None and self.session.last_game

    def add_line(self, line: QWidget) -> None:
        """One more line over the pages."""
        centre = self.centralWidget()
        layout = None if centre is None else centre.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(1, line)

    def show_page(self, page: QWidget) -> None:
        """Turn to this page; the game on the table waits while one is shown that has nothing to do with it."""
        self.pages.setCurrentWidget(page)
        if self._game_page is not None:
            from .table.choreographer import Holder

            away = self.side_pages.keep_the_table_waiting
            self._game_page.table.choreographer.hold(Holder.AWAY, away)
        self.page_changed.emit()

    def _apply(self, settings: Settings) -> None:
        """Put the settings in force that the window itself has to do with."""
        if (shown := _deck_of(settings)) != self._deck_shown:
            self._deck_shown = shown
            self.deck = self._open_deck()
        if self._game_page is not None:
            self._game_page.apply(settings, self.deck)
            self._game_page.show_side(settings.page_beside)
        self.side_pages.apply(settings, self.deck)
        self.replays.apply(settings, self.deck)
        self.training.apply(settings, self.deck)

    def _open_deck(self) -> Deck:
        """The deck of the settings; it is told if that cannot be drawn."""
        deck = Deck(*self._deck_shown)
        if deck.missing:
            words = self.tr("The deck {deck} cannot be drawn; the French deck of the program is shown instead.")
            self.notices.say(words.format(deck=deck.missing))
        return deck

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is on disk already; only the place of the window and the width of its panel are to be kept."""
        settings = self.settings_file.settings
        geometry = self.saveGeometry().toBase64().toStdString()
        width = settings.side_width if self._game_page is None else self._game_page.side.pulled
        self.settings_file.set(replace(settings, window_geometry=geometry, side_width=width))
        super().closeEvent(event)


def _deck_of(settings: Settings) -> tuple[str, Letters, Back]:
    """What the deck that is to be shown is made of."""
    return settings.deck, spoken_letters(settings.letters), settings.back
