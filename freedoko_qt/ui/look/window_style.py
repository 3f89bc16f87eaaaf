"""The parts of a window follow its style sheet and its language: at once those in front, the others one by one.

To restyle all pages that have ever been shown takes a quarter of a second.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from freedoko_qt.app.step_timer import StepTimer

from .distances import distances, space_out
from .restyling import set_style_sheet

REST = 150
"""Milliseconds without a change after which the hidden parts follow."""


class WindowStyle(QObject):
    """The style sheet of a window, set on each of its parts.

    The window owns it. Parts are found through their parents: see `follow_window_style`.
    """

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.sheet = ""
        self._window = window
        self._refreshing = StepTimer(self)

    def set_sheet(self, sheet: str) -> None:
        """Set the style sheet of the parts in front, and have the others follow.

        `changed` follows.
        """
        self.sheet = sheet
        self.changed.emit()
        self.refresh_others()

    def refresh_others(self) -> None:
        """Have the others follow, a step each: those behind a dialog now, hidden ones in a while or when shown."""
        self._refreshing.begin(self._refreshed(), 0 if any(one.is_visible for one in self._old) else REST)

    @property
    def _old(self) -> list[_StyledPart]:
        return [one for one in self._window.findChildren(_StyledPart) if one.is_old]

    def _refreshed(self) -> Iterator[None]:
        while old := self._old:
            next((one for one in old if one.is_visible), old[0]).refresh()
            yield


class _StyledPart(QObject):
    """A page, a dialog, or another part of a window that is shown and hidden as a whole."""

    def __init__(self, part: QWidget, style: WindowStyle) -> None:
        super().__init__(part)
        self._part, self._style = part, style
        self._style_is_old = self._language_is_old = self._is_translating = False
        self._distances = 1.0
        part.installEventFilter(self)
        style.changed.connect(self._on_changed)
        self._apply()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Show:
                while self.is_old:
                    self.refresh()
                self._space_out()
            case QEvent.Type.LanguageChange if not (self.is_visible or self._is_translating):
                self._language_is_old = True
                self._style.refresh_others()
                return True
        return False

    @property
    def is_visible(self) -> bool:
        """True if the part is shown, be it behind another window."""
        return self._part.isVisible()

    @property
    def is_old(self) -> bool:
        """True if the part does not look yet as it should when it is shown."""
        return self._style_is_old or self._language_is_old

    def refresh(self) -> None:
        """Follow the style sheet, or else the language."""
        if self._style_is_old:
            self._apply()
        elif self._language_is_old:
            self._language_is_old, self._is_translating = False, True
            QCoreApplication.sendEvent(self._part, QEvent(QEvent.Type.LanguageChange))
            self._is_translating = False

    def _on_changed(self) -> None:
        self._style_is_old = True
        is_new = not self._part.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)  # then it costs nothing
        is_in_front = self.is_visible and QApplication.activeWindow() in (None, self._part.window())
        if is_in_front or is_new:
            self._apply()

    def _apply(self) -> None:
        self._style_is_old = False
        self._space_out()  # first: the new sheet lays out anew, with these distances
        set_style_sheet(self._part, self._style.sheet)

    def _space_out(self) -> None:
        """Have the distances of the window, also between what the part has got since it was made."""
        before, self._distances = self._distances, distances(self._part)
        if (before, self._distances) != (1.0, 1.0):
            space_out(self._part)


def follow_window_style(part: QWidget) -> None:
    """Let a widget follow the style of the window that it is in or belongs to, unless a parent does so already.

    Call it once `part` has its parent. Nothing happens where no window with a `WindowStyle` is above it.
    """
    directly = Qt.FindChildOption.FindDirectChildrenOnly
    if part.findChild(_StyledPart, options=directly) is not None:
        return
    above = part.parentWidget()
    while above is not None and above.findChild(_StyledPart, options=directly) is None:
        style = above.findChild(WindowStyle, options=directly)
        if style is not None:
            _StyledPart(part, style)
            return
        above = above.parentWidget()
