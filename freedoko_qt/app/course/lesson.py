"""A lesson of the course: a page to read, exercises, and a deal to play."""

from __future__ import annotations

from dataclasses import dataclass

from freedoko_qt.app.card_picture import CardPicture
from freedoko_qt.app.course.exercise import LessonExercise
from freedoko_qt.app.course.position import Position, course_rules
from freedoko_qt.app.replay.practice import Practice
from freedoko_qt.app.setup import TournamentSetup


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences, and the cards they are about."""

    words: object
    """A text of the context "Course"."""
    picture: CardPicture | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """One subject."""

    id: str
    """The name under which the progress is kept."""
    title: object
    """A text of the context "Course"."""
    paragraphs: tuple[Paragraph, ...]
    exercises: tuple[LessonExercise, LessonExercise, LessonExercise]
    deal: Position
    """The game in which the subject comes up, before the first reservation."""

    def practice(self, setup: TournamentSetup) -> Practice:
        """The game of the lesson with the players of a setup; it counts for nothing."""
        return Practice(setup, course_rules(), self.deal.dealt, self.deal.table, seed=None, lesson=self.id)
