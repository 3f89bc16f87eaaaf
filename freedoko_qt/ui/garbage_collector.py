"""Collecting Python's garbage where Qt's objects may be deleted."""

import gc

from PySide6.QtCore import QObject, QTimer

PAUSE = 500
"""Milliseconds between two looks at how much garbage there may be."""
THRESHOLDS = (20_000, 10, 10)
"""The thresholds of the three generations: new objects, then collections of the one before (`gc.set_threshold`)."""


class GarbageCollector(QObject):
    """Collects garbage in the thread of the window, in place of Python's own collector, until `close`.

    That one deletes what it finds on whichever thread makes the most objects, and crashes the program where these are
    objects of Qt.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._collect)
        self._timer.start(PAUSE)

    def close(self) -> None:
        """Leave garbage to Python again."""
        self._timer.stop()
        gc.enable()

    def _collect(self) -> None:
        """Collect the oldest generation that is due, and the younger ones with it."""
        counts = enumerate(zip(gc.get_count(), THRESHOLDS, strict=True))
        due = [generation for generation, (count, most) in counts if count > most]
        if due:
            gc.collect(due[-1])
