"""One person's way through the course, kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.course.progress import CourseProgress, progress_file


class Course(QObject):
    """Notes what has been done; another window may do so at the same time.

    Until `open` is called the progress is empty. A file of a newer program, or one that cannot be read, is left alone:
    the progress is then kept in memory only.
    """

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
        """Read what has been done.

        Emits `noticed` if something is wrong with the file, and `changed` in any case.
        """
        loaded = self._file.load()
        self.progress = loaded.value or self.progress
        self._is_left_alone = loaded.is_left_alone
        if loaded.notice is not None:
            self.noticed.emit(loaded.notice)
        self.changed.emit()

    def solve(self, lesson: str, exercise: int) -> None:
        """Note that an exercise, by its place from 0, has been answered right.

        Merged with what is on disk by now, written at once, and followed by `changed`; `noticed` if it could not be
        written.
        """
        self._note(lambda progress: progress.solving(lesson, exercise))

    def play(self, lesson: str) -> None:
        """Note that the game of a lesson has been played to its end.

        Written like an exercise, and followed by `changed`.
        """
        self._note(lambda progress: progress.playing(lesson))

    def _note(self, change: Callable[[CourseProgress], CourseProgress]) -> None:
        self.progress = change(self.progress)
        if not self._is_left_alone:
            kept = self._file.update(lambda found: change(found.value or self.progress))
            self.progress = kept.value or self.progress
            if kept.notice is not None:
                self.noticed.emit(kept.notice)
        self.changed.emit()
