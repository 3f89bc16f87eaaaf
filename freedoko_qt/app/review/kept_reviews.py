"""All reviews that are kept, each with its game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from freedoko_qt.app.catalogue import scores_in
from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.review.review import Review
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.storage import document_names


@dataclass(frozen=True, slots=True)
class KeptReview:
    """A review with its game."""

    review: Review
    tournament: Tournament
    place: int
    """The place of the game among the records of its tournament, from 0."""

    @property
    def record(self) -> Mapping[str, Any]:
        """The record of the game."""
        return self.tournament.records[self.place]

    @property
    def number(self) -> int | None:
        """The number of the game in the list of its tournament, from 1; None: it was thrown in."""
        if scores_in(self.record) is None:
            return None
        return sum(scores_in(record) is not None for record in self.tournament.records[: self.place + 1])


def kept_reviews(history: History, reviews: Reviews) -> Iterator[KeptReview | Notice | None]:
    """The review of each game that has one, as far as it is.

    On the way come notices about files, and None where nothing is to be reported.

    A generator that reads one file at a time. A game of two tournaments comes twice.
    """
    yield from reviews.closed
    reviewed = reviews.keys
    for name in document_names(history.folder) if reviewed else ():
        loaded = history.load(name)
        yield loaded.notice
        if loaded.value is None:
            continue
        for place, record in enumerate(loaded.value.records):
            if (key := game_key(record)) in reviewed:
                review = reviews.load(key)
                yield review.notice
                if review.value is not None:
                    yield KeptReview(review.value, loaded.value, place)
