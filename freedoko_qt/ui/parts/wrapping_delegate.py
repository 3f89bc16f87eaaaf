"""Lines of a table or list that wrap."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from .model_index import Index

PADDING = 3.0  # of the height of a letter x, on both sides of a line; style sheet and spacing have less


class WrappingDelegate(QStyledItemDelegate):
    """A delegate that measures with the padding of the style sheet and the spacing of a list, which Qt forgets."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        rect = option.rect
        if rect.width() > 0:
            narrower = QStyleOptionViewItem(option)
            padding = round(PADDING * option.fontMetrics.xHeight())
            narrower.rect = rect.adjusted(0, 0, -padding, 0)
            return super().sizeHint(narrower, index)
        return super().sizeHint(option, index)
