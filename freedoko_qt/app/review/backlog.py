"""The games that wait for their review: found among all tournaments, and reviewed one after the other."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.background import END, Background
from freedoko_qt.app.catalogue import scores_in
from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.history import History
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import moments
from freedoko_qt.app.review.kept_reviews import KeptReview
from freedoko_qt.app.review.lost_points import LostPoints
from freedoko_qt.app.review.review import Review
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.review.reviewer import Reviewer
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.storage import document_names
from freedoko_qt.app.writer import Do, Write, at_once
from freedoko_qt.engine.errors import GameError

LAST = 20
"""The number of games that are reviewed in one go."""


def unreviewed(history: History, reviews: Reviews, reviewed: Collection[str]) -> Iterator[KeptReview | Notice | None]:
    """Each game with decisions of the person that have not been judged, the newest first, with those that have.

    `reviewed`: the check sums of games that need not be looked at. On the way come notices about files, and None where
    nothing is to be reported.

    A generator that reads one file at a time, for `Background.ask_next`.
    """
    seen = set(reviewed)
    for name in reversed(document_names(history.folder)):
        loaded = history.load(name)
        yield loaded.notice
        records = () if loaded.value is None else loaded.value.records
        for place in reversed(range(len(records))):
            if scores_in(records[place]) is None or (key := game_key(records[place])) in seen:
                continue
            seen.add(key)
            known = reviews.load(key)
            review = known.value or Review(key)
            yield known.notice
            is_done = known.is_left_alone or review.seats[HUMAN].complete
            if loaded.value is not None and not is_done and _is_sound(records[place]):
                yield KeptReview(review, loaded.value, place)


def _is_sound(record: Mapping[str, Any]) -> bool:
    """True if the game can be replayed."""
    try:
        GameReplay.of(record)
    except (GameError, KeyError):
        return False
    return True


class Backlog(QObject):
    """Reviews the last games that are not reviewed, of each only what the person decided.

    Files are read on one thread, games analysed on that of `reviewer`; signals come in the thread of the window.
    """

    changed = Signal()
    """More games wait, or more is judged, or it begins or ends."""
    reviewed = Signal(object)
    """The KeptReview of a game that is through."""
    noticed = Signal(object)
    """A Notice about a file."""

    def __init__(
        self,
        history: History,
        reviews: Reviews,
        parent: QObject | None = None,
        *,
        write: Write = at_once,
        do: Do = at_once,
    ) -> None:
        super().__init__(parent)
        self.waiting: tuple[KeptReview, ...] = ()
        """The games that wait, the one that is reviewed first."""
        self.total = 0
        """The number of games to review in this go."""
        self.is_running = False
        """True if it goes on, though it may have to wait."""
        self._history, self._reviews = history, reviews
        self._is_held = self._is_open = False
        self._moments = 0
        self._steps: Iterator[KeptReview | Notice | None] = iter(())
        self._found: list[KeptReview] = []
        self._background = Background(self)
        self._background.done.connect(self._on_searched)
        self.reviewer = Reviewer(reviews, self, write=write, do=do)
        self.reviewer.progressed.connect(self._on_progressed)
        self.reviewer.noticed.connect(self.noticed)

    @property
    def number(self) -> int:
        """The number of the game that is being reviewed in this go, from 1."""
        return self.total - len(self.waiting) + 1

    @property
    def share(self) -> float:
        """The share of this game that is judged, from 0 to 1."""
        review = self.reviewer.review if self._is_open else None
        judged = 0 if review is None else len(review.seats[HUMAN].decisions)
        return min(1.0, judged / max(1, self._moments))

    def look(self, reviewed: LostPoints) -> None:
        """Find out which games wait, beside the reviewed ones; not while some are being reviewed.

        `changed` follows when all are found, `noticed` for files that cannot be read.
        """
        if not self.is_running:
            self._found = []
            self._steps = unreviewed(self._history, self._reviews, frozenset(game.key for game in reviewed.games))
            self._background.ask_next(self._steps)

    def begin(self) -> None:
        """Review the games that wait.

        At most `LAST`, one after the other; `reviewed` follows for each, `changed` all along.
        """
        self._background.forget()
        self.total, self.is_running = len(self.waiting), bool(self.waiting)
        self._review_next()

    def stop(self) -> None:
        """Stop at once; what is judged is kept.

        The games that wait stay in `waiting`.
        """
        self.is_running = False
        self._leave()
        self.changed.emit()

    def hold(self, *, held: bool) -> None:
        """Pause while a game is looked at, whose review goes first.

        `is_running` stays True meanwhile.
        """
        if held is not self._is_held:
            self._is_held = held
            self._leave()
            self._review_next()

    def close(self) -> None:
        """Keep what there is, and end.

        Blocks until both threads have ended.
        """
        self.is_running = self._is_open = False
        self.reviewer.close()
        self._background.close()

    def _on_searched(self, result: object) -> None:
        if isinstance(result, KeptReview):
            self._found.append(result)
        elif isinstance(result, Notice):
            self.noticed.emit(result)
        if result is END or len(self._found) == LAST:
            self.waiting = tuple(self._found)
            self.changed.emit()
        else:
            self._background.ask_next(self._steps)

    def _review_next(self) -> None:
        """Take up the next game, with what is known of it by now."""
        if self.is_running and not self._is_held:
            replay = GameReplay.of(self.waiting[0].record)
            self._moments = len(moments(replay, HUMAN))
            self.reviewer.open(replay)
            self._is_open = True
            self.reviewer.go_on(HUMAN)
        self.changed.emit()

    def _on_progressed(self) -> None:
        review = self.reviewer.review
        if not self._is_open or review is None:
            return
        is_through = review.seats[HUMAN].complete
        if not is_through and self.reviewer.is_running:
            self.changed.emit()
            return
        self._leave()
        done, *left = self.waiting
        self.waiting = tuple(left)
        self.is_running = bool(left)
        if is_through:
            self.reviewed.emit(KeptReview(review, done.tournament, done.place))
        self._review_next()

    def _leave(self) -> None:
        """Stop the reviewer, which keeps what there is."""
        self._is_open = False
        self.reviewer.stop()
