"""The table in words: two plain lists, for screen readers and for all who would rather read."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListWidget, QListWidgetItem, QWidget

from freedoko_qt.app.plain import shortened

from ..menu_bar import KEYS
from ..parts.focus import LIST_KEYS, give_focus, holds_focus
from ..parts.layouts import hbox, vbox
from ..parts.scrolling import fade_lines
from ..parts.single_keys import is_enter
from ..parts.tip import whole
from ..parts.translated import Translated
from .hand_words import item_words, table_words
from .table_view import TableView

BREADTH = 15  # of the height of a line, how wide the lists are
NARROWEST = 9


class Lines(QListWidget):
    """A list that takes the keys to walk in it, and Enter; all others go on to the table."""

    chosen = Signal(int)
    """Enter in this row, or a double click on it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(1)
        fade_lines(self)
        self.doubleClicked.connect(lambda index: self.chosen.emit(index.row()))

    @property
    def lines(self) -> list[str]:
        """The lines from top to bottom."""
        return [self.item(row).text() for row in range(self.count())]

    def show_lines(self, lines: Sequence[str]) -> None:
        """Write these; the current row stays if there are still enough.

        Items are reused, so that a screen reader reads only what has changed.
        """
        row = max(0, self.currentRow())
        while self.count() > len(lines):
            self.takeItem(self.count() - 1)
        for _ in range(len(lines) - self.count()):
            self.addItem(QListWidgetItem())  # our own: PySide remembers those that Qt has made beyond their life
        for place, line in enumerate(lines):
            if self.item(place).text() != shortened(line):
                self.item(place).setText(shortened(line))
                self.item(place).setToolTip(whole(line))
        self._go_to(min(row, self.count() - 1))

    def _go_to(self, row: int) -> None:
        """Go to a row, selected only with the focus: of two lists only one looks focused."""
        flags = QItemSelectionModel.SelectionFlag
        self.setCurrentRow(row, flags.ClearAndSelect if self.hasFocus() else flags.Clear)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._go_to(max(0, self.currentRow()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._go_to(self.currentRow())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and self.currentRow() >= 0:
            self.chosen.emit(self.currentRow())
        elif event.key() in LIST_KEYS:
            super().keyPressEvent(event)
        else:
            event.ignore()


class HandList(Translated, QFrame):
    """The hand, and above it what else is to be seen on the table; it shows what the table shows, when it does."""

    closed = Signal()

    def __init__(self, table: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self.bind(self.setAccessibleName, lambda self: self.tr("The table in words"))
        self._table_heading = self.make_label(lambda self: self.tr("On the table"), "heading")
        self._hand_heading = self.make_label(lambda self: self.tr("Your hand"), "heading")
        self.close_button = self.make_sign_button(
            "close", lambda self: self.tr("Close the table in words"), self.closed, keys=KEYS["words"], flat=True
        )
        self.table_lines = self.word(Lines(self), name=lambda self: self.tr("On the table"))
        self.hand_lines = self.word(
            Lines(self), name=lambda self: self.tr("Your hand"), about=lambda self: self.tr("Enter plays the card.")
        )
        self.hand_lines.chosen.connect(table.ask_for)
        top = hbox((self._table_heading, 1), self.close_button)
        vbox(top, (self.table_lines, 1), self._hand_heading, (self.hand_lines, 1), on=self, margins=(8, 8, 8, 8))
        for heading, lines in ((self._table_heading, self.table_lines), (self._hand_heading, self.hand_lines)):
            heading.setBuddy(lines)
        self.is_in_use = True
        """True if the person plays here, and has not gone to the table."""
        table.renewed.connect(self.renew)
        table.entered.connect(self._on_table_entered)
        self.renew()

    def follow(self, widget: QWidget) -> None:
        """Tab leads here from this widget: first to the hand."""
        QWidget.setTabOrder(widget, self.hand_lines)
        QWidget.setTabOrder(self.hand_lines, self.table_lines)
        QWidget.setTabOrder(self.table_lines, self.close_button)

    @property
    def has_focus(self) -> bool:
        """True if one of the lists has the focus."""
        return holds_focus(self)

    def take_focus(self) -> None:
        """Focus the hand."""
        self.is_in_use = True
        give_focus(self.hand_lines, Qt.FocusReason.ShortcutFocusReason)

    def renew(self) -> None:
        """Write what the table shows now.

        Does nothing while it is hidden.
        """
        if self.isHidden():
            return
        stage = self._table.stage
        self.table_lines.show_lines(table_words(stage))
        self.hand_lines.show_lines([item_words(stage, item) for item in stage.hand.items])

    def _update_text(self) -> None:
        self.renew()

    def _on_table_entered(self) -> None:
        self.is_in_use = False

    def sizeHint(self) -> QSize:
        return QSize(round(BREADTH * self._line), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(NARROWEST * self._line), 2 * round(NARROWEST * self._line))

    @property
    def _line(self) -> int:
        """The height of a line of the words in here."""
        self.hand_lines.ensurePolished()
        return self.hand_lines.fontMetrics().height()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShowToParent:
            self.is_in_use = True
            self.renew()
        return super().event(event)
