"""Collecting Python's garbage where Qt's objects may be deleted."""

import gc

from PySide6.QtCore import QObject, QTimer

PAUSE = 200
"""Milliseconds between two looks at how much garbage there may be."""
THRESHOLDS = (20_000, 10, 10)
"""The thresholds of the three generations: new objects, then collections of the one before (`gc.set_threshold`)."""
MOST = 100_000
"""The most objects that are looked at in one go, but for new ones: the window stands still meanwhile."""


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
        """Collect the oldest generation that is due, and the younger ones with it.

        Where too many objects have become old they are taken out of all collections: they are games of a long
        tournament, and what nobody refers to any more is deleted all the same.
        """
        counts = enumerate(zip(gc.get_count(), THRESHOLDS, strict=True))
        due = [generation for generation, (count, most) in counts if count > most]
        if due and due[-1] > 0 and objects_in(due[-1]) > MOST:
            gc.collect(0)
            gc.freeze()
        elif due:
            gc.collect(due[-1])


def objects_in(generation: int) -> int:
    """The number of objects in a generation and the younger ones.

    Their lists never come into Python's hands, where another thread could go on: one that makes a tuple fails if
    anybody else refers to it.
    """
    return sum(map(len, map(gc.get_objects, range(generation + 1))))
