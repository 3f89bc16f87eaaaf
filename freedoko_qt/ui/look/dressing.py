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
        self._looks_old = self._speaks_old = False
        part.installEventFilter(self)
        dressing.changed.connect(self._follow)
        self._wear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Show:
                self._catch_up()
            case QEvent.Type.LanguageChange if not self._part.isVisible():
                self._speaks_old = True
                return True
        return False

    def _follow(self) -> None:
        self._looks_old = True
        is_new = not self._part.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)  # then it costs nothing
        if self._part.isVisible() or is_new:
            self._wear()

    def _catch_up(self) -> None:
        if self._looks_old:
            self._wear()
        if self._speaks_old:
            self._speaks_old = False
            QCoreApplication.sendEvent(self._part, QEvent(QEvent.Type.LanguageChange))

    def _wear(self) -> None:
        self._looks_old = False
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
