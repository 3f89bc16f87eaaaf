"""One person's way through the course, kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.course.progress import CourseProgress, progress_file
from freedoko_qt.app.kept_value import KeptValue
from freedoko_qt.app.writer import Write, at_once


class Course(QObject):
    """Notes what has been done; another window may do so at the same time.

    Until `open` is called the progress is empty. A file of a newer program, or one that cannot be read, is left alone:
    the progress is then kept in memory only.
    """

    changed = Signal()
    noticed = Signal(object)
    """A Notice about the file."""

    def __init__(self, path: Path, write: Write = at_once, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept = KeptValue(progress_file(path), CourseProgress(), write, self)
        self._kept.changed.connect(self.changed)
        self._kept.noticed.connect(self.noticed)

    @property
    def progress(self) -> CourseProgress:
        """The progress, as it was read by `open` or noted since."""
        return self._kept.value

    def open(self) -> None:
        """Read what has been done.

        Emits `noticed` if something is wrong with the file, and `changed` in any case.
        """
        self._kept.load()
        self.changed.emit()

    def solve(self, lesson: str, exercise: int) -> None:
        """Note that an exercise, by its place from 0, has been answered right.

        Merged with what is on disk by now, written at once, and followed by `changed`; `noticed` if it could not be
        written.
        """
        self._note(lambda progress: progress.solving(lesson, exercise))

    def play(self, lesson: str) -> None:
        """Note that the game of a lesson has been played to its end."""
        self._note(lambda progress: progress.playing(lesson))

    def _note(self, change: Callable[[CourseProgress], CourseProgress]) -> None:
        self._kept.change(change)
        self._kept.keep()
        self.changed.emit()
