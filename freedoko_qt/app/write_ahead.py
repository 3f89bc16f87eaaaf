"""Going on with a game only when what was written of it is on disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.writer import Writer
from freedoko_qt.engine.actions import Action


class WriteAhead(QObject):
    """The step that a game takes when the disk is done, and the person's actions that wait for it.

    For the thread of the window; the files are written on that of the writer.
    """

    released = Signal(object)
    """An Action that was held: the step that it waited for has been taken."""

    def __init__(self, writer: Writer, parent: QObject) -> None:
        super().__init__(parent)
        self._writer = writer
        self._step: Callable[[], None] | None = None
        self._coming: Action | None = None
        """The action that the step applies."""
        self._held: list[Action] = []

    @property
    def is_pending(self) -> bool:
        """True if a step waits for the disk."""
        return self._step is not None

    def once_written(self, step: Callable[[], None], coming: Action | None = None) -> None:
        """Take a step when everything is on disk, in place of one that waits; `coming`: the action that it applies."""
        self._step, self._coming = step, coming
        self._writer.then(partial(self._take, step))

    def hold(self, action: Action) -> None:
        """Keep an action until the step has been taken; the one that is coming is a second click and dropped."""
        if action != self._coming:
            self._held.append(action)

    def settle(self) -> None:
        """Take the pending step and those that follow from it; the window's events go on until the disk is done."""
        while (step := self._step) is not None:
            self._writer.settle()
            self._take(step)

    def forget(self) -> None:
        """Drop the pending step, and the actions that wait for it."""
        self._step = self._coming = None
        self._held.clear()

    def _take(self, step: Callable[[], None]) -> None:
        if step is not self._step:
            return
        self._step = self._coming = None
        step()
        held, self._held = self._held, []
        for action in held:
            self.released.emit(action)
