"""Widgets in rows and columns: as many columns as the width has room for."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

GAP = 6  # logical pixels


class Columns(QWidget):
    """Fills row by row; each column is as wide as its widest widget, and all rows are about equally long.

    `usual` is how many columns there are where the width is free; `stretched`: the columns take the whole width.
    """

    def __init__(self, parent: QWidget, *, usual: int, stretched: bool = True, gap: int = GAP) -> None:
        super().__init__(parent)
        self.usual = usual
        self._stretched = stretched
        self._gap = gap
        self._widgets: tuple[QWidget, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_widgets(self, widgets: Sequence[QWidget]) -> None:
        """Lay out these children, those that are hidden left out."""
        self._widgets = tuple(widgets)
        for widget in widgets:
            if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                widget.show()
        self.refresh()

    def refresh(self) -> None:
        """The children have other sizes, or other ones are hidden."""
        self.updateGeometry()
        self._arrange()

    def sizeHint(self) -> QSize:
        widths = self._widths(self.usual)
        return QSize(self._total(widths), self._height(len(widths)))

    def minimumSizeHint(self) -> QSize:
        widths = self._widths(1)
        return QSize(self._total(widths), self._height(self._number(self.width())))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._height(self._number(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.refresh()
        return super().event(event)

    @property
    def _shown(self) -> list[QWidget]:
        return [widget for widget in self._widgets if not widget.isHidden()]

    def _number(self, width: int) -> int:
        """How many columns fit into a width; no more than are needed for so many rows."""
        count = len(self._shown)
        fitting = next((n for n in range(count, 1, -1) if self._total(self._widths(n)) <= width), 1)
        return ceil(count / ceil(count / fitting)) if count else 1

    def _widths(self, number: int) -> list[int]:
        sizes = [_size(widget).width() for widget in self._shown]
        return [max(sizes[column::number], default=0) for column in range(min(number, max(1, len(sizes))))]

    def _total(self, widths: Sequence[int]) -> int:
        return sum(widths) + self._gap * (len(widths) - 1)

    def _height(self, number: int) -> int:
        rows = self._rows(number)
        return sum(rows) + self._gap * (len(rows) - 1) if rows else 0

    def _rows(self, number: int) -> list[int]:
        """The height of each row where there are so many columns."""
        sizes = [_size(widget).height() for widget in self._shown]
        return [max(sizes[first : first + number]) for first in range(0, len(sizes), number)]

    def _arrange(self) -> None:
        number = self._number(self.width())
        widths, rows = self._widths(number), self._rows(number)
        spare = max(0, self.width() - self._total(widths)) if self._stretched else 0
        widths = [width + spare * (n + 1) // number - spare * n // number for n, width in enumerate(widths)]
        for place, widget in enumerate(self._shown):
            row, column = divmod(place, number)
            x = sum(widths[:column]) + self._gap * column
            y = sum(rows[:row]) + self._gap * row
            widget.setGeometry(x, y, widths[column], rows[row])


def _size(widget: QWidget) -> QSize:
    return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())
