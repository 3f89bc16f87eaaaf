"""Buttons of which one is checked, and how they are joined to a segmented control."""

from collections.abc import Sequence

from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QPushButton, QWidget

from .layouts import hbox


def add_choice(group: QButtonGroup, button: QAbstractButton, number: int = -1) -> None:
    """Make a button one of a group of which one is checked; a screen reader calls it a radio button."""
    button.setCheckable(True)
    button.setAutoExclusive(True)  # for its role alone: in a group it is the group that unchecks the others
    group.addButton(button, number)


def as_segments(switch: QWidget, buttons: Sequence[QPushButton], *, stretch: int = 0) -> None:
    """Let buttons fill a switch and look as one control.

    `switch` must have no layout yet. Checking one and the other is for the caller, such as by `add_choice`.
    """
    hbox(*((button, stretch) for button in buttons), on=switch, spacing=0)
    for place, button in enumerate(buttons):
        ends = {0: "first", len(buttons) - 1: "last"}
        button.setProperty("segment", ends.get(place, "middle"))
