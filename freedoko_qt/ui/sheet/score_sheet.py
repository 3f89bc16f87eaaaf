"""After a game: the winner, the points of each player and their reasons, and the tournament so far."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.people import Avatar
from freedoko_qt.app.rule_set_names import set_name
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.sheet.highlights import Highlight, highlight_of
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.writer import Do, at_once
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.score.score import Score

from ..cards.deck import Deck
from ..parts.curve import Curve, framed
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, stacked, vbox, wrapping_row
from ..parts.scrolling import VerticalArea
from ..parts.single_keys import is_enter
from .celebration import TIME, Celebration
from .game_points import GamePoints
from .result_sheet import TournamentSheet
from .sheet_tab import SheetTab

COUNTING = 1100
"""Milliseconds, at normal speed, in which the points of a game are counted up."""


class ScoreSheet(TournamentSheet):
    """A sheet with three tabs: the game, the list, the curve. During a game only the last two have something to say."""

    went_on = Signal()
    """The big button: to the next game, to the standings, or back to the table."""
    review_wanted = Signal(int)
    """The number of a game of the list, from 1, that is to be looked at with what each decision was worth."""

    def __init__(self, deck: Deck, parent: QWidget | None = None, do: Do = at_once) -> None:
        super().__init__(Label(role="hero"), parent, do)
        self._score: Score | None = None
        self._last = False
        self._deck = deck
        self._counting = 0
        self._planned: int | None = None
        self._rule_set = TournamentSetup().rule_set
        self._tabs = self.make_tabs(
            lambda self: self.tr("This game"),
            lambda self: self.tr("Tournament"),
            lambda self: self.tr("Curve"),
            name=lambda self: self.tr("Pages of the score sheet"),
        )
        self._tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # left and right change the tab from anywhere
        self._beside = Curve(self)
        self.points = GamePoints(deck, self, framed(self._beside, self))
        self._switch.turn(self._beside)
        games = QWidget(self)
        vbox((self.list, 1), self._legend, self._comparison, self.cross_sum, STRETCH, on=games)
        area = VerticalArea(self.points, self)
        area.installEventFilter(self)
        self.stack = stacked(area, games, framed(self.curve, self), on=self)
        self._tabs.currentChanged.connect(self._on_tab)
        self._make_buttons()
        self._arrange()
        self.celebration = Celebration(self)
        self.celebration.over.connect(self._count_up)
        self._update_text()

    def _make_buttons(self) -> None:
        """Make the buttons below; keys on all buttons turn the tabs, too."""
        self.on = self.make_button(None, self.went_on, primary=True)
        self._look = self.make_button(
            lambda self: self.tr("Step by step"),
            lambda: self._ask_for_game(self.game_wanted),
            tip=lambda self: self.tr("Look at this game card by card, with all hands"),
        )
        self._review = self.make_button(
            lambda self: self.tr("Review"),
            lambda: self._ask_for_game(self.review_wanted),
            tip=lambda self: self.tr("What each of your decisions was worth, and what would have been better"),
        )
        own = self.on, self._look, self._review
        for button in (self.points.switch, self._export.button, *self._switch.buttons, *own):
            button.installEventFilter(self)

    def show_game(
        self,
        deck: Deck,
        names: Sequence[str],
        game: Game,
        rule_set: RuleSet,
        *,
        last: bool,
        avatars: Sequence[Avatar | None] = (None,) * len(SEATS),
    ) -> None:
        """Show the game that has just ended; `last` if the tournament is over with it.

        Call `show_sheet` before: the sums come from there. Nothing moves until `reveal`.
        """
        self._score, self._last, self._deck = game.score, last, deck
        sheet = self._sheet
        totals = (None,) * len(SEATS) if sheet is None else sheet.sums(sheet.countings[0])
        self.points.show_game(deck, names, game, rule_set, avatars=avatars, totals=totals)
        self._tabs.set_shown(SheetTab.GAME, True)
        self.turn_to(SheetTab.GAME)
        self._update_text()

    def reveal(self, factor: float) -> None:
        """Animate the result of the game; `factor` multiplies the times.

        0: the numbers are shown at once. Returns at once.
        """
        moment = None if self._score is None or not factor else highlight_of(self._score, HUMAN)
        self._counting = round(COUNTING * factor)
        if moment is None:
            self._count_up()
        else:
            self.points.hands.show_share(0.0)
            self.celebration.celebrate(moment, self._celebrated(moment), self._deck, round(TIME * factor))

    def _count_up(self) -> None:
        self.points.hands.count_up(self._counting)

    def _celebrated(self, moment: Highlight) -> str:
        """The word for a highlight."""
        words = {
            Highlight.SOLO: self.tr("Solo won!"),
            Highlight.BLACK: self.tr("Black!"),
            Highlight.DOPPELKOPF: self.tr("Doppelkopf!"),
            Highlight.FOX: self.tr("Fox caught!"),
        }
        return words[moment]

    def show_so_far(self, rule_set: RuleSet) -> None:
        """Show the tournament in the middle of a game, and by which rules it is played."""
        self._score, self._rule_set = None, rule_set
        self._tabs.set_shown(SheetTab.GAME, False)
        self._update_text()

    def show_sheet(self, sheet: Sheet, planned: int | None) -> None:
        """Show the list and the curve of this tournament; `planned`: the number of games, None where points decide."""
        self._planned = planned
        self.refresh(sheet)

    def turn_to(self, tab: SheetTab) -> None:
        """Show a tab, and focus the big button."""
        self._tabs.turn_to(tab)
        self.on.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def tab(self) -> SheetTab:
        """The tab that is shown."""
        return SheetTab(self._tabs.place)

    def _update_text(self) -> None:
        score = self._score
        if score is None:
            rules = self.tr("Rules: {name}.").format(name=set_name(self._rule_set))
            is_empty = self._sheet is None or not self._sheet.lines
            progress = self.tr("No game has been finished yet.") if is_empty else self._progress()
            self._show_title(self.tr("The tournament so far"), f"{rules} {progress}".strip())
            self.on.setText(self.tr("Back to the table"))
        else:
            self._show_title(self._result(score), self._remark(score))
            self.on.setText(self.tr("Final standings") if self._last else self.tr("Next game"))

    def _result(self, score: Score) -> str:
        """The result for the person, in a word."""
        if score.winner is None:
            return self.tr("Nobody has won")
        return self.tr("Won!") if score.winner is score.side_of(HUMAN) else self.tr("Lost")

    def _remark(self, score: Score) -> str:
        """The winner with the points, and the bock that comes of the game."""
        words = [f"{wording.headline(score)}."]
        if score.bock_triggers:
            reasons = ", ".join(wording.trigger_name(trigger) for trigger in score.bock_triggers)
            words.append(self.tr("Bock round: {reasons}.").format(reasons=reasons))
        words.append(self._progress())
        return " ".join(words)

    def _progress(self) -> str:
        """The progress of the evening."""
        played = 0 if self._sheet is None else len(self._sheet.lines)
        if self._planned is None or not played:
            return ""
        if played <= self._planned:
            return self.tr("Game {number} of {planned}.").format(number=played, planned=self._planned)
        return self.tr("Game {number}; {planned} were planned.").format(number=played, planned=self._planned)

    def _on_tab(self) -> None:
        tab = self.tab
        self.stack.setCurrentIndex(tab)
        self._switch.setVisible(tab != SheetTab.GAME)
        self._look.setVisible(tab == SheetTab.GAME)
        self._review.setVisible(tab == SheetTab.GAME)

    def _ask_for_game(self, wanted: SignalInstance) -> None:
        if self._sheet is not None and self._sheet.lines:
            wanted.emit(self._sheet.lines[-1].number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right change the tab, and Enter goes on, wherever the focus is, except in a table."""
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
                first = SheetTab.GAME if self._tabs.is_shown(SheetTab.GAME) else SheetTab.LIST
                step = 1 if key == Qt.Key.Key_Right else -1
                self._tabs.turn_to(min(max(self.tab + step, first), SheetTab.CURVE))
            case _ if is_enter(event):
                self.on.click()
            case _:
                super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take left and right from buttons, where they would move the focus, and from the area, which would scroll."""
        turns = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if turns and event.type() == QEvent.Type.KeyPress:
            event.ignore()
            return True
        return False

    def _arrange(self) -> None:
        top = wrapping_row((self.title, 1), self._tabs)
        ways = QWidget(self)
        hbox(STRETCH, self._look, self._review, self.on, on=ways)
        self._switch.hide()
        bottom = wrapping_row((self._export, 1), self._switch, ways)
        self._lay_out((self.stack, 1), bottom, top=top)
