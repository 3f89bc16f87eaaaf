"""The points of a game, and beside them all hands, or the rules from which the points follow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from freedoko_qt.app.preset_words import set_name
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.wording.prose import prose
from freedoko_qt.engine.game import Game

from ..cards.deck import Deck
from ..cards.hands_view import HandsView
from ..parts.translated import Translated
from ..rules.rules_text import RulesText
from .points_table import PointsTable

NARROW = 600  # logical pixels; with less the hands are below the points


class GamePoints(Translated, QWidget):
    """A click on a point, or Space, shows the sentence of the rules that it follows from; Escape closes them."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._rule_set: RuleSet | None = None
        self.points = PointsTable(self)
        self._hands = HandsView(deck, self)
        self.rules = self.word(RulesText(self), name=lambda self: self.tr("The rules in sentences"))
        self.switch = self.make_button(
            about=lambda self: self.tr("From which sentence of the rules each point follows"),
            tip=lambda self: self.tr("A click on a point shows the sentence it follows from"),
            flat=True,
            link=True,
        )
        self.switch.setCheckable(True)
        self._beside = QStackedWidget(self)
        self._beside.addWidget(self._hands)
        self._beside.addWidget(self.rules)
        self.points.wanted.connect(lambda: self.switch.setChecked(True))
        self.points.itemSelectionChanged.connect(self._write)
        self.switch.toggled.connect(self._turn)
        left = QVBoxLayout()
        left.setSpacing(4)
        left.addWidget(self.points, 1)
        left.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignLeft)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(18)
        self._halves.addLayout(left, 4)
        self._halves.addWidget(self._beside, 5)
        self._update_text()

    def show_game(self, deck: Deck, names: Sequence[str], game: Game, rule_set: RuleSet) -> None:
        """Show a game that is over and has a score; `rule_set` says what its rules are called."""
        self._game, self._rule_set = game, rule_set
        if game.score is not None:
            self.points.show_score(game.score)
            self._hands.show_hands(deck, names, game.score, game.dealt, game.order)
        self.switch.setChecked(False)

    def _update_text(self) -> None:
        shown = self.switch.isChecked()
        self.switch.setText(self.tr("Show all hands") if shown else self.tr("By which rules?"))
        self._write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.switch.isChecked():
            self.switch.setChecked(False)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        ways = QBoxLayout.Direction
        self._halves.setDirection(ways.TopToBottom if self.width() < NARROW else ways.LeftToRight)
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the wider half alone."""
        return QSize(self._beside.minimumSizeHint().width(), super().minimumSizeHint().height())

    def _turn(self, shown: bool) -> None:
        self._beside.setCurrentWidget(self.rules if shown else self._hands)
        if shown and self.points.currentRow() < 0:
            self.points.selectRow(0)
        self._update_text()

    def _write(self) -> None:
        """The rules with what tells of the marked point."""
        if self._game is not None and self._rule_set is not None and self.switch.isChecked():
            sections = prose(self._game.given_rules)
            self.rules.show_rules(set_name(self._rule_set), sections, self.points.options)
