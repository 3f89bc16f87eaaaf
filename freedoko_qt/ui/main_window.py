"""The window: its pages, its menus, and the keys that no widget wants."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QWidget

from freedoko_qt.app.identity import NAME

from .app_context import AppContext
from .controllers import Controllers
from .current_tournament import CurrentTournament
from .dialogs import Dialogs
from .game_controller import GameController
from .look.window_style import follow_window_style
from .look.word_size import LOWEST, NARROWEST, WordSize, first_size
from .menu_bar import MenuBar
from .parts.fingers import TapTips
from .parts.layouts import vbox
from .parts.scrolling import PageArea
from .start.start_controller import StartController

if TYPE_CHECKING:
    from PySide6.QtWidgets import QVBoxLayout

    from freedoko_qt.app.catalogue import Summary
    from freedoko_qt.app.places import Places
    from freedoko_qt.app.session import Session
    from freedoko_qt.app.settings_file import SettingsFile

    from .start.first_page import FirstPage
    from .start.start_page import StartPage


class MainWindow(QMainWindow):
    """The main window: a stack of pages, the menus, and the notices.

    Session and settings are the caller's: closing the window does not close them, `Program.close` does.
    """

    go_on_wanted = Signal()
    """Space was pressed where no button has the focus."""

    def __init__(
        self,
        session: Session,
        settings: SettingsFile,
        *,
        where: Places,
        running: Summary | None = None,
        seed: int | None = None,
    ) -> None:
        super().__init__()
        self.setWindowTitle(NAME)
        self.resize(first_size(self.screen().availableSize()))
        self.restoreGeometry(QByteArray.fromBase64(settings.settings.window_geometry.encode()))
        self.word_size = WordSize(self)  # before anything is in the window that would have to be restyled
        self.session = session
        TapTips(self)
        self.menu = MenuBar(self)
        self.setMenuBar(self.menu)
        follow_window_style(self.menu)
        self.context = context = AppContext(self, session, settings, where)
        self.navigator, self.notices = context.navigator, context.notices
        self.current = CurrentTournament(context, running, seed)
        self.dialogs = Dialogs(context, self.current)
        self.start = StartController(context, self.current)
        self.controllers = Controllers(context, self.current, self.start)
        session.noticed.connect(context.show_notices)
        settings.noticed.connect(context.show_notices)
        settings.changed.connect(context.current_deck.follow)  # before all those who ask for the deck
        settings.changed.connect(self.start.apply_settings)
        self.game = GameController(context, self.current, self.controllers)
        self._lay_out()
        self._connect_pages()
        self.show_start()

    def _lay_out(self) -> None:
        centre = QWidget(self)
        layout = vbox(self.notices, (PageArea(self.navigator.pages, centre), 1), on=centre, spacing=0)
        self.setCentralWidget(centre)
        layout.addStrut(NARROWEST)
        self.setMinimumHeight(LOWEST)
        self.controllers.line_wanted.connect(partial(self._add_line, layout))

    def _add_line(self, layout: QVBoxLayout, line: QWidget) -> None:
        layout.insertWidget(1, line)
        follow_window_style(line)

    def _connect_pages(self) -> None:
        start, controllers = self.start, self.controllers
        self.notices.left.connect(self.navigator.take_focus)
        self.navigator.home_wanted.connect(start.show)
        self.game.tournament_wanted.connect(self.dialogs.show_tournament)
        controllers.tournament_wanted.connect(self.dialogs.show_tournament)
        self.game.left.connect(self.show_start)
        start.guide_wanted.connect(self.menu.action("guide").trigger)
        start.questions_wanted.connect(lambda: self.context.once_ready("questions", self._ask_which_rules))
        start.continued.connect(self.game.go_on)
        start.wanted.connect(lambda command: self.menu.action(command).trigger())

    def _ask_which_rules(self) -> None:
        self.dialogs.ask_which_rules(self, self.start.take_rules)

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.navigator.page or self.start_page

    @property
    def start_page(self) -> FirstPage | StartPage:
        """The page of the start."""
        return self.start.page

    def show_start(self) -> None:
        """Show the start page; a practice ends here.

        A practice on the table is left; a tournament stays and can be continued.
        """
        if self.session.practice is not None:
            self.current.leave()
        self.start.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle a key that no widget accepted: Space goes on, Escape goes back, the table has the rest."""
        game = self.game
        why_not = partial(self.menu.why_not, QKeySequence(event.keyCombination()))  # else the menu has taken the key
        match Qt.Key(event.key()):
            case _ if why_not() and game.is_at_table:
                game.page.table.say(why_not)
            case Qt.Key.Key_Space | Qt.Key.Key_Escape if event.isAutoRepeat():
                pass  # a held key goes on, or back, only once
            case Qt.Key.Key_Space:
                self.go_on_wanted.emit()
            case Qt.Key.Key_Escape if self.isFullScreen():
                self.menu.action("full_screen").setChecked(False)
            case Qt.Key.Key_Escape if game.is_at_sheet and self.session.score is None:
                game.show_table()
            case Qt.Key.Key_Escape if game.is_at_table and self.session.practice is not None:
                self.controllers.replays.end_practice()
            case _ if game.is_at_table and not game.page.table.hasFocus():
                game.page.table.keyPressEvent(event)
            case _:
                super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the place of the window and the width of its panel; everything else is on disk already."""
        geometry = self.saveGeometry().toBase64().toStdString()
        self.context.settings_file.change(window_geometry=geometry, side_width=self.game.side_width)
        super().closeEvent(event)
