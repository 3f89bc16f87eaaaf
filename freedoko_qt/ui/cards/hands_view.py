"""All four hands as they were dealt, with what each seat took and writes."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.plain import NARROW, shortened
from freedoko_qt.engine.cards import SEATS, Hands

from ..parts.label import Label
from ..parts.translated import Translated
from .card_row import CardRow

if TYPE_CHECKING:
    from freedoko_qt.engine.contracts import CardOrder
    from freedoko_qt.engine.score.score import Score

    from .deck import Deck


class HandsView(Translated, QWidget):
    """Four rows: the name with its side, eyes and tricks, the cards, and the points."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score: Score | None = None
        self._names: Sequence[str] = ()
        self._people = [Label(self, "strong", longest=NARROW) for _ in SEATS]
        self._sides = [Label(self, "side", longest=NARROW) for _ in SEATS]
        self._details = [Label(self, "hint", longest=NARROW) for _ in SEATS]
        self._points = [Label(self, "points", longest=NARROW) for _ in SEATS]
        self._rows = [CardRow(deck, self) for _ in SEATS]
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(10)
        layout.setVerticalSpacing(6)
        layout.setColumnStretch(1, 1)
        for seat in SEATS:
            words = QVBoxLayout()
            words.setSpacing(3)
            words.addStretch()
            title = QHBoxLayout()
            title.setSpacing(8)
            title.addWidget(self._people[seat])
            title.addWidget(self._sides[seat])
            title.addStretch()
            words.addLayout(title)
            words.addWidget(self._details[seat])
            words.addStretch()
            layout.addLayout(words, seat, 0)
            layout.addWidget(self._rows[seat], seat, 1)
            layout.addWidget(self._points[seat], seat, 2, Qt.AlignmentFlag.AlignRight)
            layout.setRowStretch(seat, 1)

    def show_hands(
        self, deck: Deck, names: Sequence[str], score: Score, dealt: Hands, order: CardOrder
    ) -> None:
        """Show the hands, sorted as in the contract that was played."""
        self._score, self._names = score, tuple(names)
        for row, hand in zip(self._rows, dealt, strict=True):
            row.show_cards(deck, sorted(hand, key=order.sort_key))
        self._update_text()

    def _update_text(self) -> None:
        score = self._score
        if score is None:
            return
        for seat in SEATS:
            side = score.side_of(seat)
            self._people[seat].setText(self._names[seat])
            self._sides[seat].setText(wording.side_name(side))
            self._sides[seat].setProperty("side", side.value)
            self._sides[seat].style().polish(self._sides[seat])
            tricks = self.tr("%n trick(s)", "", score.tricks.count(seat))
            eyes = self.tr("%n eye(s)", "", score.eyes[seat])
            self._details[seat].setText(f"{tricks}, {eyes}")
            self._points[seat].setText(wording.signed(score.scores[seat]))
            self._points[seat].setAccessibleName(
                self.tr("{name} writes {points}").format(
                    name=shortened(self._names[seat]), points=wording.signed(score.scores[seat])
                )
            )
