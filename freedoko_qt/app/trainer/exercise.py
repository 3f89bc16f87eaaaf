"""A question of the trainer as it is kept, to be asked again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.review.review import ReviewedDecision
from freedoko_qt.app.review.review_files import packed_decision, unpacked_decision
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.trainer.questions import Analysis, Difficulty, Question, QuestionKind, asked
from freedoko_qt.app.trainer.schedule import Recall
from freedoko_qt.engine.cards import by_seat
from freedoko_qt.engine.errors import MALFORMED, BadSave, GameError
from freedoko_qt.engine.notation import game_from_record


class Source(StrEnum):
    """The source of a position."""

    OWN = "own"
    """A game of the person, in which it lost points there."""
    DEALT = "dealt"


@dataclass(frozen=True, slots=True)
class Exercise:
    """A question as it is kept: the game up to it, and its analysis."""

    kind: QuestionKind
    difficulty: Difficulty
    source: Source
    record: Mapping[str, Any]
    """The game up to the position; the seat that is asked is the person's."""
    analysis: Analysis
    recall: Recall | None = None
    """None: it was never asked."""

    @property
    def key(self) -> str:
        """The key of the question: its kind and the check sum of its position."""
        return f"{self.kind}-{game_key(self.record)}"

    def question(self) -> Question:
        """The question; raises GameError if the record is damaged, or its analysis is of another question."""
        try:
            return asked(self.kind, game_from_record(self.record).view(HUMAN), self.analysis)
        except GameError:
            raise
        except MALFORMED as error:
            raise BadSave("the analysis of this question is of another one") from error

    def to_dict(self) -> dict[str, Any]:
        """The exercise as JSON values."""
        analysis = packed_decision(self.analysis) if isinstance(self.analysis, ReviewedDecision) else self.analysis
        return {
            "kind": self.kind,
            "difficulty": int(self.difficulty),
            "source": self.source,
            "record": dict(self.record),
            "analysis": analysis,
            "recall": None if self.recall is None else self.recall.to_dict(),
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Exercise:
        """The exercise from JSON values; raises BadSave if they are none.

        The record is not replayed: `question` may still raise.
        """
        try:
            recall, record = values["recall"], values["record"]
            if not isinstance(record, dict):
                raise BadSave("the game of this question is missing")
            return cls(
                QuestionKind(values["kind"]),
                Difficulty(values["difficulty"]),
                Source(values["source"]),
                record,
                _analysis(values["analysis"]),
                None if recall is None else Recall.from_dict(recall),
            )
        except MALFORMED as error:
            raise BadSave("this is no question") from error


def _analysis(values: Any) -> Analysis:
    match values:
        case None:
            return None
        case [_, _, _, _]:
            return by_seat(map(float, values))
        case _:
            return unpacked_decision(HUMAN, values)
