"""The groups of options or settings, each with a number at its right end, and what they choose."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ..look.icons import sign
from ..parts.layouts import hbox, vbox
from ..parts.model_index import Index
from ..parts.scrolling import UNBOUNDED, fade_lines
from ..parts.translated import Translated

COUNT, SIGN = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
NARROWEST, NARROW = 150, 640
"""The least width of the list, and of the list with the area beside it, in logical pixels."""


class GroupList(Translated, QListWidget):
    """Chooses a group; the numbers say how many of its options were found, or are different.

    `signed`: each group has its sign, the one of the same name, before its name.
    """

    chosen = Signal(object)
    """The group.

    Emitted for a click on the current one, too.
    """

    def __init__(
        self,
        groups: Sequence[StrEnum],
        name_of: Callable[[StrEnum], str],
        parent: QWidget,
        *,
        signed: bool = False,
    ) -> None:
        super().__init__(parent)
        self._groups = tuple(groups)
        self._name_of = name_of
        self.setItemDelegate(_CountDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(1)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        fade_lines(self)
        for group in self._groups:
            QListWidgetItem(self).setData(SIGN, str(group) if signed else "")
        self.setCurrentRow(0)
        self.currentRowChanged.connect(lambda row: self.chosen.emit(self._groups[row]))
        self.itemClicked.connect(lambda _: self.chosen.emit(self.group))
        self._update_text()

    @property
    def group(self) -> StrEnum:
        """The group that is chosen."""
        return self._groups[self.currentRow()]

    def choose(self, group: StrEnum) -> None:
        """Choose a group."""
        self.setCurrentRow(self._groups.index(group))

    def show_counts(self, counts: Mapping[Any, int], *, only_counted: bool) -> None:
        """Write a number beside each group, none for 0.

        With `only_counted` groups without a number are greyed; the current group stays.
        """
        for row, group in enumerate(self._groups):
            item = self.item(row)
            count = counts.get(group, 0)
            item.setData(COUNT, count)
            usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
            item.setFlags(usable if count or not only_counted else Qt.ItemFlag.NoItemFlags)
        self._update_text()

    def _update_text(self) -> None:
        for row, group in enumerate(self._groups):
            item = self.item(row)
            count = item.data(COUNT)
            item.setText(self._name_of(group))
            described = self.tr("{group}: {count}").format(group=item.text(), count=count) if count else item.text()
            item.setData(Qt.ItemDataRole.AccessibleTextRole, described)

    def set_flowing(self, *, flat: bool) -> None:
        """Lay out the groups side by side in wrapped rows, or one below the other."""
        self.setFlow(QListWidget.Flow.LeftToRight if flat else QListWidget.Flow.TopToBottom)
        self.setWrapping(flat)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(self.sizeHintForColumn(0) + 2 * self.frameWidth() + 4, 300)

    def _fit(self) -> None:
        """Be no higher than the rows of groups that lie side by side."""
        height = UNBOUNDED
        if self.isWrapping():
            self.doItemsLayout()
            height = self.contentsSize().height() + 2 * self.frameWidth()
        self.setMaximumHeight(height)


class GroupedArea(QWidget):
    """Search and groups left of the area that they choose; above it where there is little room.

    Takes all three widgets into its layout. Below `NARROW` logical pixels the groups lie above the area.
    """

    def __init__(self, search: QLineEdit, groups: GroupList, area: QScrollArea, parent: QWidget) -> None:
        super().__init__(parent)
        self._search, self._groups = search, groups
        left = vbox(search, (groups, 1))
        self._columns = hbox(left, (area, 1), on=self, spacing=12)

    def fit(self) -> None:
        """Fit the list to other names of the groups, or to another width."""
        narrow = self.width() < NARROW
        ways = QBoxLayout.Direction
        self._columns.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        self._groups.set_flowing(flat=narrow)
        least, most = 0, UNBOUNDED
        if not narrow:
            least = most = max(NARROWEST, self._groups.sizeHint().width())
        for part in (self._search, self._groups):
            part.setMinimumWidth(least)
            part.setMaximumWidth(most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


class _CountDelegate(QStyledItemDelegate):
    """Paints a line with a sign at its left end and a number at its right one."""

    def __init__(self, lines: QListWidget) -> None:
        super().__init__(lines)
        self._list = lines

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width() + option.fontMetrics.horizontalAdvance("000") + 16, round(size.height() * 1.45))

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if not option.state & QStyle.StateFlag.State_Enabled:
            option.state &= ~(QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus)
        if name := index.data(SIGN):
            size, ratio = option.fontMetrics.height(), self._list.devicePixelRatioF()
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.decorationSize = QSize(size + size // 4, size)
            option.icon = QIcon(sign(name, size, ratio, self._color(option), space=size // 4))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        count = index.data(COUNT)
        if not count:
            return
        painter.save()
        painter.setPen(self._color(option))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRect(option.rect).adjusted(0, 0, -9, 0), right, str(count))
        painter.restore()

    def _color(self, option: QStyleOptionViewItem) -> QColor:
        """The colour of the sign and the number beside the name."""
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        colors: QPalette = option.palette
        return colors.color(QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Accent)
