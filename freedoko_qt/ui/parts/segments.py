"""A segmented control: joined buttons of which one is checked."""

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from .layouts import hbox


def as_segments(switch: QWidget, buttons: Sequence[QPushButton], *, stretch: int = 0) -> None:
    """Let buttons fill a switch and look as one control.

    `switch` must have no layout yet. Checking one and the other is for the caller, such as a QButtonGroup.
    """
    hbox(*((button, stretch) for button in buttons), on=switch, spacing=0)
    for place, button in enumerate(buttons):
        ends = {0: "first", len(buttons) - 1: "last"}
        button.setProperty("segment", ends.get(place, "middle"))
