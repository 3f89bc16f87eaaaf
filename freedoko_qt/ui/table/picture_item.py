"""A painted picture on the table."""

from collections.abc import Callable

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from ..look.painting import picture


class PictureItem(QGraphicsPixmapItem):
    """Is painted when it is first seen, and then only copied; no click stops at it."""

    def __init__(self, scene: QGraphicsScene, z: float, *, visible: bool = False) -> None:
        super().__init__()
        self._paint: Callable[[], None] | None = None
        self.setZValue(z)
        self.setVisible(visible)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)

    def redraw(self, size: QSizeF, ratio: float, draw: Callable[[QPainter], None]) -> None:
        """Look as `draw` paints it, in logical pixels of `ratio` device pixels each.

        `draw` is called when it is next seen, at once if it is seen now.
        """
        self._paint = lambda: self.setPixmap(picture(size, ratio, draw))
        self.reveal(self.isVisible())

    def reveal(self, visible: bool) -> None:
        """Show or hide it."""
        if visible and self._paint is not None:
            self._paint()
            self._paint = None
        self.setVisible(visible)
