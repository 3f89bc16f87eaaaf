"""The parts of a window follow its style sheet and its language: at once where they are seen, else when they are shown.

To restyle all pages that have ever been shown takes a quarter of a second.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget


class WindowStyle(QObject):
    """The style sheet of a window, set on each of its parts.

    The window owns it. Parts are found through their parents: see `follow_window_style`.
    """

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.sheet = ""

    def set_sheet(self, sheet: str) -> None:
        """Set the style sheet of all parts, of hidden ones when they are shown.

        `changed` follows.
        """
        self.sheet = sheet
        self.changed.emit()


class _StyledPart(QObject):
    """A page, a dialog, or another part of a window that is shown and hidden as a whole."""

    def __init__(self, part: QWidget, style: WindowStyle) -> None:
        super().__init__(part)
        self._part, self._style = part, style
        self._style_is_old = self._language_is_old = False
        part.installEventFilter(self)
        style.changed.connect(self._on_changed)
        self._apply()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Show:
                self._refresh()
            case QEvent.Type.LanguageChange if not self._part.isVisible():
                self._language_is_old = True
                return True
        return False

    def _on_changed(self) -> None:
        self._style_is_old = True
        is_new = not self._part.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)  # then it costs nothing
        if self._part.isVisible() or is_new:
            self._apply()

    def _refresh(self) -> None:
        if self._style_is_old:
            self._apply()
        if self._language_is_old:
            self._language_is_old = False
            QCoreApplication.sendEvent(self._part, QEvent(QEvent.Type.LanguageChange))

    def _apply(self) -> None:
        self._style_is_old = False
        self._part.setStyleSheet(self._style.sheet)


def follow_window_style(part: QWidget) -> None:
    """Let a widget follow the style of the window that it is in or belongs to, unless a parent does so already.

    Call it once `part` has its parent. Nothing happens where no window with a `WindowStyle` is above it.
    """
    directly = Qt.FindChildOption.FindDirectChildrenOnly
    above = part.parentWidget()
    while above is not None and above.findChild(_StyledPart, options=directly) is None:
        style = above.findChild(WindowStyle, options=directly)
        if style is not None:
            _StyledPart(part, style)
            return
        above = above.parentWidget()
