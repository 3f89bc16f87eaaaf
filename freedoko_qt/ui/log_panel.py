"""What has happened, as sentences in a plain list: for screen readers and for everybody."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from .translated import Translated


class LogPanel(Translated, QWidget):
    """The sentences of the current game, the latest at the bottom."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = QLabel(self)
        self._heading.setProperty("role", "heading")
        self._close = QPushButton("✕", self)
        self._close.setProperty("flat", True)
        self._close.clicked.connect(self.closed)
        self._list = QListWidget(self)
        self._list.setWordWrap(True)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setSpacing(2)
        self._heading.setBuddy(self._list)
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 10)
        layout.addLayout(top)
        layout.addWidget(self._list)
        self.setMinimumWidth(200)
        self.retranslate()

    @property
    def sentences(self) -> list[str]:
        """All sentences, first to last."""
        return [self._list.item(row).text() for row in range(self._list.count())]

    def add(self, sentence: str) -> None:
        """Write a sentence below the others; nothing is written for an event without words."""
        if sentence:
            self._list.addItem(sentence)
            self._list.scrollToBottom()

    def set_sentences(self, sentences: Iterable[str]) -> None:
        """Begin anew with these."""
        self._list.clear()
        self._list.addItems([sentence for sentence in sentences if sentence])
        self._list.scrollToBottom()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("What happened"))
        self._list.setAccessibleName(self.tr("What happened in this game"))
        self._close.setAccessibleName(self.tr("Close the log"))
        self._close.setToolTip(self._close.accessibleName())

    def sizeHint(self) -> QSize:
        return QSize(260, 400)
