"""The course in the window: from the list to a lesson, from there to its exercises, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.course.all_lessons import LESSONS
from freedoko_qt.app.wording.translating import spoken

from ..parts.yielding import Stack
from ..trainer.exercise_page import ExercisePage
from .lesson_page import LessonPage
from .lessons_page import LessonsPage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from freedoko_qt.app.course.course import Course
    from freedoko_qt.app.course.lesson import Lesson
    from freedoko_qt.app.seats import Seat
    from freedoko_qt.app.settings import Settings
    from freedoko_qt.app.trainer.questions import Answer

    from ..cards.deck import Deck


class CoursePage(Stack):
    """Leads through the lessons in any order."""

    game_wanted = Signal(object)
    """The game of a Lesson is to be played."""
    left = Signal()

    def __init__(self, course: Course, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self.resize(parent.size())
        self._course = course
        self._players: Callable[[], Sequence[Seat]] = tuple
        self._current_lesson = LESSONS[0]
        self._place = 0
        self.lessons, self.lesson, self.exercise = LessonsPage(self), LessonPage(deck, self), ExercisePage(deck, self)
        for page in (self.lessons, self.lesson, self.exercise):
            page.resize(self.size())  # else it is laid out for a narrow window before it is shown
            self.addWidget(page)
        course.changed.connect(lambda: self.lessons.table.show_progress(course.progress))
        self.lessons.opened.connect(self.open_lesson)
        self.lessons.left.connect(self.left)
        self.lesson.exercise_wanted.connect(self._ask)
        self.lesson.game_wanted.connect(lambda: self.game_wanted.emit(self._current_lesson))
        self.lesson.next_wanted.connect(self._open_next)
        self.lesson.left.connect(self.open_list)
        self.exercise.answered.connect(self._on_answered)
        self.exercise.went_on.connect(lambda: self._ask(self._place + 1))
        self.exercise.left.connect(lambda: self.open_lesson(self._current_lesson))

    def open(self, players: Callable[[], Sequence[Seat]]) -> None:
        """Open the course; `players` says who sits at the table of the exercises.

        Reads the progress from disk.
        """
        self._players = players
        self._course.open()
        self.open_list()

    def open_list(self) -> None:
        """Show the list of the lessons."""
        self.setCurrentWidget(self.lessons)
        self.lessons.focus_best()

    def open_lesson(self, lesson: Lesson) -> None:
        """Show a lesson."""
        self._current_lesson = lesson
        self.lessons.table.mark_lesson(lesson)
        self.lesson.show_lesson(lesson, self._course.progress.of(lesson.id))
        self.setCurrentWidget(self.lesson)
        self.lesson.focus_best()

    def apply_settings(self, settings: Settings, deck: Deck) -> None:
        """Put the settings in force; `deck` is theirs."""
        self.lesson.set_deck(deck)
        self.exercise.apply_settings(settings, deck)

    def _open_next(self) -> None:
        self.open_lesson(LESSONS[LESSONS.index(self._current_lesson) + 1])

    def _ask(self, place: int) -> None:
        """Ask an exercise of the lesson; after the last one the lesson is shown again."""
        if place == len(self._current_lesson.exercises):
            self.open_lesson(self._current_lesson)
            return
        self._place = place
        self.setCurrentWidget(self.exercise)
        self.exercise.ask(self._origin, self._current_lesson.exercises[place].question(), self._players)

    def _origin(self) -> str:
        """The words on where an exercise belongs."""
        words = self.tr("{lesson} · exercise {number} of {all}")
        title = spoken("Course", self._current_lesson.title)
        return words.format(lesson=title, number=self._place + 1, all=len(self._current_lesson.exercises))

    def _on_answered(self, answer: Answer) -> None:
        if answer.is_right:
            self._course.solve(self._current_lesson.id, self._place)
