"""The decisions of a seat, each with its mark."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.language import spoken_letters
from freedoko_qt.app.review.review import ReviewedDecision, SeatReview
from freedoko_qt.app.review.review_words import mark_name
from freedoko_qt.app.settings import Letters
from freedoko_qt.app.wording.scores import signed_decimal
from freedoko_qt.app.wording.translating import capitalised
from freedoko_qt.engine.actions import Action, Play

from ..parts.lines_model import Role, TableCell
from ..parts.lines_table import LinesTable
from .review_marks import mark_icon

SIGN = 14  # logical pixels
LINE = 1.5  # the height of a line by that of its letters
FEWEST = 4  # lines that are always seen
WALKS = {Qt.Key.Key_Up, Qt.Key.Key_Down}


class ReviewList(LinesTable):
    """The list of decisions; keys other than up and down go to the page."""

    at_left = (0, 1)
    chosen = Signal(int)
    """The place of a decision in the list."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(3, parent, widest=1)
        self.bind(self.setAccessibleName, lambda self: self.tr("Decisions"))
        self.places: tuple[tuple[int, ...], ...] = ()
        """The places of the decisions in each line."""
        self._seat = SeatReview()
        self._tricks: tuple[int, ...] = ()
        self.horizontalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setIconSize(QSize(SIGN, SIGN))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Once the click is over: what it brings moves the lines, and Qt would select the one that is then below it.
        self.marked.connect(self._on_marked, Qt.ConnectionType.QueuedConnection)
        self._update_text()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def show_review(self, seat: SeatReview, tricks: Sequence[int]) -> None:
        """Show the decisions of a seat, with the trick in which each was made, 0 before the first."""
        self._seat, self._tricks, self.places = seat, tuple(tricks), seat.folded
        self._update_text()

    def mark_decision(self, place: int | None) -> None:
        """Select a decision, or none, without a signal."""
        with QSignalBlocker(self):
            self.mark(next((row for row, places in enumerate(self.places) if place in places), -1), 1)
            self.scrollTo(self.currentIndex(), self.ScrollHint.PositionAtCenter)

    def _update_text(self) -> None:
        with QSignalBlocker(self):
            height = round(LINE * self.fontMetrics().height())
            self.verticalHeader().setDefaultSectionSize(height)
            self.setMinimumHeight(FEWEST * height + 2 * self.frameWidth())
            self._show_lines(len(self.places), self._cells)

    def _cells(self, row: int) -> list[TableCell]:
        """A decision, or several of a game in which nothing was left to decide."""
        places = self.places[row]
        decision, first, last = self._seat.decisions[places[0]], self._tricks[places[0]], self._tricks[places[-1]]
        trick = TableCell(_trick_numbers(first, last))
        if decision.is_decided:
            decided = TableCell(self.tr("decided"), self.tr("By now every card is as good as any other."))
            return [trick, decided, TableCell("")]
        icon = mark_icon(decision.mark, SIGN, self.devicePixelRatioF())
        name = wording.choice_name(decision.done)
        choice = TableCell(short_choice(decision.done), name, data={Role.DecorationRole: icon})
        return [trick, choice, TableCell(_mark_and_loss(decision), strong=decision.is_mistake)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex(), self.ScrollHint.PositionAtCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in WALKS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _on_marked(self) -> None:
        if 0 <= self.marked_row < len(self.places):
            self.chosen.emit(self.places[self.marked_row][0])


def _trick_numbers(first: int, last: int) -> str:
    """The numbers of the tricks from the first to the last; nothing before the first trick."""
    if first != last:
        return f"{first}–{last}"
    return str(first) if first else ""


def short_choice(action: Action | None) -> str:
    """The choice in as few letters as can be."""
    if isinstance(action, Play):
        return wording.card_short(action.card, spoken_letters(Letters.AUTO))
    return capitalised(wording.choice_name(action))


def _mark_and_loss(decision: ReviewedDecision) -> str:
    """The mark in a word, with the points that are lost."""
    name = mark_name(decision.mark)
    return f"{name} {signed_decimal(-decision.lost)}" if decision.lost else name
