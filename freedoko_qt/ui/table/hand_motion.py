"""The animations of the hand that belong to no event: lifting, sorting, rejecting, and dropping back."""

from collections.abc import Sequence
from math import pi, sin

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from .card_item import CardItem
from .choreographer import Choreographer
from .layout import Place
from .motion import CardMove, Goal, Motion, between
from .stage import Stage

LIFT_TIME, SORT_TIME, SHAKE_TIME, BACK_TIME = 90, 280, 320, 180
Z_HELD = 95.0
"""Above everything else at the table, bubbles included."""


class HandMotion(QObject):
    """Animations of the hand between events; without any at instant speed."""

    def __init__(self, stage: Stage, choreographer: Choreographer, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._choreographer = choreographer
        self._motion = Motion(self)
        for motion in (self._motion, choreographer.motion):
            motion.moved.connect(stage.hand.mark)
        self._shaken: CardItem | None = None
        self.shaking = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=SHAKE_TIME)
        self.shaking.valueChanged.connect(self._on_shaken)
        self.shaking.finished.connect(self._end_shaking)
        self._held: CardItem | None = None
        self._start: Place  # of the way back
        self.going_back = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=BACK_TIME)
        self.going_back.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.going_back.valueChanged.connect(self._come_nearer)
        self.going_back.finished.connect(self._put_back)

    def lift(self) -> None:
        """Bring the cards to their places: those under the mouse or with the focus are a little higher."""
        self._settle(self._stage.hand.goals(), LIFT_TIME)

    def sort(self) -> None:
        """Bring the cards to their places in another order, those of the others too where they are open."""
        self._settle(self._stage.goals(), SORT_TIME)

    def shake(self, item: CardItem) -> None:
        """Play the rejection animation of a card.

        Nothing happens at instant speed, or while a script moves cards.
        """
        self.finish()
        if self._choreographer.factor and not self._choreographer.motion.is_running:
            self._shaken = item
            self.shaking.start()

    def finish(self) -> None:
        """End every animation at once, but for that of a dragged card.

        Cards are in their places afterwards.
        """
        self._motion.finish()
        self.shaking.stop()
        self._end_shaking()

    # A card that the person holds

    @property
    def held(self) -> CardItem | None:
        """The card that is dragged, or on its way back."""
        return self._held if self._held is not None and self._held.held else None

    def pick_up(self, item: CardItem) -> None:
        """Start dragging a card.

        `Pointer` ends it by `give_back`, or the table by playing the card.
        """
        self.going_back.stop()
        self._put_back()
        self.finish()
        self._held = item
        item.held = True
        item.setZValue(Z_HELD)
        self._stage.hand.mark()

    def carry(self, middle: QPointF) -> None:
        """Drag the middle of the card here."""
        if self.held is not None:
            self.held.carry(Place(middle.x(), middle.y(), self._stage.layout.card))

    def give_back(self) -> None:
        """Animate the dragged card back to its place in the hand."""
        item = self.held
        if item is None or self.going_back.state() == QVariantAnimation.State.Running:
            return
        self._start = item.place
        item.setZValue(self._stage.hand.height_of(item))
        if self._choreographer.factor:
            self.going_back.setDuration(round(BACK_TIME * self._choreographer.factor))
            self.going_back.start()
        else:
            self._put_back()

    def _come_nearer(self, share: float) -> None:
        if self.held is not None:
            self.held.carry(between(self._start, self._stage.hand.place_of(self.held), share))

    def _put_back(self) -> None:
        item, self._held = self.held, None
        if item is not None:
            item.held = False
            item.setZValue(self._stage.hand.height_of(item))
            item.put(self._stage.hand.place_of(item))
            self._stage.hand.mark()

    # The others

    def _settle(self, goals: Sequence[Goal], time: int) -> None:
        if self._choreographer.motion.is_running:
            return  # it brings them to their places anyway
        self._motion.start(CardMove(goals, time), self._choreographer.factor)
        self._stage.hand.mark()

    def _on_shaken(self, share: float) -> None:
        if self._shaken is not None:
            way = 0.09 * self._stage.layout.card * sin(6 * pi * share) * (1 - share)
            self._shaken.setX(self._shaken.place.x + way)

    def _end_shaking(self) -> None:
        item, self._shaken = self._shaken, None
        if item is not None:
            item.glide(item.place)
            self.lift()
