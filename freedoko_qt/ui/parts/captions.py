"""Words of people and files on buttons, in boxes and in lists: shortened, and whole in the tool tip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt

from freedoko_qt.app.plain import NARROW, shortened

from .tip import whole

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QListWidget, QListWidgetItem


def caption(text: str) -> str:
    """A text for a button or a menu, in which & is only a character.

    At most `NARROW` letters of an isolated word.
    """
    return shortened(text, NARROW).replace("&", "&&")


def write_caption(button: QAbstractButton, text: str) -> None:
    """Write a text on a button as such a caption."""
    button.setText(caption(text))
    button.setToolTip(whole(text, NARROW))


def add_choices(box: QComboBox, texts: Sequence[str]) -> None:
    """Offer these as well, all at once: there can be thousands."""
    first = box.count()
    box.addItems([shortened(text) for text in texts])
    for row, text in enumerate(texts, first):
        if whole(text):
            box.setItemData(row, whole(text), Qt.ItemDataRole.ToolTipRole)


def write_choices(box: QComboBox, texts: Sequence[str], values: Sequence[object] = ()) -> None:
    """Offer these alone; the current row stays, and no change is emitted.

    `values`: the data of the rows, from the first one on; that of before is lost.
    """
    with QSignalBlocker(box):
        row = box.currentIndex()
        box.clear()
        add_choices(box, texts)
        for place, value in enumerate(values):
            box.setItemData(place, value)
        box.setCurrentIndex(row if 0 <= row < len(texts) else 0)


def write_choice(box: QComboBox, row: int, text: str) -> None:
    """Write a row of a box."""
    box.setItemText(row, shortened(text))
    box.setItemData(row, whole(text), Qt.ItemDataRole.ToolTipRole)


def line_item(text: str) -> QListWidgetItem:
    """A line of a list."""
    from PySide6.QtWidgets import QListWidgetItem  # where it is used: lists bring many enums with them

    item = QListWidgetItem(shortened(text))
    item.setToolTip(whole(text))
    return item


def take_lines(shown: QListWidget) -> None:
    """Remove all items of a list; its own `clear` deletes items made in Python while other threads run, and crashed."""
    while shown.count():
        shown.takeItem(shown.count() - 1)
