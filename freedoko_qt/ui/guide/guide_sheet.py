"""The end of the guided game: what it was worth, point by point, and all four hands."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.people import Avatar
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.score.score import Score

from ..cards.deck import Deck
from ..cards.hands_view import HandsView
from ..parts.label import Label
from ..parts.layouts import STRETCH, vbox
from ..parts.scrolling import VerticalArea
from ..sheet.points_table import PointsTable
from ..sheet.result_sheet import ResultSheet


class GuideSheet(ResultSheet):
    """The result as on the score sheet, without a tournament around it."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(Label(role="title", wraps=True), parent)
        self._score: Score | None = None
        body = QWidget(self)
        self.points = PointsTable(body)
        self.points.is_whole = True  # the page scrolls, not the table
        self._hands = HandsView(deck, body)
        vbox(self._hands, self.points, STRETCH, on=body, spacing=12)
        self._lay_out((VerticalArea(body, self), 1), spacing=12)

    def show_game(self, deck: Deck, names: Sequence[str], game: Game, avatars: Sequence[Avatar]) -> None:
        """Show the points of this game, which must be over."""
        self._score = game.score
        if game.score is not None:
            self.points.show_score(game.score)
            self._hands.show_hands(deck, names, game.score, game.dealt, game.order, avatars=avatars)
        self._update_text()

    def _update_text(self) -> None:
        if self._score is not None:
            self._show_title(wording.headline(self._score))
