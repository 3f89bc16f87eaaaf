"""The end of a game that was played to try something: what it would have counted."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.people import Avatar
from freedoko_qt.app.replay.practice import Practice
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.engine.game import Game

from ..cards.deck import Deck
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox
from ..parts.page import Page
from ..parts.scrolling import VerticalArea
from ..parts.single_keys import is_enter
from ..sheet.game_points import GamePoints
from ..sheet.result_sheet import ResultSheet
from .practice_line import show_way_back


class PracticeSheet(ResultSheet, Page):
    """The result as on the score sheet, but no tournament goes on."""

    left = Signal()  # once more: PySide 6.12 knows the signals of the first base class alone
    again = Signal()
    """The same once more."""
    deal_wanted = Signal()
    """The deal is to be kept in the library."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(Label(role="title", wraps=True), parent)
        self._game: Game | None = None
        self._practice: Practice | None = None
        self._kept = ""
        self.points = GamePoints(deck, self)
        self.keep = self.make_button(
            lambda self: self.tr("Keep the deal"),
            self.deal_wanted,
            tip=lambda self: self.tr("Add these cards to the library of deals"),
        )
        self.back = self.make_button(None, self.left, icon="back")
        self.on = self.make_button(lambda self: self.tr("Once more"), self.again, primary=True)
        self.deal_wanted.connect(lambda: self.keep.setEnabled(False))
        buttons = hbox(self.back, STRETCH, self.keep, self.on)
        self._area = VerticalArea(self.points, self)
        self._lay_out((self._area, 1), buttons)
        self._update_text()

    def show_practice(self, practice: Practice, kept: str) -> None:
        """Show which practice it was, and the name of the branch that keeps it (empty: none does)."""
        self._practice, self._kept = practice, kept
        self.keep.setVisible(not practice.deal)
        self.keep.setEnabled(True)

    def show_game(
        self, deck: Deck, names: Sequence[str], game: Game, rule_set: RuleSet, avatars: Sequence[Avatar]
    ) -> None:
        """Show the points of this game, which must be over."""
        self._game = game
        self.points.setVisible(game.score is not None)
        self.points.show_game(deck, names, game, rule_set, avatars=avatars)
        self._update_text()
        self.on.setFocus(Qt.FocusReason.OtherFocusReason)
        self._area.verticalScrollBar().setValue(0)  # what Qt has focused as the page was shown was scrolled to

    def _update_text(self) -> None:
        score = None if self._game is None else self._game.score
        words = [self.tr("Just a try: none of it counts.")]
        if score is not None:
            points = wording.signed(score.scores[0])
            words.insert(0, self.tr("You would have scored {points}.").format(points=points))
        if self._kept:
            words.append(self.tr("Kept beside the game as “{name}”.").format(name=self._kept))
        title = self.tr("The hand was thrown in.") if score is None else wording.headline(score)
        self._show_title(title, " ".join(words))
        show_way_back(self.back, self._practice)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.on.click()
        else:
            super().keyPressEvent(event)
