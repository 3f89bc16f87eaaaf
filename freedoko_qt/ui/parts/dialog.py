"""The base of our dialogs."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLayout, QPushButton, QVBoxLayout, QWidget

from ..look.design import SPACE
from ..look.window_style import follow_window_style
from .layouts import Part, vbox
from .scrolling import VerticalArea, YieldingBody
from .single_keys import is_held_escape
from .translated import Translated

if TYPE_CHECKING:
    _Dialog = QDialog
else:
    _Dialog = object

FRAME = 32
"""The height of the title bar of a window, about, in logical pixels."""


def spread(box: QDialogButtonBox | None) -> None:
    """Put the buttons of a box as far apart as all others."""
    layout = None if box is None else box.layout()
    assert layout is not None
    layout.setSpacing(SPACE.small)


class DialogKeys(_Dialog):
    """Mixed in before a dialog class: Tab comes to every button, and a held Escape closes one dialog alone."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        for box in self.findChildren(QDialogButtonBox):
            box.setFocusProxy(None)  # type: ignore[arg-type]  # Qt would lead past the others to the default button
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_held_escape(event):
            super().keyPressEvent(event)


class ButtonBox(Translated, QDialogButtonBox):
    """The button box of a dialog, with labels of our own, since those of Qt depend on the system and its language.

    The order is the same on every system: buttons of other roles at the left, then `leave`, the accepting one at the
    right.
    """

    def __init__(self, parent: QWidget, *, closes: bool = False) -> None:
        """`closes`: there is nothing to cancel, so that the rejecting button is labelled Close."""
        super().__init__(parent)
        spread(self)
        self.leave = self.make_button(lambda self: self.tr("Close") if closes else self.tr("Cancel"))
        """The button with RejectRole."""
        self.addButton(self.leave, QDialogButtonBox.ButtonRole.RejectRole)


class Dialog(DialogKeys, QDialog):
    """A dialog with the style sheet of its window; it is scrolled where the screen has no room for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        follow_window_style(self)

    def showEvent(self, event: QShowEvent) -> None:
        self._fit_screen()
        super().showEvent(event)

    def _fit_screen(self) -> None:
        """Scroll everything if it needs more height than there is room."""
        room = self.room
        self.setMinimumSize(self.minimumSize().boundedTo(room))
        layout = self.layout()
        if layout is not None and self.least_height(layout) > room.height():
            focused = self.focusWidget()
            body = YieldingBody(self)
            body.setLayout(layout)
            vbox(VerticalArea(body, self), on=self)
            if focused is not None:  # what gets another parent loses the focus
                focused.setFocus(Qt.FocusReason.OtherFocusReason)
            self.resize(self.size().boundedTo(room))

    @property
    def room(self) -> QSize:
        """The room for the dialog on its screen, or over a larger window on several screens, in logical pixels."""
        parent = self.parentWidget()
        whole = self.screen().availableSize()
        if parent is not None:
            whole = whole.expandedTo(parent.window().size())
        return whole - QSize(0, FRAME)

    def least_height(self, layout: QLayout) -> int:
        """The height with less than which something would be cut, in logical pixels."""
        return layout.totalMinimumSize().height()

    def fill(self, *parts: Part, spacing: int = SPACE.small) -> QVBoxLayout:
        """Lay out parts one below the other, as far from the edges as in every dialog."""
        return vbox(*parts, on=self, margins=(24, 16, 24, 16), spacing=spacing)

    def button_row(self, accept: QPushButton, accepted: Callable[[], object]) -> ButtonBox:
        """A button box with the default button, which calls `accepted`, and Cancel."""
        buttons = ButtonBox(self)
        accept.setDefault(True)
        buttons.addButton(accept, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(accepted)
        buttons.rejected.connect(self.reject)
        return buttons
