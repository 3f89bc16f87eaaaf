"""The points that the person loses, and the habits behind them: the sum of all reviews."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import fsum
from typing import Any

from freedoko_qt.app.history import History
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.review.habits import Habit, habit_of
from freedoko_qt.app.review.kept_reviews import KeptReview, kept_reviews
from freedoko_qt.app.review.review import DecisionKind, ReviewedDecision
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.notation import game_from_record

ENOUGH = 5
"""The fewest games from which something is said."""

SPAN = 10
"""The number of games over which each mean is taken."""

COSTLIEST, EXAMPLES = 3, 3
"""The most habits that are shown, and the most examples of each."""

OFTEN = 2
"""The occurrences from which on something is a habit."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A decision of the person that cost points."""

    decision: ReviewedDecision
    habit: Habit | None
    """None: it has nothing in common with others."""


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A game of which everything the person decided has been judged."""

    key: str
    """The check sum of the game."""
    tournament: str
    """The id of its tournament."""
    begun: str
    """The time when the tournament began, ISO 8601."""
    place: int
    """The place of the game among the records of its tournament, from 0."""
    number: int
    """The number of the game in the list of its tournament, from 1."""
    slips: tuple[Slip, ...]

    def lost(self, kind: DecisionKind) -> float:
        """The points that decisions of a kind cost."""
        return fsum(slip.decision.lost for slip in self.slips if slip.decision.kind is kind)


@dataclass(frozen=True, slots=True)
class Example:
    """A decision to be looked at."""

    game: ReviewedGame
    decision: ReviewedDecision


@dataclass(frozen=True, slots=True)
class CostlyHabit:
    """A habit, and what it costs."""

    habit: Habit
    times: int
    lost: float
    """Points a game."""
    examples: tuple[Example, ...]
    """The dearest first."""


@dataclass(frozen=True, slots=True)
class LostPoints:
    """The points lost by the decisions of all reviewed games."""

    games: tuple[ReviewedGame, ...] = ()
    """The games in the order of time."""

    @property
    def are_enough(self) -> bool:
        """True if there are games enough to say something."""
        return len(self.games) >= ENOUGH

    def lost(self, kind: DecisionKind) -> float:
        """Points a game that decisions of a kind cost; needs a game."""
        return self._mean(kind, self.games)

    def means(self, kind: DecisionKind) -> tuple[float, ...]:
        """After each game, what decisions of a kind have cost in the mean of the last ones, from the first on."""
        ends = range(1, len(self.games) + 1)
        return tuple(self._mean(kind, self.games[max(0, end - SPAN) : end]) for end in ends)

    def costliest(self) -> tuple[CostlyHabit, ...]:
        """The habits that cost most, the dearest first; none of what happened but once.

        At most `COSTLIEST`, each with at most `EXAMPLES` examples.
        """
        found = defaultdict[Habit, list[Example]](list)
        for game in self.games:
            for slip in game.slips:
                if slip.habit is not None:
                    found[slip.habit].append(Example(game, slip.decision))
        habits = [self._costly_habit(habit, examples) for habit, examples in found.items() if len(examples) >= OFTEN]
        return tuple(sorted(habits, key=lambda habit: -habit.lost)[:COSTLIEST])

    def _costly_habit(self, habit: Habit, examples: list[Example]) -> CostlyHabit:
        dearest = sorted(examples, key=lambda one: -one.decision.lost)
        lost = fsum(one.decision.lost for one in examples) / len(self.games)
        return CostlyHabit(habit, len(examples), lost, tuple(dearest[:EXAMPLES]))

    @staticmethod
    def _mean(kind: DecisionKind, games: tuple[ReviewedGame, ...]) -> float:
        return fsum(game.lost(kind) for game in games) / len(games)


def lost_points(games: Iterable[ReviewedGame]) -> LostPoints:
    """The points lost in these games, each game counted once though a copy of its tournament has it too."""
    in_time = sorted(games, key=lambda game: (game.begun, game.tournament, game.place))
    return LostPoints(tuple({game.key: game for game in reversed(in_time)}.values())[::-1])


def reviewed_games(history: History, reviews: Reviews) -> Iterator[ReviewedGame | Notice | None]:
    """All games of which everything the person decided has been judged.

    On the way come notices about files, and None where nothing is to be reported.
    """
    for found in kept_reviews(history, reviews):
        yield reviewed_game(found) if isinstance(found, KeptReview) else found


def reviewed_game(found: KeptReview) -> ReviewedGame | None:
    """The game of a review; None if the game was thrown in, or the person's decisions are not all judged.

    The game is replayed only if a decision cost points.
    """
    own, number = found.review.seats[HUMAN], found.number
    if number is None or not own.complete:
        return None
    tournament, slips = found.tournament, _slips(found.record, own.decisions)
    return ReviewedGame(found.review.key, tournament.id, tournament.begun, found.place, number, slips)


def _slips(record: Mapping[str, Any], decisions: Iterable[ReviewedDecision]) -> tuple[Slip, ...]:
    """The decisions that cost points, each with its habit; none if the game cannot be replayed."""
    costly = [decision for decision in decisions if decision.lost]
    try:
        game = game_from_record(record) if costly else None
    except (GameError, KeyError):
        game = None
    if game is None:
        return ()
    return tuple(Slip(one, habit_of(one, game.replayed(one.moment).view(one.seat))) for one in costly)
