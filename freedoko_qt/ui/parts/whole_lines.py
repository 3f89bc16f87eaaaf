"""Lists that end with a whole line."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QListView, QWidget


class WholeLines(QWidget):
    """Covers the line at the lower end of a list that is cut off there; it is whole once it is scrolled to.

    For lists that scroll line by line. The list owns it.
    """

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        view.verticalScrollBar().valueChanged.connect(self._cover)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self._cover)  # the lines are laid out now
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))

    def _cover(self) -> None:
        """Lie over the line that is cut off; a line that is higher than the list stays in sight."""
        view, room = self._view, self._view.viewport().geometry()
        line = view.visualRect(view.indexAt(QPoint(room.width() // 2, room.height() - 1)))
        is_cut = line.isValid() and line.top() > 0 and line.bottom() >= room.height()
        if is_cut:
            self.setGeometry(room.x(), room.y() + line.top(), room.width(), room.height() - line.top())
            self.raise_()
        self.setVisible(is_cut)
