"""Questions from the own games: positions in which the person lost points, as the reviews of these games tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from freedoko_qt.app.history import History
from freedoko_qt.app.review.file import Reviews
from freedoko_qt.app.review.reckoning import key_of
from freedoko_qt.app.review.values import Decision, DecisionKind, Review
from freedoko_qt.app.session import HUMAN
from freedoko_qt.app.storage import Notice, documents
from freedoko_qt.app.trainer.book import Exercise, Source
from freedoko_qt.app.trainer.making import exercise
from freedoko_qt.app.trainer.questions import Kind
from freedoko_qt.engine.actions import AnnounceSwines, Genscher
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.notation import game_from_record

KINDS: Mapping[DecisionKind, Kind] = {
    DecisionKind.CARD: Kind.CARD,
    DecisionKind.ANNOUNCEMENT: Kind.CALL,
    DecisionKind.RESERVATION: Kind.SOLO,
}
"""What is asked about a decision; a poverty's cards are too many answers."""


def regretted(history: History, reviews: Reviews) -> Iterator[Exercise | Notice | None]:
    """A question for each decision that cost points in a game that has been reviewed.

    On the way come notices about files, and None where nothing is to be told.
    """
    reviewed = reviews.keys
    for path in documents(history.folder) if reviewed else ():
        loaded = history.load(path.stem)
        yield loaded.notice
        for record in () if loaded.value is None else loaded.value.records:
            if (key := key_of(record)) in reviewed:
                review = reviews.load(key)
                yield review.notice
                yield from _of_game(record, review.value)


def _of_game(record: Mapping[str, Any], review: Review | None) -> Iterator[Exercise]:
    for decision in () if review is None else review.seats[HUMAN].decisions:
        if decision.lost and decision.kind in KINDS and _is_plain(decision):
            found = _asked(record, decision)
            if found is not None:
                yield found


def _asked(record: Mapping[str, Any], decision: Decision) -> Exercise | None:
    """The question, or None if the game cannot be replayed."""
    try:
        game = game_from_record({**record, "actions": record["actions"][: decision.moment]})
        return exercise(game, KINDS[decision.kind], decision, Source.OWN)
    except (GameError, KeyError):
        return None


def _is_plain(decision: Decision) -> bool:
    return not any(isinstance(one.action, AnnounceSwines | Genscher) for one in decision.choices)
