"""The points of a game that is looked at step by step, and the rules from which they follow."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.rule_sets import RuleSet

from ..cards.deck import Deck
from ..parts.label import Label
from ..parts.translated import Translated
from ..sheet.game_points import GamePoints

SHARE = 0.92
"""Of the window, at most."""
USUAL = (860, 520)


class PointsDialog(Translated, QDialog):
    """Opened over the window; Escape closes first the rules, then the dialog."""

    def __init__(self, replay: GameReplay, rule_set: RuleSet, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._score = replay.game.score
        self._title = Label(self)
        self._title.setProperty("role", "title")
        self._title.setWordWrap(True)
        self.points = GamePoints(deck, self)
        self.points.show_game(deck, replay.names, replay.game, rule_set)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        layout.addWidget(self._title)
        layout.addWidget(self.points, 1)
        layout.addWidget(self._buttons)
        window = parent.window()
        self.resize(
            min(USUAL[0], round(SHARE * window.width())),
            min(USUAL[1], round(SHARE * window.height())),
        )
        self.retranslate()
        self.points.points.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Points of the game"))
        self._title.setText("" if self._score is None else wording.headline(self._score))
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
