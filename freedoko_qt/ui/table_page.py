"""A table with what can be opened over it and beside it."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from freedoko_qt.app.settings import SidePageKind
from freedoko_qt.engine.view import SeatView

from .cards.deck import Deck
from .look.window_style import follow_window_style
from .panels.hints import Hints
from .panels.table_questions import TableQuestions
from .parts.focus import give_focus, holds_focus
from .parts.layouts import hbox
from .parts.lazy import made
from .parts.single_keys import is_escape
from .parts.translated import Translated
from .side.table_splitter import TableSplitter
from .table.choreographer import Holder
from .table.table_view import TableView

if TYPE_CHECKING:
    from .panels.panel import Panel
    from .panels.trumps_panel import TrumpsPanel
    from .table.hand_list import HandList


class TablePage(Translated, QWidget):
    """The table with its questions, the hint, the order of the cards, the table in words and the side panel.

    Knows which of them are open and which has the keyboard.
    """

    trumps_shown = Signal(bool)
    """True if the order of the cards is being looked at."""
    words_closed = Signal()
    """The table in words is not wanted any more."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        follow_window_style(self)
        if parent is not None:
            self.resize(parent.size())  # the size it will be shown in, so that the table is rendered once
        self._view: SeatView | None = None
        self.table = TableView(deck, self)
        self.questions = TableQuestions(self.table)
        self.hints = Hints(self.table, self.questions)
        self.side = TableSplitter(self.table, self)
        hbox((self.side, 1), on=self, spacing=0)
        self.table.review_changed.connect(self._on_review_changed)
        self.table.buttons_left.connect(self.focus_best)

    @cached_property
    def hand_list(self) -> "HandList":
        """The table in words, made when it is first wanted."""
        from .table.hand_list import HandList

        words = HandList(self.table, self)
        words.hide()
        words.closed.connect(self._on_words_closed)
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        layout.insertWidget(0, words)
        words.follow(self.table)
        return words

    @property
    def shows_words(self) -> bool:
        """True if the table in words is shown."""
        return any(not words.isHidden() for words in made(self, "hand_list"))

    def show_words(self, visible: bool) -> None:
        """Show the table in words, or no longer."""
        if visible is not self.shows_words:
            had_focus = self.shows_words and self.hand_list.has_focus
            self.hand_list.setVisible(visible)
            if had_focus:
                self.focus_best()

    @cached_property
    def trumps(self) -> "TrumpsPanel":
        """The order of the cards, made when it is first wanted."""
        from .panels.trumps_panel import TrumpsPanel

        panel = TrumpsPanel(self.table.stage.deck, self.table)
        panel.choreographer = self.table.choreographer
        panel.placed.connect(self.table.cover)
        panel.closed.connect(lambda: self.show_trumps(False))
        return panel

    @property
    def shows_trumps(self) -> bool:
        """True if the order of the cards is being looked at."""
        return any(not panel.isHidden() for panel in made(self, "trumps"))

    def show_trumps(self, visible: bool) -> None:
        """Show in which order the cards rank in this game, or no longer; meanwhile the game does not go on.

        `trumps_shown` follows in any case.
        """
        view = self._view
        if visible and view is not None:
            self.hints.close()
            self.table.show_last_trick(False)
            self.table.choreographer.hold(Holder.TRUMPS, True)
            self.trumps.question = self.questions.open_panel
            self.trumps.show_order(self.questions.foreseen(view))
            self.trumps.open()
            self.table.read_out(self.trumps.words)
        elif self.shows_trumps:
            self.focus_best()  # before it is hidden: else the focus moves to the first card and lifts it
            self.trumps.hide()
            self.table.choreographer.hold(Holder.TRUMPS, False)
        self.trumps_shown.emit(self.shows_trumps)

    def show_side(self, page: SidePageKind | None) -> None:
        """Show a page beside the table; None: the table alone."""
        if page is None and self.side.has_focus:
            self.focus_best()
        self.side.show_page(page)

    def focus_best(self) -> None:
        """Focus the question that is open, else the table."""
        panel = self._panel_to_answer
        if panel is not None:
            panel.take_focus()
        else:
            self._focus_hand()

    @property
    def _panel_to_answer(self) -> "Panel | None":
        """The question that is open, unless it is answered with cards of the hand."""
        return None if self.table.picker.wants_cards else self.questions.open_panel

    def _focus_hand(self) -> None:
        """Focus the hand, on the table or in words, wherever the focus was last."""
        if not self.shows_words or not self.hand_list.is_in_use:
            give_focus(self.table)
        elif not self.hand_list.has_focus:
            self.hand_list.take_focus()

    def _update_text(self) -> None:
        self.hints.update_text()

    def _on_words_closed(self) -> None:
        self.show_words(False)
        self.words_closed.emit()

    def _close_questions(self) -> None:
        self.hints.close()
        self.questions.close()
        self.table.choreographer.hold(Holder.CHANGE, False)

    def _step_aside(self) -> None:
        """Move the focus to the side panel, or back to the hand."""
        if not self.side.has_focus:
            self.side.take_focus()
        elif self.shows_words:
            self._focus_hand()
        else:
            self.table.setFocus(Qt.FocusReason.TabFocusReason)

    def _step_back(self) -> bool:
        """Move the focus to the question that is open, else from the words to the table; False if it is there."""
        panel = self._panel_to_answer
        if panel is not None and not holds_focus(panel):
            panel.take_focus()
        elif panel is None and self.shows_words and self.hand_list.has_focus:
            self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            return False
        return True

    def _on_review_changed(self, reviewing: bool) -> None:
        if reviewing:
            self.hints.close()
            self.show_trumps(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_escape(event) and self.shows_trumps:
            self.show_trumps(False)
        elif is_escape(event) and self.hints.is_open:
            self.hints.close()
        elif is_escape(event) and not self.table.is_reviewing and self._step_back():
            pass
        elif event.key() == Qt.Key.Key_F6:
            self._step_aside()
        else:
            super().keyPressEvent(event)
