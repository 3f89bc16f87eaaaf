"""The slim strip of buttons at the right edge of the table: what can be asked of it, without a menu."""

from collections.abc import Callable, Collection
from math import ceil

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from ..look.icons import sign
from ..look.painting import antialiased
from ..look.theme import TableColors
from ..parts.single_keys import is_enter, is_escape
from ..parts.tip import key_name, tip, with_keys
from ..parts.translated import Translated
from .arrangement import STRIP
from .trick_review import reviewable

TOOLS = ("hint", "last_trick", "trumps", "take_back", "rest_is_mine", "side_panel", "sounds")
"""The commands from top to bottom."""
SIGNS = {name: name for name in TOOLS} | {"rest_is_mine": "claim"}
OFF = {"sounds": "silence"}
"""The signs of what is switched off, where the button itself does not show it."""
EDGE = 4  # units, around what is painted of a button: a finger that misses it by so much still presses it
SIGN = 0.6  # of a button
SHADES = {True: 0.9, False: 0.4}
"""The opacity of a sign: of use now, or quiet."""


def useful_tools(view: SeatView | None) -> frozenset[str]:
    """The commands that can do something now; the others are quiet.

    A subset of TOOLS; the rules may still hide one of them (`ToolStrip.forbid`).
    """
    useful = {"trumps", "side_panel", "sounds"}
    if view is None:
        return frozenset(useful)
    if view.turn == view.seat:
        useful.add("hint")
    if reviewable(view):
        useful.add("last_trick")
    if view.reservations[view.seat] is not None:
        useful.add("take_back")
    if view.phase is Phase.PLAY and view.my_turn:
        useful.add("rest_is_mine")
    return frozenset(useful)


class ToolButton(QAbstractButton):
    """A sign that stands for a command of the menus.

    It triggers the `QAction` of the menu and follows its text, shortcut, and state.
    """

    def __init__(self, command: str, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self.command = command
        self.is_useful = True
        self._action = action
        self._ink = QColor()
        self._light = QColor()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus where it is
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setCheckable(action.isCheckable())
        self.clicked.connect(action.trigger)
        action.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Follow the name and state of the menu command."""
        action = self._action
        name = action.text().replace("&", "").removesuffix("…")
        self.setAccessibleName(name)
        self.setAccessibleDescription(key_name(action.shortcut()))
        self.setToolTip(tip(with_keys(name, action.shortcut())))
        self.setEnabled(action.isEnabled())
        self.setChecked(action.isChecked())
        self.update()

    def set_colors(self, colors: TableColors) -> None:
        """Use the colours of the table."""
        self._ink, self._light = QColor(colors.ink), QColor(colors.light)
        self.update()

    def show_useful(self, useful: bool) -> None:
        """Dim the button where it can do nothing now; it stays clickable."""
        self.is_useful = useful
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with antialiased(self) as painter:
            edge = self.width() * EDGE / STRIP.width()
            rect = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
            radius = 0.24 * rect.width()
            is_on = self.isChecked() and self.command not in OFF
            if self.isDown() or is_on or self.underMouse():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(255, 255, 255, 60 if self.isDown() or is_on else 30))
                painter.drawRoundedRect(rect, radius, radius)
            if self.hasFocus():
                painter.setPen(QPen(self._light, 0.07 * rect.width()))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
            size = round(SIGN * rect.width())
            shown = SIGNS[self.command] if self.isChecked() else OFF.get(self.command, SIGNS[self.command])
            picture = sign(shown, size, self.devicePixelRatioF(), self._ink)
            painter.setOpacity(1.0 if self.underMouse() or self.hasFocus() else SHADES[self.is_useful])
            painter.drawPixmap((rect.center() - QRectF(0, 0, size, size).center()), picture)


class ToolStrip(Translated, QWidget):
    """The buttons, one below the other; without any there is no strip."""

    left = Signal()
    """The focus goes back to the hand."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # at a corner nothing below it is clicked
        self.bind(self.setAccessibleName, lambda self: self.tr("Buttons of the table"))
        self.buttons: list[ToolButton] = []
        self._room = QRectF()
        self._unit = 1.0
        self._colors: TableColors | None = None
        self.hide()

    def offer(self, action: Callable[[str], QAction]) -> None:
        """Have a button for each of the commands; `action` gives it by its name.

        To be called once, with a function that gives the `QAction` of each name in TOOLS. Hidden before.
        """
        self.buttons = [ToolButton(command, action(command), self) for command in TOOLS]
        self.forbid(())

    def forbid(self, forbidden: Collection[str]) -> None:
        """Hide the buttons of what the rules forbid."""
        for button in self.buttons:
            button.setVisible(button.command not in forbidden)
        self.setVisible(bool(self.buttons))
        self._place()

    def show_useful(self, view: SeatView | None) -> None:
        """Keep the buttons quiet that can do nothing in this view."""
        useful = useful_tools(view)
        for button in self.buttons:
            button.show_useful(button.command in useful)

    def lay_out(self, room: QRectF, unit: float, colors: TableColors) -> None:
        """Take this room, from its middle.

        `room` and `unit` in logical pixels.
        """
        self._room, self._unit, self._colors = room, unit, colors
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_escape(event):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with antialiased(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 70))
            radius = 12 * self._unit
            painter.drawRoundedRect(QRectF(self.rect()), radius, radius)

    def _place(self) -> None:
        if self._colors is None:
            return
        shown = [button for button in self.buttons if not button.isHidden()]
        side = int(self._room.width())
        top = round(self._room.center().y() - len(shown) * side / 2)
        self.setGeometry(ceil(self._room.left()), top, side, len(shown) * side)
        for number, button in enumerate(shown):
            button.set_colors(self._colors)
            button.setGeometry(0, number * side, side, side)
