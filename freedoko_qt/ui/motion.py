"""Cards on their way: one animation that moves many cards at once."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from .card_item import CardItem
from .layout import Place

STAGGER = 0.5  # share of the time by which the last of several cards that follow each other starts later


@dataclass(frozen=True, slots=True)
class Goal:
    """A card and where it is to lie."""

    item: CardItem
    place: Place


@dataclass(frozen=True, slots=True)
class Move:
    """Cards move to their places in so many milliseconds (at normal speed).

    `one_by_one`: they set out one after the other. `leaving`: they are taken off the table afterwards, so that
    their pictures are only scaled.
    """

    goals: Sequence[Goal]
    time: int = 240
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    one_by_one: bool = False
    leaving: bool = False

    def finish(self) -> None:
        """Put every card to its place at once."""
        for goal in self.goals:
            if self.leaving:
                goal.item.glide(goal.place)
            else:
                goal.item.put(goal.place)


class Motion(QObject):
    """Carries out one Move at a time; a new one first brings the running one to its end."""

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._move: Move | None = None
        self._moving: list[tuple[Goal, Place]] = []  # with the places where they began
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._step)
        self._clock.finished.connect(self._end)

    @property
    def running(self) -> bool:
        """Whether cards are on their way."""
        return self._move is not None

    def start(self, move: Move, factor: float) -> None:
        """Move the cards; `factor` multiplies the time, 0 puts them there at once."""
        self.finish()
        moving = [goal for goal in move.goals if is_far(goal.item.place, goal.place)]
        if not factor or not moving:
            move.finish()
            self.finished.emit()
            return
        for goal in moving:
            goal.item.prepare(goal.place)
        self._move = move
        self._moving = [(goal, goal.item.place) for goal in moving]
        self._clock.setDuration(max(1, round(move.time * factor)))
        self._clock.start()

    def finish(self) -> None:
        """Bring the cards to their places at once, without a word."""
        move = self._halt()
        if move is not None:
            move.finish()

    def drop(self) -> None:
        """Leave the cards where they are."""
        self._halt()

    def _halt(self) -> Move | None:
        move, self._move = self._move, None
        if self._clock.state() != QAbstractAnimation.State.Stopped:
            self._clock.stop()
        return move

    def _step(self, now: float) -> None:
        if self._move is None:
            return
        curve = QEasingCurve(self._move.curve)
        last = max(1, len(self._moving) - 1)
        delay = STAGGER if self._move.one_by_one else 0.0
        for index, (goal, start) in enumerate(self._moving):
            share = min(1.0, max(0.0, (now - delay * index / last) / (1 - delay)))
            goal.item.glide(between(start, goal.place, curve.valueForProgress(share)))

    def _end(self) -> None:
        move = self._halt()
        if move is not None:
            move.finish()
            self.finished.emit()


def between(start: Place, end: Place, share: float) -> Place:
    """The place at a share, 0 to 1, of the way."""
    return Place(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.width + (end.width - start.width) * share,
        start.rotation + (end.rotation - start.rotation) * share,
    )


def is_far(one: Place, other: Place) -> bool:
    """Whether a card would be seen to move from one place to the other."""
    gaps = (one.x - other.x, one.y - other.y, one.width - other.width, one.rotation - other.rotation)
    return any(abs(gap) > 1 for gap in gaps)
