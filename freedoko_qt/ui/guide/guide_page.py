"""The guided game: the table, and beside it the explanations."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.guide.first_game import FIRST_GAME
from freedoko_qt.app.guide.guide_session import GuideSession
from freedoko_qt.app.seats import avatars_of
from freedoko_qt.app.settings import Settings
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.events import Event
from freedoko_qt.engine.refusals import Refusal

from ..cards.deck import Deck
from ..game_page import GamePage
from ..parts.focus import give_focus
from ..parts.table_and_panel import PageWithPanel, TableAndPanel
from ..parts.translated import Translated
from .guide_panel import GuidePanel
from .guide_sheet import GuideSheet


class GuidePage(Translated, PageWithPanel):
    """The page of the guided game, which is not stored.

    Has a session and a table of its own; the tournament's is not touched.
    """

    left = Signal()
    """The learner stops, or has reached the end."""
    invited = Signal()
    """The learner has come to the end and wants to play."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self.resize(parent.size())
        self.session = GuideSession(FIRST_GAME, parent=self)
        self._is_running = False
        self._pages = QStackedWidget(self)
        self.game_page = GamePage(deck, self._pages)
        self.sheet = GuideSheet(deck, self)
        self._pages.addWidget(self.game_page)
        self._pages.addWidget(self.sheet)
        self.panel = GuidePanel(self)
        self._halves = TableAndPanel(self, self._pages, self.panel)
        self._connect()

    def open(self, learner: str) -> None:
        """Begin, or go on where it was left; the learner is called so."""
        if self._is_running:
            self._focus_best()
        else:
            self._is_running = True
            self.session.begin(learner)

    def apply_settings(self, settings: Settings, deck: Deck) -> None:
        """Put the settings in force; `deck` is theirs."""
        self.game_page.apply_settings(settings, deck)
        if self._is_running:
            self.game_page.rename(self.session.players)
            if self.session.score is not None:
                self._show_points()

    # Signals of the session

    def _on_redrawn(self) -> None:
        session = self.session
        self._turn_to(self.game_page)
        self.game_page.table.advise(None)
        self.panel.show_progress(session.number, len(session.guided.steps))
        self.game_page.show_game(session.view, session.players, session.game.events_so_far())

    def _on_happened(self, event: Event) -> None:
        self.panel.correct("")
        self.game_page.table.advise(None)
        self._close_question()
        self.game_page.show_event(event, self.session.view)

    def _close_question(self) -> None:
        if self.game_page.questions.open_panel is not None:
            # Before its panel goes: else the focus moves to the first card and lifts it.
            give_focus(self.game_page.table)
            self.game_page.questions.close()

    def _on_step_shown(self) -> None:
        session = self.session
        if session.score is not None:
            self._show_points()
            give_focus(self.panel.on)  # before the table goes: else the points take the focus, and are scrolled to
            self._turn_to(self.sheet)
        if session.step.wanted is None:
            self._close_question()
        self.panel.show_progress(session.number, len(session.guided.steps))
        self._update_text()
        self.game_page.table.read_out(f"{session.title}. {session.words}")
        self._focus_best()

    def _show_points(self) -> None:
        session, stage = self.session, self.game_page.table.stage
        avatars = avatars_of(session.players, stage.avatar)
        self.sheet.show_game(stage.deck, session.names, session.game, avatars)

    def _on_asked(self) -> None:
        self.game_page.ask(self.session.view)

    def _on_refused(self, refusal: Refusal) -> None:
        self._on_corrected(wording.refusal(refusal, self.session.view))

    def _on_corrected(self, words: str) -> None:
        self.game_page.table.shake()
        self.panel.correct(words)
        self.game_page.table.read_out(words)
        self._on_asked()

    def _on_finished(self) -> None:
        self._is_running = False
        self.invited.emit()

    # What the learner wants

    def _go_on(self) -> None:
        """Go to the next step; hurry while the others still play."""
        if self.session.is_step_shown:
            self.session.go_on()
        else:
            self.game_page.table.skip()

    def _toggle_trumps(self) -> None:
        self.game_page.show_trumps(not self.game_page.shows_trumps)

    def _toggle_words(self) -> None:
        self.game_page.show_words(not self.game_page.shows_words)
        self._focus_best()

    def _on_trumps_shown(self, visible: bool) -> None:
        if not visible:
            self._focus_best()

    def _hint(self) -> None:
        """Lift the card that is wanted, as a hint does."""
        wanted = self.session.step.wanted
        if self.session.is_step_shown and isinstance(wanted, Play):
            self.game_page.table.advise(wanted.card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys of the table that the menu leaves to this page."""
        table = self.game_page.table
        is_at_table = self._pages.currentWidget() is self.game_page and not event.modifiers()
        match Qt.Key(event.key()):
            case Qt.Key.Key_T if is_at_table:
                self._toggle_trumps()
            case Qt.Key.Key_L if is_at_table:
                table.show_last_trick(not table.is_reviewing)
            case Qt.Key.Key_N if is_at_table:
                table.announce()
            case Qt.Key.Key_H if is_at_table:
                self._hint()
            case Qt.Key.Key_W if is_at_table:
                self._toggle_words()
            case _ if is_at_table and not table.hasFocus():
                table.keyPressEvent(event)
            case _:
                super().keyPressEvent(event)

    def _update_text(self) -> None:
        session = self.session
        if session.is_step_shown:
            wants_action = session.step.wanted is not None
            self.panel.show_step(session.title, session.words, wants_action=wants_action, is_last=session.is_last)

    def _turn_to(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self.panel.leave_table(over=page is self.sheet)

    def _focus_best(self) -> None:
        """Focus the table where an action is wanted, else the button "Next"."""
        if self.session.is_step_shown and self.session.step.wanted is not None:
            self.game_page.focus_best()
        else:
            give_focus(self.panel.on)

    def _connect(self) -> None:
        session, page, panel = self.session, self.game_page, self.panel
        session.redrawn.connect(self._on_redrawn)
        session.happened.connect(self._on_happened)
        session.step_shown.connect(self._on_step_shown)
        session.asked.connect(self._on_asked)
        session.refused.connect(self._on_refused)
        session.corrected.connect(self._on_corrected)
        session.finished.connect(self._on_finished)
        page.idle.connect(session.ready)
        page.action_requested.connect(session.act)
        page.trumps_shown.connect(self._on_trumps_shown)
        panel.went_on.connect(self._go_on)
        panel.went_back.connect(session.go_back)
        panel.trumps_wanted.connect(self._toggle_trumps)
        panel.left.connect(self.left)
