"""All questions that were asked or will be, and the progress with each kind."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from freedoko_qt.app.trainer.exercise import Exercise, Source
from freedoko_qt.app.trainer.questions import Difficulty, QuestionKind
from freedoko_qt.app.trainer.schedule import recalled
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.text import LARGEST_COUNT

MOST = 200
"""The most questions that are kept; what would be asked again last is given up first."""
UP, DOWN = 3, -2
"""Right answers in a row to new questions, or wrong ones, after which the next are harder, or easier."""


@dataclass(frozen=True, slots=True)
class ExerciseProgress:
    """The answers to the questions of a kind."""

    answered: int = 0
    right: int = 0
    level: Difficulty = Difficulty.EASY
    """The difficulty of new questions."""
    row: int = 0
    """New questions answered right in a row; less than 0: wrong."""

    def answering(self, *, right: bool, new: bool) -> ExerciseProgress:
        """The progress after one more answer; only those to new questions decide how hard the next are to be."""
        counted = replace(self, answered=self.answered + 1, right=self.right + right)
        if not new:
            return counted
        row = max(self.row, 0) + 1 if right else min(self.row, 0) - 1
        if row >= UP:
            return replace(counted, row=0, level=Difficulty(min(self.level + 1, Difficulty.HARD)))
        if row <= DOWN:
            return replace(counted, row=0, level=Difficulty(max(self.level - 1, Difficulty.EASY)))
        return replace(counted, row=row)


@dataclass(frozen=True, slots=True)
class Book:
    """Everything that the trainer knows of one person.

    Frozen: each change makes another book. Times are in UTC.
    """

    exercises: tuple[Exercise, ...] = ()
    progress: tuple[tuple[QuestionKind, ExerciseProgress], ...] = tuple(
        (kind, ExerciseProgress()) for kind in QuestionKind
    )
    deals: int = 0
    """The number of deals played to find positions in; the next one has this number."""

    def progress_of(self, kind: QuestionKind) -> ExerciseProgress:
        """The progress with the questions of a kind."""
        return dict(self.progress)[kind]

    def due(self, kind: QuestionKind, now: datetime) -> int:
        """The number of questions of a kind that are to be asked again now.

        An answer remembered for days counts from the beginning of its day.
        """
        return sum(1 for _ in self._due([kind], now))

    def ready(self, kind: QuestionKind, level: Difficulty | None = None) -> int:
        """The number of new questions of a kind that wait; with a level only those that are as hard."""
        return sum(1 for one in self._new([kind]) if level in (None, one.difficulty))

    def next(self, kinds: Collection[QuestionKind], now: datetime, last: QuestionKind | None = None) -> Exercise | None:
        """The next question: one about to be forgotten, then new ones; None: there is none.

        Of the new ones those of another kind than the `last` come first, then those from the own games, then those that
        are as hard as they should be.
        """
        due = min(self._due(kinds, now), key=lambda one: _when_due(one, now), default=None)

        def place(one: Exercise) -> tuple[bool, bool, int, int]:
            done = self.progress_of(one.kind)
            return one.kind is last, one.source is not Source.OWN, abs(one.difficulty - done.level), done.answered

        return due or min(self._new(kinds), key=place, default=None)

    def adding(self, exercise: Exercise, now: datetime) -> Book:
        """The book with one question more, if it is not there yet and there is room.

        The same book otherwise. At `MOST` questions the one whose next repetition is furthest off is given up.
        """
        known = [one for one in self.exercises if one.recall is not None]
        is_full = len(self.exercises) >= MOST
        if any(one.key == exercise.key for one in self.exercises) or (is_full and not known):
            return self
        given_up = max(known, key=lambda one: _when_due(one, now)) if is_full else None
        return replace(self, exercises=(*(one for one in self.exercises if one is not given_up), exercise))

    def answering(self, exercise: Exercise, now: datetime, *, right: bool) -> Book:
        """The book after an answer to a question, which may meanwhile have been answered elsewhere, or given up."""
        known = next((one for one in self.exercises if one.key == exercise.key), exercise)
        others = tuple(one for one in self.exercises if one is not known)
        answered = replace(known, recall=recalled(known.recall, now, right=right))
        done = self.progress_of(known.kind).answering(right=right, new=known.recall is None)
        return replace(
            self,
            exercises=(*others, answered),
            progress=tuple((kind, done if kind is known.kind else old) for kind, old in self.progress),
        )

    def without(self, exercise: Exercise) -> Book:
        """The book without a question, one that cannot be asked."""
        return replace(self, exercises=tuple(one for one in self.exercises if one.key != exercise.key))

    def by_rules(self, rules: Mapping[str, Any]) -> Book:
        """The book without what was never asked and is by other rules, but for what comes from the own games."""

        def stays(one: Exercise) -> bool:
            return one.recall is not None or one.source is Source.OWN or one.record.get("rules") == rules

        return replace(self, exercises=tuple(filter(stays, self.exercises)))

    def dealt(self) -> Book:
        """The book after one more deal has been played."""
        return replace(self, deals=self.deals + 1)

    def to_dict(self) -> dict[str, Any]:
        """The book as JSON values; the rules, the longest part of a record, stand there once."""
        rules: list[Any] = []
        entries = []
        for one in self.exercises:
            used = one.record.get("rules")
            if used not in rules:
                rules.append(used)
            record = {part: value for part, value in one.record.items() if part != "rules"}
            entries.append({**one.to_dict(), "record": record, "rules": rules.index(used)})
        return {
            "deals": self.deals,
            "rules": rules,
            "progress": {
                kind: {"answered": one.answered, "right": one.right, "level": int(one.level), "row": one.row}
                for kind, one in self.progress
            },
            "exercises": entries,
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Book:
        """The book from JSON values; raises BadSave if they are none.

        Kinds that are missing have no progress yet.
        """
        match values:
            case {"deals": int(deals), "rules": list(rules), "progress": dict(progress), "exercises": list(exercises)}:
                answered = tuple((kind, _progress(progress.get(kind))) for kind in QuestionKind)
                return cls(tuple(_exercise(entry, rules) for entry in exercises), answered, deals)
        raise BadSave("this is no book of questions")

    def _due(self, kinds: Collection[QuestionKind], now: datetime) -> Iterator[Exercise]:
        for one in self.exercises:
            if one.kind in kinds and one.recall is not None and one.recall.is_due(now):
                yield one

    def _new(self, kinds: Collection[QuestionKind]) -> Iterator[Exercise]:
        return (one for one in self.exercises if one.kind in kinds and one.recall is None)


def _progress(values: Any) -> ExerciseProgress:
    match values:
        case {"answered": int(answered), "right": int(right), "level": (1 | 2 | 3) as level, "row": int(row)} if (
            0 <= right <= answered <= LARGEST_COUNT
        ):
            return ExerciseProgress(answered, right, Difficulty(level), row)
    raise BadSave("this is no progress")


def _exercise(values: Any, rules: Sequence[Any]) -> Exercise:
    """The exercise of an entry that has only the number of its rules; raises BadSave."""
    match values:
        case {"record": dict(record), "rules": int(number)} if 0 <= number < len(rules):
            return Exercise.from_dict({**values, "record": {**record, "rules": rules[number]}})
    raise BadSave("this question has no rules")


def _when_due(exercise: Exercise, now: datetime) -> datetime:
    assert exercise.recall is not None
    return exercise.recall.due_at(now)
