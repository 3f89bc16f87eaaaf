"""Rows and columns of widgets, each made in one call, and the way of Tab through them."""

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ..look.design import SPACE
from ..look.distances import DESIGN, distances, set_distances
from .wrap_row import WrapRow
from .yielding import Stack

STRETCH = None
"""Room that grows, between two parts."""

Content: TypeAlias = QWidget | QLayout | None
Part: TypeAlias = Content | int | tuple[Content, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A widget, a layout, room that grows, or a number of pixels; with its stretch, and a widget with its alignment."""
Margins: TypeAlias = tuple[int, int, int, int]

BoxT = TypeVar("BoxT", bound=QBoxLayout)


def hbox(
    *parts: Part, on: QWidget | None = None, margins: Margins = (0, 0, 0, 0), spacing: int = SPACE.small
) -> QHBoxLayout:
    """Parts side by side, on a widget or for another layout.

    With `on`, the widget must have no layout yet; it becomes the parent of all parts. `margins`: left, top, right,
    bottom in logical pixels.
    """
    return _filled(QHBoxLayout(), on, parts, margins, spacing)


def vbox(
    *parts: Part, on: QWidget | None = None, margins: Margins = (0, 0, 0, 0), spacing: int = SPACE.small
) -> QVBoxLayout:
    """Parts one below the other, on a widget or for another layout."""
    return _filled(QVBoxLayout(), on, parts, margins, spacing)


def wrapping_row(
    *parts: Part, on: QWidget | None = None, margins: Margins = (0, 0, 0, 0), spacing: int = SPACE.small
) -> WrapRow:
    """Parts side by side, or one below the other where there is no room."""
    return _filled(WrapRow(), on, parts, margins, spacing)


def stacked(*pages: QWidget, on: QWidget) -> Stack:
    """Pages one over the other; the first one is shown."""
    stack = Stack(on)
    for page in pages:
        stack.addWidget(page)
    return stack


def grid(
    *,
    on: QWidget | None = None,
    margins: Margins = (0, 0, 0, 0),
    spacing: tuple[int, int] = (SPACE.small, SPACE.small),
    stretch: Sequence[int] = (),
) -> QGridLayout:
    """An empty grid with its spacing across and down, and how its columns stretch."""
    made = QGridLayout()
    if on is not None:
        on.setLayout(made)
    made.setProperty(DESIGN, [*margins, *spacing])
    set_distances(made, 1.0 if on is None else distances(on))
    for column, share in enumerate(stretch):
        made.setColumnStretch(column, share)
    return made


def order_tabs(page: QWidget, *, after: QWidget | None = None) -> None:
    """Let Tab lead through a page in the order of its layouts, which is that of the eye.

    Otherwise it is that in which the parts were made. `after`: the part from which Tab comes to the page. No part may
    have a focus proxy.
    """
    stops = _tabbed(page) if after is None else chain((after,), _tabbed(page))
    for one, following in pairwise(stops):
        QWidget.setTabOrder(one, following)


def _tabbed(widget: QWidget) -> Iterator[QWidget]:
    """The parts that Tab leads to: first those of the layout, then all others."""
    layout, parts = widget.layout(), [one for one in widget.children() if isinstance(one, QWidget)]
    laid_out = [] if layout is None else list(_in_layout(layout, parts))
    for part in (*laid_out, *(one for one in parts if one not in laid_out and not one.isWindow())):
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield part
        else:
            yield from _tabbed(part)


def _in_layout(layout: QLayout, widgets: Sequence[QWidget]) -> Iterator[QWidget]:
    """Those of the widgets that are in a layout, in its order."""
    # Not asked of itemAt(): PySide takes what lies there later, a style for instance, for the item that was there.
    places: dict[int, QWidget | QLayout] = {layout.indexOf(one): one for one in widgets}
    places |= {layout.indexOf(one): one for one in layout.children() if isinstance(one, QLayout)}
    for part in (places[place] for place in sorted(places) if place >= 0):
        if isinstance(part, QLayout):
            yield from _in_layout(part, widgets)
        else:
            yield part


def _filled(box: BoxT, on: QWidget | None, parts: tuple[Part, ...], margins: Margins, spacing: int) -> BoxT:
    if on is not None:
        on.setLayout(box)
    box.setProperty(DESIGN, [*margins, spacing])
    factor = 1.0 if on is None else distances(on)
    set_distances(box, factor)
    for part in parts:
        content = part[0] if isinstance(part, tuple) else part
        how: tuple[Any, ...] = part[1:] if isinstance(part, tuple) else ()
        if isinstance(content, QWidget):
            box.addWidget(content, *how)
        elif isinstance(content, QLayout):
            box.addLayout(content, *how)
        elif content is STRETCH:
            box.addStretch(*how)
        else:
            box.addSpacing(content)
    if factor != 1.0:
        for inner in box.findChildren(QLayout):
            set_distances(inner, factor)
    return box
