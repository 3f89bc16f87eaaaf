"""The progress with the course, and its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from freedoko_qt.app.document import Document
from freedoko_qt.engine.errors import BadSave

KIND = "course"


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """The parts of a lesson that have been done."""

    solved: frozenset[int] = frozenset()
    """The exercises answered right, by their places from 0."""
    played: bool = False
    """True if its game was played to the end."""


@dataclass(frozen=True, slots=True)
class CourseProgress:
    """The progress with each lesson that was begun, by its id."""

    lessons: Mapping[str, LessonProgress] = field(default_factory=dict)

    def of(self, lesson: str) -> LessonProgress:
        """The progress with a lesson."""
        return self.lessons.get(lesson, LessonProgress())

    def solving(self, lesson: str, exercise: int) -> CourseProgress:
        """The progress once an exercise has been answered right."""
        known = self.of(lesson)
        return self._with(lesson, replace(known, solved=known.solved | {exercise}))

    def playing(self, lesson: str) -> CourseProgress:
        """The progress once the game of a lesson has been played."""
        return self._with(lesson, replace(self.of(lesson), played=True))

    def to_dict(self) -> dict[str, Any]:
        """The progress as JSON values."""
        return {
            "lessons": {
                lesson: {"solved": sorted(one.solved), "played": one.played} for lesson, one in self.lessons.items()
            }
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> CourseProgress:
        """The progress from JSON values, lessons of other versions among them; raises BadSave if they are none."""
        match values:
            case {"lessons": dict(lessons)}:
                return cls({str(lesson): _lesson(entry) for lesson, entry in lessons.items()})
        raise BadSave("this is no progress with the course")

    def _with(self, lesson: str, progress: LessonProgress) -> CourseProgress:
        return CourseProgress({**self.lessons, lesson: progress})


def progress_file(path: Path) -> Document[CourseProgress]:
    """The document of the progress.

    Nothing is read yet; a missing file is an empty progress.
    """
    return Document(path, KIND, CourseProgress.from_dict, CourseProgress.to_dict)


def _lesson(values: Any) -> LessonProgress:
    match values:
        case {"solved": [*solved], "played": bool(played)} if all(type(one) is int for one in solved):
            return LessonProgress(frozenset(solved), played)
    raise BadSave("this is no progress with a lesson")
