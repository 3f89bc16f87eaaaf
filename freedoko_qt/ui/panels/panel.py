"""A non-modal panel that asks a question over the table."""

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import Self

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..look.design import SPACE
from ..look.distances import distances, space_out
from ..look.restyling import once_restyled, restyle
from ..parts.flow_columns import measured_once
from ..parts.focus import give_focus, holds_focus
from ..parts.label import Label
from ..parts.layouts import hbox, vbox
from ..parts.scrolling import surface
from ..parts.single_keys import ENTER
from ..parts.translated import Translated
from ..table.choreographer import Choreographer
from ..table.layout import TableLayout, TablePosition
from ..table.table_layout import table_layout
from .fade import FadingShadow, fade_out

MARGIN = 12  # logical pixels to the edge of the table
NARROWEST, STEP = 600, 24
LEAST, TALLER = 430, 1.15
"""The width of a panel that keeps off the piles, and how much higher it may be for that."""
NARROWEST_WORDS = 150


class Panel(Translated, QFrame):
    """A question over the table: a title, a body, a line of explanation and a row of buttons.

    It is placed on the free felt between the seats and the own hand, and between the piles if they leave the room.
    Where it would be too high it grows sideways over the seats, and at last over the upper one: the hand stays in
    sight. `beside`: the explanation is left of the buttons and not above them.
    """

    placed = Signal(QRect)
    """The place on the table that it covers; empty when it is hidden."""

    def __init__(self, parent: QWidget, *, beside: bool = False) -> None:
        super().__init__(surface(parent))
        self.on_top = False
        """True if the panel is at the upper end of the free felt and not in its middle."""
        self._table = parent
        self._is_placed = False
        self.choreographer: Choreographer | None = None
        """It says how long the panel may take to appear and to vanish; None: no time."""
        self.setObjectName("panel")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # what lies below the panel is not clicked
        self.setCursor(Qt.CursorShape.ArrowCursor)  # not that of the table
        self._shadow = FadingShadow(self)
        self.setGraphicsEffect(self._shadow)
        self.title = Label(self, "title", wraps=True)
        self.explanation = Label(self, "hint", wraps=True)
        self.body = vbox()
        self.beside = vbox(self.explanation, spacing=SPACE.hair)
        """The explanation, and further widgets below it."""
        self.buttons = hbox()
        layout = vbox(self.title, self.body, on=self)
        if beside:
            # The width of the panel is not to depend on the current words.
            policy = self.explanation.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
            self.explanation.setSizePolicy(policy)
            self.explanation.setMinimumWidth(NARROWEST_WORDS)
            self.buttons.addLayout(self.beside, 1)
        else:
            layout.addLayout(self.beside)
        layout.addLayout(self.buttons)
        self.hide()
        parent.installEventFilter(self)

    def add_button(
        self,
        text: Callable[[Self], str] | None = None,
        clicked: Callable[..., object] | SignalInstance | None = None,
        *,
        primary: bool = False,
    ) -> QPushButton:
        """A button at the right end of the row; the primary one answers to Enter."""
        button = self.make_button(text, clicked, primary=primary)
        self.buttons.addWidget(button)
        return button

    def add_note(self, note: QWidget) -> None:
        """Lay something that is said about the question below it, so that its buttons stay where they are."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.addWidget(note)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the primary button, wherever in the panel the focus is."""
        button = self._primary
        if event.key() in ENTER and button is not None:
            if not event.isAutoRepeat():
                button.click()
        else:
            super().keyPressEvent(event)

    def take_focus(self) -> None:
        """Focus the primary button, or the first one there is."""
        button = self._primary or next(iter(self._usable_buttons), None)
        if button is not None:
            give_focus(button)

    @property
    def _usable_buttons(self) -> list[QPushButton]:
        buttons = self.findChildren(QPushButton)
        return [button for button in buttons if button.isVisible() and button.isEnabled()]

    @property
    def _primary(self) -> QPushButton | None:
        """The primary button, if it can be used now."""
        return next((button for button in self._usable_buttons if button.property("primary")), None)

    @property
    def is_compact(self) -> bool:
        """True if the title, the buttons and the edges are small, for want of room."""
        return bool(self.property("compact"))

    def be_compact(self, compact: bool) -> None:
        """Make the title, the buttons and the edges small, or as large as usual."""
        if self.is_compact is compact:
            return
        for widget in (self, self.title, *self._shrinking):
            restyle(widget, "compact", compact)
        for layout in filter(None, (self.layout(), self.buttons)):
            layout.setSpacing(round((SPACE.hair if compact else SPACE.small) * distances(self)))

    @property
    def _shrinking(self) -> Iterable[QWidget]:
        """The controls that are small in a compact panel."""
        return (button for button in self.findChildren(QPushButton) if button.parent() is self)

    def open(self) -> None:
        """Show the panel in its place.

        It fades in unless there is no choreographer. Called again it is placed again.
        """
        was_open = self.isVisible()
        space_out(self)
        self.show()
        self.raise_()
        self._place_anew()
        if not was_open:
            self._shadow.fade_in(self._factor)

    def hide(self) -> None:
        fade_out(self, self._factor)
        if holds_focus(self):
            # Before it hides: else the focus moves to the first card and lifts it.
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        super().hide()
        self.placed.emit(QRect())

    @property
    def _factor(self) -> float:
        return 0.0 if self.choreographer is None else self.choreographer.factor

    def _place_anew(self) -> None:
        """Place the panel as if it had just been opened."""
        self._is_placed = False
        self.place()
        self._is_placed = True

    def place(self) -> None:
        """Take the size of the contents and the middle of the free felt, but stay where it is once it has a place."""
        with measured_once():
            place = self._wanted_place()
        self.setGeometry(place)
        self.placed.emit(self.geometry())

    def _wanted_place(self) -> QRect:
        layout = self._places
        free, right = layout.free.toRect(), round(layout.strip.left()) - MARGIN
        widest = self._widest
        narrowest = self._narrowest(free.width(), int(layout.clear))
        widths = [*range(min(narrowest, widest), widest, STEP), widest]
        # The narrowest that is not too high, or as low as can be: no panel is higher where it is wider.
        highest = max(free.height(), self._height(widest))
        width = widths[bisect_left(widths, True, key=lambda one: self._height(one) <= highest)]
        if self._is_placed:
            width = min(max(self.width(), self.minimumSizeHint().width()), widest)
        height = min(self._height(width), free.bottom() - MARGIN)
        below_badges = min(round(layout.seats[TablePosition.TOP].badges.bottom()), free.bottom() - height)
        top = max(free.top() if self.on_top else free.center().y() - height // 2, below_badges)
        if self._is_placed:
            top = self.y()  # a note is added below everything else
        top = max(MARGIN, min(top, free.bottom() - height))
        left = round(layout.middle.x()) - width // 2  # below the upper seat, unless that covers a seat at a side
        left = max(free.left(), min(left, free.right() + 1 - width)) if width <= free.width() else left
        left = max(MARGIN, min(left, right - width))
        return QRect(left, top, width, height)

    @property
    def _widest(self) -> int:
        """The width up to which it grows where it would be too high: to both ends of the table."""
        return round(self._places.strip.left()) - 2 * MARGIN

    def _narrowest(self, free: int, clear: int) -> int:
        """The width to begin with: that which leaves the piles alone, unless it would be much higher with it."""
        least = self.minimumSizeHint().width()
        usual = max(min(max(self.sizeHint().width(), NARROWEST), free), least)
        fits = max(least, LEAST) <= clear < usual and self._height(clear) <= TALLER * self._height(usual)
        return clear if fits else usual

    @property
    def free(self) -> QRect:
        """The felt that is free on a table of this size."""
        return self._places.free.toRect()

    @property
    def _places(self) -> TableLayout:
        """The places of everything on the table."""
        return table_layout(self._table.width(), self._table.height())

    def _height(self, width: int) -> int:
        return self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._table and self.isVisible():
            self._place_anew()
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.place()
        elif event.type() == QEvent.Type.StyleChange and self.isVisible():
            once_restyled(self._place_anew)  # when all that is in it has the new look, too
        return super().event(event)
