"""Painted pictures on the table, and the scene that has them painted."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from ..look.painting import picture, picture_size


class PictureScene(QGraphicsScene):
    """A scene whose pictures are painted just before they are seen: once, however often their looks have changed.

    Whatever view shows it calls `paint_outdated` before it paints.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._outdated: set[PictureItem] = set()

    def outdate(self, item: "PictureItem", seen: QRectF) -> None:
        """Have an item painted when the scene is next seen; `seen`: the place of its picture."""
        self._outdated.add(item)
        self.update(seen)

    def paint_outdated(self) -> None:
        """Paint the pictures that are not as they should be."""
        outdated, self._outdated = self._outdated, set()
        for item in outdated:
            item.paint_if_visible()


class PictureItem(QGraphicsPixmapItem):
    """A picture that is painted when it is first seen, and then only copied; no click stops at it."""

    def __init__(self, scene: PictureScene, z: float, *, visible: bool = False) -> None:
        super().__init__()
        self._pictures = scene
        self.size = QSizeF()
        """The size of its picture, be it painted or not."""
        self._paint: Callable[[], None] | None = None
        self.setZValue(z)
        self.setVisible(visible)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)

    def redraw(self, size: QSizeF, ratio: float, draw: Callable[[QPainter], None]) -> None:
        """Look as `draw` paints it, in logical pixels of `ratio` device pixels each.

        `draw` is called when it is next seen.
        """
        if self.isVisible():
            self._pictures.update(self.sceneBoundingRect())  # of the old picture, which may be larger
        self.size = picture_size(size, ratio)
        self._paint = lambda: self.setPixmap(picture(size, ratio, draw))
        self.reveal(self.isVisible())

    def reveal(self, visible: bool) -> None:
        """Show or hide it."""
        self.setVisible(visible)
        if visible and self._paint is not None:
            self._pictures.outdate(self, QRectF(self.pos(), self.size))

    def paint_if_visible(self) -> None:
        """Bring the picture up to date, if it is seen."""
        if self._paint is not None and self.isVisible():
            self._paint()
            self._paint = None
