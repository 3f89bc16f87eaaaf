"""Work in small steps between other events."""

from collections.abc import Iterator

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

    def finish(self) -> None:
        """Run the rest of the generator at once."""
        self.stop()
        for _ in self._steps:
            pass

    def _go_on(self) -> None:
        for _ in self._steps:
            self.start(0)
            return
