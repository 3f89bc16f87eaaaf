"""The splitter beside the table: a panel that can be opened, pulled wider and closed."""

from functools import cached_property
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from freedoko_qt.app.settings import SidePageKind

from ..parts.lazy import made
from ..table.table_layout import narrowest_table, table_layout
from ..table.table_view import TableView
from .side_state import SideState

if TYPE_CHECKING:
    from .side_panel import SidePanel

LEGIBLE = 0.85
"""The unit of the smallest table that is wanted beside an open panel."""
MARGIN = 6  # logical pixels around the panel where it lies over the table


class TableSplitter(QSplitter):
    """The table and, at its right, the panel.

    Where the window is too narrow for both the panel lies over the right part of the table, above the own hand and
    what may be announced.
    """

    wanted = Signal(object)
    """The SidePage that the person wants to see, or None: no panel."""

    def __init__(self, table: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self.resize(parent.size())  # the size it will have, so that the panel finds its place at once
        self._table = table
        self._known: SideState | None = None
        self.pulled = 0
        """The width of the panel in logical pixels; 0: that of its contents."""
        self.setChildrenCollapsible(False)
        self.addWidget(table)
        self.splitterMoved.connect(self._on_pulled)

    @cached_property
    def panel(self) -> "SidePanel":
        """The panel, made when it is first wanted."""
        from .side_panel import SidePanel

        panel = SidePanel(self._table.stage.deck, self)
        panel.hide()
        panel.page_wanted.connect(self.wanted)
        panel.closed.connect(lambda: self.wanted.emit(None))
        if self._known is not None:
            panel.show_state(self._known)
        panel.installEventFilter(self)
        return panel

    @property
    def is_open(self) -> bool:
        """True if the panel is shown."""
        return any(not panel.isHidden() for panel in made(self, "panel"))

    @property
    def has_focus(self) -> bool:
        """True if the panel has the focus."""
        return any(panel.has_focus for panel in made(self, "panel"))

    def show_page(self, page: SidePageKind | None) -> None:
        """Show this page of the panel; None: the table alone.

        `wanted` does not follow: it is for clicks of the person.
        """
        if page is not None:
            self.panel.show_page(page)
            self._place()
            self.panel.show()
        elif self.is_open:
            self.panel.hide()

    def show_state(self, known: SideState) -> None:
        """Set the state that the panel shows."""
        self._known = known
        for panel in made(self, "panel"):
            panel.show_state(known)

    def take_deck(self) -> None:
        """Draw the cards with another deck."""
        for panel in made(self, "panel"):
            panel.set_deck(self._table.stage.deck)

    def take_focus(self) -> None:
        """Focus the panel, if it is open."""
        if self.is_open:
            self.panel.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_open:
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self.is_open and self.panel.is_over:
            self._place()
        return False

    def minimumSizeHint(self) -> QSize:
        return self._table.minimumSize()  # the window may be made so narrow that the panel lies over the table

    def _place(self) -> None:
        """Beside the table as far as it leaves room, or over it."""
        panel = self.panel
        wanted = self.pulled or panel.sizeHint().width()
        room = self.width() - self.handleWidth() - narrowest_table(self.height(), LEGIBLE)
        is_over = room < panel.minimumSizeHint().width()
        if is_over is not panel.is_over:
            was_open = self.is_open
            panel.set_overlay(is_over)
            if is_over:
                panel.setParent(self._table)
            else:
                self.addWidget(panel)
            panel.setVisible(was_open)
        if is_over:
            panel.setGeometry(self._over(wanted))
            panel.raise_()
        else:
            width = min(wanted, room)
            self.setSizes([self.width() - self.handleWidth() - width, width])

    def _over(self, width: int) -> QRect:
        """The place of the panel over the table: right of the trick if it can be.

        The own hand and two rows of announcements stay free.
        """
        layout = table_layout(self.width(), self.height())
        lower_end = round(layout.bar.top() - layout.bar.height()) - MARGIN
        right = round(layout.strip.left()) - MARGIN
        width = max(min(width, right - MARGIN - ceil(layout.trick.right())), self.panel.minimumSizeHint().width())
        return QRect(right - width, MARGIN, width, lower_end - MARGIN)

    def _on_pulled(self) -> None:
        self.pulled = self.sizes()[1]
        self._place()
