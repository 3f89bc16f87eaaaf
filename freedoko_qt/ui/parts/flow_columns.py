"""Widgets in rows and columns: as many columns as the width has room for."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..look.design import SPACE
from ..look.distances import distances

_measured: list[dict[QWidget, list[QSize]]] = []
"""The size hints of the widgets in each `FlowColumns`, while they are known to stay as they are."""


class FlowColumns(QWidget):
    """Fills row by row; each column is as wide as its widest widget, and all rows are about equally long.

    `usual`: the number of columns where the width is free; `stretched`: the columns take the whole width.
    """

    def __init__(self, parent: QWidget, *, usual: int, stretched: bool = True, gap: int = SPACE.small) -> None:
        super().__init__(parent)
        self.usual = usual
        self.equal = False
        """True: all rows are equally long where possible, even if that takes more of them."""
        self._stretched = stretched
        self._gap = gap
        self.apart = gap
        """The distance between two rows; `refresh` after a change."""
        self._widgets: tuple[QWidget, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_widgets(self, widgets: Sequence[QWidget]) -> None:
        """Lay these out as its children, leaving out those that are hidden.

        It becomes their parent. Those shown before are not deleted or hidden: give them another parent.
        """
        self._widgets = tuple(widgets)
        for widget in widgets:
            if widget.parent() is not self:
                widget.setParent(self)
            if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                widget.show()
        self.refresh()

    def refresh(self) -> None:
        """Lay the children out again, after one has changed its size or was shown or hidden."""
        self.updateGeometry()
        self._arrange()

    def sizeHint(self) -> QSize:
        sizes = self._sizes()
        widths = _widths(sizes, self.usual)
        return QSize(_total_length(widths, self._across), _total_length(_rows(sizes, len(widths)), self._down))

    def minimumSizeHint(self) -> QSize:
        sizes = self._sizes()
        rows = _rows(sizes, self._number(sizes, self.width()))
        return QSize(_total_length(_widths(sizes, 1), self._across), _total_length(rows, self._down))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        sizes = self._sizes()
        return _total_length(_rows(sizes, self._number(sizes, width)), self._down)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()  # widgets that changed their size while hidden have notified no layout

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.refresh()
        return super().event(event)

    @property
    def _shown(self) -> list[QWidget]:
        return [widget for widget in self._widgets if not widget.isHidden()]

    def _sizes(self) -> list[QSize]:
        """The size hints of the widgets that are shown."""
        measured = _measured[-1] if _measured else {}
        if self not in measured:
            measured[self] = [
                widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())
                for widget in self._shown
            ]
        return measured[self]

    def _number(self, sizes: Sequence[QSize], width: int) -> int:
        """The number of columns that fit into a width, but no more than the rows need."""
        count, across = len(sizes), self._across
        fitting = next((n for n in range(count, 1, -1) if _total_length(_widths(sizes, n), across) <= width), 1)
        if self.equal and (equal := next((n for n in range(fitting, fitting // 2, -1) if count % n == 0), 0)):
            return equal
        return ceil(count / ceil(count / fitting)) if count else 1

    @property
    def _across(self) -> int:
        return round(self._gap * distances(self))

    @property
    def _down(self) -> int:
        return round(self.apart * distances(self))

    def _arrange(self) -> None:
        sizes = self._sizes()
        number = self._number(sizes, self.width())
        widths, rows = _widths(sizes, number), _rows(sizes, number)
        across, down = self._across, self._down
        spare = max(0, self.width() - _total_length(widths, across)) if self._stretched else 0
        widths = [width + spare * (n + 1) // number - spare * n // number for n, width in enumerate(widths)]
        for place, widget in enumerate(self._shown):
            row, column = divmod(place, number)
            x = sum(widths[:column]) + across * column
            y = sum(rows[:row]) + down * row
            widget.setGeometry(x, y, widths[column], rows[row])


@contextmanager
def measured_once() -> Iterator[None]:
    """Measure the widgets in each `FlowColumns` once, however often its height is asked for in this block.

    None of them may change in it.
    """
    _measured.append({})
    try:
        yield
    finally:
        _measured.pop()


def _widths(sizes: Sequence[QSize], number: int) -> list[int]:
    """The widths of `number` columns."""
    widths = [size.width() for size in sizes]
    return [max(widths[column::number], default=0) for column in range(min(number, max(1, len(widths))))]


def _rows(sizes: Sequence[QSize], number: int) -> list[int]:
    """The heights of the rows of `number` columns."""
    heights = [size.height() for size in sizes]
    return [max(heights[first : first + number]) for first in range(0, len(heights), number)]


def _total_length(lengths: Sequence[int], gap: int) -> int:
    """The total width of columns, or height of rows, with the gaps between them."""
    return sum(lengths) + gap * (len(lengths) - 1) if lengths else 0
