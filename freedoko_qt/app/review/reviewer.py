"""Analysis of finished games in the background, decision by decision, which can be stopped and resumed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.background import Background
from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import moments, review_steps
from freedoko_qt.app.review.review import Review
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.writer import Do, Write, at_once
from freedoko_qt.engine.cards import SEATS


class Reviewer(QObject):
    """Reviews one game at a time; what has been analysed is kept.

    Analysis runs on a thread, one step after the other; files are read by `do` and written by `write`. Call `close`
    before it is deleted.
    """

    progressed = Signal()
    """The review has grown, or the analysis has been started or stopped."""
    noticed = Signal(object)
    """A Notice about a file."""
    _writer_noticed = Signal(object)
    """A Notice from the thread that writes."""

    def __init__(
        self, reviews: Reviews, parent: QObject | None = None, *, write: Write = at_once, do: Do = at_once
    ) -> None:
        super().__init__(parent)
        self._write, self._do = write, do
        self._writer_noticed.connect(self._notify)
        self.review: Review | None = None
        """The review of the game that was opened last."""
        self.total = 0
        """The number of decisions in all."""
        self.is_running = False
        """True if it goes on."""
        self._reviews = reviews
        self._replay: GameReplay | None = None
        self._steps: Iterator[Review] = iter(())
        self._kept: Review | None = None
        self._is_left_alone = False
        self._first = 0
        self._background = Background(self)
        self._background.done.connect(self._on_done)

    @property
    def done(self) -> int:
        """The number of judged decisions; those that are no action are not counted."""
        if self.review is None:
            return 0
        judged = sum(len(seat.decisions) for seat in self.review.seats)
        return self.total if self.review.complete else min(judged, self.total)

    def open(self, replay: GameReplay) -> None:
        """Load what is known of a game, without analysing it.

        `progressed` follows. What was under way for another game is stopped and kept.
        """
        self.stop()
        loaded = self._do(partial(self._reviews.load, game_key(replay.record)))
        self._notify(loaded.notice)
        self._is_left_alone = loaded.is_left_alone
        self._replay = replay
        self.review = self._kept = loaded.value or Review(game_key(replay.record))
        self.total = sum(len(moments(replay, seat)) for seat in SEATS)
        self.progressed.emit()

    def go_on(self, first: int) -> None:
        """Analyse what is missing, beginning with a seat.

        Returns at once; `progressed` follows after each decision. Does nothing if the seat is being analysed, or all is
        complete.
        """
        if self._replay is None or self.review is None or self.review.complete:
            return
        if self.is_running and first == self._first:
            return
        self.is_running, self._first = True, first
        self._steps = review_steps(self._replay, self.review, first)
        self._ask()
        self.progressed.emit()

    def stop(self) -> None:
        """Stop at once, and keep what there is.

        A step that runs comes to its end, but its result is dropped.
        """
        self._background.forget()
        was_running, self.is_running = self.is_running, False
        self._keep()
        if was_running:
            self.progressed.emit()

    def close(self) -> None:
        """Keep what there is, and end.

        Blocks until that step is over.
        """
        self.stop()
        self._background.close()

    def _ask(self) -> None:
        self._background.ask_next(self._steps)

    def _on_done(self, result: object) -> None:
        if isinstance(result, Review) and result is self.review:  # a step on the way to the next decision
            self._ask()
            return
        if not isinstance(result, Review):
            self.is_running = False
        else:
            completed = 0 if self.review is None else self.review.completed
            self.review = result
            self.is_running = not result.complete
            if result.completed > completed:
                self._keep()
        if self.is_running:
            self._ask()
        self.progressed.emit()

    def _keep(self) -> None:
        """Write what is not yet on disk: when it stops, and whenever a seat is complete."""
        if self.review is not None and self.review != self._kept and not self._is_left_alone:
            self._kept = self.review
            self._write(partial(self._save, self.review))

    def _save(self, review: Review) -> None:
        self._writer_noticed.emit(self._reviews.save(review))

    def _notify(self, notice: Notice | None) -> None:
        if notice is not None:
            self.noticed.emit(notice)
