"""The row that options and settings share: a name, its explanation and a reason at the left of an editor."""

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget


def row_grid(row: QWidget, *words: QWidget) -> QGridLayout:
    """The layout of a row, with its words one below the other in the first column."""
    column = QVBoxLayout()
    column.setSpacing(3)
    for part in words:
        column.addWidget(part)
    column.addStretch()
    grid = QGridLayout(row)
    grid.setContentsMargins(14, 10, 12, 10)
    grid.setHorizontalSpacing(20)
    grid.setVerticalSpacing(8)
    grid.setColumnStretch(0, 1)
    grid.addLayout(column, 0, 0)
    return grid
