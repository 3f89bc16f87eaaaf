"""The review of the game that is looked at: on the tab beside the table, on its cards and in the curve below."""

from __future__ import annotations

from bisect import bisect_left

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.review import Balance, DecisionKind, Review, ReviewedDecision, SeatReview, balance, card_of
from freedoko_qt.app.review.reviewer import Reviewer
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.view import SeatView

from .choice_bars import CardChoices
from .review_curve import Prospect, ReviewCurve
from .review_tab import ReviewTab
from .reviewed_table import ReviewedTable


class ReviewView(QObject):
    """Starts the reviewer when the review is shown, and shows its results so far."""

    wanted = Signal(int)
    """The moment of a decision that was chosen."""
    better_wanted = Signal()
    """The better line of the marked decision is to be played."""

    def __init__(self, reviewer: Reviewer, tab: ReviewTab, table: ReviewedTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._reviewer, self._tab, self._table = reviewer, tab, table
        self.curve = ReviewCurve(parent)
        self.curve.hide()
        self._replay: GameReplay | None = None
        self._plays: list[int] = []
        self._is_open = False
        self._is_seen = False
        self._position, self._seat = 0, 0
        self._chosen: ReviewedDecision | None = None
        reviewer.progressed.connect(self._show)
        tab.list.chosen.connect(self._choose)
        tab.run_wanted.connect(self._run)
        tab.better_wanted.connect(self.better_wanted)
        self.curve.chosen.connect(self._choose)

    @property
    def decision(self) -> ReviewedDecision | None:
        """The one that is marked."""
        return self._tab.decision if self._is_seen else None

    @property
    def words(self) -> str:
        """The words about it."""
        return "" if self.decision is None else self._tab.words

    def clear(self) -> None:
        """Show the review of no game.

        One under way is stopped and kept.
        """
        self._reviewer.stop()
        self._replay, self._is_open, self._chosen = None, False, None
        self._table.show_choices(None)

    def show_replay(self, replay: GameReplay) -> None:
        """Show the review of this game from now on.

        A review under way is stopped and kept. The reviewer begins only when the review is shown.
        """
        self.clear()
        self._replay = replay
        self._plays = [number for number, action in enumerate(replay.game.actions) if isinstance(action, Play)]
        self._begin()

    def turn(self, *, seen: bool) -> None:
        """Show the review or hide it; the reviewer begins when it is shown first."""
        self._is_seen = seen
        self.curve.setVisible(seen)
        self._begin()

    def show_position(self, position: int, seat: int) -> None:
        """Follow the table to a position, seen from a seat."""
        if seat != self._seat:
            self._seat, self._chosen = seat, None
            if self._is_seen and self._reviewer.is_running:
                self._reviewer.go_on(seat)
            self._show()
        self._position = position
        self._mark()

    def choose(self, decision: ReviewedDecision) -> None:
        """Go to a decision of the seat that is looked at.

        `wanted` follows; the page then goes there and marks it.
        """
        self._chosen = decision
        self.wanted.emit(decision.moment)

    def _begin(self) -> None:
        """Start the reviewer, if the review is shown."""
        if self._is_seen and not self._is_open and self._replay is not None:
            self._is_open = True
            self._reviewer.open(self._replay)
            self._reviewer.go_on(self._seat)

    def _run(self, wanted: bool) -> None:
        if wanted:
            self._reviewer.go_on(self._seat)
        else:
            self._reviewer.stop()

    def _choose(self, place: int) -> None:
        self.choose(self._judged.decisions[place])

    @property
    def _review(self) -> Review | None:
        return self._reviewer.review if self._is_open else None

    @property
    def _judged(self) -> SeatReview:
        """The review of the seat that is looked at, as far as it is known."""
        return SeatReview() if self._review is None else self._review.seats[self._seat]

    @property
    def _balance(self) -> Balance | None:
        score = None if self._replay is None else self._replay.game.score
        if self._review is None or score is None or not self._plays:
            return None
        return balance(self._review, score, self._seat, self._plays[0])

    def _show(self) -> None:
        """Everything that is known of the seat."""
        judged, replay = self._judged, self._replay
        if replay is None:
            return
        tricks = [_trick(self._plays, one.moment) for one in judged.decisions]
        self._tab.show_review(judged, tricks, self._balance)
        self._tab.show_progress(self._reviewer.done, self._reviewer.total, running=self._reviewer.is_running)
        prospects = [
            Prospect(place, one.chosen.points, one.mark)
            for place, one in enumerate(judged.decisions)
            if one.kind is DecisionKind.CARD and one.chosen is not None
        ]
        known = self._balance
        number = len(prospects) if judged.complete else replay.game.tricks_total
        self.curve.show_prospects(prospects, number, None if known is None else known.result)
        self._mark()

    def _mark(self) -> None:
        """Mark the decision at this position, and lay what could be done there on the cards."""
        here = [one for one in self._judged.decisions if one.moment == self._position]
        decision = self._chosen if self._chosen in here else next(iter(here), None)
        seen = None
        if decision is not None and self._replay is not None:
            seen = self._replay.game_at(decision.moment).view(decision.seat)
        self._tab.mark(decision, seen, self._table.stage.names)
        self.curve.mark(None if decision is None else self._judged.decisions.index(decision))
        view = self._table.stage.view
        self._table.show_choices(_card_choices(decision, view) if self._is_seen and view is not None else None)


def _trick(plays: list[int], moment: int) -> int:
    """The trick of a moment, by the moments of the cards; 0 before the first card."""
    return 0 if not plays or moment < plays[0] else bisect_left(plays, moment) // 4 + 1


def _card_choices(decision: ReviewedDecision | None, view: SeatView) -> CardChoices | None:
    """The worth of the cards of a decision, if it was one between cards."""
    if decision is None or decision.kind is not DecisionKind.CARD:
        return None
    points = {card: one.points for one in decision.choices if (card := card_of(one.action, view)) is not None}
    best, done = card_of(decision.best.action, view), card_of(decision.done, view)
    return None if best is None or done is None else CardChoices(points, best, done, decision.mark)
