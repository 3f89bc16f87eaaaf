"""Collecting Python's garbage where Qt's objects may be deleted."""

import gc

from PySide6.QtCore import QObject, QTimer

PAUSE = 200
"""Milliseconds between two checks of the counts of new objects."""
THRESHOLDS = (20_000, 10, 10)
"""The thresholds of the three generations: new objects, then collections of the one before (`gc.set_threshold`)."""
MOST_OBJECTS = 100_000
"""The maximum number of objects, besides new ones, in one collection: the window does nothing else meanwhile."""


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

        Where too many objects have become old they are excluded from all later collections (`gc.freeze`): they are the
        games of a long tournament, which their reference counts free all the same.
        """
        counts = enumerate(zip(gc.get_count(), THRESHOLDS, strict=True))
        due = [generation for generation, (count, most) in counts if count > most]
        if due and due[-1] > 0 and objects_in(due[-1]) > MOST_OBJECTS:
            gc.collect(0)
            gc.freeze()
        elif due:
            gc.collect(due[-1])


def objects_in(generation: int) -> int:
    """The number of objects in a generation and the younger ones.

    Both `map` run in C, so that no other thread runs while a list exists: the list holds references to tuples that a
    thread may just be filling, and CPython refuses to resize a tuple with a second reference.
    """
    return sum(map(len, map(gc.get_objects, range(generation + 1))))
