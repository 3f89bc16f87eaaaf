"""Distances between parts that grow with the window."""

from PySide6.QtWidgets import QGridLayout, QLayout, QWidget

DISTANCES = "distances"
"""The property of a window with the factor of the distances between its parts."""
DESIGN = "design"
"""The property of a layout with its margins and spacings beside words of the usual size."""


def distances(widget: QWidget) -> float:
    """The factor of the distances in the window of a widget, or in that which its dialog is for; usually 1."""
    window: QWidget | None = widget.window()
    while window is not None:
        if (factor := window.property(DISTANCES)) is not None:
            return float(factor)
        parent = window.parentWidget()
        window = None if parent is None else parent.window()
    return 1.0


def space_out(part: QWidget) -> None:
    """Give the layouts in a part of a window the distances that the window has now."""
    factor = distances(part)
    for layout in part.findChildren(QLayout):
        set_distances(layout, factor)


def set_distances(layout: QLayout, factor: float) -> None:
    """Give a layout the distances of its design times a factor; those of Qt's own layouts stay."""
    if layout.property(DESIGN) is None:  # one of Qt's own
        return
    left, top, right, bottom, *spacing = (round(length * factor) for length in layout.property(DESIGN))
    layout.setContentsMargins(left, top, right, bottom)
    if isinstance(layout, QGridLayout):
        layout.setHorizontalSpacing(spacing[0])
        layout.setVerticalSpacing(spacing[1])
    else:
        layout.setSpacing(spacing[0])
