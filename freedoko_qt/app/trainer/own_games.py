"""Questions from the own games: positions in which the person lost points, as the reviews of these games have found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from freedoko_qt.app.history import History
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.review.kept_reviews import KeptReview, kept_reviews
from freedoko_qt.app.review.review import DecisionKind, ReviewedDecision
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.trainer.dealt_games import exercise, is_plain
from freedoko_qt.app.trainer.exercise import Exercise, Source
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.notation import game_from_record

KINDS: Mapping[DecisionKind, QuestionKind] = {
    DecisionKind.CARD: QuestionKind.CARD,
    DecisionKind.ANNOUNCEMENT: QuestionKind.CALL,
    DecisionKind.RESERVATION: QuestionKind.SOLO,
}
"""The kind of question about a decision; a poverty's cards are too many answers."""


def regretted(history: History, reviews: Reviews) -> Iterator[Exercise | Notice | None]:
    """A question for each mistake in a game that has been reviewed.

    On the way come notices about files, and None where nothing is to be reported.

    A generator that reads one file at a time, for `Background.ask_next`.
    """
    for found in kept_reviews(history, reviews):
        if isinstance(found, KeptReview):
            yield from _of_game(found)
        else:
            yield found


def _of_game(found: KeptReview) -> Iterator[Exercise]:
    for decision in found.review.seats[HUMAN].decisions:
        if decision.is_mistake and decision.kind in KINDS and is_plain(one.action for one in decision.choices):
            question = _asked(found.record, decision)
            if question is not None:
                yield question


def _asked(record: Mapping[str, Any], decision: ReviewedDecision) -> Exercise | None:
    """The question, or None if the game cannot be replayed."""
    try:
        game = game_from_record({**record, "actions": record["actions"][: decision.moment]})
        return exercise(game, KINDS[decision.kind], decision, Source.OWN)
    except (GameError, KeyError):
        return None
