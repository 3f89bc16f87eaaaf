"""The panel beside the table: the score sheet, the log, the order of the cards, and what is still out."""

from collections.abc import Callable
from itertools import pairwise
from typing import Self

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QStackedWidget, QWidget

from freedoko_qt.app.settings import SidePageKind

from ..cards.deck import Deck
from ..look.restyling import restyle
from ..menu_bar import KEYS
from ..parts.flow_columns import FlowColumns
from ..parts.focus import holds_focus
from ..parts.layouts import hbox, vbox
from ..parts.segments import add_choice
from ..parts.single_keys import is_escape
from ..parts.tip import with_keys
from ..parts.translated import Translated
from .card_pages import OrderPage, OutPage
from .log_page import LogPage
from .side_page import SidePage
from .side_state import SideState
from .sums_page import SumsPage

BREADTH = 20  # of the height of a line, how wide the panel is at first
NARROWEST = 13
MARGIN = 8  # logical pixels


class SidePanel(Translated, QFrame):
    """A stack of pages that are made and updated only when visible."""

    page_wanted = Signal(object)
    """A SidePage."""
    closed = Signal()

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # what lies below the panel is not clicked
        self.bind(self.setAccessibleName, lambda self: self.tr("Side panel"))
        self._deck = deck
        self._known: SideState | None = None
        self._pages: dict[SidePageKind, SidePage] = {}
        self._behind: set[SidePageKind] = set()
        self.page = SidePageKind.SHEET
        """The page that is chosen."""
        self.is_over = False
        """True if it lies over the table and not beside it."""
        self._ways = FlowColumns(self, usual=2)
        self._ways.apart = 2
        self.buttons = self._make_ways()
        self._stack = QStackedWidget(self)
        self.close_button = self.make_sign_button(
            "close", lambda self: self.tr("Close the side panel"), self.closed, keys=KEYS["side_panel"], flat=True
        )
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()

    def _make_ways(self) -> dict[SidePageKind, QPushButton]:
        """Make the buttons that lead to the pages; one of them is checked."""
        buttons = {
            SidePageKind.SHEET: self._way(
                lambda self: self.tr("Score"),
                lambda self: self.tr("The tournament so far, a line a game"),
                KEYS["side_sheet"],
            ),
            SidePageKind.LOG: self._way(
                lambda self: self.tr("Log"), lambda self: self.tr("What happened in this game"), KEYS["side_log"]
            ),
            SidePageKind.ORDER: self._way(
                lambda self: self.tr("Trumps"),
                lambda self: self.tr("The order of the cards in this game"),
                KEYS["side_order"],
            ),
            SidePageKind.OUT: self._way(
                lambda self: self.tr("Still out"),
                lambda self: self.tr("The cards that you neither hold nor have seen played"),
                KEYS["side_out"],
            ),
        }
        group = QButtonGroup(self)
        for page, button in buttons.items():
            button.clicked.connect(lambda _=False, page=page: self.page_wanted.emit(page))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus where it is
            add_choice(group, button)
        return buttons

    def _lay_out(self) -> None:
        self._ways.show_widgets(tuple(self.buttons.values()))
        top = hbox((self._ways, 1), (self.close_button, 0, Qt.AlignmentFlag.AlignTop), spacing=4)
        vbox(top, (self._stack, 1), on=self, margins=(MARGIN, MARGIN, MARGIN, MARGIN), spacing=MARGIN)

    def show_page(self, page: SidePageKind) -> None:
        """Turn to this page."""
        self.page = page
        self.buttons[page].setChecked(True)
        if page not in self._pages:
            self._pages[page] = self._made(page)
            self._behind.add(page)
            self._stack.addWidget(self._pages[page])
            bodies = (one.body for one in self._pages.values())
            for before, after in pairwise((*self.buttons.values(), *bodies, self.close_button)):
                self.setTabOrder(before, after)
        self._stack.setCurrentWidget(self._pages[page])
        self._catch_up()

    def set_overlay(self, over: bool) -> None:
        """Style the panel as an overlay over the table, or as a part beside it."""
        self.is_over = over
        restyle(self, "over", over)

    def show_state(self, known: SideState) -> None:
        """Set the state; pages show it when they are visible."""
        self._known = known
        self._behind = set(self._pages)
        self._catch_up()

    def set_deck(self, deck: Deck) -> None:
        """Draw the cards with another deck."""
        self._deck = deck
        for page in self._pages.values():
            page.set_deck(deck)

    def take_focus(self) -> None:
        """Focus the list that is shown; where there is none, the buttons."""
        body = self.shown.body
        widget = body if body.isVisible() else self.buttons[self.page]
        widget.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def shown(self) -> SidePage:
        """The page that is shown."""
        return self._pages[self.page]

    @property
    def has_focus(self) -> bool:
        """True if a widget in the panel has the focus."""
        return holds_focus(self)

    def sizeHint(self) -> QSize:
        return QSize(round(BREADTH * self._line), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        least = max(super().minimumSizeHint().width(), round(NARROWEST * self._line))
        return QSize(least, super().minimumSizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_escape(event):
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _way(self, text: Callable[[Self], str], meaning: Callable[[Self], str], keys: str) -> QPushButton:
        return self.make_button(
            text, tip=lambda self: with_keys(meaning(self), keys), enter=False, parent=self._ways, choice=True
        )

    @property
    def _line(self) -> int:
        """The height of a line of the words in here."""
        self.close_button.ensurePolished()
        return self.close_button.fontMetrics().height()

    def _made(self, page: SidePageKind) -> SidePage:
        match page:
            case SidePageKind.SHEET:
                return SumsPage(self)
            case SidePageKind.LOG:
                return LogPage(self)
            case SidePageKind.ORDER:
                return OrderPage(self._deck, self)
            case SidePageKind.OUT:
                return OutPage(self._deck, self)

    def _catch_up(self) -> None:
        """Show the state on the visible page."""
        if self._known is not None and self.isVisible() and self.page in self._behind:
            self._behind.discard(self.page)
            self.shown.show_state(self._known)
