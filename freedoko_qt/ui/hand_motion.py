"""The small moves of cards that belong to no event: lifting, sorting, shaking."""

from collections.abc import Sequence
from math import pi, sin

from PySide6.QtCore import QObject, QVariantAnimation

from .card_item import CardItem
from .choreographer import Choreographer
from .motion import Goal, Motion, Move
from .stage import Stage

LIFT_TIME, SORT_TIME, SHAKE_TIME = 90, 280, 320


class HandMotion(QObject):
    """Moves cards of the hand while no event moves them; at instant speed they are there at once."""

    def __init__(self, stage: Stage, choreographer: Choreographer, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._choreographer = choreographer
        self._motion = Motion(self)
        self._shaken: CardItem | None = None
        self.shaking = QVariantAnimation(self)
        self.shaking.setDuration(SHAKE_TIME)
        self.shaking.setStartValue(0.0)
        self.shaking.setEndValue(1.0)
        self.shaking.valueChanged.connect(self._sway)
        self.shaking.finished.connect(self._calm)

    def lift(self) -> None:
        """Bring the cards to their places: those under the mouse or with the focus are a little higher."""
        self._settle(self._stage.hand.goals(), LIFT_TIME)

    def sort(self) -> None:
        """Bring the cards to their places in another order, those of the others too where they lie open."""
        self._settle(self._stage.goals(), SORT_TIME)

    def shake(self, item: CardItem) -> None:
        """The card shakes its head."""
        self.finish()
        if self._choreographer.factor and not self._choreographer.motion.running:
            self._shaken = item
            self.shaking.start()

    def finish(self) -> None:
        """End every move at once."""
        self._motion.finish()
        self.shaking.stop()
        self._calm()

    def _settle(self, goals: Sequence[Goal], time: int) -> None:
        if self._choreographer.motion.running:
            return  # it brings them to their places anyway
        self._stage.hand.mark()
        self._motion.start(Move(goals, time), self._choreographer.factor)

    def _sway(self, share: float) -> None:
        if self._shaken is not None:
            way = 0.09 * self._stage.layout.card * sin(6 * pi * share) * (1 - share)
            self._shaken.setX(self._shaken.place.x + way)

    def _calm(self) -> None:
        item, self._shaken = self._shaken, None
        if item is not None:
            item.glide(item.place)
            self.lift()
