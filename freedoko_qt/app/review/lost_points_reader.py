"""A reader of the reviews of all games, so that the window never waits."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.background import END, Background
from freedoko_qt.app.history import History
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.review.kept_reviews import KeptReview
from freedoko_qt.app.review.lost_points import ReviewedGame, lost_points, reviewed_game, reviewed_games
from freedoko_qt.app.review.review_files import Reviews


class LostPointsReader(QObject):
    """Reads and summarises all reviews on a thread.

    Games are read one after the other, so that other jobs and the window get their turn.
    """

    read = Signal(object)
    """The `LostPoints` of the games."""
    noticed = Signal(object)
    """A Notice about a file."""

    def __init__(self, history: History, reviews: Reviews, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history, self._reviews = history, reviews
        self.games: list[ReviewedGame] = []
        self._is_reading = False
        self._steps: Iterator[ReviewedGame | Notice | None] = iter(())
        self._background = Background(self)
        self._background.done.connect(self._on_done)

    def read_all(self) -> None:
        """Read all reviews anew.

        `read` follows once all are read, `noticed` for each file that cannot be.
        """
        self.games, self._is_reading = [], True
        self._steps = reviewed_games(self._history, self._reviews)
        self._go_on()

    def add(self, found: KeptReview) -> None:
        """Add the review of one more game.

        `read` follows at once, unless `read_all` is still under way, whose `read` includes it.
        """
        game = reviewed_game(found)
        self.games += [] if game is None else [game]
        if not self._is_reading:
            self.read.emit(lost_points(self.games))

    def close(self) -> None:
        """Stop, and end the thread."""
        self._background.close()

    def _go_on(self) -> None:
        self._background.ask_next(self._steps)

    def _on_done(self, result: object) -> None:
        if result is END:
            self._is_reading = False
            self.read.emit(lost_points(self.games))
            return
        if isinstance(result, ReviewedGame):
            self.games.append(result)
        elif isinstance(result, Notice):
            self.noticed.emit(result)
        self._go_on()
