"""The schedule of questions by a model of forgetting (FSRS), from the answers given so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from freedoko_qt.engine.errors import MALFORMED, BadSave
from freedoko_qt.engine.text import LARGEST_COUNT

if TYPE_CHECKING:
    from fsrs import Card

SOON = timedelta(minutes=10)
"""The time after which a question answered wrong comes again."""

SHORTEST = 0.001
"""The least stability that the model comes to, in days; it fails with less."""
LATEST = datetime(9800, 1, 1, tzinfo=UTC)
"""The latest moment after which there is room for the longest time of the model, a hundred years."""

EASIEST, HARDEST = 1, 10
"""The range of difficulties of the model."""


@dataclass(frozen=True, slots=True)
class Recall:
    """The memory of the answer to a question."""

    last: datetime
    """The time when it was asked last, UTC."""
    due: datetime
    """The time when it is to be asked again, UTC."""
    state: int
    step: int | None
    stability: float
    """The days after which it is still remembered with a chance of 90 per cent."""
    difficulty: float
    """`EASIEST` to `HARDEST`."""

    def is_due(self, now: datetime) -> bool:
        """True if it is to be asked again; an answer remembered for days is due from the beginning of its day (UTC)."""
        due = self.due_at(now)
        return due <= now or (self.state == _REVIEW and due.date() <= now.date())

    def due_at(self, now: datetime) -> datetime:
        """The time when it is to be asked again; at once if it was asked by a clock that was ahead."""
        return self.due if self.last <= now else now

    def to_dict(self) -> dict[str, Any]:
        """The memory as JSON values."""
        return {
            "last": self.last.isoformat(),
            "due": self.due.isoformat(),
            "state": self.state,
            "step": self.step,
            "stability": self.stability,
            "difficulty": self.difficulty,
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Recall:
        """The memory from JSON values; raises BadSave if they are none."""
        match values:
            case {
                "last": str(last),
                "due": str(due),
                "state": (1 | 2 | 3) as state,
                "step": (None | 0) as step,
                "stability": int(stability) | float(stability),
                "difficulty": int(difficulty) | float(difficulty),
            } if (
                SHORTEST <= stability <= LARGEST_COUNT
                and EASIEST <= difficulty <= HARDEST
                and (step is None) == (state == _REVIEW)
            ):
                return cls(_moment(last), _moment(due), state, step, float(stability), float(difficulty))
        raise BadSave("this is no memory of an answer")


_REVIEW = 2
"""The state of what is remembered for days; the others are steps of minutes."""


def recalled(before: Recall | None, now: datetime, *, right: bool) -> Recall:
    """The memory after one more answer, right or wrong; None before the first one. `now` is in UTC.

    A memory from after `now`, by a clock that was ahead, does not show how long it lasted: it begins anew.

    Deterministic: there is no fuzz in the intervals.
    """
    from fsrs import Rating, Scheduler  # slow; needed by the trainer only

    scheduler = Scheduler(learning_steps=(SOON,), relearning_steps=(SOON,), enable_fuzzing=False)
    now = min(now, LATEST)
    known = None if before is None or before.last > now else before
    card, _ = scheduler.review_card(_card(known, now), Rating.Good if right else Rating.Again, now)
    assert card.stability is not None and card.difficulty is not None  # it has been answered
    return Recall(now, card.due, int(card.state), card.step, card.stability, card.difficulty)


def _card(recall: Recall | None, now: datetime) -> Card:
    from fsrs import Card, State

    if recall is None:
        return Card(card_id=0, due=now)
    state = State(recall.state)
    return Card(0, state, recall.step, recall.stability, recall.difficulty, recall.due, recall.last)


def _moment(text: str) -> datetime:
    """A moment in UTC; raises BadSave."""
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except MALFORMED as error:
        raise BadSave(f"{text!r} is no moment") from error
