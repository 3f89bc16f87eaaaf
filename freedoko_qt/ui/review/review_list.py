"""The decisions of a seat, each with its mark."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.language import spoken_letters
from freedoko_qt.app.review.sentences import mark_name
from freedoko_qt.app.review.values import ReviewedDecision
from freedoko_qt.app.settings import Letters
from freedoko_qt.app.wording.scores import signed_decimal
from freedoko_qt.engine.actions import Action, Play

from ..parts.lines_table import LinesTable
from ..parts.tip import tip
from .review_marks import mark_icon

SIGN = 14  # logical pixels
LINE = 1.5  # the height of a line by that of its letters
FEWEST = 5  # lines that are always seen
WALKS = {Qt.Key.Key_Up, Qt.Key.Key_Down}


class ReviewList(LinesTable):
    """A click or the keys up and down go to a decision; all other keys are those of the page of the game."""

    at_left = (0, 1)
    chosen = Signal(int)
    """The place of a decision in the list."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(3, parent, widest=1)
        self.bind(self.setAccessibleName, lambda self: self.tr("Decisions"))
        self._decisions: tuple[ReviewedDecision, ...] = ()
        self._tricks: tuple[int, ...] = ()
        self.horizontalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setIconSize(QSize(SIGN, SIGN))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentCellChanged.connect(self._on_current)
        self._update_text()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def show_decisions(self, decisions: Sequence[ReviewedDecision], tricks: Sequence[int]) -> None:
        """Show these, with the trick in which each was made, 0 before the first."""
        self._decisions, self._tricks = tuple(decisions), tuple(tricks)
        self._update_text()

    def mark(self, place: int | None) -> None:
        """Mark a decision, or none; nobody is told."""
        with QSignalBlocker(self):
            if place is None:
                self.setCurrentIndex(QModelIndex())
            else:
                self.setCurrentCell(place, 1)
                self.scrollTo(self.currentIndex(), self.ScrollHint.PositionAtCenter)

    def _update_text(self) -> None:
        with QSignalBlocker(self):
            row = self.currentRow()
            line = round(LINE * self.fontMetrics().height())
            self.verticalHeader().setDefaultSectionSize(line)
            self.setMinimumHeight(FEWEST * line)
            self.setRowCount(len(self._decisions))
            for place, (decision, trick) in enumerate(zip(self._decisions, self._tricks, strict=True)):
                self._put(place, 0, str(trick) if trick else "")
                item = self._put(place, 1, short_choice(decision.done))
                item.setIcon(mark_icon(decision.mark, SIGN, self.devicePixelRatioF()))
                item.setToolTip(tip(wording.choice_name(decision.done)))
                self._put(place, 2, _named(decision), strong=decision.is_mistake)
            if 0 <= row < self.rowCount():
                self.setCurrentCell(row, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex(), self.ScrollHint.PositionAtCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in WALKS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _on_current(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(row)


def short_choice(action: Action | None) -> str:
    """The choice in as few letters as can be."""
    if isinstance(action, Play):
        return wording.card_short(action.card, spoken_letters(Letters.AUTO))
    name = wording.choice_name(action)
    return name[:1].upper() + name[1:]


def _named(decision: ReviewedDecision) -> str:
    """The mark in a word, with the points that are lost."""
    name = mark_name(decision.mark)
    return f"{name} {signed_decimal(-decision.lost)}" if decision.lost else name
