"""A layout of parts side by side that become one below the other where there is no room."""

from typing import Any

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QBoxLayout, QLayout, QTabBar, QWidget, QWidgetItem


class WrapRow(QBoxLayout):
    """Asks for no more width than its widest part; parts are added at its end and stay.

    Alignment and stretch are those of QBoxLayout. Widgets that are hidden take no room.
    """

    _known: tuple[list[QSize], int] | None = None
    """The sizes of the parts and their width side by side, until something has changed: they are asked for often."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight, parent)
        # Not asked of itemAt(): PySide remembers what that returns, and what is in there, beyond the life of the items.
        self._parts: list[QWidget | QLayout] = []

    def addWidget(self, widget: QWidget, *how: Any) -> None:  # noqa: N802 - Qt's name
        self._parts.append(widget)
        super().addWidget(widget, *how)

    def addLayout(self, layout: QLayout, *how: Any) -> None:  # noqa: N802 - Qt's name
        self._parts.append(layout)
        super().addLayout(layout, *how)

    def minimumSize(self) -> QSize:
        margins = self.contentsMargins()
        widest = max(size.width() for size in self._sizes) + margins.left() + margins.right()
        return QSize(widest, self.heightForWidth(self._breadth))  # `heightForWidth` has the rest

    def sizeHint(self) -> QSize:
        return QSize(self._breadth, self.heightForWidth(self._breadth))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        heights = [size.height() for size in self._sizes]
        margins = self.contentsMargins()
        inside = max(heights) if width >= self._breadth else sum(heights) + self.spacing() * (len(heights) - 1)
        return inside + margins.top() + margins.bottom()

    def minimumHeightForWidth(self, width: int) -> int:
        return self.heightForWidth(width)

    def setGeometry(self, rect: QRect) -> None:
        ways = QBoxLayout.Direction
        way = ways.LeftToRight if rect.width() >= self._breadth else ways.TopToBottom
        if way != self.direction():
            self.setDirection(way)
        super().setGeometry(rect)

    def invalidate(self) -> None:
        self._known = None
        super().invalidate()

    @property
    def _sizes(self) -> list[QSize]:
        """The least sizes of all parts."""
        return self._measured()[0]

    @property
    def _breadth(self) -> int:
        """The width of all parts side by side."""
        return self._measured()[1]

    def _measured(self) -> tuple[list[QSize], int]:
        if self._known is None:
            items = [QWidgetItem(part) if isinstance(part, QWidget) else part for part in self._parts]
            items = [item for item in items if not item.isEmpty()]
            # A bar of tabs can be narrower than its tabs, but some of them are out of sight then.
            widths = [item.sizeHint() if isinstance(item.widget(), QTabBar) else item.minimumSize() for item in items]
            margins = self.contentsMargins()
            gaps = self.spacing() * (len(items) - 1) + margins.left() + margins.right()
            self._known = [item.minimumSize() for item in items], sum(size.width() for size in widths) + gaps
        return self._known
