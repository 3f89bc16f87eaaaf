"""One animation that moves many cards at once."""

from collections.abc import Callable, Sequence
from math import hypot, pi, sin
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal
from shiboken6 import isValid

from .card_item import CardItem
from .layout import Place

STAGGER = 0.5  # share of the time by which the last of several cards that follow each other starts later
LANDING = 0.72  # share of the time after which a card that comes down with force has landed
HOP = 0.06  # how much larger a card gets that is played
HEIGHT, DROP = 0.14, 0.62  # how much larger such a card gets; share of its way in the air after which it falls
JOLT, FARTHEST = 2.0, 3.0  # units by which the cards around give way, and pixels at most

Way: TypeAlias = Callable[[Place, Place, float], Place]
"""The way of a card: its place at a share of the time, 0 to 1, by its first and last place.

Each way but the straight one has a pace of its own.
"""


def between(start: Place, end: Place, share: float) -> Place:
    """The straight path between two places."""
    return Place(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.width + (end.width - start.width) * share,
        start.rotation + (end.rotation - start.rotation) * share,
        start.veil + (end.veil - start.veil) * share,
        start.seen + (end.seen - start.seen) * share,
    )


class Goal(NamedTuple):
    """A card, the place where it goes, and the path that it takes."""

    item: CardItem
    place: Place
    way: Way = between


class CardMove(NamedTuple):
    """Cards move to their places, each in `time` milliseconds (at normal speed).

    `one_by_one`: they set out one after the other, from a stack of which one card is seen: the shadows of all would
    be black. `leaving`: they are taken off the table afterwards, so that their pictures are only scaled.
    """

    goals: Sequence[Goal]
    time: int = 240
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    one_by_one: bool = False
    leaving: bool = False

    @property
    def landing(self) -> float:
        """The share of the time after which the cards have landed: before the end if one comes down with force."""
        return LANDING if any(goal.way is blow for goal in self.goals) else 1.0

    def finish(self) -> None:
        """Put every card to its place at once.

        Cards that are held stay with the pointer.
        """
        for goal in self.goals:
            if self.leaving:
                goal.item.glide(goal.place)
            else:
                goal.item.put(goal.place)


class Motion(QObject):
    """Carries out one CardMove at a time; a new one first brings the running one to its end."""

    landed = Signal()
    """The cards of the move are where they go; those around them may still give way."""
    finished = Signal()
    moved = Signal()
    """The cards have been moved: at each step, and at the end."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._move: CardMove | None = None
        self._moving: list[tuple[Goal, Place]] = []  # with the places where they began
        self._has_landed = False
        self.clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self.clock.valueChanged.connect(self._step)
        self.clock.finished.connect(self._end)

    @property
    def is_running(self) -> bool:
        """True if cards are on their way."""
        return self._move is not None

    def start(self, move: CardMove, factor: float) -> None:
        """Move the cards; `factor` multiplies the time, 0 puts them there at once.

        `landed` and `finished` follow, at once if nothing has to move.
        """
        self.finish()
        moving = [goal for goal in move.goals if goal.way is not between or is_far(goal.item.place, goal.place)]
        if not factor or not moving:
            move.finish()
            self.moved.emit()
            self.landed.emit()
            self.finished.emit()
            return
        for goal in move.goals:
            goal.item.prepare(goal.place)
        self._move = move
        self._has_landed = False
        self._moving = [(goal, goal.item.place) for goal in moving]
        if move.one_by_one:
            self._show_stack(0)
        self.clock.setDuration(max(1, round(move.time * factor / (1 - _delay(move)))))
        self.clock.start()

    def finish(self) -> None:
        """Move the cards to their goals at once, without a signal."""
        move = self._halt()
        if move is not None:
            move.finish()
            self.moved.emit()

    def drop(self) -> None:
        """Stop, leaving the cards where they are.

        No signal follows.
        """
        self._halt()

    def _halt(self) -> CardMove | None:
        move, self._move = self._move, None
        if move is not None and move.one_by_one:
            self._show_stack(len(self._moving))
        if self.clock.state() != QAbstractAnimation.State.Stopped:
            self.clock.stop()
        return move

    def _step(self, now: float) -> None:
        if self._move is None:
            return
        curve = QEasingCurve(self._move.curve)
        last = max(1, len(self._moving) - 1)
        delay = _delay(self._move)
        if delay:
            self._show_stack(int(now / delay * last) + 1)
        for index, (goal, start) in enumerate(self._moving):
            share = min(1.0, max(0.0, (now - delay * index / last) / (1 - delay)))
            if goal.way is between:
                share = curve.valueForProgress(share)
            goal.item.glide(goal.way(start, goal.place, share))
        self.moved.emit()
        if now >= self._move.landing:
            self._land()

    def _show_stack(self, gone: int) -> None:
        """Show so many cards that have set out, and the next one."""
        for index, (goal, _) in enumerate(self._moving):
            if isValid(goal.item):  # not where the window was closed while they flew
                goal.item.setVisible(index <= gone)

    def _land(self) -> None:
        if not self._has_landed:
            self._has_landed = True
            self.landed.emit()

    def _end(self) -> None:
        move = self._halt()
        if move is not None:
            move.finish()
            self.moved.emit()
            self._land()
            self.finished.emit()


def _delay(move: CardMove) -> float:
    """The share of the whole time after which the last card sets out."""
    return STAGGER if move.one_by_one else 0.0


def hop(start: Place, end: Place, share: float) -> Place:
    """A path a little above the table."""
    place = between(start, end, 1 - (1 - share) ** 3)
    return place._replace(width=place.width * (1 + HOP * sin(pi * share)))


def blow(start: Place, end: Place, share: float) -> Place:
    """A path high above the table and down with force, landing before the time is over."""
    flown = min(1.0, share / LANDING)
    across = 1 - (1 - min(1.0, flown / DROP)) ** 3
    height = sin(pi / 2 * flown / DROP) if flown < DROP else 1 - ((flown - DROP) / (1 - DROP)) ** 3
    place = between(start, end, across)
    return Place(
        place.x, place.y - HEIGHT / 2 * height * end.height, place.width + HEIGHT * height * end.width, place.rotation
    )


def jolt(origin: Place, unit: float) -> Way:
    """The way of a card that gives way where another one lands with force, and comes back."""

    def way(start: Place, end: Place, share: float) -> Place:
        landed = max(0.0, (share - LANDING) / (1 - LANDING))
        off = min(JOLT * unit, FARTHEST) * sin(pi * landed)
        dx, dy = end.x - origin.x, end.y - origin.y
        far = max(1.0, hypot(dx, dy))
        return between(start, end, share).moved(off * dx / far, off * dy / far)

    return way


def is_far(one: Place, other: Place) -> bool:
    """True if a card would be seen to move from one place to the other."""
    gaps = (one.x - other.x, one.y - other.y, one.width - other.width, one.rotation - other.rotation)
    return (one.veil, one.seen) != (other.veil, other.seen) or any(abs(gap) > 1 for gap in gaps)
