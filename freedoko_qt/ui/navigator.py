"""The pages of the window, one over the other, and the way back from each."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from .look.window_style import follow_window_style
from .parts.focus import give_focus
from .parts.layouts import order_tabs
from .parts.yielding import Stack


class _Entry(NamedTuple):
    """The way back from a page, and its effect on the table."""

    reopen: Callable[[], None]
    is_table: bool
    keeps_table_waiting: bool


class _Pages(Stack):
    """The pages of the window; a page that is higher than they are is scrolled."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.page_layout
        return max(self.minimumSizeHint().height(), -1 if layout is None else layout.totalMinimumHeightForWidth(width))


class Navigator(QObject):
    """Turns to pages and remembers the way back from each.

    Pages are never removed. `page_changed` comes with every `show`, even of the page that is shown already.
    """

    page_changed = Signal()
    home_wanted = Signal()
    """There is no page to go back to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pages = _Pages(parent)
        self._entries: dict[QWidget, _Entry] = {}
        self._ways: dict[QWidget, QWidget] = {}
        """The page before each page."""

    @property
    def page(self) -> QWidget | None:
        """The page that is shown; None while there is none."""
        return self.pages.currentWidget()

    @property
    def is_at_table(self) -> bool:
        """True if the page with the table is shown."""
        return self._shown is not None and self._shown.is_table

    @property
    def keeps_table_waiting(self) -> bool:
        """True if the game on the table must wait while this page is shown."""
        return self._shown is not None and self._shown.keeps_table_waiting

    @property
    def _shown(self) -> _Entry | None:
        return None if self.page is None else self._entries.get(self.page)

    def add(
        self,
        page: QWidget,
        *,
        reopen: Callable[[], None] | None = None,
        left: SignalInstance | None = None,
        is_table: bool = False,
        keeps_table_waiting: bool = False,
    ) -> None:
        """Add a page.

        `reopen` comes back to it, if turning to it is not enough; `left` asks for the way back from it.

        The stack of pages becomes its parent and owns it. Nothing is shown.
        """
        self.pages.addWidget(page)
        follow_window_style(page)
        self._entries[page] = _Entry(reopen or (lambda: self.show(page)), is_table, keeps_table_waiting)
        if left is not None:
            left.connect(lambda: self.go_back_from(page))

    def show(self, page: QWidget) -> None:
        """Turn to a page.

        The page must have been added. `page_changed` follows.
        """
        if not self._entries[page].is_table:  # whose order is its own
            order_tabs(page)
        self.pages.setCurrentWidget(page)
        # Else it is painted once as it was laid out for the size it had when it was made.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        focused = page.focusWidget()
        if focused is not None and not focused.isVisible():  # what had the focus there has been hidden since
            self.pages.focusNextChild()
        self.page_changed.emit()

    def take_focus(self) -> None:
        """Focus what had the focus last on the page that is shown."""
        page = self.page
        if page is not None:
            give_focus(page.focusWidget() or page)

    def visit(self, page: QWidget) -> None:
        """Turn to a page, with a way back to the current one."""
        self.come_to(page)
        self.show(page)

    def come_to(self, page: QWidget) -> None:
        """Remember the current page as the way back from one that is about to be shown; no page is on the way twice."""
        here = self.page
        if here is None or here is page:
            return
        further = self._ways.get(page)
        ways = {one: further if before is page else before for one, before in self._ways.items()}
        self._ways = {one: before for one, before in ways.items() if before is not None} | {page: here}

    def go_back_if_shown(self, page: QWidget) -> bool:
        """Go back from a page if it is the one that is shown; returns whether it was."""
        is_shown = self.page is page
        if is_shown:
            self.go_back_from(page)
        return is_shown

    def go_back_from(self, page: QWidget) -> None:
        """Turn to the page before this one; to the first one where there is none."""
        before = self._ways.get(page)
        if before is None:
            self.home_wanted.emit()
        else:
            self._entries[before].reopen()
