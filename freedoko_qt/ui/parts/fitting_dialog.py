"""A dialog with one page in two columns, as high as the page needs to be."""

from typing import TypeAlias

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QLayout, QWidget

from .dialog import Dialog
from .layouts import grid, hbox, vbox
from .scrolling import VerticalArea

Field: TypeAlias = QWidget | QBoxLayout | QGridLayout
Row: TypeAlias = Field | tuple[QWidget | None, Field]
"""A label or none beside a field; or something that takes both columns."""

NARROWEST = 600  # logical pixels


class FittingDialog(Dialog):
    """Shows its whole page if the screen is large enough, else the page scrolls."""

    letters = 100
    """The number of letters in its width, about."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = QWidget(self)
        self.area = VerticalArea(self.page, self)

    def lay_out(self, *rows: Row, below: QWidget) -> None:
        """Put rows on the page, and below it what does not scroll."""
        _fill(self.page, rows)
        bottom = hbox(below, margins=(24, 8, 24, 12))
        vbox((self.area, 1), bottom, on=self).addStrut(NARROWEST)

    def fit_height(self) -> None:
        """Become as high as the page needs to be."""
        self.resize(self.width(), self._wanted_height)

    def grow(self) -> None:
        """Become higher if the page needs to be, never lower."""
        if self.isVisible():
            self.resize(self.width(), max(self.height(), self._wanted_height))

    @property
    def _wanted_height(self) -> int:
        layout, page = self.layout(), self.page.layout()
        assert layout is not None
        assert page is not None
        layout.activate()  # the parts of the page have their widths, and fold by them
        for inner in self.page.findChildren(QLayout):
            inner.invalidate()  # else it would remember the heights of before
        beside = self.height() - self.area.height()
        return min(page.totalHeightForWidth(self.area.width()) + beside, self.room.height())

    def showEvent(self, event: QShowEvent) -> None:
        words = self.page.findChild(QLabel) or self.page  # the words of a window grow with it
        words.ensurePolished()
        letter = words.fontMetrics().averageCharWidth()
        self.resize(min(max(self.width(), self.letters * letter), self.room.width()), self.height())
        self.fit_height()
        super().showEvent(event)  # where it is to be follows from its size


def _fill(page: QWidget, rows: tuple[Row, ...]) -> None:
    layout = grid(on=page, margins=(24, 16, 24, 0), spacing=(16, 4), stretch=(0, 1))
    for number, row in enumerate(rows):
        label, field = row if isinstance(row, tuple) else (None, row)
        column, span = (1, 1) if isinstance(row, tuple) else (0, 2)
        if label is not None:
            layout.addWidget(label, number, 0)
        if isinstance(field, QWidget):
            layout.addWidget(field, number, column, 1, span)
        else:
            layout.addLayout(field, number, column, 1, span)
    layout.setRowStretch(len(rows), 1)
