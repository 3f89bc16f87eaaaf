"""One person's way through the course, kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.course.progress import CourseProgress, progress_file


class Course(QObject):
    """Notes what has been done; another window may do so at the same time."""

    changed = Signal()
    noticed = Signal(object)
    """A Notice about the file."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.progress = CourseProgress()
        """The progress, as it was read by `open` or noted since."""
        self._file = progress_file(path)
        self._is_left_alone = False

    def open(self) -> None:
        """Read what has been done."""
        loaded = self._file.load()
        self.progress = loaded.value or self.progress
        self._is_left_alone = loaded.is_left_alone
        if loaded.notice is not None:
            self.noticed.emit(loaded.notice)
        self.changed.emit()

    def solve(self, lesson: str, exercise: int) -> None:
        """Note that an exercise, by its place from 0, has been answered right."""
        self._note(lambda progress: progress.solving(lesson, exercise))

    def play(self, lesson: str) -> None:
        """Note that the game of a lesson has been played to its end."""
        self._note(lambda progress: progress.playing(lesson))

    def _note(self, change: Callable[[CourseProgress], CourseProgress]) -> None:
        self.progress = change(self.progress)
        if not self._is_left_alone:
            kept = self._file.update(lambda found: change(found.value or self.progress))
            self.progress = kept.value or self.progress
            if kept.notice is not None:
                self.noticed.emit(kept.notice)
        self.changed.emit()
