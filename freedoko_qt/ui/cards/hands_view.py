"""The result of a game for all four players: a card for each, whose points are counted up at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QEvent, QSize, QVariantAnimation
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from freedoko_qt.engine.cards import SEATS, Hands
from freedoko_qt.engine.contracts import Contract

from ..parts.layouts import grid
from .person_card import Earned, PersonCard

if TYPE_CHECKING:
    from freedoko_qt.app.people import Avatar
    from freedoko_qt.engine.contracts import CardOrder
    from freedoko_qt.engine.score.score import Score

    from .deck import Deck

FEWEST = 2  # beside each other
GAP = 12  # logical pixels


class HandsView(QWidget):
    """The cards of the four people beside each other, or two above two where there is little room."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.people = [PersonCard(deck, self) for _ in SEATS]
        self._grid = grid(on=self, spacing=(GAP, GAP))
        self._columns = 0
        self._arrange()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._counting = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._counting.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._counting.valueChanged.connect(self.show_share)

    def show_hands(
        self,
        deck: Deck,
        names: Sequence[str],
        score: Score,
        dealt: Hands,
        order: CardOrder,
        *,
        avatars: Sequence[Avatar | None] = (None,) * len(SEATS),
        totals: Sequence[int | None] = (None,) * len(SEATS),
    ) -> None:
        """Show the hands, sorted as in the contract that was played; `totals` are the sums after the game.

        Sequences are by seat. The numbers are shown at once; `count_up` animates them.
        """
        self._counting.stop()
        for seat, person in enumerate(self.people):
            side = score.side_of(seat)
            earned = Earned(
                name=names[seat],
                avatar=avatars[seat],
                side=None if score.contract is Contract.RAMSCH else side,
                tricks=score.tricks.count(seat),
                eyes=score.eyes[seat],
                points=score.scores[seat],
                has_won=side is score.winner,
                cards=sorted(dealt[seat], key=order.sort_key),
                total=totals[seat],
            )
            person.show_earned(deck, earned)
        self.show_share(1.0)
        self._arrange()

    def count_up(self, time: int) -> None:
        """Count the points and sums up in `time` milliseconds.

        0: they stay as they are. A running animation starts again.
        """
        self._counting.stop()
        if time:
            self.show_share(0.0)  # not only when the animation first moves: the page is painted before
            self._counting.setDuration(time)
            self._counting.start()

    def finish(self) -> None:
        """Show at once what is still being counted."""
        self._counting.stop()
        self.show_share(1.0)

    @property
    def is_counting(self) -> bool:
        """True while the numbers move."""
        return self._counting.state() == QVariantAnimation.State.Running

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._arrange()  # the words have another size now
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """As narrow as two beside each other."""
        person = max(person.minimumSizeHint().width() for person in self.people)
        return QSize(FEWEST * person + GAP, super().minimumSizeHint().height())

    def show_share(self, share: float) -> None:
        """Show this share of the numbers, from 0 to 1."""
        for person in self.people:
            person.show_share(share)
        totals = [person.total.shown for person in self.people]
        for person, own in zip(self.people, totals, strict=True):
            person.show_place(1 + sum(other > own for other in totals))

    def _arrange(self) -> None:
        gaps = (len(SEATS) - 1) * self._grid.horizontalSpacing()
        needed = len(SEATS) * max(person.breadth for person in self.people) + gaps
        columns = len(SEATS) if self.width() >= needed else FEWEST
        if columns != self._columns:
            self._columns = columns
            for seat, person in enumerate(self.people):
                self._grid.addWidget(person, seat // columns, seat % columns)
            for column in SEATS:
                self._grid.setColumnStretch(column, 1 if column < columns else 0)
