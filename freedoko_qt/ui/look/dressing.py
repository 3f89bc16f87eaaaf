"""The parts of a window follow its style sheet and its language: at once where they are seen, else when they are shown.

To dress all pages that have ever been shown takes a quarter of a second.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget


class Dressing(QObject):
    """The style sheet of a window, worn by each of its parts."""

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.sheet = ""

    def wear(self, sheet: str) -> None:
        """Have all parts wear a style sheet from now on."""
        self.sheet = sheet
        self.changed.emit()


class _Part(QObject):
    """A page, a dialog, or another part of a window that is shown and hidden as a whole."""

    def __init__(self, part: QWidget, dressing: Dressing) -> None:
        super().__init__(part)
        self._part, self._dressing = part, dressing
        self._is_told_later = False
        part.installEventFilter(self)
        dressing.changed.connect(self._follow)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Show:
                self._catch_up()
            case QEvent.Type.LanguageChange if not self._part.isVisible():
                self._is_told_later = True
                return True
        return False

    def _follow(self) -> None:
        """Before it is shown for the first time a style sheet costs nothing."""
        if self._part.isVisible() or not self._part.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            self._wear()

    def _catch_up(self) -> None:
        self._wear()
        if self._is_told_later:
            self._is_told_later = False
            QCoreApplication.sendEvent(self._part, QEvent(QEvent.Type.LanguageChange))

    def _wear(self) -> None:
        if self._part.styleSheet() != self._dressing.sheet:
            self._part.setStyleSheet(self._dressing.sheet)


def dress(part: QWidget) -> None:
    """Make a widget a part of the window that it is in or for, unless what it is in is one already."""
    directly = Qt.FindChildOption.FindDirectChildrenOnly
    above = part.parentWidget()
    while above is not None and above.findChild(_Part, options=directly) is None:
        dressing = above.findChild(Dressing, options=directly)
        if dressing is not None:
            _Part(part, dressing)
            return
        above = above.parentWidget()
