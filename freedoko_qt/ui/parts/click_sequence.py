"""Presses of a mouse button or a finger that belong together: a double click, a triple click."""

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF
from PySide6.QtGui import QGuiApplication, QPointerEvent


class ClickSequence:
    """Recognises the presses of a double or triple click, so that they do one thing only.

    Presses follow each other when they come at one place within the system's time of a double click, and all of them
    within twice that time. Judged by when they happened, however late a busy window receives them.
    """

    def __init__(self) -> None:
        self._place = QPointF()
        self._begun_at = self._timestamp = 0
        self._begun, self._received = QElapsedTimer(), QElapsedTimer()
        self._is_multiple = False
        self._is_consumed = True

    def press(self, event: QPointerEvent) -> bool:
        """Note a press; return whether it may have an effect: its sequence has not had one yet.

        Call it for every press and double click, in order.
        """
        is_double = event.type() == QEvent.Type.MouseButtonDblClick
        follows = self._is_near(event) and (is_double or self._is_soon(event))
        if not follows:
            # The first press of a double click may have been for something else, that has gone from here.
            self._is_consumed = is_double and not self._is_recent
            self._begun_at = event.timestamp()
            self._begun.start()
        self._is_multiple = follows
        self._place = event.points()[0].globalPosition()
        self._timestamp = event.timestamp()
        self._received.start()
        return not self._is_consumed

    def consume(self) -> None:
        """Let the presses that still follow have no effect."""
        self._is_consumed = True

    def _is_near(self, event: QPointerEvent) -> bool:
        """True if a press is where the last one was; hands that shake get twice Qt's distance."""
        if not self._received.isValid():
            return False
        way = event.points()[0].globalPosition() - self._place
        return way.manhattanLength() <= 2 * QGuiApplication.styleHints().mouseDoubleClickDistance()

    def _is_soon(self, event: QPointerEvent) -> bool:
        """True if a press came soon after the last one; after a double click also by when it was received."""
        time = event.timestamp()
        if 0 < time - self._timestamp < _interval() and time - self._begun_at < 2 * _interval():
            return True
        return self._is_multiple and self._is_recent and self._begun.elapsed() < 2 * _interval()

    @property
    def _is_recent(self) -> bool:
        """True if the last press was received a short while ago."""
        return self._received.isValid() and self._received.elapsed() < _interval()


def _interval() -> int:
    """The time of a double click, in milliseconds."""
    return QGuiApplication.styleHints().mouseDoubleClickInterval()
