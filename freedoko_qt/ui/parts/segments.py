"""One of few: buttons that hang together, of which one is chosen."""

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QPushButton


def as_segments(row: QBoxLayout, buttons: Sequence[QPushButton]) -> None:
    """Let the buttons of a row look as one control."""
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    for place, button in enumerate(buttons):
        ends = {0: "first", len(buttons) - 1: "last"}
        button.setProperty("segment", ends.get(place, "middle"))
