"""The buttons for announcements, for changing the reservation, and for playing on fast."""

from math import ceil

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.engine.actions import Announce, AnnounceSwines
from freedoko_qt.engine.view import SeatView

from ..look.painting import font
from ..look.theme import TableColors
from ..parts.push_button import SingleClickButton
from ..parts.single_keys import is_escape
from ..parts.translated import Translated
from .arrangement import BUTTON_GAP, LEAST_BUTTON
from .reservation_choices import is_change
from .table_state import call_text

PADDING, AIR = 6, 5  # units on each side of a button's words; so much more of it where there is room

STYLE = """
QPushButton {{
    font-size: {size}px; font-weight: 600; padding: 0px {side}px;
    min-height: {height}px; min-width: {height}px;
    margin: {margin}px 0px; border: {line}px solid {border}; border-radius: {radius}px;
    background: {back}; color: {ink};
}}
QPushButton:hover {{ background: {light}; color: {light_ink}; border-color: {light}; }}
QPushButton:focus {{ background: {light}; color: {light_ink}; border-color: {light_ink}; outline: none; }}
QPushButton:pressed {{ background: {held}; color: {ink}; }}
"""


class AnnouncementBar(Translated, QWidget):
    """A row of buttons over the hand; it is there only while something may be announced or changed."""

    action_requested = Signal(object)
    change_requested = Signal()
    """The reservation that was made is to be changed."""
    fast_requested = Signal()
    """The rest is to be played on fast."""
    placed = Signal()
    """It has another place, or is gone."""
    left = Signal()
    """The focus goes back to the hand."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("Announcements"))
        self._view: SeatView | None = None
        self._offered: tuple[Announce | AnnounceSwines, ...] = ()
        self._may_change = False
        self._may_be_fast = False
        self._room = QRectF()
        self._margin = BUTTON_GAP // 2
        self._air = 0
        """Logical pixels by which a button is wider than it has to be, where there is room."""
        self.buttons: list[SingleClickButton] = []
        """The buttons from left to right, the upper row first."""
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.hide()
        self._update_text()

    @property
    def offered(self) -> tuple[Announce | AnnounceSwines, ...]:
        """The announcements that have a button, in its order."""
        return self._offered

    def offer(self, view: SeatView | None) -> None:
        """Have a button for everything that this view allows to announce.

        None: no button. Nothing is rebuilt if it offers the same already, so that the focus stays.
        """
        legal = view.legal if view else ()
        offered = tuple(action for action in legal if isinstance(action, Announce | AnnounceSwines))
        may_change = view is not None and is_change(view)
        if (view is None, offered, may_change) == (self._view is None, self._offered, self._may_change):
            self._view = view
            return
        self._view, self._offered, self._may_change = view, offered, may_change
        self._rebuild()

    def offer_fast(self, offered: bool) -> None:
        """Have a button for playing on fast, too, or no longer."""
        if offered is not self._may_be_fast:
            self._may_be_fast = offered
            self._rebuild()

    def lay_out(self, room: QRectF, unit: float, colors: TableColors) -> None:
        """Take this room, from its right end; where it is too narrow for all buttons they take two rows.

        `room` in logical pixels of the parent, one row high; `unit` scales the letters. `placed` follows.
        """
        self._room = room
        self._margin = max(round(BUTTON_GAP * unit / 2), ceil((LEAST_BUTTON - round(room.height())) / 2))
        self._air = round(2 * AIR * unit)
        line = max(2, round(2 * unit))
        height = round(room.height() - 3 * unit) - 2 * line
        self.setStyleSheet(
            STYLE.format(
                size=font(13 * unit).pixelSize(),
                side=round(PADDING * unit),
                height=height,
                margin=self._margin,
                line=line,
                radius=height // 2,
                back=colors.plate,
                ink=colors.plate_ink,
                border=colors.button_edge,
                held=colors.plate_border,
                light=colors.light,
                light_ink=colors.light_ink,
            )
        )
        self._place()

    @property
    def seen(self) -> QRectF:
        """The part that is seen on the table, without the margins for fingers."""
        return QRectF(self.geometry()).adjusted(0, self._margin, 0, -self._margin)

    def take_focus(self) -> bool:
        """Focus the first button; False if there is none."""
        if not self.buttons:
            return False
        self.buttons[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    @property
    def has_focus(self) -> bool:
        """True if one of the buttons has the focus."""
        return any(button.hasFocus() for button in self.buttons)

    def _update_text(self) -> None:
        self._rebuild()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_escape(event):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _rebuild(self) -> None:
        if self.has_focus:
            self.left.emit()  # else another announcement would have the focus, and Space would make it
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = [self._announcement(action) for action in self._offered]
        if self._may_change:
            change = self._button(self.tr("Change the reservation"))
            change.clicked.connect(self.change_requested)
            self.buttons.append(change)
        if self._may_be_fast:
            fast = self._button(self.tr("Play out fast"))
            fast.setToolTip(self.tr("Nothing is left to decide (F)."))
            fast.clicked.connect(self.fast_requested)
            self.buttons.append(fast)
        self.setVisible(bool(self.buttons))
        self._place()

    def _announcement(self, action: Announce | AnnounceSwines) -> SingleClickButton:
        text = call_text(self._view, action) if self._view else ""
        button = self._button(text)
        button.setAccessibleName(self.tr("Announce: {call}").format(call=text))
        button.clicked.connect(lambda: self.action_requested.emit(action))
        return button

    def _button(self, text: str) -> SingleClickButton:
        button = SingleClickButton(self)
        button.setText(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(True)
        button.show()
        return button

    def _place(self) -> None:
        for button in self.buttons:
            button.ensurePolished()
        rows, air = [self.buttons], self._air
        left = self._room.width() - self._width(self.buttons, 0)
        if left >= 0:
            air = min(air, int(left) // max(1, len(self.buttons)))
        else:
            upper = len(self.buttons) // 2  # or fewer, if the others fit below
            while upper > 1 and self._width(self.buttons[upper - 1 :], air) <= self._room.width():
                upper -= 1
            rows = [self.buttons[:upper], self.buttons[upper:]]
        height = round(self._room.height()) + 2 * self._margin
        width = max(self._width(row, air) for row in rows)
        for number, row in enumerate(rows):
            x = width - self._width(row, air)
            for button in row:
                breadth = button.sizeHint().width() + air
                button.setGeometry(x, number * height, breadth, height)
                x += breadth + 2 * self._margin
        bottom, total = round(self._room.bottom()) + self._margin, len(rows) * height
        self.setGeometry(round(self._room.right()) - width, bottom - total, width, total)
        self.placed.emit()

    def _width(self, row: list[SingleClickButton], air: int) -> int:
        gap = 2 * self._margin
        return sum(button.sizeHint().width() + air + gap for button in row) - gap
