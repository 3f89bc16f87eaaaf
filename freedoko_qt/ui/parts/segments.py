"""Buttons of which one is checked, and how they are joined to a segmented control."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QPushButton, QWidget

from .layouts import hbox


def add_choice(group: QButtonGroup, button: QAbstractButton, number: int = -1) -> None:
    """Make a button one of a group of which one is checked; a screen reader calls it a radio button.

    Tab leads to the one that is checked, and arrow keys to the others.
    """
    button.setCheckable(True)
    button.setAutoExclusive(True)  # for its role alone: in a group it is the group that unchecks the others
    group.addButton(button, number)
    button.toggled.connect(partial(_lead_tab, button))


def _lead_tab(button: QAbstractButton, checked: bool) -> None:
    """Let Tab come to this button alone of its group, as Qt does once the focus is there."""
    if not checked:
        return
    tab = Qt.FocusPolicy.TabFocus
    for one in button.group().buttons():
        policy = one.focusPolicy()
        one.setFocusPolicy(policy | tab if one is button else policy & ~tab)


def as_segments(switch: QWidget, buttons: Sequence[QPushButton], *, stretch: int = 0) -> None:
    """Let buttons fill a switch and look as one control.

    `switch` must have no layout yet. Checking one and the other is for the caller, such as by `add_choice`.
    """
    hbox(*((button, stretch) for button in buttons), on=switch, spacing=0)
    for place, button in enumerate(buttons):
        ends = {0: "first", len(buttons) - 1: "last"}
        button.setProperty("segment", ends.get(place, "middle"))
