"""The editor for an order: a list whose lines are moved up and down, by mouse or keys."""

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from freedoko_qt.engine.rules import Option, Rules

from .editor import Editor
from .words import said

WORD = Qt.ItemDataRole.UserRole


class RankingEditor(Editor):
    """Words in an order, the highest first; where not all are needed, those with a mark count."""

    is_wide = True

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.list = QListWidget(self)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setSpacing(2)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.model().rowsMoved.connect(self._on_edited)
        self.list.itemChanged.connect(self._on_edited)
        self.list.currentRowChanged.connect(self._enable_buttons)
        self.up, self.down = QPushButton(self), QPushButton(self)
        for button, step, key in ((self.up, -1, Qt.Key.Key_Up), (self.down, 1, Qt.Key.Key_Down)):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, step=step: self._move(step))
            keys = QKeySequence(Qt.KeyboardModifier.AltModifier | key)
            shortcut = QShortcut(keys, self.list, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(lambda step=step: self._move(step))
        buttons = QVBoxLayout()
        buttons.addWidget(self.up)
        buttons.addWidget(self.down)
        buttons.addStretch()
        row = self._row()
        row.addWidget(self.list)
        row.addLayout(buttons)
        row.addStretch()
        self.setFocusProxy(self.list)

    @property
    def words(self) -> tuple[str, ...]:
        """The order as it stands there."""
        items = [self.list.item(row) for row in range(self.list.count())]
        return tuple(item.data(WORD) for item in items if self._counts(item))

    def show_rules(self, rules: Rules) -> None:
        ranked = getattr(rules, self.option.id)
        if self.words != ranked or not self.list.count():
            self._fill(ranked)
        self.retranslate()

    def retranslate(self) -> None:
        with QSignalBlocker(self.list):
            for row in range(self.list.count()):
                item = self.list.item(row)
                item.setText(said(self.option.choices[item.data(WORD)]))
        self.list.setAccessibleName(said(self.option.label))
        self.list.setAccessibleDescription(said(self.option.explanation))
        self.up.setText(QCoreApplication.translate("Rules", "Up"))
        self.down.setText(QCoreApplication.translate("Rules", "Down"))
        self.up.setToolTip(self.up.text() + " (Alt+↑)")
        self.down.setToolTip(self.down.text() + " (Alt+↓)")
        self._fit()

    def _fill(self, ranked: tuple[str, ...]) -> None:
        rest = [word for word in self.option.choices if word not in ranked]
        row = max(0, self.list.currentRow())
        with QSignalBlocker(self.list):
            self.list.clear()
            for word in (*ranked, *rest):
                item = QListWidgetItem(self.list)
                item.setData(WORD, word)
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
                if not self.option.complete:
                    item.setCheckState(Qt.CheckState.Checked if word in ranked else Qt.CheckState.Unchecked)
            self.list.setCurrentRow(row)
        self._enable_buttons()

    def _counts(self, item: QListWidgetItem) -> bool:
        return self.option.complete or item.checkState() is Qt.CheckState.Checked

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
        self.edited.emit(list(self.words))

    def _enable_buttons(self) -> None:
        row = self.list.currentRow()
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < self.list.count() - 1)

    def _fit(self) -> None:
        """As large as its lines."""
        frame, spacing = 2 * self.list.frameWidth(), 2 * self.list.spacing()
        lines = sum(self.list.sizeHintForRow(row) + spacing for row in range(self.list.count()))
        self.list.setFixedHeight(lines + frame + 2)
        self.list.setFixedWidth(max(self.list.sizeHintForColumn(0) + frame + spacing + 16, 200))
