"""Work in small steps between other events."""

from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import QObject, QTimer


class StepTimer(QTimer):
    """Runs a generator step by step; between two steps there is time for other events."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self.timeout.connect(self._go_on)
        self._steps: Iterator[None] = iter(())

    def begin(self, steps: Iterator[None], after: int = 0) -> None:
        """Run this generator after `after` milliseconds, in place of the one that is running."""
        self._steps = steps
        self.start(after)

    def go_on_with(self, steps: Iterator[None]) -> None:
        """Run this generator after the one that is running."""
        self.begin(chain(self._steps, steps))

    def finish(self) -> None:
        """Run the rest of the generator at once."""
        self.stop()
        for _ in self._taken():
            pass

    def _go_on(self) -> None:
        steps = self._taken()
        for _ in steps:
            if not self.isActive():  # else another one has been begun meanwhile
                self.begin(steps)
            return

    def _taken(self) -> Iterator[None]:
        """The generator, which is nobody else's while it runs: a step can wait for something, and events go on."""
        steps, self._steps = self._steps, iter(())
        return steps
