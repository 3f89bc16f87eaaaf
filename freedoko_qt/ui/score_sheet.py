"""After a game: every point with its reason, all four hands, and the tournament so far."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app import wording
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.cards import Hands
from freedoko_qt.engine.contracts import CardOrder
from freedoko_qt.engine.scoring import Score

from .cross_sum import CrossSum
from .curve import Curve
from .deck import Deck
from .games_table import GamesTable
from .hands_view import HandsView
from .points_table import PointsTable
from .preset_words import set_name
from .tournament_lines import GameLine, Leaf
from .translated import Translated


class ScoreSheet(Translated, QFrame):
    """Three leaves: the game, the list, the curve. During a game only the list and the curve have something to say."""

    went_on = Signal()
    """The big button: to the next game, to the standings, or back to the table."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score: Score | None = None
        self._last = False
        self._played = 0
        self._planned: int | None = None
        self._rule_set = TournamentSetup().rule_set
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self._title.setWordWrap(True)
        self._subtitle = QLabel(self)
        self._subtitle.setProperty("role", "hint")
        self._subtitle.setWordWrap(True)
        self._leaves = QTabBar(self)
        self._leaves.setDrawBase(False)
        self._leaves.setExpanding(False)
        self._leaves.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # left and right turn the leaves from anywhere
        for _ in Leaf:
            self._leaves.addTab("")
        self._points = PointsTable(self)
        self._hands = HandsView(deck, self)
        self._list = GamesTable(self)
        self._cross_sum = CrossSum(self)
        self._curve = Curve(self)
        game = QWidget(self)
        columns = QHBoxLayout(game)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(18)
        columns.addWidget(self._points, 4)
        columns.addWidget(self._hands, 5)
        games = QWidget(self)
        rows = QVBoxLayout(games)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._list, 1)
        rows.addWidget(self._cross_sum)
        self._stack = QStackedWidget(self)
        for leaf in (game, games, self._curve):
            self._stack.addWidget(leaf)
        self._leaves.currentChanged.connect(self._stack.setCurrentIndex)
        self._on = QPushButton(self)
        self._on.setProperty("primary", True)
        self._on.setAutoDefault(True)
        self._on.clicked.connect(self.went_on)
        self._lay_out()
        self.retranslate()

    def show_game(
        self, deck: Deck, names: Sequence[str], score: Score, dealt: Hands, order: CardOrder, *, last: bool
    ) -> None:
        """Show the game that has just ended; `last` if the tournament is over with it."""
        self._score, self._last = score, last
        self._points.show_score(score)
        self._hands.show_hands(deck, names, score, dealt, order)
        self._leaves.setTabVisible(Leaf.GAME, True)
        self.turn_to(Leaf.GAME)
        self.retranslate()

    def show_so_far(self, rule_set: RuleSet) -> None:
        """Show the tournament in the middle of a game, and by which rules it is played."""
        self._score, self._rule_set = None, rule_set
        self._leaves.setTabVisible(Leaf.GAME, False)
        self.retranslate()

    def show_games(self, names: Sequence[str], lines: Sequence[GameLine], *, check: bool) -> None:
        """The list and the curve are of these games; `check`: the rules want the list added up across."""
        self._list.show_games(names, lines)
        self._cross_sum.show_check(lines, wanted=check)
        self._curve.show_sums(names, [line.sums for line in lines])

    def show_progress(self, played: int, planned: int | None) -> None:
        """So many games are over, of so many that are planned (None: points decide); told with the next game shown."""
        self._played, self._planned = played, planned

    def turn_to(self, leaf: Leaf) -> None:
        """Show a leaf; the keyboard goes to the big button."""
        self._leaves.setCurrentIndex(leaf)
        self._on.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def leaf(self) -> Leaf:
        """The leaf that is shown."""
        return Leaf(self._leaves.currentIndex())

    def retranslate(self) -> None:
        score = self._score
        self._leaves.setAccessibleName(self.tr("Leaves of the score sheet"))
        for leaf, text in enumerate((self.tr("This game"), self.tr("Tournament"), self.tr("Curve"))):
            self._leaves.setTabText(leaf, text)
        if score is None:
            self._title.setText(self.tr("The tournament so far"))
            rules = self.tr("Rules: {name}.").format(name=set_name(self._rule_set))
            self._subtitle.setText(f"{rules} {self._progress()}".strip())
            self._on.setText(self.tr("Back to the table"))
        else:
            self._title.setText(wording.headline(score))
            self._subtitle.setText(self._remark(score))
            self._on.setText(self.tr("Final standings") if self._last else self.tr("Next game"))
        self._subtitle.setVisible(bool(self._subtitle.text()))

    def _remark(self, score: Score) -> str:
        """What the human writes, and what bock comes of the game."""
        words = [self.tr("You write {points}.").format(points=wording.signed(score.scores[0]))]
        if score.bock_triggers:
            reasons = ", ".join(wording.trigger_name(trigger) for trigger in score.bock_triggers)
            words.append(self.tr("Bock round: {reasons}.").format(reasons=reasons))
        words.append(self._progress())
        return " ".join(words)

    def _progress(self) -> str:
        """How far the evening is."""
        if self._planned is None or not self._played:
            return ""
        if self._played <= self._planned:
            return self.tr("Game {number} of {planned}.").format(number=self._played, planned=self._planned)
        return self.tr("Game {number}; {planned} were planned.").format(number=self._played, planned=self._planned)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right turn the leaves, wherever the keyboard is."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        first = Leaf.GAME if self._leaves.isTabVisible(Leaf.GAME) else Leaf.LIST
        self._leaves.setCurrentIndex(min(max(self.leaf + step, first), Leaf.CURVE))

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._subtitle)
        bottom = QHBoxLayout()
        bottom.addStretch()
        bottom.addWidget(self._on)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(words)
        layout.addWidget(self._leaves)
        layout.addWidget(self._stack, 1)
        layout.addLayout(bottom)
