"""Progress bars of which nobody knows yet how long they take."""

from PySide6.QtWidgets import QProgressBar


def be_busy(bar: QProgressBar) -> None:
    """Let a bar move to and fro.

    Its value is 0: without one Qt would give screen readers -1.
    """
    bar.setRange(0, 0)
    bar.setValue(0)
