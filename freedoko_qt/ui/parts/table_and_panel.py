"""A table and the panel that goes with it: beside it, or below it where the page is narrow."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from .scrolling import UNBOUNDED

SHARE, NARROWEST, WIDEST = 0.3, 280, 560
"""The width of the panel: by that of the page, in logical pixels; more where its words need more."""
NARROW, LOWEST = 750, 290
"""A page less wide, or too narrow for both, has the panel below the table; its height there by that of the page, or at
least so much."""
HIGHEST = 0.9
"""The maximum ratio of height to width of a table above its panel, which has the rest of a tall page."""


class TableAndPanel(QBoxLayout):
    """The layout of a `PageWithPanel`; `lowest` is the least height of a panel below the table.

    A layout of `page`; `fit` must be called when the page has another size, as `PageWithPanel` does.
    """

    def __init__(self, page: QWidget, table: QWidget, panel: QWidget, *, lowest: int = LOWEST) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight, page)
        self._table, self._panel = table, panel
        self._lowest = lowest
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)
        self.addWidget(table, 1)
        self.addWidget(panel)

    def fit(self, size: QSize) -> None:
        """Give both their room on a page of this size."""
        least = self._least_table + max(NARROWEST, self._panel.minimumSizeHint().width())
        ways, narrow = QBoxLayout.Direction, size.width() < max(NARROW, least)
        self.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        if narrow:
            height = max(self._lowest, round(SHARE * size.height()), size.height() - round(HIGHEST * size.width()))
            self._panel.setMinimumSize(0, height)
            self._panel.setMaximumSize(UNBOUNDED, height)
        else:  # free in its height, for else the page could not become lower again
            width = max(NARROWEST, self._panel.minimumSizeHint().width(), min(round(SHARE * size.width()), WIDEST))
            self._panel.setMinimumSize(width, 0)
            self._panel.setMaximumSize(width, UNBOUNDED)

    @property
    def stacked(self) -> bool:
        """True if the panel is below the table."""
        return self.direction() == QBoxLayout.Direction.TopToBottom

    @property
    def narrowest(self) -> int:
        """The width of the wider half alone."""
        return max(NARROWEST, self._least_table)

    @property
    def _least_table(self) -> int:
        """The least width of the table."""
        return max(self._table.minimumSizeHint().width(), self._table.minimumWidth())


class PageWithPanel(QWidget):
    """A page with a table and a panel. Subclasses set `_halves` in their constructor."""

    _halves: TableAndPanel

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():  # its words may need more room
            self._halves.fit(self.size())
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._halves.fit(self.size())
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the wider half alone."""
        return QSize(self._halves.narrowest, super().minimumSizeHint().height())
