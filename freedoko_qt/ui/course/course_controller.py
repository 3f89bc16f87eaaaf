"""The course in a window: its page, made when it is first wanted, and the way back."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from freedoko_qt.app.seats import seats_of

if TYPE_CHECKING:
    from freedoko_qt.app.course.course import Course
    from freedoko_qt.app.course.lesson import Lesson

    from ..app_context import AppContext
    from ..current_tournament import CurrentTournament
    from .course_page import CoursePage


class CourseController(QObject):
    """Shows the page of the course, and begins its games."""

    def __init__(self, context: AppContext, current: CurrentTournament) -> None:
        super().__init__(context.window)
        self._context, self._current = context, current

    @cached_property
    def course(self) -> Course:
        """The progress of the person, with its file."""
        from freedoko_qt.app.course.course import Course

        course = Course(self._context.places.course, self._context.writer.write, self)
        course.noticed.connect(self._context.show_notices)
        return course

    @cached_property
    def page(self) -> CoursePage:
        """The page of the course."""
        from .course_page import CoursePage

        page = CoursePage(self.course, self._context.deck, self._context.navigator.pages)
        self._context.follow_settings(page)
        page.game_wanted.connect(self._play)
        self._context.navigator.add(page, left=page.left, keeps_table_waiting=True)
        return page

    def show(self) -> None:
        """Show the list of the lessons, with the players of the next tournament; go back if it is shown already."""
        if self.page.lessons.isVisible():
            self.page.left.emit()
            return
        setup = self._current.usual_setup
        self._context.navigator.visit(self.page)
        self.page.open(partial(seats_of, setup))

    def show_lesson(self, lesson: str) -> None:
        """Show a lesson, by its id, once its game is left or over."""
        from freedoko_qt.app.course.all_lessons import LESSONS

        self._context.navigator.show(self.page)
        self.page.open_lesson(next(one for one in LESSONS if one.id == lesson))

    def _play(self, lesson: Lesson) -> None:
        self._current.practise(lesson.practice(self._current.next_setup))
