"""The base of the pages of the side panel: a list, and its keyboard navigation."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from ..cards.deck import Deck
from ..parts.focus import LIST_KEYS
from ..parts.label import Label
from ..parts.layouts import vbox
from ..parts.translated import Translated
from .side_state import SideState

ELSEWHERE = {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}
"""The reasons for which the focus is away for a moment and then comes back to the same place."""


class SidePage(Translated, QWidget):
    """A page of the side panel: a list or a table, perhaps with words around it.

    The list gets the focus by keys only, so that a click on it leaves it with the table, and it takes no keys but those
    that move within it: all others go on to the table.

    Subclasses call `add_body` once and implement `show_state`.
    """

    ends_in_sight = False
    """True if the list is kept scrolled to its end."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.body: QAbstractItemView
        """The list; it has the focus when the page has it."""
        self.column = vbox(on=self)

    def show_state(self, known: SideState) -> None:
        """Show a state.

        Called only while the page is visible, or when it becomes so.
        """
        raise NotImplementedError

    def set_deck(self, deck: Deck) -> None:
        """Draw the cards with another deck, if there are any."""

    def add_body(self, body: QAbstractItemView) -> None:
        """Lay the list below what there is already."""
        self.body = body
        body.verticalScrollBar().rangeChanged.connect(self._on_range_changed)
        body.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        body.installEventFilter(self)
        self.column.addWidget(body, 1)

    def add_words(self, role: str) -> Label:
        """Lay a label below what there is already."""
        label = Label(self, role, wraps=True)
        label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(label)
        return label

    @property
    def is_read(self) -> bool:
        """True if the list is scrolled away from its end, and is to stay there."""
        bar = self.body.verticalScrollBar()
        return bar.value() < bar.maximum() and (self.body.hasFocus() or self.body.underMouse())

    def _on_range_changed(self) -> None:
        if self.ends_in_sight and not self.is_read:
            self.body.scrollToBottom()

    @property
    def entry(self) -> int:
        """The row that gets the focus first; less than 0: there is none."""
        return 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event:
            case QFocusEvent() if event.reason() in ELSEWHERE:
                pass
            case QFocusEvent() if event.gotFocus():
                self.body.setCurrentIndex(self.body.model().index(self.entry, 0))
            case QFocusEvent():
                self.body.clearSelection()
            case QKeyEvent() if event.type() == QEvent.Type.KeyPress and Qt.Key(event.key()) not in LIST_KEYS:
                event.ignore()
                return True
        return False
