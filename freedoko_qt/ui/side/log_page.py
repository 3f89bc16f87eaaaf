"""The log: what has happened, as sentences in a plain list, for screen readers and all others."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QWidget

from freedoko_qt.app import wording
from freedoko_qt.engine.events import Event

from ..parts.captions import line_item, take_lines
from ..parts.scrolling import fade_lines
from ..parts.wrapping_delegate import WrappingDelegate
from .side_page import SidePage
from .side_state import SideState


class LogPage(SidePage):
    """The sentences of the current game, the latest at the bottom."""

    ends_in_sight = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._known: SideState | None = None
        self._shown_events: tuple[Event, ...] = ()
        self.list = self.word(QListWidget(self), name=lambda self: self.tr("What happened in this game"))
        self.list.setWordWrap(True)
        self.list.setItemDelegate(WrappingDelegate(self.list))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSpacing(2)
        fade_lines(self.list)
        self.add_body(self.list)
        self._update_text()

    @property
    def sentences(self) -> list[str]:
        """All sentences, first to last."""
        return [self.list.item(row).text() for row in range(self.list.count())]

    @property
    def entry(self) -> int:
        return self.list.count() - 1

    def show_state(self, known: SideState) -> None:
        """Append the sentences of new events."""
        self._known = known
        follows = not self.is_read
        number = len(self._shown_events)
        if known.events[:number] != self._shown_events:
            take_lines(self.list)
            number = 0
        sentences = [wording.sentence(event, known.names, known.view) for event in known.events[number:]]
        for sentence in filter(None, sentences):
            self.list.addItem(line_item(sentence))
        self._shown_events = known.events
        if follows:
            self.list.scrollToBottom()

    def _update_text(self) -> None:
        take_lines(self.list)
        self._shown_events = ()
        if self._known is not None:
            self.show_state(self._known)
