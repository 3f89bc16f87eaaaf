"""The lessons of the course with ticks for what has been done."""

from enum import IntEnum

from PySide6.QtWidgets import QWidget

from freedoko_qt.app.course.all_lessons import LESSONS
from freedoko_qt.app.course.lesson import Lesson
from freedoko_qt.app.course.progress import CourseProgress
from freedoko_qt.app.wording.translating import spoken

from ..parts.lines_model import Role, TableCell
from ..parts.openable_table import OpenableTable

DONE, OPEN = "✓", "○"


class Column(IntEnum):
    """The columns of the table."""

    NUMBER = 0
    TITLE = 1
    EXERCISES = 2
    GAME = 3


class LessonsTable(OpenableTable):
    """A line for each lesson, in the order of the course."""

    at_left = (Column.TITLE, Column.EXERCISES, Column.GAME)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(len(Column), parent, widest=Column.TITLE)
        self.bind(self.setAccessibleName, lambda self: self.tr("Lessons"))
        self._progress = CourseProgress()
        self.be_short()
        self._update_text()
        self.mark(0)

    @property
    def lesson(self) -> Lesson:
        """The lesson that is marked."""
        return LESSONS[max(0, self.marked_row)]

    def mark_lesson(self, lesson: Lesson) -> None:
        """Mark a lesson."""
        self.mark(LESSONS.index(lesson))

    def show_progress(self, progress: CourseProgress) -> None:
        """Show what has been done; the marked line stays marked."""
        self._progress = progress
        self._update_text()

    def _update_text(self) -> None:
        self._head(["", self.tr("Lesson"), self.tr("Exercises"), self.tr("Game")])
        self._say_head(0, self.tr("No."))
        self._show_lines(len(LESSONS), self._cells)

    def _cells(self, row: int) -> list[TableCell]:
        lesson = LESSONS[row]
        done, places = self._progress.of(lesson.id), range(len(lesson.exercises))
        ticks = " ".join(DONE if place in done.solved else OPEN for place in places)
        solved = self.tr("{number} of {all} solved").format(number=len(done.solved), all=len(places))
        played = self.tr("played") if done.played else self.tr("not yet played")
        return [
            TableCell(str(row + 1)),
            TableCell(spoken("Course", lesson.title)),
            TableCell(ticks, solved, data={Role.AccessibleTextRole: solved}),
            TableCell(DONE if done.played else OPEN, played, data={Role.AccessibleTextRole: played}),
        ]
