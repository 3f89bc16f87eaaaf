"""An order to be changed: a list whose lines are moved up and down, by mouse or keys."""

from collections.abc import Callable, Mapping, Sequence
from typing import Self

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QPushButton, QWidget

from ..parts.captions import take_lines
from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.translated import Translated

WORD = Qt.ItemDataRole.UserRole


class OrderList(Translated, QWidget):
    """Words in an order; where not all are needed, those with a mark count."""

    edited = Signal(object)
    """The words that count, as a tuple in the new order."""

    def __init__(self, parent: QWidget, *, complete: bool) -> None:
        super().__init__(parent)
        self._complete = complete
        self.list = QListWidget(self)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setSpacing(2)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.model().rowsMoved.connect(self._on_edited)
        self.list.itemChanged.connect(self._on_edited)
        self.list.currentRowChanged.connect(self._enable_buttons)
        self.up = self._mover(-1, Qt.Key.Key_Up, "↑", lambda self: self.tr("Up"))
        self.down = self._mover(1, Qt.Key.Key_Down, "↓", lambda self: self.tr("Down"))
        buttons = vbox(self.up, self.down, STRETCH)
        hbox(self.list, buttons, STRETCH, on=self)
        self.setFocusProxy(self.list)

    @property
    def words(self) -> tuple[str, ...]:
        """The values that count, in their present order."""
        items = [self.list.item(row) for row in range(self.list.count())]
        return tuple(item.data(WORD) for item in items if self._counts(item))

    def show_words(self, counted: Sequence[str], rest: Sequence[str] = ()) -> None:
        """Show this order; the rest follows without a mark.

        Emits nothing, and keeps the current line. Call `name_words` afterwards: new lines have no text.
        """
        if self.words == tuple(counted) and self.list.count():
            return
        row = max(0, self.list.currentRow())
        with QSignalBlocker(self.list):
            take_lines(self.list)
            for word in (*counted, *rest):
                item = QListWidgetItem(self.list)
                item.setData(WORD, word)
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
                if not self._complete:
                    item.setCheckState(Qt.CheckState.Unchecked if word in rest else Qt.CheckState.Checked)
            self.list.setCurrentRow(row)
        self._enable_buttons()

    def name_words(self, texts: Mapping[str, str]) -> None:
        """Say the words as people read them.

        KeyError if a word has no text. Fits the size to the lines.
        """
        with QSignalBlocker(self.list):
            for row in range(self.list.count()):
                item = self.list.item(row)
                item.setText(texts[item.data(WORD)])
        self._fit()

    def _mover(self, step: int, key: Qt.Key, arrow: str, text: Callable[[Self], str]) -> QPushButton:
        """A button that moves a line, and the key that does, too."""
        keys = QKeySequence(Qt.KeyboardModifier.AltModifier | key)
        shortcut = QShortcut(keys, self.list, context=Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(lambda: self._move(step))
        tips = f" (Alt+{arrow})"
        return self.make_button(
            text, lambda: self._move(step), tip=lambda self: text(self) + tips, enter=False, repeats=True
        )

    def _counts(self, item: QListWidgetItem) -> bool:
        return self._complete or item.checkState() is Qt.CheckState.Checked

    def _move(self, step: int) -> None:
        row = self.list.currentRow()
        if not 0 <= row + step < self.list.count():
            return
        with QSignalBlocker(self.list):
            item = self.list.takeItem(row)
            self.list.insertItem(row + step, item)
            self.list.setCurrentRow(row + step)
        self._enable_buttons()
        self._on_edited()

    def _on_edited(self) -> None:
        self.edited.emit(self.words)

    def _enable_buttons(self) -> None:
        row = self.list.currentRow()
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < self.list.count() - 1)

    def _fit(self) -> None:
        """Make the list as large as its lines."""
        frame, spacing = 2 * self.list.frameWidth(), 2 * self.list.spacing()
        lines = sum(self.list.sizeHintForRow(row) + spacing for row in range(self.list.count()))
        self.list.setFixedHeight(lines + frame + 2)
        self.list.setFixedWidth(max(self.list.sizeHintForColumn(0) + frame + spacing + 16, 200))
