"""The points of a game below the result of each player, and beside them the rules from which they follow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from freedoko_qt.app.people import Avatar
from freedoko_qt.app.rule_set_names import set_name
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.wording.prose import prose
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.game import Game

from ..cards.deck import Deck
from ..cards.hands_view import HandsView
from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.single_keys import is_escape
from ..parts.translated import Translated
from ..rules.rules_text import RulesText
from .points_table import PointsTable

NARROW = 50  # times the height of a line: on a page less wide the parts are below each other
GAP = 12


class GamePoints(Translated, QWidget):
    """The points and hands; a click on a point, or Space, shows the rule that it follows from, and Escape closes it."""

    def __init__(self, deck: Deck, parent: QWidget | None, aside: QWidget | None = None) -> None:
        """`aside`: the widget beside the points while no rules are shown; else there is room in its place.

        Over the whole width the numbers would be far from their reasons.
        """
        super().__init__(parent)
        self._game: Game | None = None
        self._rule_set: RuleSet | None = None
        self.points = PointsTable(self)
        self.hands = HandsView(deck, self)
        self._aside = QWidget(self) if aside is None else aside
        self.rules = self.word(RulesText(self), name=lambda self: self.tr("The rules in sentences"))
        self.rules.hide()
        self.switch = self.make_button(
            about=lambda self: self.tr("From which sentence of the rules each point follows"),
            tip=lambda self: self.tr("A click on a point shows the sentence it follows from."),
            enter=False,
            compact=True,
        )
        self.switch.setCheckable(True)
        self.points.wanted.connect(lambda: self.switch.setChecked(True))
        self.points.marked.connect(self._write)
        self.switch.toggled.connect(self._turn)
        left = vbox(self.points, (self.switch, 0, Qt.AlignmentFlag.AlignLeft), STRETCH, spacing=2)
        self._halves = hbox((left, 4), (self.rules, 5), (self._aside, 5), spacing=GAP)
        vbox(self.hands, (self._halves, 1), on=self, spacing=GAP)
        self._update_text()

    def show_game(
        self,
        deck: Deck,
        names: Sequence[str],
        game: Game,
        rule_set: RuleSet,
        *,
        avatars: Sequence[Avatar | None] = (None,) * len(SEATS),
        totals: Sequence[int | None] = (None,) * len(SEATS),
    ) -> None:
        """Show a game that is over and has a score; `rule_set` says what its rules are called."""
        self._game, self._rule_set = game, rule_set
        if game.score is not None:
            self.points.show_score(game.score)
            self.hands.show_hands(deck, names, game.score, game.dealt, game.order, avatars=avatars, totals=totals)
        self.switch.setChecked(False)

    def _update_text(self) -> None:
        shown = self.switch.isChecked()
        self.switch.setText(self.tr("Show all hands") if shown else self.tr("By which rules?"))
        self._write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_escape(event) and self.switch.isChecked():
            self.switch.setChecked(False)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _turn(self, shown: bool) -> None:
        self._arrange()
        if shown and self.points.marked_row < 0:
            self.points.mark(0)
        self._update_text()

    def _arrange(self) -> None:
        """Show the rules in the place of the hands, or these again."""
        ways, shown = QBoxLayout.Direction, self.switch.isChecked()
        is_narrow = self.width() < NARROW * self.fontMetrics().height()
        self._halves.setDirection(ways.TopToBottom if is_narrow else ways.LeftToRight)
        self._halves.setStretch(0, 0 if is_narrow else 4)
        self.points.is_whole = is_narrow and not shown  # then the page scrolls, not the table
        self.points.updateGeometry()
        self.rules.setVisible(shown)
        self.hands.setVisible(not shown)
        self._aside.setVisible(not shown)

    def _write(self) -> None:
        """Write the rules, with the sentences behind the current point marked."""
        if self._game is not None and self._rule_set is not None and self.switch.isChecked():
            sections = prose(self._game.given_rules)
            self.rules.show_rules(set_name(self._rule_set), sections, self.points.options)
