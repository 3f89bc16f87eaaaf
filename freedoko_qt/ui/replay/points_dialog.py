"""The points of a game that is looked at step by step, and the rules from which they follow."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.people import Avatar
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.engine.cards import SEATS

from ..cards.deck import Deck
from ..look.distances import distances
from ..parts.dialog import ButtonBox
from ..parts.fitting_dialog import FittingDialog
from ..parts.layouts import vbox
from ..parts.translated import Translated
from ..sheet.game_points import GamePoints

SHARE = 0.96
"""The share of the width of the window that the dialog takes at most."""
USUAL = 1240
"""Its width beside words of the usual size, in logical pixels."""


class PointsDialog(Translated, FittingDialog):
    """A dialog over the window; Escape closes first the rules, then the dialog.

    Give it to `open_once`. The game need not have a score.
    """

    letters = 0  # its width follows from that of the window

    def __init__(
        self,
        replay: GameReplay,
        rule_set: RuleSet,
        deck: Deck,
        parent: QWidget,
        avatars: Sequence[Avatar | None] = (None,) * len(SEATS),
    ) -> None:
        super().__init__(parent)
        self._score = replay.game.score
        self.bind(self.setWindowTitle, lambda self: self.tr("Points of the game"))
        title = self.make_label(
            lambda self: "" if self._score is None else wording.headline(self._score), "title", wraps=True
        )
        self.points = GamePoints(deck, self)
        self.points.show_game(deck, replay.names, replay.game, rule_set, avatars=avatars)
        self.points.switch.setAutoDefault(True)
        buttons = ButtonBox(self, closes=True)
        buttons.rejected.connect(self.reject)
        vbox(self.points, on=self.page)
        self.fill(title, (self.area, 1), buttons)
        window = parent.window()
        self.resize(round(min(USUAL * distances(window), SHARE * window.width())), self.height())
        buttons.leave.setFocus(Qt.FocusReason.OtherFocusReason)  # the points would be scrolled to

    @property
    def room(self) -> QSize:
        """The room over the window, in logical pixels."""
        parent = self.parentWidget()
        return super().room if parent is None else super().room.boundedTo(parent.window().size())
